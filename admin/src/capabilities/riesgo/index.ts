/** CLI-016, RIE-001: from the client status page, for whoever may read risk. */
export { BotonDeRiesgo } from './BotonDeRiesgo';
/** EST-523, RIE-004: what the card of the plan says of it. */
export { GarantiaDePlan, PuntajeDePlan } from './EtiquetasDePlan';
