export { DecisionStore, type PendienteRow } from './decision.store';
