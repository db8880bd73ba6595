import { pasosDelRecorrido, sumarMeses } from '@adjudica/domain';
import type {
  ClienteDetalle,
  CuotaRecord,
  EstadoDePlan,
  MovimientoRecord,
  PlanDeCliente,
} from '../capabilities/cliente/tipos';
import type { ConsultaDeCliente } from '../generated/api';
import { fakeApi, listAnswer, userOf } from './api';

export const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
export const riesgo = userOf('Riesgo', '004');

export const plan12: PlanDeCliente = {
  idCodigo: '01-M001-12',
  producto: '01',
  nombreProducto: 'Motor Plan',
  grupo: 'M001',
  codigo: '12',
  monto: 18000,
  valorCuota: 380.5,
  cuotasPagadas: 12,
  cuotasTotales: 60,
  numCuota: '12/60',
  saldo: 18264.05,
  cuotasVencidas: 2,
  estadoPlan: 'A',
  adjudicado: true,
  fechaAdjudicacion: '2026-09-20',
  cuotasOfertadas: 12,
  idDepartamento: '004',
};
export const plan7: PlanDeCliente = {
  ...plan12,
  idCodigo: '02-C004-7',
  producto: '02',
  nombreProducto: 'Casa Plan',
  grupo: 'C004',
  codigo: '7',
  cuotasPagadas: 3,
  cuotasTotales: 120,
  numCuota: '3/120',
  cuotasVencidas: 0,
  estadoPlan: 'R',
  adjudicado: false,
  fechaAdjudicacion: null,
  cuotasOfertadas: null,
  idDepartamento: null,
};

export const zambrano: ClienteDetalle = {
  id: 41,
  tipoIdentificacion: 'C',
  identificacion: '1710034065',
  nombreCompleto: 'Zambrano Loor José Antonio',
  suspendidoDesde: null,
  nombres: 'José Antonio',
  apellidoPaterno: 'Zambrano',
  apellidoMaterno: 'Loor',
  fechaNacimiento: '1985-03-05',
  edad: 41,
  estadoCivil: 'S',
  correo: 'jose@example.com',
  celular: '0991234567',
  telefono: null,
  direccion: 'Av. Amazonas y Naciones Unidas',
  provincia: 'Pichincha',
  ciudad: 'Quito',
  parroquia: null,
  planes: [plan12, plan7],
};

export const estado12: EstadoDePlan = {
  ...plan12,
  titular: { identificacion: zambrano.identificacion, nombreCompleto: zambrano.nombreCompleto },
  id: plan12.idCodigo,
  carpeta: {
    idDepartamento: '004',
    departamento: 'Riesgos',
    estado: 'No tiene documentos asignado',
    hojaDeDecision: null,
    version: 1,
  },
  ejecutivo: 'Lucía Andrade',
  numAprobacion: 100,
  estadoCivil: 'S',
  separacionBienes: null,
  situacionLaboral: 'V',
  estadoSol: null,
  conBien: false,
  medioAprobado: null,
  riesgo: 0,
  excepcion: false,
  garante: null,
  porHacer: 'Pagare',
  ajeno: false,
  faltantes: [
    {
      codigo: 'titular.celular',
      texto: 'Celular',
      pestana: 'cliente',
      subpestana: 'informacion',
      campo: 'celular',
    },
  ],
  requisitos: 30,
  puedeEditar: false,
  motivoNoEditar: 'La carpeta está en el departamento de riesgo: no se puede modificar',
  puedeEnviar: false,
  motivoNoEnviar: 'La carpeta está en el departamento de riesgo: no se puede modificar',
  motivoSuspension: null,
  diferencias: [],
};
export const estado7: EstadoDePlan = {
  ...estado12,
  ...plan7,
  id: plan7.idCodigo,
  carpeta: null,
  ejecutivo: null,
  numAprobacion: null,
};

/** Where the plan of Zambrano is: the head approves its order, which is late. */
export const consulta41: ConsultaDeCliente = {
  id: zambrano.id,
  tipoIdentificacion: 'C',
  identificacion: '•••••••065',
  nombreCompleto: zambrano.nombreCompleto,
  celular: zambrano.celular,
  telefono: null,
  suspendidoDesde: null,
  planes: [
    {
      idCodigo: plan12.idCodigo,
      producto: '01',
      grupo: plan12.grupo,
      activo: true,
      posicion: {
        paso: 'Orden de compra al concesionario',
        pasos: pasosDelRecorrido.map(({ id, nombre }) => ({
          nombre,
          estado: id < 8 ? 'hecho' : id < 10 ? 'enCurso' : 'porHacer',
        })),
        siguiente: {
          ...{
            texto: 'Aprobar orden de compra',
            de: 'jefatura',
            idDepartamento: '002',
            departamento: 'Adjudicaciones',
          },
          ...{ desde: '2026-11-03', dias: 5, leToca: false, enlace: '/orden-de-compra/12' },
        },
        loTiene: 'Jefatura',
        ejecutivo: 'Lucía Andrade',
        promesa: { fecha: '2026-10-16', dias: 17, atraso: 9, quedan: 0 },
        entregado: null,
        papeles: [],
      },
      ultimaLlamada: null,
    },
    {
      idCodigo: plan7.idCodigo,
      producto: '02',
      grupo: plan7.grupo,
      activo: false,
      posicion: null,
      ultimaLlamada: null,
    },
  ],
};

const cuotas: CuotaRecord[] = Array.from({ length: 60 }, (_, i) => ({
  id: i + 1,
  numero: i + 1,
  fechaVencimiento: sumarMeses('2025-01-05', i),
  valor: 380.5,
  pagado: i < 12 ? 380.5 : 0,
  pendiente: i < 12 ? 0 : 380.5,
  estado: i < 12 ? 'Pagada' : i < 14 ? 'Vencida' : 'Pendiente',
}));
const movimientos: MovimientoRecord[] = Array.from({ length: 20 }, (_, i) => ({
  id: i + 1,
  fecha: sumarMeses('2025-01-05', i % 12),
  tipoDocumento: i === 0 ? 'CON' : 'REC',
  serieDocumento: '001',
  numeroDocumento: String(1000 + i),
  tipoMovimiento: i === 0 ? 'DEB' : 'CRE',
  referencia: i === 0 ? 'Contrato' : null,
  valorDebito: i === 0 ? 22830 : 0,
  valorCredito: i === 0 ? 0 : 380.5,
  valorSaldo: 22830 - i * 380.5,
}));

/** The page of rows that a list call asks for. */
function pagina(resource: string, rows: readonly unknown[], path: string) {
  const [desde = 0, hasta = 0] = JSON.parse(
    new URLSearchParams(path.split('?')[1]).get('range') ?? '[0,9]',
  ) as number[];
  return {
    body: rows.slice(desde, hasta + 1),
    headers: { 'Content-Range': `${resource} ${desde}-${Math.min(hasta, rows.length - 1)}/${rows.length}` },
  };
}

/** A fake API with one client who has two plans. */
export function apiDeClientes() {
  const api = fakeApi();
  api.on('GET /cliente/busqueda', () => ({ body: [zambrano] }));
  api.on(`GET /cliente/${zambrano.identificacion}`, () => ({ body: zambrano }));
  api.on(`GET /consulta-cliente/${zambrano.id}`, () => ({ body: consulta41 }));
  api.on('GET /plan/01-M001-12', () => ({ body: estado12 }));
  api.on('GET /plan/02-C004-7', () => ({ body: estado7 }));
  api.on('GET /cuota', ({ path }) => pagina('cuota', cuotas, path));
  api.on('GET /movimiento', ({ path }) => pagina('movimiento', movimientos, path));
  api.on('GET /plan/01-M001-12/estado-cuenta', () => ({ body: {} }));
  api.on('GET /plan/01-M001-12/arbol-tareas', () => ({ body: [] }));
  api.on('GET /plan/02-C004-7/arbol-tareas', () => ({ body: [] }));
  api.on('GET /evento', () => listAnswer('evento', []));
  // The other tabs have tests of their own; here their lists are empty.
  for (const catalogo of ['pais', 'provincia', 'canton', 'parroquia', 'banco', 'actividad-uafe'])
    api.on(`GET /${catalogo}`, () => listAnswer(catalogo, []));
  return {
    ...api,
    pedidas: (inicio: string) => api.llamadas.map(({ path }) => path).filter((path) => path.startsWith(inicio)),
  };
}

export const pagos = (plan: string) => `plan=${plan}&tab=cliente&sub=detalle-pagos`;
