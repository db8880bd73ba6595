import { propios } from '@adjudica/domain';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadBeforePrint } from './loadBeforePrint';

interface LazyOnViewProps {
  /** Kept free until it is there, so that nothing below it jumps. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A strip at the lower edge of the window is not enough. */
const NEAR_MARGIN = '0px 0px -240px 0px';

/** A heavy part of a page, loaded when somebody comes near it: the first rows do not wait for what is below them. */
export function LazyOnView({ height, children }: LazyOnViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(place.current);
    // paper has no place to scroll to
    const stop = loadBeforePrint(place.current, () => setNear(true));
    return () => {
      observer.disconnect();
      stop();
    };
  }, [near]);
  const placeholder = (
    <>
      <Skeleton variant="rounded" height={height} sx={{ '@media print': { display: 'none' } }} />
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {propios.faltaAlImprimir}
      </Typography>
    </>
  );
  return <div ref={place}>{near ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>;
}
