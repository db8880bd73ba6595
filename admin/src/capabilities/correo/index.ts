import { lazy } from 'react';

export const CorreoList = lazy(() => import('./CorreoList'));
