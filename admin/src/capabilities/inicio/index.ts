import { lazy } from 'react';

export const Inicio = lazy(() => import('./Inicio'));
