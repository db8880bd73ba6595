import { Suspense } from 'react';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import type { ComparisonProps } from './ComparedText';

const ComparedText = lazy(() => import('./ComparedText'));

/** The comparison of two rich texts with marked differences. The library is loaded with the first one shown. */
export function Comparison(props: ComparisonProps) {
  return (
    <Suspense fallback={<LoadingState />}>
      <ComparedText {...props} />
    </Suspense>
  );
}
