import { lazy } from 'react';

export const LimiteList = lazy(() => import('./LimiteList'));
export const DelegacionList = lazy(() => import('./DelegacionList'));
