export { AdjudicacionStore, type FilaDeAdjudicacion } from './adjudicacion.store';
