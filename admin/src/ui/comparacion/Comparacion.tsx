import { Suspense } from 'react';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import type { ComparacionProps } from './Comparada';

const Comparada = lazy(() => import('./Comparada'));

/** THE comparison of two rich texts, marked where they differ. What compares is loaded with the first one that is shown. */
export function Comparacion(props: ComparacionProps) {
  return (
    <Suspense fallback={<LoadingState />}>
      <Comparada {...props} />
    </Suspense>
  );
}
