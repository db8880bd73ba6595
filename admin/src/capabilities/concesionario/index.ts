import { lazy } from '../../ui/lazy';

export const ListaDeConcesionarios = lazy(() => import('./ListaDeConcesionarios'));
