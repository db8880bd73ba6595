import { lazy } from 'react';

export const AccesoInusualList = lazy(() => import('./AccesoInusualList'));
