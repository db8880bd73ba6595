import { Suspense } from 'react';
import { useIsNavigating } from '../../providers/address';
import { lazy } from '../lazy';

const ProgressLine = lazy(() => import('./ProgressLine'));

/** Shown above the current page while the next one is loading. */
export function NavigationProgress() {
  return useIsNavigating() ? (
    <Suspense fallback={null}>
      <ProgressLine />
    </Suspense>
  ) : null;
}
