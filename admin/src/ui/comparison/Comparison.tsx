import { Suspense } from 'react';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import type { ComparisonProps } from './ComparedText';

const ComparedText = lazy(() => import('./ComparedText'));

/** THE comparison of two rich texts, marked where they differ. What compares is loaded with the first one that is shown. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense fallback={<LoadingState />}>
      <ComparedText {...props} />
    </Suspense>
  );
}
