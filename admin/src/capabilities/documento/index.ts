import { lazy } from '../../ui/lazy';

export const VisorDeDocumentos = lazy(() => import('./VisorDeDocumentos'));
export const DocumentosDeCliente = lazy(() => import('./DocumentosDeCliente'));
export const DocumentosTab = lazy(() => import('./DocumentosTab'));
