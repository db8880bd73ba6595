import { lazy } from '../../ui/lazy';

export const SuscripcionList = lazy(() => import('./SuscripcionList'));
export const SuscripcionCreate = lazy(() => import('./SuscripcionCreate'));
export const SuscripcionEdit = lazy(() => import('./SuscripcionEdit'));
export const EnvioEventoList = lazy(() => import('./EnvioEventoList'));
