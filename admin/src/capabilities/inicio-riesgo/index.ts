import { lazy } from '../../ui/lazy';

export const InicioRiesgo = lazy(() => import('./InicioRiesgo'));
