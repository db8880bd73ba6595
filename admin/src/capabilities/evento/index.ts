import { lazy } from 'react';

export const ComentarioDeRsa = lazy(() => import('./ComentarioDeRsa'));
export const HistorialDeCliente = lazy(() => import('./HistorialDeCliente'));
