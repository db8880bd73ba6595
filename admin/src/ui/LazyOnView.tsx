import { propios } from '@adjudica/domain';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { loadBeforePrint } from './loadBeforePrint';

interface LazyOnViewProps {
  /** Height that is reserved until the part is loaded, so that nothing below it moves. */
  readonly height: number;
  readonly children: ReactNode;
}

/** The part is loaded once it is 240 px inside the window. */
const NEAR_MARGIN = '0px 0px -240px 0px';

/** A heavy part of a page that is loaded when it is scrolled into view, so that it does not delay the rest. */
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
    // A printed page is not scrolled.
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
