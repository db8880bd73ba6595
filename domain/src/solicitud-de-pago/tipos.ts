import type { EstadoDeDocumento } from '../documento/tipos';

/** A row in force of a plan's document list, as far as the checklist needs it. */
export interface DocumentoDelPlan {
  /** idCodigo of the plan. */
  readonly plan: string;
  /** Code of its type. */
  readonly tipo: string;
  readonly obligatorio: boolean;
  readonly aplica: boolean;
  readonly conArchivo: boolean;
  readonly estado: EstadoDeDocumento;
  /** Department of the last decision; `null` = pending. */
  readonly decididoDepartamento: string | null;
}

// `sinLista`: the plan's list lacks it, because it was not generated or is outdated.
export type EstadoDeLinea = 'sinLista' | 'sinArchivo' | 'rechazado' | 'pendiente' | 'incorrecto' | 'correcto';

/** One document of the checklist; `documento` null: see `sinLista`. */
export interface LineaDelChecklist<D extends DocumentoDelPlan = DocumentoDelPlan> {
  readonly plan: string;
  readonly tipo: string;
  readonly documento: D | null;
  readonly estado: EstadoDeLinea;
  readonly falta: boolean;
}
