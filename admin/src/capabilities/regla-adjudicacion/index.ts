import { lazy } from '../../ui/lazy';

export const ReglaAdjudicacionList = lazy(() => import('./ReglaAdjudicacionList'));
