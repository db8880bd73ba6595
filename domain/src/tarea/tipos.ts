/** TAR-505: pending, closed, without owner; 'A' is an imported pending one. */
export const estadosDeTarea = ['P', 'C', 'S', 'A'] as const;
export type EstadoDeTarea = (typeof estadosDeTarea)[number];

/** A result of a task; `cierre` 'S' closes it (TAR-506). */
export interface AccionDeTarea {
  readonly id: number;
  readonly nombre: string;
  readonly cierre: string;
}

/** What 'Modificar tarea' sends (TAR-516). */
export interface CambioDeTarea {
  /** Id of the result; `null` or missing only when the owner changes. */
  accion?: number | null;
  /** 'YYYY-MM-DD'; missing = as it was. */
  fechaEjecucion?: string | null;
  observaciones?: string | null;
  /** Id of the new owner; missing = as it was. */
  usuario?: number | null;
}

/** What the registration dialog sends (TAR-006, TAR-008). */
export interface NuevaTarea {
  /** idCodigo. */
  plan: string;
  /** Id of the type. */
  tipo: number;
  /** Id of the result. */
  accion: number;
  /** TAR-009: ticked = pending with a date, unticked = closed. */
  programar: boolean;
  fechaEjecucion?: string | null;
  observaciones?: string | null;
  /** Id of the event under which it stands in the tree. */
  evento?: number | null;
}
