import { lazy } from '../../ui/lazy';

export const ListaDePagares = lazy(() => import('./ListaDePagares'));
export const GeneradorDePagare = lazy(() => import('./GeneradorDePagare'));
export const EditorDePagare = lazy(() => import('./EditorDePagare'));
