import { lazy } from '../../ui/lazy';

/** Tab 'Referencias personales' of the holder's or the guarantor's application. */
export const ReferenciasTab = lazy(() => import('./ReferenciasTab'));
