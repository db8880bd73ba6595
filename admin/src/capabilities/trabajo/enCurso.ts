import { useSyncExternalStore } from 'react';

/** What somebody went to do from 'Mi trabajo'. */
export interface TrabajoEnCurso {
  /** Page where it is done. */
  readonly camino: string;
  /** Its row. */
  readonly id: string;
  /** Row that stood below it; null = none. */
  readonly siguiente: string | null;
}

let actual: TrabajoEnCurso | null = null;
const oyentes = new Set<() => void>();

/** On that page the next thing is offered, until it is left. */
export function empezarTrabajo(ruta: string, id: string, siguiente: string | null): void {
  actual = { camino: ruta.replace(/[?#].*/, ''), id, siguiente };
  for (const oir of oyentes) oir();
}

export const useTrabajoEnCurso = (): TrabajoEnCurso | null =>
  useSyncExternalStore(
    (oir) => {
      oyentes.add(oir);
      return () => oyentes.delete(oir);
    },
    () => actual,
  );
