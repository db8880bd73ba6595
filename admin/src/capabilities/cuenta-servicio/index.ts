import { lazy } from '../../ui/lazy';

export const CuentaServicioList = lazy(() => import('./CuentaServicioList'));
export const CuentaServicioCreate = lazy(() => import('./CuentaServicioCreate'));
export const CuentaServicioEdit = lazy(() => import('./CuentaServicioEdit'));
