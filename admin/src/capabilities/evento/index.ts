import { lazy } from 'react';

export const HistorialDeCliente = lazy(() => import('./HistorialDeCliente'));
