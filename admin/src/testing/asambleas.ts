import { indicadoresDelMes } from '@adjudica/domain';
import type { AsambleaDetalle, AsambleaRecord, Indicadores, OpcionesDeAsamblea } from '../capabilities/asamblea/tipos';
import type { ParticipanteRecord } from '../capabilities/participante/tipos';
import type { SorteoVista } from '../generated/api';
import { fakeApi, listAnswer, userOf } from './api';

/** Group M001 of MotorPlan: assemblies 1 (closed, with minutes), 2 (closed, 'Sin Acta'), 3 (open, the next). */
export const asamblea3: AsambleaRecord = {
  id: 33,
  producto: '01',
  productoNombre: 'Motor Plan',
  grupoId: 7,
  grupo: 'M001',
  numeroAsamblea: 3,
  mesesPlan: 60,
  fecha: '2026-11-20',
  hora: '18:30',
  lugar: 'Virtual - Facebook Live',
  notario: 'Dra. Elena Paredes',
  testigo1: null,
  testigo2: null,
  testigo3: null,
  representante: null,
  notariaNumero: null,
  notariaCanton: null,
  convocatoria: null,
  ordenDelDia: null,
  estado: 'Abierta',
  acta: 'Sin Acta',
  tieneActa: false,
  version: 1,
  versionParticipantes: 4,
};

export const asamblea2: AsambleaRecord = {
  ...asamblea3,
  id: 32,
  numeroAsamblea: 2,
  fecha: '2026-10-20',
  estado: 'Cerrada',
};

export const asamblea1: AsambleaRecord = {
  ...asamblea3,
  id: 31,
  numeroAsamblea: 1,
  fecha: '2026-09-20',
  estado: 'Cerrada',
  acta: 'Acta de Asamblea No.1',
  tieneActa: true,
};

export const detalle3: AsambleaDetalle = {
  ...asamblea3,
  acciones: ['marcar', 'vistaPrevia', 'generarActa'],
  regla: { desde: null, vencidasAdmitidas: 0, cesion: 'aparte', criterios: ['secuencia'], sustento: null },
  quorum: { participantes: 2, planes: 4, porcentaje: 50 },
  confirmacion:
    'Se generará el acta de la asamblea No.3. Las adjudicaciones quedarán registradas y la asamblea se cerrará.',
  fechaFutura: false,
  estadoImportado: null,
  actaGeneradaPor: null,
  actaGeneradaEn: null,
};

/** The draw of an assembly whose list is not frozen. */
export const sinSorteo: SorteoVista = {
  id: 33,
  numeroAsamblea: 3,
  estado: 'sinLista',
  acciones: [],
  listaSha256: null,
  elegibles: 0,
  fuente: null,
  fuenteNombre: null,
  fecha: null,
  referencia: null,
  motivo: null,
  publicadoEn: null,
  publicadoPor: null,
  escritoEn: null,
  escritoPor: null,
  confirmadoEn: null,
  confirmadoPor: null,
  numero: null,
  algoritmo: 'adjudica-sorteo-1',
  textoDeSemilla: null,
  semilla: null,
  orden: [],
  diferencia: null,
  version: 0,
};

const opcion = ({ id, numeroAsamblea, fecha, estado, acta }: AsambleaRecord, etiqueta: string) => ({
  id,
  numeroAsamblea,
  fecha,
  estado,
  acta,
  etiqueta,
  seleccionable: true,
});

export const opciones: OpcionesDeAsamblea = {
  grupoId: 7,
  producto: '01',
  grupo: 'M001',
  mesesPlan: 60,
  numeroProxima: 3,
  advertencia:
    'Importante: Es necesario crear la fecha de la proxima asamblea para generar el acta de la asamblea seleccionada.',
  opciones: [
    opcion(asamblea1, '1 · 20/09/2026'),
    opcion(asamblea2, '2 · 20/10/2026'),
    opcion(asamblea3, '3 · 20/11/2026'),
    {
      id: null,
      numeroAsamblea: 4,
      fecha: null,
      estado: null,
      acta: 'Sin Acta',
      etiqueta: '4 · Sin fecha',
      seleccionable: false,
    },
  ],
  nuevaFecha: { numeroAsamblea: 4, fechaMinima: '2026-12-01', permitida: true },
};

export const indicadores: Indicadores = {
  hoy: '2026-11-20',
  asambleasDeHoy: 1,
  proximas: 2,
  mes: indicadoresDelMes({ total: 10, delDia: 5, cerradas: 8, sinActa: 9 }),
};

const fila = (
  codigo: string,
  nombreCliente: string,
  cambios: Partial<ParticipanteRecord> = {},
): ParticipanteRecord => ({
  id: Number(codigo),
  asambleaId: 33,
  idCodigo: `01-M001-${codigo}`,
  codigo,
  nombreCliente,
  cedula: '1710034065',
  valorCuota: 412.5,
  cuotaVencidas: 0,
  estado: 'participa',
  estadoInicial: 'participa',
  checked: true,
  adjudicadoPor: '',
  asambleaAdjudica: 0,
  cantidadOferta: 0,
  prioridadOferta: 0,
  retirada: false,
  novedades: [],
  version: 1,
  acciones: ['adjudicar'],
  ...cambios,
});

export const ana = fila('1', 'Ana Mora');
export const beto = fila('2', 'Beto Vera');
export const carla = fila('3', 'Carla Paz', {
  estado: 'no participa',
  estadoInicial: 'no participa',
  checked: false,
  cuotaVencidas: 2,
  acciones: ['participar'],
});
export const dario = fila('4', 'Darío Ruiz', {
  adjudicadoPor: 'Oferta',
  asambleaAdjudica: 1,
  cantidadOferta: 12,
  prioridadOferta: 1,
  acciones: [],
});

export const comercial = userOf('Comercial', '006');
export const director = userOf('Director Asamblea', '005');

/** A fake API that holds this group, its assemblies and the participants of assembly 3. */
export function apiDeAsambleas() {
  const api = fakeApi();
  const filterOf = (path: string): Record<string, unknown> =>
    JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}') as Record<string, unknown>;
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on('GET /producto', () =>
    listAnswer('producto', [
      { id: '01', codigo: '01', nombre: 'Motor' },
      { id: '02', codigo: '02', nombre: 'Casa' },
    ]),
  );
  api.on('GET /grupo', ({ path }) => {
    const { producto, q } = filterOf(path);
    const rows = [{ id: 7, producto: '01', grupo: 'M001' }].filter(
      (grupo) => grupo.producto === producto && (q === undefined || grupo.grupo.startsWith(String(q))),
    );
    return listAnswer('grupo', rows);
  });
  api.on('GET /notario', () => listAnswer('notario', [{ id: 1, nombre: 'Dra. Elena Paredes', tipo: 'ASAMBLEA' }]));
  api.on('GET /representante', () => listAnswer('representante', [{ id: 1, nombre: 'Rosa Loor Peña' }]));
  api.on('GET /asamblea/opciones', () => ({ body: opciones }));
  api.on('GET /asamblea/indicadores', () => ({ body: indicadores }));
  api.on('GET /asamblea', () => listAnswer('asamblea', [asamblea3, asamblea2, asamblea1]));
  api.on('GET /asamblea/33', () => ({ body: detalle3 }));
  for (const { id, numeroAsamblea } of [asamblea1, asamblea2, asamblea3])
    api.on(`GET /sorteo/${id}`, () => ({ body: { ...sinSorteo, id, numeroAsamblea } }));
  api.on('GET /participante', ({ path }) => {
    const { adjudicadoPor } = filterOf(path);
    const rows = [ana, beto, carla, dario].filter(
      (row) => adjudicadoPor === undefined || row.adjudicadoPor === adjudicadoPor,
    );
    return listAnswer('participante', rows);
  });
  return {
    ...api,
    /** The `filter` of the last call to a list. */
    filtroDe: (ruta: string) =>
      filterOf(api.llamadas.filter(({ path }) => path.startsWith(`${ruta}?`)).at(-1)?.path ?? ''),
    enviadas: (method: string) => api.llamadas.filter((call) => call.method === method),
  };
}

/** Address of a screen with its selectors set. */
export const con = (pantalla: string, filtro: object): string =>
  `/asistente/${pantalla}?filter=${encodeURIComponent(JSON.stringify(filtro))}`;

export const delGrupo = { producto: '01', grupo: 'M001' };
