import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { rechazoDe } from './dialogs/rechazo';
import { ErrorState } from './ErrorState';

export interface Salida {
  readonly texto: string;
  readonly ruta: string;
}

interface FalloDePaginaProps {
  readonly error: Error;
  readonly onRetry: () => void;
  /** Where to go on; of a record that does not exist, the last one alone: what leads to the record leads nowhere. */
  readonly salidas: readonly [Salida, ...Salida[]];
}

/** In place of a page that cannot begin. A server that failed can be asked again; what it refuses it refuses again, so that the ways out are offered. */
export function FalloDePagina({ error, onRetry, salidas }: FalloDePaginaProps) {
  const rechazo = rechazoDe(error);
  if (rechazo === null) return <ErrorState message={error.message} onRetry={onRetry} />;
  const { status } = error as { readonly status?: number };
  return (
    <ErrorState message={rechazo.texto}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {(status === 404 ? salidas.slice(-1) : salidas).map(({ texto, ruta }) => (
          <Button key={ruta} component={Link} to={ruta} variant="outlined" size="small">
            {texto}
          </Button>
        ))}
      </Box>
    </ErrorState>
  );
}
