/** What other capabilities may ask of plans. */
export { AsignacionStore } from './asignacion.store';
export { type FilaDePlan, type FilaDePlanConCuenta, PlanStore } from './plan.store';
export { contratoDe, cuentaDe, planDeCliente, sumasDe } from './plan.view';
