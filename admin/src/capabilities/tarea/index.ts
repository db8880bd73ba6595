import { lazy } from 'react';

export const ListaDeTareas = lazy(() => import('./ListaDeTareas'));
export { RegistroDeTareas } from './RegistroDeTareas';
