import { lazy } from '../../ui/lazy';

export const CorreoList = lazy(() => import('./CorreoList'));
