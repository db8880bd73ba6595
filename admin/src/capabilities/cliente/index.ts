import { lazy } from '../../ui/lazy';

export const EntradaDeCliente = lazy(() => import('./EntradaDeCliente'));
export const EstadoDeCliente = lazy(() => import('./EstadoDeCliente'));
