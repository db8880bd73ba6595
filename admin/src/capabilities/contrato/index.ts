import { lazy } from '../../ui/lazy';

export const ListaDeContratos = lazy(() => import('./ListaDeContratos'));
export const Contrato = lazy(() => import('./Contrato'));
export const NuevoContrato = lazy(() => import('./NuevoContrato'));
