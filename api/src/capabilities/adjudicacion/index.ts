export { CalendarioDeAdjudicaciones } from './adjudicacion.calendario';
export type { PromesaDeAdjudicacion, SiguienteDeAdjudicacion } from './adjudicacion.dto';
export { type SituacionDePlan, SituacionDePlanes } from './adjudicacion.situacion';
export { type AdjudicacionRow, AdjudicacionStore, type SocioRow } from './adjudicacion.store';
export { avanceDeFila, type Calendario, promesaDeFila } from './adjudicacion.view';
export { AsignacionStore, takeEjecutivo } from './asignacion.store';
