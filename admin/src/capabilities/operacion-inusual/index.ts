import { lazy } from '../../ui/lazy';

export const OperacionInusualList = lazy(() => import('./OperacionInusualList'));
