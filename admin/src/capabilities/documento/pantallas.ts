import { lazy } from '../../ui/lazy';

/** Apart from the index, whose pieces bring their dialogs along: the first load takes what the navigation imports. */
export const VisorDeDocumentos = lazy(() => import('./VisorDeDocumentos'));
export const DocumentosDeCliente = lazy(() => import('./DocumentosDeCliente'));
