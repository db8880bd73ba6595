import { lazy } from '../../ui/lazy';

/** Below what waits for somebody: it is loaded after the rest of the home. */
export const Tablero = lazy(() => import('./Tablero'));
