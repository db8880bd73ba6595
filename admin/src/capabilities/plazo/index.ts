import { lazy } from 'react';

export const PlazoList = lazy(() => import('./PlazoList'));
