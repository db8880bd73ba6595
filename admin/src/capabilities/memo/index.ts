import { lazy } from '../../ui/lazy';

export const Memo = lazy(() => import('./Memo'));
