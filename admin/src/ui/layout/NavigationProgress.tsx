import { Suspense } from 'react';
import { useEnCamino } from '../../providers/direccion';
import { lazy } from '../lazy';

const ProgressLine = lazy(() => import('./ProgressLine'));

/** Above a page that is being left: the press was heard, and the next page is loading. */
export function NavigationProgress() {
  return useEnCamino() ? (
    <Suspense fallback={null}>
      <ProgressLine />
    </Suspense>
  ) : null;
}
