import { mensajes } from '@adjudica/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import CloseFullscreenOutlined from '@mui/icons-material/CloseFullscreenOutlined';
import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import type { Rotation } from '../pdf/PdfPages';
import { saveFile } from '../saveFile';
import type { ViewControl, ViewState } from './types';
import { useFile } from './useFile';
import { useKeys } from './useKeys';
import { ViewerPanel } from './ViewerPanel';
import { ViewerButton, ViewToolbar } from './ViewToolbar';

const PdfView = lazy(() => import('./PdfView'));
const ImageView = lazy(() => import('./ImageView'));

interface ViewerProps {
  readonly title: string;
  /** Owner and state of the document, below the title. */
  readonly subtitle?: ReactNode;
  /** Of the file, such as `urlOf('/documento/{id}/archivo', { id })`. */
  readonly url: string;
  /** DOC-512: the name of the download, where the server gives none. */
  readonly downloadName: string;
  /** Position among the documents, from 1. */
  readonly position: { readonly number: number; readonly total: number };
  /** Left out = there is none. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** In the bar: the choice of a version, for instance. */
  readonly toolbar?: ReactNode;
  /** Below the document: what is decided about it. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
}

const screenReaderOnly = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const INITIAL_VIEW: ViewState = { page: 1, pages: 0, scale: 1 };

/**
 * The document viewer (DOC-512): 35vw at the left of the page, which can still be used; full screen on a phone. ← and → change the document, Esc
 * closes it.
 */
export function Viewer(props: ViewerProps) {
  const { title, subtitle, url, downloadName, position, onPrevious, onNext, toolbar, footer, onClose } = props;
  const titleId = useId();
  const notify = useNotify();
  const { loaded, retry } = useFile(url);
  const [wide, setWide] = useState(false);
  const [rotation, setRotation] = useState<Rotation>(0);
  const [view, setView] = useState(INITIAL_VIEW);
  const control = useRef<ViewControl>(null);
  const onChange = useCallback((changes: Partial<ViewState>) => setView((before) => withChanges(before, changes)), []);

  // Another document starts without rotation and zoom.
  useEffect(() => {
    setRotation(0);
    setView(INITIAL_VIEW);
  }, [url]);

  // DOC-030
  const missing = loaded.state === 'missing';
  useEffect(() => {
    if (missing) notify(mensajes.DOC.noExisteDocumento, { type: 'error' });
  }, [missing, notify]);

  useKeys({ ArrowLeft: onPrevious, ArrowRight: onNext, Escape: onClose });

  const file = loaded.state === 'ready' ? loaded.file : null;
  const positionText = `Documento ${position.number} de ${position.total}`;
  return (
    <ViewerPanel titleId={titleId} wide={wide} onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, px: 2, pt: 1.25, pb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 0.25 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <WidenButton wide={wide} onClick={() => setWide((before) => !before)} />
        <ViewerButton name="Cerrar" onClick={onClose}>
          <Close fontSize="small" />
        </ViewerButton>
      </Box>
      <ViewToolbar
        view={view}
        control={() => control.current}
        onRotate={(degrees) => setRotation((before) => ((before + degrees + 360) % 360) as Rotation)}
        onDownload={() => file && saveFile(file.blob, file.name ?? downloadName)}
        disabled={file === null}
      >
        {toolbar}
      </ViewToolbar>
      <Box sx={{ flex: 1, minHeight: 0, bgcolor: 'background.default' }} aria-busy={loaded.state === 'loading'}>
        {loaded.state === 'loading' && <LoadingState />}
        {loaded.state === 'missing' && <EmptyState message={mensajes.DOC.noExisteDocumento} />}
        {loaded.state === 'failed' && <ErrorState message={loaded.message} onRetry={retry} />}
        {file !== null && (
          <Suspense fallback={<LoadingState />}>
            <FileView key={url} file={file.blob} title={title} rotation={rotation} ref={control} onChange={onChange} />
          </Suspense>
        )}
      </Box>
      {footer}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          px: 1,
          py: 0.5,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <ViewerButton name="Documento anterior" onClick={() => onPrevious?.()} disabled={onPrevious === undefined}>
          <ChevronLeft fontSize="small" />
        </ViewerButton>
        <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {positionText}
        </Typography>
        <ViewerButton name="Documento siguiente" onClick={() => onNext?.()} disabled={onNext === undefined}>
          <ChevronRight fontSize="small" />
        </ViewerButton>
      </Box>
      {/* Announces the document and page to screen readers. */}
      <Box role="status" sx={screenReaderOnly}>
        {`${title}. ${positionText}${view.pages > 1 ? `, página ${view.page} de ${view.pages}` : ''}`}
      </Box>
    </ViewerPanel>
  );
}

function FileView(props: React.ComponentProps<typeof PdfView>) {
  return props.file.type.startsWith('image/') ? <ImageView {...props} /> : <PdfView {...props} />;
}

/** Only on screens that are wider than the panel. */
function WidenButton({ wide, onClick }: { readonly wide: boolean; readonly onClick: () => void }) {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <ViewerButton name={wide ? 'Reducir' : 'Ampliar'} onClick={onClick}>
        {wide ? <CloseFullscreenOutlined fontSize="small" /> : <OpenInFullOutlined fontSize="small" />}
      </ViewerButton>
    </Box>
  );
}

/** Returns the same object if nothing changed, because scrolling reports the page constantly. */
function withChanges(before: ViewState, changes: Partial<ViewState>): ViewState {
  const same = Object.entries(changes).every(([field, value]) => before[field as keyof ViewState] === value);
  return same ? before : { ...before, ...changes };
}
