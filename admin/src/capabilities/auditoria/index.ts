import { lazy } from '../../ui/lazy';

export const AuditoriaList = lazy(() => import('./AuditoriaList'));
