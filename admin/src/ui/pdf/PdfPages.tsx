import Box from '@mui/material/Box';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { type ComponentProps, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';

// The content security policy allows only files of the same origin.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** A4, until the first page is loaded. */
const defaultRatio = Math.SQRT2;

type Pdf = Parameters<NonNullable<ComponentProps<typeof Document>['onLoadSuccess']>>[0];

export type Rotation = 0 | 90 | 180 | 270;

interface PdfPagesProps {
  readonly file: Blob;
  /** 1 = the width of its area, at most 980 px. */
  readonly scale?: number;
  /** Clockwise, added to the page's own rotation. */
  readonly rotation?: Rotation;
  /** Called once the pages are laid out, with their number. */
  readonly onPages?: (pages: number) => void;
}

/** All pages below each other; only those near the window are drawn, so that long documents open fast. */
export default function PdfPages({ file, scale = 1, rotation = 0, onPages }: PdfPagesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [pdf, setPdf] = useState<Pdf | null>(null);
  const [ratio, setRatio] = useState(defaultRatio);
  const source = useMemo(() => file, [file]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const pageWidth = Math.round(Math.min(width, 980) * scale);
  // Only once the area is measured: before that there is no page to go to.
  const total = pdf !== null && pageWidth > 0 ? pdf.numPages : 0;
  const tell = useEffectEvent((pages: number) => onPages?.(pages));
  useEffect(() => {
    if (total > 0) tell(total);
  }, [total]);
  return (
    <Box ref={box} sx={{ width: '100%' }}>
      <Document
        file={source}
        loading={<LoadingState />}
        error={<ErrorState message="El documento no pudo mostrarse. Descárguelo para verlo." />}
        noData={<LoadingState />}
        onLoadSuccess={async (opened) => {
          // a viewer that was closed meanwhile has no pages; one that can't be read says so itself
          const first = await opened.getPage(1).catch(() => null);
          if (first !== null) {
            const { width: w, height: h } = first.getViewport({ scale: 1 });
            setRatio(h / w);
          }
          setPdf(opened);
        }}
      >
        {pdf !== null &&
          Array.from({ length: total }, (_, index) => (
            <LazyPage key={index} pdf={pdf} number={index + 1} width={pageWidth} ratio={ratio} rotation={rotation} />
          ))}
      </Document>
    </Box>
  );
}

interface LazyPageProps {
  readonly pdf: Pdf;
  readonly number: number;
  readonly width: number;
  /** Height by width of the first page, until this page is loaded. */
  readonly ratio: number;
  readonly rotation: Rotation;
}

function LazyPage({ pdf, number, width, ratio, rotation }: LazyPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(number <= 2);
  const [own, setOwn] = useState<{ ratio: number; rotate: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '800px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // Scanned files mix pages of different sizes and rotations.
  useEffect(() => {
    if (!near || own !== null) return;
    let here = true;
    pdf.getPage(number).then(
      (page) => {
        const { width: w, height: h } = page.getViewport({ scale: 1 });
        if (here) setOwn({ ratio: h / w, rotate: page.rotate });
      },
      // A page that cannot be read shows its own message.
      () => here && setOwn({ ratio, rotate: 0 }),
    );
    return () => {
      here = false;
    };
  }, [near, own, pdf, number, ratio]);

  const upright = own?.ratio ?? ratio;
  const shown = rotation % 180 === 0 ? upright : 1 / upright;
  return (
    <Box
      ref={box}
      role="img"
      data-pagina={number}
      aria-label={`Página ${number} de ${pdf.numPages}`}
      sx={{ width, minHeight: width * shown, mx: 'auto', mb: 1.5, bgcolor: '#fff', boxShadow: 1, overflow: 'hidden' }}
    >
      {near && own !== null && (
        <Page
          pageNumber={number}
          width={width}
          rotate={(own.rotate + rotation) % 360}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading=""
        />
      )}
    </Box>
  );
}
