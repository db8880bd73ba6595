/** What other capabilities may ask of the rules of award. */
export { findReglaOfAsamblea, joinRegla, splitRegla } from './regla-adjudicacion.store';
