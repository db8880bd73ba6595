import { mensajes } from '@adjudica/domain';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepFocus } from './keepFocus';

interface ErrorStateProps {
  readonly message?: string;
  readonly onRetry?: (() => unknown) | undefined;
  /** 'line' for a secondary part of a page, above the rest; 'page' where a page crashed. */
  readonly size?: 'line' | 'part' | 'page';
  /** Other ways out. */
  readonly children?: ReactNode;
}

/** Something could not be loaded or shown: the reason and a way to try again. The rest of the page stays. */
export function ErrorState(props: ErrorStateProps) {
  const { message = mensajes.GEN.errorSilencioso, onRetry, size = 'part', children } = props;
  if (size === 'line')
    return (
      <Alert severity="error" action={onRetry && <RetryButton color="inherit" size="small" onRetry={onRetry} />}>
        {message}
      </Alert>
    );
  const page = size === 'page';
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        py: page ? 8 : 5,
        px: 2,
        textAlign: 'center',
      }}
    >
      {!page && <CloudOffOutlined sx={{ fontSize: 30, color: 'text.disabled' }} />}
      <Typography variant={page ? 'h1' : 'body2'}>{message}</Typography>
      {page && (
        <Typography variant="body1" sx={{ color: 'text.secondary', maxWidth: 460 }}>
          La pantalla no pudo mostrarse. Sus datos guardados no se perdieron.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, '&:empty': { display: 'none' } }}>
        {onRetry && <RetryButton variant="outlined" size={page ? 'medium' : 'small'} onRetry={onRetry} />}
        {children}
      </Box>
    </Box>
  );
}

interface RetryButtonProps extends Pick<ButtonProps, 'color' | 'size' | 'variant'> {
  readonly onRetry: () => unknown;
}

/** The button disappears with the retry: the focus moves to what takes its place. */
function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  return (
    <Button
      {...button}
      onClick={({ currentTarget }) => {
        keepFocus(currentTarget);
        void onRetry();
      }}
    >
      Reintentar
    </Button>
  );
}

interface CrashStateProps {
  /** Given by an error boundary; without one only a reload helps. */
  readonly resetErrorBoundary?: (reason: unknown) => void;
}

/** In place of a page, or of a part of one, that could not be drawn. */
export function CrashState({ resetErrorBoundary }: CrashStateProps) {
  return (
    <ErrorState size="page" onRetry={resetErrorBoundary && (() => resetErrorBoundary(undefined))}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Recargar la página
      </Button>
    </ErrorState>
  );
}
