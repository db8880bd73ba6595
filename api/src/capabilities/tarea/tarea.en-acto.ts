import {
  type AccionDelCiclo,
  type AccionDeTarea,
  asuntoDe,
  type ErrorDeNegocio,
  type EstadoDeTarea,
  esTareaPropia,
  mensajes,
  puede,
} from '@adjudica/domain';
import type { ActMaker, ActRecord } from '../../act';
import type { Actor } from '../../auth/actor';
import { staleRecord } from '../../request/version';
import type { TareaCambio, TareaVista } from './tarea.dto';
import type { TareaRow, TareaStore } from './tarea.store';
import { hechosDeTarea, tareaEnCiclo, ultimoCambio, vistaDeTarea } from './tarea.view';

interface Cambio {
  usuarioId: number;
  estado: EstadoDeTarea;
  fechaEjecucion: string | null;
  accionId: number | null;
  observaciones: string | null;
}
export type ActoDeTarea = ActMaker<number, TareaRow, AccionDelCiclo, Cambio, TareaVista>;

/** Readers of clients see every task in its plan's tree, others only those they may do. */
export const esVisible = (actor: Actor, row: TareaRow): boolean =>
  puede(actor, 'evento:leer') || puede(actor, 'tarea:leer-todas') || esTareaPropia(hechosDeTarea(row), actor);

/** Tasks for their acts. Without a lock: the guarded write decides. */
export const tareasEnActo = (
  store: TareaStore,
  ajustes: { readonly soloPropios: boolean },
): ActRecord<number, TareaRow, AccionDelCiclo, Cambio, TareaVista> => ({
  resource: 'tarea',
  lifecycle: tareaEnCiclo,
  version: 'required',
  lock: async () => undefined,
  async read({ actor, manager }, id) {
    const row = await store.byId(id, manager);
    return row !== null && esVisible(actor, row) ? row : null;
  },
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  stale: vieja,
  write: (tx, row, cambio) => store.update(tx, row, cambio),
  targets: ({ planId, personaId }) => [{ planId, personaId }],
  summaryOf: resumenDe,
  subject: ({ id }) => asuntoDe('tarea', id),
  view: (row, { actor }) => vistaDeTarea(row, { actor, ...ajustes }),
});

function vieja(row: TareaRow, { accion, fechaEjecucion, observaciones }: TareaCambio): ErrorDeNegocio {
  const actual = { accion: row.accionId, fechaEjecucion: row.fechaEjecucion, observaciones: row.observaciones };
  const enviado = { accion, fechaEjecucion, observaciones };
  const sent = Object.fromEntries(Object.entries(enviado).filter(([, valor]) => valor !== undefined));
  return staleRecord<Record<string, unknown>>(row.version, actual, sent, ultimoCambio(row));
}

/** For the audit: facts of the task, without the client's data. */
export const resumenDe = ({ estado, usuarioId, fechaEjecucion, accion, observaciones, version }: TareaRow) => ({
  estado,
  usuarioId,
  fechaEjecucion,
  accion,
  observaciones,
  version,
});

/** Text of a task's event: kind, result, comment. */
export const observacionDe = (
  tarea: string,
  accion: AccionDeTarea,
  observaciones: string | null,
  ajeno = false,
): string =>
  [
    ...(ajeno ? [mensajes.propios.planDeOtroEjecutivo] : []),
    `${tarea}: ${accion.nombre}`,
    ...(observaciones === null ? [] : [observaciones]),
  ].join('. ');
