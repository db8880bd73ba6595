/** What other capabilities may ask of plans. */
export type { PlanDeCliente } from './plan.dto';
export { type FilaDePlan, type FilaDePlanConCuenta, PlanStore } from './plan.store';
export { contratoDe, cuentaDe, importadoDe, planDeCliente, sumasDe } from './plan.view';
