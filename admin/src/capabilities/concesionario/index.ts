import { lazy } from 'react';

export const ListaDeConcesionarios = lazy(() => import('./ListaDeConcesionarios'));
