import { lazy } from 'react';

/** Tab 'Información' of the depositario of a plan. */
export const DepositarioTab = lazy(() => import('./DepositarioTab'));
