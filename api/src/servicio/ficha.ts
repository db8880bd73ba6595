import type { Api } from './api';
import { Rechazo } from './api';
import { claveDeSolicitud } from './busca';
import { conNombres, soloNombres } from './cuerpo';
import { finanzasNombradas } from './estado-financiero';
import { ruta } from './fila';
import type { JsonObject } from './json-object';

/** The client record of part 1 §3 and part 2 §3.12, composed of our own operations. */
const DATOS = 'cliente (Informacion.Datos)';
const LABORAL = 'solicitud: relación de dependencia e independencia';
const dePersona = soloNombres(DATOS, 'Nombre ApellidoP ApellidoM Direccion Correo fechaN');
const declarado = soloNombres(
  DATOS,
  'Nombre ApellidoP ApellidoM Direccion Correo estadoCivil SeparacionB fechaN Profesion nacionalidad residencia Genero cod_dactilar estado_sol',
);
const bien = soloNombres('solicitud: bien', 'tipoVehiculo valor');
const domicilio = soloNombres(
  'solicitud: domicilio',
  'TipoDomicilio NombrePropietario TelefonoPropietario ReferenciaDomicilio TelefonoDomicilio Parroqia',
);
const laboral = soloNombres(
  LABORAL,
  'Razon_Social Nombre_Comercial Actividad Actividad_UAFE Antiguedad Direccion Ocupacion RUC Telefono correoE',
);
const beneficiario = soloNombres(
  'solicitud: beneficiario final',
  'beneficiarioSexo Nacionalidad Nombres CedulaRuc ApellidoP ApellidoM ActividadEconomica',
);
const deGarante = soloNombres('garante', 'Nombre ApellidoP ApellidoM id_Garante');
export const comoPlan = conNombres('plan', 'plan_id Saldo FechaAdj Adjudicado Cuotas_Ofertadas cuotaVencida');

/** Reads the parts of a record that the account may read. */
class Lecturas {
  readonly sinPermiso: string[] = [];

  constructor(private readonly api: Api) {}

  /** `null` = there is none, or none for this account, which is added to `sinPermiso`. */
  async lee(camino: string): Promise<JsonObject | null> {
    return this.intenta(() => this.api.lee(camino));
  }

  async primera(recurso: string, filtro: JsonObject): Promise<JsonObject | null> {
    return (await this.intenta(() => this.api.filas(recurso, filtro)))?.[0] ?? null;
  }

  private async intenta<T>(lee: () => Promise<T>): Promise<T | null> {
    try {
      return await lee();
    } catch (error) {
      if (!(error instanceof Rechazo) || ![403, 404, 409, 422].includes(error.estado)) throw error;
      const { permiso } = (error.problema['detalle'] ?? {}) as { permiso?: string };
      if (permiso !== undefined && !this.sinPermiso.includes(permiso)) this.sinPermiso.push(permiso);
      return null;
    }
  }
}

/** The newest award. */
function planDeFicha(planes: readonly JsonObject[]): string | undefined {
  const adjudicados = planes.filter(({ adjudicado }) => adjudicado === true);
  const fecha = (plan: JsonObject): string => String(plan['fechaAdjudicacion'] ?? '');
  const [primero] = adjudicados.sort((a, b) => fecha(b).localeCompare(fecha(a)));
  return primero?.['idCodigo'] as string | undefined;
}

/**
 * The record of a client by one of his plans, the newest award unless `plan` says another, under the names by which it is saved. Parts that the
 * account may not read are empty and named in `sinPermiso`.
 */
export async function fichaDe(api: Api, cliente: JsonObject, plan?: string): Promise<JsonObject> {
  const planes = cliente['planes'] as readonly JsonObject[];
  const codigo = plan ?? planDeFicha([...planes]);
  const lecturas = new Lecturas(api);
  const Planes = planes.map(comoPlan);
  if (codigo === undefined) return conInformacion({ Datos: datosDe(cliente, null, null), Planes }, {});
  const estado = await api.lee(ruta`/plan/${codigo}`);
  const solicitud = await lecturas.lee(ruta`/solicitud/${claveDeSolicitud(codigo, 'N')}`);
  const riesgo = await lecturas.lee(ruta`/riesgo/${codigo}`);
  const datosFina = await lecturas.lee(ruta`/finanzas/${claveDeSolicitud(codigo, 'N')}`);
  const pagareInfo = await lecturas.primera('/pagare', { plan: codigo });
  const partes = {
    Datos: { ...datosDe(cliente, solicitud, estado), warranties: riesgo?.['garantias'] ?? null },
    Planes,
    ...declaradoEn(solicitud),
  };
  const { carpeta } = estado as { carpeta: JsonObject | null };
  return conInformacion(partes, {
    garante: await garanteDe(lecturas, codigo, estado),
    Departamento: estado['idDepartamento'],
    riesgo: { score: estado['riesgo'] },
    excepcion: riesgo?.['excepcion'] ?? estado['excepcion'],
    num_aprobacion: estado['numAprobacion'],
    datosFina: datosFina && finanzasNombradas(datosFina),
    estado: carpeta?.['estado'] ?? null,
    porHacer: estado['porHacer'],
    aprobar: estado['porHacer'] === 'Realizado',
    pagareInfo: pagareInfo && { numeroPagare: pagareInfo['id'], Estado: pagareInfo['estado'], ...pagareInfo },
    ...(lecturas.sinPermiso.length === 0 ? {} : { sinPermiso: lecturas.sinPermiso }),
  });
}

/** Part 1 §3 has only Datos within Informacion, part 2 §3.4 also Planes: the parts are in both places. */
const conInformacion = (partes: JsonObject, resto: JsonObject): JsonObject => {
  const { Datos: _, ...sinDatos } = partes;
  return { Informacion: partes, ...sinDatos, ...resto };
};

/** Declared data, else known data. */
function datosDe(cliente: JsonObject, solicitud: JsonObject | null, estado: JsonObject | null): JsonObject {
  const { identificacion, telefono, celular, provincia, ciudad } = cliente;
  return {
    Cedula: identificacion,
    ...(estado && { Codigo: estado['idCodigo'] }),
    ...dePersona({ ...cliente }),
    ...(solicitud && { ...declarado(solicitud), ...bien(solicitud) }),
    Telefono: solicitud?.['celular'] ?? telefono ?? celular ?? null,
    Provincia: solicitud?.['provinciaCodigo'] ?? provincia,
    Ciudad: solicitud?.['cantonCodigo'] ?? ciudad,
    estado_sol: estado?.['estadoSol'] ?? null,
  };
}

function declaradoEn(solicitud: JsonObject | null): JsonObject {
  if (solicitud === null) return {};
  const SitLabo = solicitud['situacionLaboral'];
  const trabajo = { SitLabo, ...laboral(solicitud) };
  const nada = { SitLabo: null };
  return {
    Direccion: { ...domicilio(solicitud), Celular: solicitud['celular'] },
    RelacionDependencia: SitLabo === 'I' ? nada : trabajo,
    RelacionIndependencia: SitLabo === 'I' ? trabajo : nada,
    beneficiario: beneficiario(solicitud),
    pep: {
      isPEP: solicitud['pepExpuesto'],
      vinculo: solicitud['pepVinculo'],
      nombres: solicitud['pepNombres'],
      parentesco: solicitud['pepParentesco'],
    },
  };
}

async function garanteDe(lecturas: Lecturas, plan: string, estado: JsonObject): Promise<JsonObject | null> {
  if (estado['garante'] === null || estado['garante'] === undefined) return null;
  const solicitudDelGarante = await lecturas.lee(ruta`/solicitud/${claveDeSolicitud(plan, 'S')}`);
  if (solicitudDelGarante === null) return null;
  const { correo, celular, telefonoDomicilio, direccion } = solicitudDelGarante;
  return {
    ...deGarante(solicitudDelGarante),
    correoP: correo,
    Telefono: celular ?? telefonoDomicilio,
    Direccion: direccion,
  };
}
