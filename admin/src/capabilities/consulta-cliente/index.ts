import { lazy } from '../../ui/lazy';

export const ConsultaDeCliente = lazy(() => import('./ConsultaDeCliente'));
