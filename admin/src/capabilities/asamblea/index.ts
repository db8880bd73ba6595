import { lazy } from '../../ui/lazy';

/** Screens of the assembly area; each is its own file of the build. */
export const InicioAsistente = lazy(() => import('./Inicio'));
export const Calendario = lazy(() => import('./Calendario'));
export const PrimeraAsamblea = lazy(() => import('./PrimeraAsamblea'));
