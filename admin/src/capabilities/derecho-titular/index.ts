import { lazy } from '../../ui/lazy';

export const DerechoTitularList = lazy(() => import('./DerechoTitularList'));
export const DerechoTitularEdit = lazy(() => import('./DerechoTitularEdit'));
