import { lazy } from '../../ui/lazy';

export const PlazoList = lazy(() => import('./PlazoList'));
