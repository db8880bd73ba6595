import { lazy } from 'react';

export const InicioSistema = lazy(() => import('./InicioSistema'));
