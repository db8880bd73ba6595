import { lazy } from '../../ui/lazy';

export const LimiteList = lazy(() => import('./LimiteList'));
export const DelegacionList = lazy(() => import('./DelegacionList'));
