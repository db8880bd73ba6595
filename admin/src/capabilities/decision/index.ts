import { lazy } from '../../ui/lazy';

export const DecisionList = lazy(() => import('./DecisionList'));
export const SalvedadList = lazy(() => import('./SalvedadList'));
