export {
  type OrdenPlanRow,
  type OrdenRow,
  OrdenStore,
  ordersOf,
  SERIE_DE_ORDENES,
  sinCarpetaAprobada,
} from './orden-de-compra.store';
export {
  hechosDeOrden,
  montosDePlanes,
  planesDe as planesDeOrden,
} from './orden-de-compra.view';
