export { CalendarioDeAdjudicaciones } from './adjudicacion.calendario';
export type { PromesaDeAdjudicacion, SiguienteDeAdjudicacion } from './adjudicacion.dto';
export { type SituacionDePlan, SituacionDePlanes } from './adjudicacion.situacion';
export { type AdjudicacionRow, AdjudicacionStore } from './adjudicacion.store';
export { AsignacionStore, takeEjecutivo } from './asignacion.store';
