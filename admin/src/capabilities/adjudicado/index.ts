import { lazy } from '../../ui/lazy';

export const Atrasados = lazy(() => import('./Atrasados'));
export const InicioEjecutivo = lazy(() => import('./InicioEjecutivo'));
export const ListadoAdjudicados = lazy(() => import('./ListadoAdjudicados'));
