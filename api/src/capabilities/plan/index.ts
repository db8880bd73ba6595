export type { PlanDeCliente } from './plan.dto';
export {
  type CuentaRow,
  columnasDePersona,
  conCuotas,
  type PlanConCuentaRow,
  type PlanRow,
  PlanStore,
} from './plan.store';
export { contratoDe, cuentaDe, debeDe, importadoDe, planDeCliente, sumasDe } from './plan.view';
