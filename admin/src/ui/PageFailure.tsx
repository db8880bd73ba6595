import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { refusalOf } from './dialogs/refusal';
import { ErrorState } from './ErrorState';

export interface WayOut {
  readonly text: string;
  readonly to: string;
}

interface PageFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Where to go on; of a record that does not exist, the last one alone: what leads to the record leads nowhere. */
  readonly waysOut: readonly [WayOut, ...WayOut[]];
}

/** In place of a page that cannot begin. A server that failed can be asked again; what it refuses it refuses again, so that the ways out are offered. */
export function PageFailure({ error, onRetry, waysOut }: PageFailureProps) {
  const refusal = refusalOf(error);
  if (refusal === null) return <ErrorState message={error.message} onRetry={onRetry} />;
  const { status } = error as { readonly status?: number };
  return (
    <ErrorState message={refusal.text}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {(status === 404 ? waysOut.slice(-1) : waysOut).map(({ text, to }) => (
          <Button key={to} component={Link} to={to} variant="outlined" size="small">
            {text}
          </Button>
        ))}
      </Box>
    </ErrorState>
  );
}
