import { lazy } from 'react';

export const AuditoriaList = lazy(() => import('./AuditoriaList'));
