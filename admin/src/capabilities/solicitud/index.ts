import { lazy } from '../../ui/lazy';

/** Tab 'Información' of the holder's and of the guarantor's application. */
export const SolicitudTab = lazy(() => import('./SolicitudTab'));
