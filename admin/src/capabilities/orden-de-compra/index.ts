import { lazy } from '../../ui/lazy';

export const ListaDeOrdenes = lazy(() => import('./ListaDeOrdenes'));
export const NuevaOrden = lazy(() => import('./NuevaOrden'));
export const Orden = lazy(() => import('./Orden'));
