import { lazy } from '../../ui/lazy';

export const ComentarioDeRsa = lazy(() => import('./ComentarioDeRsa'));
export const HistorialDeCliente = lazy(() => import('./HistorialDeCliente'));
