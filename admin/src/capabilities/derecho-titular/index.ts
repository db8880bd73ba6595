import { lazy } from 'react';

export const DerechoTitularList = lazy(() => import('./DerechoTitularList'));
export const DerechoTitularEdit = lazy(() => import('./DerechoTitularEdit'));
