export { AdjudicacionStore } from './adjudicacion.store';
