import { lazy } from '../../ui/lazy';

/** Frame of the tab 'Garante': search, assign, change; the sub-tab's contents are its children. */
export const GaranteTab = lazy(() => import('./GaranteTab'));
