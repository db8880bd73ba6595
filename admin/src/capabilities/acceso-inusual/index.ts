import { lazy } from '../../ui/lazy';

export const AccesoInusualList = lazy(() => import('./AccesoInusualList'));
