import { lazy } from 'react';

export const GenerarActa = lazy(() => import('./GenerarActa'));
export const ListadoActas = lazy(() => import('./ListadoActas'));
