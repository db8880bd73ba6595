/** What other capabilities may ask of plans. */
export { type FilaDePlan, type FilaDePlanConCuenta, PlanStore } from './plan.store';
export { contratoDe, cuentaDe, planDeCliente, sumasDe } from './plan.view';
