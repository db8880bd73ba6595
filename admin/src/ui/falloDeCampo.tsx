import Link from '@mui/material/Link';
import { seguirFoco } from './seguirFoco';

interface Lectura {
  readonly data?: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Below a field whose options could not be read: what happened, and a way to ask again; nothing where they are there. */
export const falloDeCampo = (campo: string, { data, error, refetch }: Lectura) =>
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
              aria-label={`Reintentar: ${campo}`}
              sx={{ font: 'inherit', verticalAlign: 'baseline', textDecorationColor: 'currentColor' }}
              onClick={({ currentTarget }) => {
                seguirFoco(currentTarget, currentTarget.closest('.MuiFormControl-root'));
                void refetch();
              }}
            >
              Reintentar
            </Link>
          </span>
        ),
      };
