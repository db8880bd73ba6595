/** What other capabilities may ask of plans. */
export { type FilaDePlan, PlanStore } from './plan.store';
