import { lazy } from 'react';

export const Recorrido = lazy(() => import('./Recorrido'));
