import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRouteError } from 'react-router';
import { seguirFoco } from './seguirFoco';

/** A file of an older build that the server no longer has: a reload brings the new build. */
function isStaleBuild(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|Importing a module script failed/i.test(error.message);
}

function Message({ error, onRetry }: { readonly error: unknown; readonly onRetry?: (() => void) | undefined }) {
  const stale = isStaleBuild(error);
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h1">{stale ? 'Hay una nueva versión' : mensajes.GEN.errorSilencioso}</Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary', maxWidth: 460 }}>
        {stale
          ? 'La aplicación se actualizó. Recargue la página para continuar.'
          : 'La pantalla no pudo mostrarse. Sus datos guardados no se perdieron.'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {onRetry && !stale && (
          <Button
            variant="outlined"
            onClick={({ currentTarget }) => {
              seguirFoco(currentTarget);
              onRetry();
            }}
          >
            Reintentar
          </Button>
        )}
        <Button variant="contained" onClick={() => window.location.reload()}>
          Recargar la página
        </Button>
      </Box>
    </Box>
  );
}

interface SeccionProps {
  readonly error: unknown;
  readonly resetErrorBoundary: (reason: unknown) => void;
}

/** Inside the shell: the menu stays usable. */
export function ErrorDeSeccion({ error, resetErrorBoundary }: SeccionProps) {
  return <Message error={error} onRetry={() => resetErrorBoundary(undefined)} />;
}

/** Outside the shell (the router's last resort). */
export function ErrorDePagina() {
  return <Message error={useRouteError()} />;
}
