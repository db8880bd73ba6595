import { lazy } from 'react';

export const ConstanciaDialog = lazy(() => import('./ConstanciaDialog'));
