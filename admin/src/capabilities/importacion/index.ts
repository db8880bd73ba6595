import { lazy } from '../../ui/lazy';

export const ImportacionList = lazy(() => import('./ImportacionList'));
export const ImportacionCreate = lazy(() => import('./ImportacionCreate'));
export const ImportacionReporte = lazy(() => import('./ImportacionReporte'));
