import { lazy } from '../../ui/lazy';

export const GenerarActa = lazy(() => import('./GenerarActa'));
export const ListadoActas = lazy(() => import('./ListadoActas'));
