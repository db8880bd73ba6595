import { lazy } from 'react';

export const EntradaDeCliente = lazy(() => import('./EntradaDeCliente'));
export const EstadoDeCliente = lazy(() => import('./EstadoDeCliente'));
