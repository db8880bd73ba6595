import { lazy } from 'react';

export const ListaDePagos = lazy(() => import('./ListaDePagos'));
export const NuevoPago = lazy(() => import('./NuevoPago'));
export const Pago = lazy(() => import('./Pago'));
