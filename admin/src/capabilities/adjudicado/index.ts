import { lazy } from 'react';

export const Atrasados = lazy(() => import('./Atrasados'));
export const InicioEjecutivo = lazy(() => import('./InicioEjecutivo'));
export const ListadoAdjudicados = lazy(() => import('./ListadoAdjudicados'));
