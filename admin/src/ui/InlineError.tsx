import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { keepFocus } from './keepFocus';

interface InlineErrorProps {
  readonly error: Error;
  readonly refetch: () => unknown;
}

/** A side matter of a page that could not be read, in one line above the rest: what happened, and a way to ask again. */
export const InlineError = ({ error, refetch }: InlineErrorProps) => (
  <Alert
    severity="error"
    action={
      <Button
        color="inherit"
        size="small"
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          void refetch();
        }}
      >
        Reintentar
      </Button>
    }
  >
    {error.message}
  </Alert>
);
