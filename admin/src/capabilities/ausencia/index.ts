import { lazy } from '../../ui/lazy';

export const AusenciaList = lazy(() => import('./AusenciaList'));
