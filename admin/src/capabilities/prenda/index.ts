import { lazy } from '../../ui/lazy';

export const ListaDePrendas = lazy(() => import('./ListaDePrendas'));
export const Prenda = lazy(() => import('./Prenda'));
