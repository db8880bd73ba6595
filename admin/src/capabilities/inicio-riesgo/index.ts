import { lazy } from 'react';

export const InicioRiesgo = lazy(() => import('./InicioRiesgo'));
