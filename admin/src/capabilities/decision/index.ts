import { lazy } from 'react';

export const DecisionList = lazy(() => import('./DecisionList'));
export const SalvedadList = lazy(() => import('./SalvedadList'));
