/** What other capabilities may ask of awards. */
export { type AdjudicacionRow, AdjudicacionStore } from './adjudicacion.store';
export { AsignacionStore, takeEjecutivo } from './asignacion.store';
