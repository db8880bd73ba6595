import { Suspense } from 'react';
import { useEnCamino } from '../../providers/direccion';
import { lazy } from '../lazy';

const ProgressLine = lazy(() => import('./ProgressLine'));

/** Shown above the current page while the next one is loading. */
export function NavigationProgress() {
  return useEnCamino() ? (
    <Suspense fallback={null}>
      <ProgressLine />
    </Suspense>
  ) : null;
}
