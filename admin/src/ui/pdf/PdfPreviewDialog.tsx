import { mensajes } from '@adjudica/domain';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { httpFile, isAbort } from '../../providers/http';
import { ReadingDialog } from '../dialogs/ReadingDialog';
import { ErrorState } from '../ErrorState';
import { LoadingState } from '../LoadingState';
import { lazy } from '../lazy';
import { saveFile } from '../saveFile';

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
  /** 'acta' = 70vw × 60vh; 'documento' = 35vw at the left side (part 2 §2.18). A phone shows both over the whole screen. */
  readonly variant?: 'acta' | 'documento';
  /** Beside the title: the choice of a version, for instance. */
  readonly toolbar?: ReactNode;
  /** Shows the button 'Continuar'. */
  readonly onContinue?: () => void;
  readonly onClose: () => void;
}

export const tituloDeActa = (number: number): string => `Previsualización: Acta de Asamblea No. ${number}`;

/** Preview of a PDF with 'Descargar' and, if given, 'Continuar'. The viewer is loaded with the first dialog. Render it only while it is open. */
export function PdfPreviewDialog(props: PdfPreviewDialogProps) {
  const { title, url, body, before, fileName, variant = 'acta', toolbar, onContinue, onClose } = props;
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const [file, setFile] = useState<{ blob: Blob; name: string | null } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

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
      toolbar={toolbar}
      maxWidth={false}
      fullWidth={false}
      fullScreen={phone}
      sx={variant === 'documento' && !phone ? { '& .MuiDialog-container': { justifyContent: 'flex-start' } } : {}}
      slotProps={{ paper: { sx: phone ? {} : { width: variant === 'acta' ? '70vw' : '35vw' } } }}
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
          <PdfPages file={file.blob} />
        </Suspense>
      )}
    </ReadingDialog>
  );
}
