import { lazy } from 'react';

export const InicioJefatura = lazy(() => import('./InicioJefatura'));
