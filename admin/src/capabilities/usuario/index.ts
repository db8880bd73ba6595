import { lazy } from '../../ui/lazy';

/** List, create and edit are separate files: opening the list loads no form. */
export const UsuarioList = lazy(() => import('./UsuarioList'));
export const UsuarioCreate = lazy(() => import('./UsuarioCreate'));
export const UsuarioEdit = lazy(() => import('./UsuarioEdit'));
