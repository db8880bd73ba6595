import { lazy } from '../../ui/lazy';

export const InicioSistema = lazy(() => import('./InicioSistema'));
