import { lazy } from '../../ui/lazy';

/** Tab 'Información' of the spouse of the holder or of the guarantor. */
export const ConyugeTab = lazy(() => import('./ConyugeTab'));
