import { lazy } from '../../ui/lazy';

export const ConstanciaDialog = lazy(() => import('./ConstanciaDialog'));
