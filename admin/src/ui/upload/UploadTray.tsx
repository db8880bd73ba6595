import Close from '@mui/icons-material/Close';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { keepFocus } from '../keepFocus';
import { headerHeight } from '../layout/measures';
import type { Upload } from './queue';
import type { Uploads } from './useUploads';

/**
 * The running uploads, each with its progress and a button to cancel or, after a failure, to retry it. It is sticky, and failed ones come first.
 * Hidden while there is none.
 */
export function UploadTray({ uploads, cancel, retry }: Uploads) {
  if (uploads.length === 0) return null;
  const doneCount = uploads.filter(({ state }) => state === 'done').length;
  const failedCount = uploads.filter(({ state }) => state === 'failed').length;
  const summary =
    failedCount === uploads.length
      ? failedCount === 1
        ? 'Un archivo no se subió'
        : `${failedCount} archivos no se subieron`
      : `Subiendo archivos: ${doneCount} de ${uploads.length}`;
  return (
    <Card
      component="section"
      aria-label="Subidas"
      sx={{ position: 'sticky', top: headerHeight + 8, zIndex: 3, mb: 2, px: 2, py: 1.25 }}
    >
      <Typography variant="h3" component="h2" role="status">
        {summary}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
        {uploads
          .filter(({ state }) => state !== 'done')
          .toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))
          .map((upload) => (
            <UploadRow key={upload.id} upload={upload} cancel={cancel} retry={retry} />
          ))}
      </Box>
    </Card>
  );
}

const progressText = ({ state, progress, message }: Upload): string => {
  if (state === 'failed') return message ?? '';
  if (state === 'waiting') return 'En espera';
  return state === 'checking' ? 'Revisando…' : `${Math.floor(progress * 100)} %`;
};

interface UploadRowProps extends Pick<Uploads, 'cancel' | 'retry'> {
  readonly upload: Upload;
}

function UploadRow({ upload, cancel, retry }: UploadRowProps) {
  const { id, title, file, state, progress } = upload;
  const failed = state === 'failed';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
            <Box component="span" sx={{ fontWeight: 560 }}>
              {title}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${file}`}</Box>
          </Typography>
          {!failed && (
            <Typography variant="caption" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {progressText(upload)}
            </Typography>
          )}
        </Box>
        {failed ? (
          <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
            {progressText(upload)}
          </Typography>
        ) : (
          <LinearProgress
            variant={state === 'checking' ? 'indeterminate' : 'determinate'}
            {...(state !== 'checking' && { value: progress * 100 })}
            aria-label={`Avance de ${title}`}
            sx={{ mt: 0.5 }}
          />
        )}
      </Box>
      {failed && (
        <Tooltip title="Reintentar">
          <IconButton
            size="small"
            aria-label={`Reintentar ${title}`}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              retry(id);
            }}
          >
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={failed ? 'Descartar' : 'Cancelar'}>
        <IconButton
          size="small"
          aria-label={`${failed ? 'Descartar' : 'Cancelar'} ${title}`}
          onClick={() => cancel(id)}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
