export { findReglaOfAsamblea, joinRegla, splitRegla } from './regla-adjudicacion.store';
