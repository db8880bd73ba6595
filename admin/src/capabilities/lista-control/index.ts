import { lazy } from '../../ui/lazy';

export const CoincidenciaList = lazy(() => import('./CoincidenciaList'));
