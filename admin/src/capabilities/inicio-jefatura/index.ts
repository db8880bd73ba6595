import { lazy } from '../../ui/lazy';

export const InicioJefatura = lazy(() => import('./InicioJefatura'));
