import { lazy } from '../../ui/lazy';

/** Tab 'Datos Financieros' of the holder's or the guarantor's application. */
export const FinanzasTab = lazy(() => import('./FinanzasTab'));
