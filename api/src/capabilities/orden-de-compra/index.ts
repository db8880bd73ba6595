export type { BeneficiarioDePago } from './orden-de-compra.dto';
export {
  type OrdenPlanRow,
  type OrdenRow,
  OrdenStore,
  ordersOf,
  SERIE_DE_ORDENES,
  sinCarpetaAprobada,
} from './orden-de-compra.store';
export {
  beneficiarioDeOrden,
  hechosDeOrden,
  montosDePlanes,
  planesDe as planesDeOrden,
} from './orden-de-compra.view';
