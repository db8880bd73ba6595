import type { AdjudicadoRecord, Candidato, EjecutivoRecord } from '../capabilities/adjudicado/tipos';
import { type Call, fakeApi, userOf } from './api';

export const ejecutiva = userOf('Ejecutivo Adjudicaciones', '002');
export const jefatura = userOf('Jefatura Adjudicaciones', '002');
export const gerente = userOf('Gerente General', null);

export const mora: AdjudicadoRecord = {
  id: 501,
  producto: '01',
  grupo: 'M001',
  asambleaId: 31,
  numeroAsamblea: 1,
  idCodigo: '01-M001-12',
  codigo: '12',
  cedula: '1710034065',
  nombreCliente: 'Mora Zambrano Ana Lucía',
  adjudicadoPor: 'Sorteo',
  insignia: 'Adj. Sorteo',
  prioridad: 0,
  cuotasOfertadas: 0,
  valorCuota: 380.5,
  monto: 18000,
  fecha: '2026-11-03',
  estado: 'ADJ',
  adjudicacion: 'Adjudicado',
  viaIngreso: 'Asamblea',
  ejecutivo: null,
  idDepartamento: null,
  departamento: null,
  estadoDocumentos: 'Documentación incompleta',
  documentosListos: 4,
  documentosTotal: 9,
  estadoFormulario: [
    { nombre: 'Solicitud de compra', cumple: true },
    { nombre: 'Estado financiero', cumple: false },
    { nombre: 'Referencias', cumple: false },
  ],
  diasHabiles: { dias: 14, color: 'verde' },
  promesa: { fecha: '2026-11-26', dias: 17, atraso: 0, quedan: 3 },
  siguiente: null,
  motivoRetiro: null,
  retiradoEn: null,
  reemplazaA: null,
  reemplazadaPor: null,
  version: 2,
  acciones: ['retirar', 'asignar'],
};

/** What the department that has the plan adds to its next act. */
export const loTiene = (idDepartamento: '002' | '003' | '004', departamento: string) => ({
  idDepartamento,
  departamento,
  desde: '2026-11-09' as const,
  dias: 4,
});

export const vera: AdjudicadoRecord = {
  ...mora,
  id: 502,
  idCodigo: '01-M001-20',
  codigo: '20',
  cedula: '0926687856',
  nombreCliente: 'Vera Ñauñay José',
  adjudicadoPor: 'Oferta',
  insignia: 'Adj. Oferta',
  ejecutivo: { idSaad: 21, nombre: 'Luis Chicaiza' },
  idDepartamento: '004',
  departamento: 'Riesgos',
  estadoDocumentos: 'Documentación completa',
  documentosListos: 9,
  estadoFormulario: [{ nombre: 'Solicitud de compra', cumple: true }],
  diasHabiles: { dias: 31, color: 'rojo' },
};

export const paz: AdjudicadoRecord = {
  ...mora,
  id: 503,
  idCodigo: '01-M001-33',
  codigo: '33',
  nombreCliente: 'Paz Loor Carla',
  adjudicadoPor: 'Entrega',
  insignia: 'Adj. Entrega',
  estado: 'RADJ',
  adjudicacion: 'Retiro Adjudicacion',
  estadoDocumentos: 'No tiene documentos asignado',
  documentosListos: 0,
  documentosTotal: 0,
  motivoRetiro: 'Renuncia del cliente',
  retiradoEn: '2026-11-10T20:00:00.000Z',
  acciones: ['reasignar'],
};

/** So many members, 'Socio 001', 'Socio 002', … */
export const muchos = (cuantos: number): AdjudicadoRecord[] =>
  Array.from({ length: cuantos }, (_, i) => ({
    ...mora,
    id: 1000 + i,
    idCodigo: `01-M001-${100 + i}`,
    nombreCliente: `Socio ${String(i + 1).padStart(3, '0')}`,
  }));

export const ejecutivos: readonly EjecutivoRecord[] = [
  {
    id: 21,
    idSaad: 21,
    usuario: 'lchicaiza',
    nombre: 'Luis Chicaiza',
    role: 'Ejecutivo Adjudicaciones',
    planes: 203,
    tareasDeSemana: 12,
  },
  {
    id: 22,
    idSaad: 22,
    usuario: 'mtipan',
    nombre: 'María Tipán',
    role: 'Ejecutivo Adjudicaciones',
    planes: 1,
    tareasDeSemana: 0,
  },
];

export const candidata: Candidato = {
  motivoSuspension: null,
  idCodigo: '01-M001-40',
  codigo: '40',
  cedula: '1104680135',
  nombreCliente: 'Ruiz Andrade Rosa',
  valorCuota: 380.5,
};

const parametro = (path: string, nombre: string): unknown =>
  JSON.parse(new URLSearchParams(path.split('?')[1]).get(nombre) ?? 'null');

/** A fake API that pages through these members as the real one does; it does not filter. */
export function apiDeAdjudicados(filas: readonly AdjudicadoRecord[] = [mora, vera, paz]) {
  const api = fakeApi();
  let actuales = filas;
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on('GET /tarea/hoy', () => ({ body: { cantidad: 4, conMensaje: false } }));
  api.on('GET /adjudicacion', ({ path }) => {
    const [desde = 0, hasta = 9] = (parametro(path, 'range') ?? []) as number[];
    return {
      body: actuales.slice(desde, hasta + 1),
      headers: { 'Content-Range': `adjudicacion ${desde}-${hasta}/${actuales.length}` },
    };
  });
  api.on('GET /ejecutivo', () => ({
    body: ejecutivos,
    headers: { 'Content-Range': `ejecutivo 0-1/${ejecutivos.length}` },
  }));
  for (const { id } of filas) api.on(`GET /adjudicacion/${id}/candidatos`, () => ({ body: [candidata] }));
  const deLista = ({ method, path }: Call) => method === 'GET' && path.startsWith('/adjudicacion?');
  return {
    ...api,
    /** What the lists were asked for, one by one. */
    preguntas: () =>
      api.llamadas.filter(deLista).map(({ path }) => ({
        filter: parametro(path, 'filter') as Record<string, unknown>,
        range: parametro(path, 'range') as [number, number],
      })),
    enviadas: () => api.llamadas.filter(({ method }) => method !== 'GET'),
    /** What the server lists from now on. */
    poner: (nuevas: readonly AdjudicadoRecord[]) => {
      actuales = nuevas;
    },
  };
}
