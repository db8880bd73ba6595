import { lazy } from 'react';

export const ListaDeCartas = lazy(() => import('./ListaDeCartas'));
export const CartaDeSalida = lazy(() => import('./CartaDeSalida'));
