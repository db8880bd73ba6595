import { lazy } from 'react';

export const ListaDePrendas = lazy(() => import('./ListaDePrendas'));
export const Prenda = lazy(() => import('./Prenda'));
