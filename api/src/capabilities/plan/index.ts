/** What other capabilities may ask of plans. */
export type { PlanDeCliente } from './plan.dto';
export {
  columnasDePersona,
  conCuotas,
  type FilaDeCuenta,
  type FilaDePlan,
  type FilaDePlanConCuenta,
  PlanStore,
} from './plan.store';
export { contratoDe, cuentaDe, debeDe, importadoDe, planDeCliente, sumasDe } from './plan.view';
