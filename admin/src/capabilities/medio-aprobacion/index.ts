import { lazy } from '../../ui/lazy';

export const ListaDeMedios = lazy(() => import('./ListaDeMedios'));
export const NuevoMedio = lazy(() => import('./NuevoMedio'));
export const Medio = lazy(() => import('./Medio'));
/** Sub-tab of a plan's client status page. */
export const SeguroTab = lazy(() => import('./SeguroTab'));
