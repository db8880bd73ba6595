import { propios } from '@adjudica/domain';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { alImprimir } from './imprimirEntero';

interface AlVerseProps {
  /** Kept free until it is there, so that nothing below it jumps. */
  readonly alto: number;
  readonly children: ReactNode;
}

/** A strip at the lower edge of the window is not enough. */
const BIEN_A_LA_VISTA = '0px 0px -240px 0px';

/** A heavy part of a page, loaded when somebody comes near it: the first rows do not wait for what is below them. */
export function AlVerse({ alto, children }: AlVerseProps) {
  const lugar = useRef<HTMLDivElement>(null);
  const [cerca, setCerca] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (cerca || lugar.current === null) return;
    const observador = new IntersectionObserver(
      (vistas) => vistas.some((vista) => vista.isIntersecting) && setCerca(true),
      { rootMargin: BIEN_A_LA_VISTA },
    );
    observador.observe(lugar.current);
    // paper has no place to scroll to
    const soltar = alImprimir(lugar.current, () => setCerca(true));
    return () => {
      observador.disconnect();
      soltar();
    };
  }, [cerca]);
  const espera = (
    <>
      <Skeleton variant="rounded" height={alto} sx={{ '@media print': { display: 'none' } }} />
      <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
        {propios.faltaAlImprimir}
      </Typography>
    </>
  );
  return <div ref={lugar}>{cerca ? <Suspense fallback={espera}>{children}</Suspense> : espera}</div>;
}
