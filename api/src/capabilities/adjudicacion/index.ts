/** What other capabilities may ask of awards. */
export { AdjudicacionStore, type FilaDeAdjudicacion } from './adjudicacion.store';
export { AsignacionStore, tomarEjecutivo } from './asignacion.store';
