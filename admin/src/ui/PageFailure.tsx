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
  /** Where to go on. For a record that does not exist only the last one is offered, because the others lead to that record. */
  readonly waysOut: readonly [WayOut, ...WayOut[]];
}

/** In place of a page whose data could not be read. A failed call can be repeated; a refusal stays one, so links are offered instead. */
export function PageFailure({ error, onRetry, waysOut }: PageFailureProps) {
  const refusal = refusalOf(error);
  if (refusal === null) return <ErrorState message={error.message} onRetry={onRetry} />;
  const { status } = error as { readonly status?: number };
  return (
    <ErrorState message={refusal.text}>
      {(status === 404 ? waysOut.slice(-1) : waysOut).map(({ text, to }) => (
        <Button key={to} component={Link} to={to} variant="outlined" size="small">
          {text}
        </Button>
      ))}
    </ErrorState>
  );
}
