import { lazy } from '../../ui/lazy';

export const Recorrido = lazy(() => import('./Recorrido'));
