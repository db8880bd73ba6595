import { lazy } from 'react';

export const ReglaAdjudicacionList = lazy(() => import('./ReglaAdjudicacionList'));
