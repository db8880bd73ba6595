/** A pledge is open until its note is approved; then neither changes any more, unless the note is annulled, and its pledge with it. */
export type EstadoDePrenda = 'porIngresar' | 'ingresada' | 'firme' | 'anulada';
export type AccionDePrenda = 'guardar' | 'verBorrador' | 'generar';

/** Source of the data of the good: the purchase order, else the approval that risk accepted. */
export type OrigenDeBien = 'orden' | 'medio';
