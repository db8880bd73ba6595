import { lazy } from 'react';

/** Tab 'Referencias personales' of the holder's or the guarantor's application. */
export const ReferenciasTab = lazy(() => import('./ReferenciasTab'));
