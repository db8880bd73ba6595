import { Suspense } from 'react';
import { useEnCamino } from '../../providers/direccion';
import { lazy } from '../lazy';

const LineaDeCarga = lazy(() => import('./LineaDeCarga'));

/** Above a page that is being left: the press was heard, and the next page is loading. */
export function EnCamino() {
  return useEnCamino() ? (
    <Suspense fallback={null}>
      <LineaDeCarga />
    </Suspense>
  ) : null;
}
