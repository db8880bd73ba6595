import type { NodoDeTareas, TareaRecord, TipoDeTarea, UsuarioDeTarea } from '../capabilities/tarea/tipos';
import { fakeApi, listAnswer, userOf } from './api';

export const jefatura = userOf('Jefatura Adjudicaciones', '002');
export const gerente = userOf('Gerente General', null);

export const lucia: UsuarioDeTarea = { idSaad: 31, idDepartamento: '002', nombre: 'Lucía', apellido: 'Andrade' };
export const pedro: UsuarioDeTarea = { idSaad: 32, idDepartamento: '002', nombre: 'Pedro', apellido: 'Mora' };

export const pendiente: TareaRecord = {
  id: 5,
  tarea: { id: 1, nombre: 'Completar carpeta del adjudicado', rol: 'Ejecutivo Adjudicaciones' },
  usuario: lucia,
  estado: 'P',
  etiquetaEstado: 'Pendiente',
  creada: '2026-11-16T14:00:00.000Z',
  actualizada: '2026-11-17T15:30:00.000Z',
  nombreCliente: 'Zambrano Loor José Antonio',
  cedula: '1710034065',
  telefono: '0991234567',
  idCodigo: '01-M001-12',
  fechaEjecucion: null,
  accion: 12,
  nombreAccion: 'Cliente no contesta',
  observaciones: 'Llamar por la tarde',
  evento: 40,
  asunto: { enlace: '/estado-cliente/1710034065?plan=01-M001-12', nombre: 'Plan 01-M001-12' },
  cerradaPor: null,
  cerradaEn: null,
  version: 3,
  acciones: ['modificar'],
};
export const cerrada: TareaRecord = {
  ...pendiente,
  id: 6,
  tarea: { ...pendiente.tarea, nombre: 'Reemplazar documento rechazado' },
  estado: 'C',
  etiquetaEstado: 'Cerrado',
  accion: 21,
  nombreAccion: 'Documento reemplazado',
  observaciones: 'Cédula legible',
  cerradaPor: 'Lucía Andrade',
  cerradaEn: '2026-11-18T20:05:00.000Z',
  acciones: [],
};
export const sinDueno: TareaRecord = {
  ...pendiente,
  id: 7,
  usuario: null,
  estado: 'S',
  etiquetaEstado: 'Sin Asignar',
  accion: null,
  nombreAccion: null,
  observaciones: null,
};

export const resultados = [
  { id: 11, nombre: 'Carpeta completa', cierre: 'S' },
  { id: 12, nombre: 'Cliente no contesta', cierre: 'N' },
];
export const tipos: TipoDeTarea[] = [
  {
    id: 1,
    codigo: 'COMPLETAR-CARPETA',
    nombre: 'Completar carpeta del adjudicado',
    rol: 'Ejecutivo Adjudicaciones',
    activo: true,
    registrable: true,
    acciones: resultados,
  },
  {
    id: 2,
    codigo: 'LLAMAR',
    nombre: 'Llamar al cliente',
    rol: 'Ejecutivo Adjudicaciones',
    activo: true,
    registrable: true,
    acciones: [{ id: 31, nombre: 'Contactado', cierre: 'S' }],
  },
  {
    id: 3,
    codigo: 'REVISAR-CARPETA',
    nombre: 'Revisar carpeta',
    rol: 'Riesgo',
    activo: true,
    registrable: false,
    acciones: [{ id: 41, nombre: 'Revisada', cierre: 'S' }],
  },
];

export const arbol: NodoDeTareas[] = [
  {
    id: 'evento-41',
    texto: 'Documento rechazado',
    fecha: '2026-11-18T15:00:00.000Z',
    usuario: 'Rosa Vera',
    estado: null,
    etiquetaEstado: null,
    fechaEjecucion: null,
    observaciones: null,
    evento: 41,
    hijos: [
      {
        id: 'tarea-6',
        texto: 'Reemplazar documento rechazado',
        fecha: '2026-11-18T20:05:00.000Z',
        usuario: 'Lucía Andrade',
        estado: 'C',
        etiquetaEstado: 'Cerrado',
        fechaEjecucion: null,
        observaciones: null,
        tarea: 6,
        hijos: [],
      },
    ],
  },
  {
    id: 'evento-40',
    texto: 'Asignación a ejecutivo',
    fecha: '2026-11-16T14:00:00.000Z',
    usuario: 'Marta Jefa',
    estado: null,
    etiquetaEstado: null,
    fechaEjecucion: null,
    observaciones: null,
    evento: 40,
    hijos: [
      {
        id: 'tarea-5',
        texto: 'Completar carpeta del adjudicado',
        fecha: '2026-11-16T14:00:00.000Z',
        usuario: 'Lucía Andrade',
        estado: 'P',
        etiquetaEstado: 'Pendiente',
        fechaEjecucion: null,
        observaciones: null,
        tarea: 5,
        hijos: [],
      },
    ],
  },
];

/** A fake API with an open task, a closed one and one without owner. */
export function apiDeTareas(filas: readonly TareaRecord[] = [pendiente, cerrada, sinDueno]) {
  const api = fakeApi();
  prepararTareas(api, filas);
  return api;
}

export function prepararTareas(api: Pick<ReturnType<typeof fakeApi>, 'on'>, filas: readonly TareaRecord[]) {
  api.on('GET /tarea', () => listAnswer('tarea', filas));
  for (const fila of filas) {
    api.on(`GET /tarea/${fila.id}`, () => ({ body: fila }));
    api.on(`GET /tarea/${fila.id}/acciones`, () => ({ body: resultados }));
    api.on(`GET /tarea/${fila.id}/usuarios`, () => ({ body: [lucia, pedro] }));
  }
  api.on('GET /tarea-tipo', () => ({ body: tipos }));
}
