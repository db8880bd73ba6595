import { lazy } from 'react';

export const ListaDePagares = lazy(() => import('./ListaDePagares'));
export const GeneradorDePagare = lazy(() => import('./GeneradorDePagare'));
export const EditorDePagare = lazy(() => import('./EditorDePagare'));
