import { mensajes } from '@adjudica/domain';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { httpFile, isAbort } from '../../providers/http';
import { ReadingDialog } from '../dialogs/ReadingDialog';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import { saveFile } from '../saveFile';
import { MAX_SCALE, MIN_SCALE, SCALE_STEP } from '../viewer/types';
import { ViewerButton } from '../viewer/ViewToolbar';

const PdfPages = lazy(() => import('./PdfPages'));

interface PdfPreviewDialogProps {
  readonly title: string;
  /** Of the file, such as `urlOf('/acta/{id}/archivo', { id })`; read once per opening. */
  readonly url: string;
  /** Given = the file is asked for by POST. */
  readonly body?: object;
  /** Awaited before the file is asked for. */
  readonly before?: () => Promise<unknown>;
  /** Used if the server gives no name. */
  readonly fileName: string;
  /** Beside the title: the choice of a version, for instance. */
  readonly toolbar?: ReactNode;
  /** Shows the button 'Continuar'. */
  readonly onContinue?: () => void;
  readonly onClose: () => void;
}

export const tituloDeActa = (number: number): string => `Previsualización: Acta de Asamblea No. ${number}`;

/**
 * Preview of a PDF, 70vw × 60vh (DOC-513), on a phone over the whole screen, with zoom, 'Descargar' and, if given, 'Continuar'. The viewer is loaded
 * with the first dialog. Render it only while it is open.
 */
export function PdfPreviewDialog(props: PdfPreviewDialogProps) {
  const { title, url, body, before, fileName, toolbar, onContinue, onClose } = props;
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const [file, setFile] = useState<{ blob: Blob; name: string | null } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [scale, setScale] = useState(1);

  // Loads once per opening and retry, not per render of the caller.
  useEffect(() => {
    const abort = new AbortController();
    setError(null);
    const load = async () => {
      await before?.();
      const post = body && { method: 'POST', body: JSON.stringify(body) };
      return httpFile(url, { ...post, signal: abort.signal });
    };
    load()
      .then((loaded) => !abort.signal.aborted && setFile(loaded))
      .catch((failure: Error) => !isAbort(failure) && !abort.signal.aborted && setError(failure.message));
    return () => abort.abort();
  }, [attempt]);

  const download = useCallback(() => file && saveFile(file.blob, file.name ?? fileName), [file, fileName]);

  return (
    <ReadingDialog
      title={title}
      toolbar={
        <>
          {toolbar}
          <ViewerButton name="Alejar" disabled={scale <= MIN_SCALE} onClick={() => setScale(scale / SCALE_STEP)}>
            <ZoomOutOutlined fontSize="small" />
          </ViewerButton>
          <ViewerButton name="Acercar" disabled={scale >= MAX_SCALE} onClick={() => setScale(scale * SCALE_STEP)}>
            <ZoomInOutlined fontSize="small" />
          </ViewerButton>
        </>
      }
      maxWidth={false}
      fullWidth={false}
      fullScreen={phone}
      slotProps={{ paper: { sx: phone ? {} : { width: '70vw' } } }}
      content={{
        dividers: true,
        sx: { height: phone ? 'auto' : '60vh', bgcolor: 'background.default', p: { xs: 1, md: 2 } },
      }}
      onClose={onClose}
      actions={
        <>
          <Button
            variant={onContinue ? 'outlined' : 'contained'}
            startIcon={<DownloadOutlined />}
            onClick={download}
            disabled={file === null}
          >
            Descargar
          </Button>
          {onContinue && (
            <Button variant="contained" onClick={onContinue} disabled={file === null}>
              {mensajes.ASA.continuar}
            </Button>
          )}
        </>
      }
    >
      {error !== null ? (
        <ErrorState message={error} onRetry={() => setAttempt((n) => n + 1)} />
      ) : file === null ? (
        <LoadingState />
      ) : (
        <Suspense fallback={<LoadingState />}>
          <PdfPages file={file.blob} scale={scale} />
        </Suspense>
      )}
    </ReadingDialog>
  );
}
