import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepFocus } from './keepFocus';

function Message({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, py: 8, px: 2, textAlign: 'center' }}>
      <Typography variant="h1">{mensajes.GEN.errorSilencioso}</Typography>
      <Typography variant="body1" sx={{ color: 'text.secondary', maxWidth: 460 }}>
        La pantalla no pudo mostrarse. Sus datos guardados no se perdieron.
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {onRetry && (
          <Button
            variant="outlined"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
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

interface SectionProps {
  readonly resetErrorBoundary: (reason: unknown) => void;
}

/** Inside the shell: the menu stays usable. */
export function SectionCrash({ resetErrorBoundary }: SectionProps) {
  return <Message onRetry={() => resetErrorBoundary(undefined)} />;
}

/** Outside the shell (the router's last resort). */
export function PageCrash() {
  return <Message />;
}
