import { lazy } from '../../ui/lazy';

export const Inicio = lazy(() => import('./Inicio'));
