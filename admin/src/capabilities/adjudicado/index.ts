import { lazy } from 'react';

export const InicioEjecutivo = lazy(() => import('./InicioEjecutivo'));
export const ListadoAdjudicados = lazy(() => import('./ListadoAdjudicados'));
