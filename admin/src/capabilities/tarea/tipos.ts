import type { AccionDeTarea, CodigoDepartamento, EstadoDeTarea } from '@adjudica/domain';

/** TAR-515: who a task belongs to. */
export interface UsuarioDeTarea {
  readonly idSAAD: number;
  readonly idDepartamento: CodigoDepartamento | null;
  readonly Nombre: string;
  readonly Apellido: string;
}

/** TAR-515, as the API sends it; `fechaEjecucion` is a date, `created` and `updated` are instants. */
export interface TareaRecord {
  readonly id: number;
  readonly tarea: { readonly id: number; readonly nombre: string; readonly role: { readonly nombreRol: string } };
  readonly usuario: UsuarioDeTarea | null;
  readonly estado: EstadoDeTarea;
  readonly etiquetaEstado: string;
  readonly created: string;
  readonly updated: string;
  readonly names: string;
  readonly cedula: string;
  readonly idCodigo: string;
  readonly fechaEjecucion: string | null;
  /** Id of the last result. */
  readonly accion: number | null;
  readonly nombreAccion: string | null;
  readonly observaciones: string | null;
  readonly evento: number | null;
  readonly cerradaPor: string | null;
  readonly cerradaEn: string | null;
  readonly version: number;
  readonly acciones: readonly ('modificar' | 'reasignar')[];
}

/** What the registration dialog offers, with the results of each. */
export interface TipoDeTarea {
  readonly id: number;
  readonly codigo: string;
  readonly nombre: string;
  readonly role: { readonly nombreRol: string };
  /** Whether this user may register it. */
  readonly registrable: boolean;
  readonly acciones: readonly AccionDeTarea[];
}

/** A node of the tree of a plan: an event with the tasks that belong to it, or a task. */
export interface NodoDeTareas {
  readonly id: string;
  readonly texto: string;
  readonly fecha: string;
  readonly usuario: string | null;
  readonly estado: EstadoDeTarea | null;
  readonly tarea?: number | null;
  readonly evento?: number | null;
  readonly hijos: readonly NodoDeTareas[];
}
