import { lazy } from '../../ui/lazy';

export const ListaDeCartas = lazy(() => import('./ListaDeCartas'));
export const CartaDeSalida = lazy(() => import('./CartaDeSalida'));
