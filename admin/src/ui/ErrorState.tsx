import { mensajes } from '@adjudica/domain';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { keepFocus } from './keepFocus';

interface ErrorStateProps {
  readonly message?: string;
  readonly onRetry?: () => void;
  /** Another way out. */
  readonly children?: ReactNode;
}

/** A part of a page that could not be loaded: what happened and a way to try again; the rest of the page stays. */
export function ErrorState({ message = mensajes.GEN.errorSilencioso, onRetry, children }: ErrorStateProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        py: 5,
        px: 2,
        textAlign: 'center',
      }}
    >
      <CloudOffOutlined sx={{ fontSize: 30, color: 'text.disabled' }} />
      <Typography variant="body2">{message}</Typography>
      {onRetry && (
        <Button
          variant="outlined"
          size="small"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onRetry();
          }}
        >
          Reintentar
        </Button>
      )}
      {children}
    </Box>
  );
}
