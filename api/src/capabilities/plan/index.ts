/** What other capabilities may ask of plans. */
export { AsignacionStore, tomarEjecutivo } from './asignacion.store';
export { type FilaDePlan, type FilaDePlanConCuenta, PlanStore } from './plan.store';
export { contratoDe, cuentaDe, importadoDe, planDeCliente, sumasDe } from './plan.view';
