import { lazy } from 'react';

export const Memo = lazy(() => import('./Memo'));
