import Box from '@mui/material/Box';
import { useImperativeHandle, useRef, useState } from 'react';
import PdfPages from '../pdf/PdfPages';
import { type FileViewProps, MAX_SCALE, MIN_SCALE, SCALE_STEP } from './types';

/** A PDF with its pages below each other. */
export default function PdfView({ file, rotation, ref, onChange }: FileViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  const zoomTo = (next: number) => {
    const bounded = Math.min(MAX_SCALE, Math.max(MIN_SCALE, next));
    setScale(bounded);
    onChange({ scale: bounded });
  };
  const pages = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-pagina]') ?? [])];

  useImperativeHandle(ref, () => ({
    zoomIn: () => zoomTo(scale * SCALE_STEP),
    zoomOut: () => zoomTo(scale / SCALE_STEP),
    fit: () => zoomTo(1),
    goToPage: (page) => pages()[page - 1]?.scrollIntoView({ block: 'start' }),
  }));

  /** The current page: the one at the upper third of the area. */
  const readPage = () => {
    const { top = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const line = top + height / 3;
    const shown = pages().findLast((page) => page.getBoundingClientRect().top <= line);
    onChange({ page: Number(shown?.dataset.pagina ?? 1) });
  };

  return (
    <Box
      ref={frame}
      onScroll={readPage}
      // Focusable, so that arrow keys, Page Up and Page Down scroll it.
      tabIndex={0}
      role="region"
      aria-label="Páginas del documento"
      sx={{ height: '100%', overflow: 'auto', p: 1, '&:focus-visible': { outline: 'none' } }}
    >
      <PdfPages
        file={file}
        scale={scale}
        rotation={rotation}
        onPages={(total) => onChange({ pages: total, page: 1 })}
      />
    </Box>
  );
}
