import Box from '@mui/material/Box';
import { useImperativeHandle, useRef, useState } from 'react';
import PdfPages from '../pdf/PdfPages';
import { ESCALA_MAXIMA, ESCALA_MINIMA, PASO_DE_ESCALA, type VistaProps } from './tipos';

/** A PDF, page below page, in a place that scrolls. */
export default function VistaDePdf({ archivo, rotacion, ref, onCambio }: VistaProps) {
  const marco = useRef<HTMLDivElement>(null);
  const [escala, setEscala] = useState(1);

  const poner = (nueva: number) => {
    const dentro = Math.min(ESCALA_MAXIMA, Math.max(ESCALA_MINIMA, nueva));
    setEscala(dentro);
    onCambio({ escala: dentro });
  };
  const paginas = () => [...(marco.current?.querySelectorAll<HTMLElement>('[data-pagina]') ?? [])];

  useImperativeHandle(ref, () => ({
    acercar: () => poner(escala * PASO_DE_ESCALA),
    alejar: () => poner(escala / PASO_DE_ESCALA),
    ajustar: () => poner(1),
    irAPagina: (pagina) => paginas()[pagina - 1]?.scrollIntoView({ block: 'start' }),
  }));

  /** The page that holds the upper third of the place. */
  const mirar = () => {
    const { top = 0, height = 0 } = marco.current?.getBoundingClientRect() ?? {};
    const linea = top + height / 3;
    const vista = paginas().findLast((pagina) => pagina.getBoundingClientRect().top <= linea);
    onCambio({ pagina: Number(vista?.dataset.pagina ?? 1) });
  };

  return (
    <Box
      ref={marco}
      onScroll={mirar}
      // Arrow keys, Page Up and Page Down scroll what has the focus.
      tabIndex={0}
      role="region"
      aria-label="Páginas del documento"
      sx={{ height: '100%', overflow: 'auto', p: 1, '&:focus-visible': { outline: 'none' } }}
    >
      <PdfPages
        file={archivo}
        escala={escala}
        rotacion={rotacion}
        onPaginas={(total) => onCambio({ paginas: total, pagina: 1 })}
      />
    </Box>
  );
}
