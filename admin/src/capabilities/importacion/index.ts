import { lazy } from 'react';

export const ImportacionList = lazy(() => import('./ImportacionList'));
export const ImportacionCreate = lazy(() => import('./ImportacionCreate'));
export const ImportacionReporte = lazy(() => import('./ImportacionReporte'));
