import { lazy } from '../../ui/lazy';

export const ListaDePagos = lazy(() => import('./ListaDePagos'));
export const NuevoPago = lazy(() => import('./NuevoPago'));
export const Pago = lazy(() => import('./Pago'));
