import Box from '@mui/material/Box';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';

// Same origin, own file: the content security policy allows no other.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** A4, until the first page tells its own proportions. */
const defaultRatio = Math.SQRT2;

/** All pages of a document below each other; only those near the window are drawn, so that 300 pages open like three. */
export default function PdfPages({ file }: { readonly file: Blob }) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pages, setPages] = useState(0);
  const [ratio, setRatio] = useState(defaultRatio);
  const source = useMemo(() => file, [file]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pageWidth = Math.min(width, 980);
  return (
    <Box ref={box} sx={{ width: '100%' }}>
      <Document
        file={source}
        loading={<LoadingState />}
        error={<ErrorState message="El documento no pudo mostrarse. Descárguelo para verlo." />}
        noData={<LoadingState />}
        onLoadSuccess={async (pdf) => {
          const first = await pdf.getPage(1);
          const { width: w, height: h } = first.getViewport({ scale: 1 });
          setRatio(h / w);
          setPages(pdf.numPages);
        }}
      >
        {pageWidth > 0 &&
          Array.from({ length: pages }, (_, index) => (
            <LazyPage key={index} number={index + 1} of={pages} width={pageWidth} ratio={ratio} />
          ))}
      </Document>
    </Box>
  );
}

interface LazyPageProps {
  readonly number: number;
  readonly of: number;
  readonly width: number;
  readonly ratio: number;
}

function LazyPage({ number, of, width, ratio }: LazyPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number <= 2);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      ref={box}
      role="img"
      aria-label={`Página ${number} de ${of}`}
      sx={{ width, minHeight: width * ratio, mx: 'auto', mb: 1.5, bgcolor: '#fff', boxShadow: 1, overflow: 'hidden' }}
    >
      {near && (
        <Page pageNumber={number} width={width} renderTextLayer={false} renderAnnotationLayer={false} loading="" />
      )}
    </Box>
  );
}
