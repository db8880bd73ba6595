/** What other capabilities may ask of awards. */
export { type AdjudicacionRow, AdjudicacionStore } from './adjudicacion.store';
export { AsignacionStore, tomarEjecutivo } from './asignacion.store';
