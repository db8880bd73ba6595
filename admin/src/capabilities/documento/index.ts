import { lazy } from '../../ui/lazy';

export { AsignarArchivosDialog } from './AsignarArchivosDialog';
export { subirArchivo } from './subirArchivo';
export type { Asignable } from './tipos';

export const VisorDeDocumentos = lazy(() => import('./VisorDeDocumentos'));
export const DocumentosDeCliente = lazy(() => import('./DocumentosDeCliente'));
export const DocumentosTab = lazy(() => import('./DocumentosTab'));
