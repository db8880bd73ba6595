import Link from '@mui/material/Link';
import { keepFocus } from './keepFocus';

interface FieldQuery {
  readonly data?: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Properties of a field whose options could not be loaded: the message and a retry; undefined when they are there. */
export const fieldFailure = (field: string, { data, error, refetch }: FieldQuery) =>
  error === null || data !== undefined
    ? undefined
    : {
        error: true,
        helperText: (
          <span role="alert">
            <span>{error.message}</span>{' '}
            <Link
              component="button"
              type="button"
              color="inherit"
              aria-label={`Reintentar: ${field}`}
              sx={{ font: 'inherit', verticalAlign: 'baseline', textDecorationColor: 'currentColor' }}
              onClick={({ currentTarget }) => {
                keepFocus(currentTarget, currentTarget.closest('.MuiFormControl-root'));
                void refetch();
              }}
            >
              Reintentar
            </Link>
          </span>
        ),
      };
