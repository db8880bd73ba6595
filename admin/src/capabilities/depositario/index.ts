import { lazy } from '../../ui/lazy';

/** Tab 'Información' of the depositario of a plan. */
export const DepositarioTab = lazy(() => import('./DepositarioTab'));
