import { lazy } from '../../ui/lazy';

export { AsignarArchivosDialog } from './AsignarArchivosDialog';
export { subirArchivo } from './subirArchivo';
export type { Asignable } from './tipos';

export const DocumentosTab = lazy(() => import('./DocumentosTab'));
