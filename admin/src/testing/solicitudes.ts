import type { DatosDeSolicitud } from '@adjudica/domain';
import type { PlanDeSolicitud, SolicitudRecord } from '../capabilities/solicitud/tipos';
import { fakeApi, listAnswer, userOf } from './api';

export const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
export const riesgo = userOf('Riesgo', '004');
export const legal = userOf('Legal', '003');
export const gerente = userOf('Gerente General', null);

export const CLAVE = '01-M001-12-titular';

/** A complete, saved application of a private employee. */
export const datos: DatosDeSolicitud = {
  estadoBien: 'Nuevo',
  valorBien: 18500.5,
  nombres: 'María José',
  apellidoPaterno: 'Andrade',
  apellidoMaterno: 'Vera',
  genero: 'F',
  fechaNacimiento: '1988-03-15',
  estadoCivil: 'S',
  separacionBienes: null,
  nacionalidad: 'EC',
  anosResidencia: null,
  profesion: 'Contadora',
  codigoDactilar: 'V4343I',
  correo: 'maria@correo.ec',
  celular: '0991234567',
  tipoDomicilio: 'A',
  nombrePropietario: null,
  telefonoPropietario: null,
  domicilioDesde: null,
  provinciaCodigo: '17',
  cantonCodigo: '1701',
  parroquiaCodigo: '170104',
  direccion: 'Av. 10 de Agosto N24-15',
  referenciaDomicilio: 'Frente al parque',
  telefonoDomicilio: null,
  situacionLaboral: 'V',
  pepExpuesto: null,
  pepVinculo: null,
  pepNombres: null,
  pepParentesco: null,
  beneficiarioEsTitular: false,
  beneficiarioCedula: '1710034065',
  beneficiarioNombres: 'Luis',
  beneficiarioApellidoPaterno: 'Andrade',
  beneficiarioApellidoMaterno: 'Mora',
  beneficiarioNacionalidad: 'EC',
  beneficiarioGenero: 'M',
  beneficiarioActividad: 'Comercio',
  laboralInformal: false,
  laboralRuc: null,
  laboralNombre: 'Textiles del Valle',
  laboralActividad: 'Confección',
  laboralActividadUafe: null,
  laboralCargo: 'Jefa de costos',
  laboralDireccion: 'Panamericana Norte km 9',
  laboralTelefono: '022345678',
  laboralAnos: 6,
  laboralCorreo: null,
  jubilacionTipo: null,
  jubilacionInstitucion: null,
  jubilacionFecha: null,
  subsidioPersona: null,
  subsidioActividad: null,
  subsidioParentesco: null,
  subsidioDesde: null,
};

export const registro: SolicitudRecord = {
  ...(datos as Pick<SolicitudRecord, keyof typeof datos>),
  id: CLAVE,
  idCodigo: '01-M001-12',
  rol: 'titular',
  identificacion: '1712345675',
  version: 3,
  guardadaEn: '2026-11-20T15:00:00.000Z',
  guardadaPor: 'Pablo Rivas',
  numAprobacion: 41,
  estadoSol: null,
  generadaEn: null,
  documentoVigente: false,
  acciones: ['guardar', 'generar'],
};

export const plan: PlanDeSolicitud = {
  idCodigo: '01-M001-12',
  motivoNoEnviar: 'Documentación vacia',
};

const catalogo = (filas: readonly (readonly [string, string])[]) =>
  filas.map(([codigo, nombre]) => ({ id: codigo, codigo, nombre }));

const catalogos: Record<string, ReturnType<typeof catalogo>> = {
  pais: catalogo([
    ['CO', 'Colombia'],
    ['EC', 'Ecuador'],
  ]),
  provincia: catalogo([
    ['01', 'Azuay'],
    ['17', 'Pichincha'],
  ]),
  canton: catalogo([
    ['0101', 'Cuenca'],
    ['1701', 'Quito'],
    ['1702', 'Cayambe'],
  ]),
  parroquia: catalogo([
    ['010101', 'Bellavista'],
    ['170104', 'Cotocollao'],
    ['170105', 'Chaupicruz'],
    ['170201', 'Ayora'],
  ]),
  'actividad-uafe': catalogo([['A01', 'Agricultura']]),
};

/** The API of one application: catalogues with their cascade, no draft, and the record as given. */
export function apiDeSolicitud(inicial: Partial<SolicitudRecord> = {}) {
  const api = fakeApi();
  let guardado: SolicitudRecord = { ...registro, ...inicial };
  for (const [recurso, filas] of Object.entries(catalogos)) {
    api.on(`GET /${recurso}`, ({ path }) => {
      const filtro = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
      const padre: string = filtro.provinciaCodigo ?? filtro.cantonCodigo ?? '';
      const pedidos: string[] | undefined = filtro.id;
      return listAnswer(
        recurso,
        filas.filter((f) => f.codigo.startsWith(padre) && (pedidos === undefined || pedidos.includes(f.codigo))),
      );
    });
  }
  api.on(`GET /solicitud/${guardado.id}`, () => ({ body: guardado }));
  api.on(`PUT /solicitud/${guardado.id}`, ({ body }) => {
    guardado = { ...guardado, ...(body as object), version: guardado.version + 1, acciones: ['guardar', 'generar'] };
    return { body: guardado };
  });
  const guardados = () => api.llamadas.filter(({ method, path }) => method === 'PUT' && path.startsWith('/solicitud/'));
  const borradores = () => api.llamadas.filter(({ path, method }) => path.startsWith('/borrador/') && method !== 'GET');
  return { ...api, guardados, borradores };
}
