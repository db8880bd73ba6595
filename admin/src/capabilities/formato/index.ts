import { lazy } from '../../ui/lazy';

export const ListaDeFormatos = lazy(() => import('./ListaDeFormatos'));
export const Formato = lazy(() => import('./Formato'));
export const NuevoFormato = lazy(() => import('./NuevoFormato'));
export const EditarFormato = lazy(() => import('./EditarFormato'));
