/** What other capabilities may ask of the rules of award. */
export { reglaDeAsamblea, reglaUnida, unirRegla } from './regla-adjudicacion.store';
