import { lazy } from '../../ui/lazy';

export const InicioLegal = lazy(() => import('./InicioLegal'));
/** LEG-508: on the client's page, what legal has of the plan. */
export const TramiteDePlan = lazy(() => import('./TramiteDePlan'));
