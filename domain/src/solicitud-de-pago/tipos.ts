import type { EstadoDeDocumento } from '../documento/tipos';

/** PAG-511 */
export type EstadoDePago = 'pendiente' | 'aprobado' | 'anulado';
/** 'generar' issues the document and leaves the state as it is. */
export type AccionDePago = 'aprobar' | 'anular' | 'generar';

/** A row of a plan's document list that is in force, as far as the checklist asks. */
export interface DocumentoDelPlan {
  /** idCodigo of the plan. */
  readonly plan: string;
  /** Code of its type. */
  readonly tipo: string;
  readonly obligatorio: boolean;
  readonly aplica: boolean;
  readonly conArchivo: boolean;
  readonly estado: EstadoDeDocumento;
  /** Department of whoever decided last; `null` = pending. */
  readonly decididoDepartamento: string | null;
}

/** `sinLista`: the plan's list does not have it, because it was not generated or is an old one. */
export type EstadoDeLinea = 'sinLista' | 'sinArchivo' | 'rechazado' | 'pendiente' | 'incorrecto' | 'correcto';

/** One document that the payment asks for. `documento` = null: see `sinLista`. */
export interface LineaDelChecklist<D extends DocumentoDelPlan = DocumentoDelPlan> {
  readonly plan: string;
  readonly tipo: string;
  readonly documento: D | null;
  readonly estado: EstadoDeLinea;
  readonly falta: boolean;
}
