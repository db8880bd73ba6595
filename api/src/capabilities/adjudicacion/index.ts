export { type AdjudicacionRow, AdjudicacionStore } from './adjudicacion.store';
export { AsignacionStore, takeEjecutivo } from './asignacion.store';
