import { type Centavos, formatearMonto } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface ImporteProps {
  /** Dollars. */
  readonly valor: number;
  readonly fuerte?: boolean;
  /** Accessible name where the figure stands away from its label. */
  readonly nombre?: string;
}

/** A calculated amount; a negative one is red and keeps its sign, so that it reads without the colour as well. */
export function Importe({ valor, fuerte = false, nombre }: ImporteProps) {
  return (
    <Box
      component="output"
      aria-label={nombre}
      // A total that moves with every key must not be read aloud with every key.
      aria-live="off"
      sx={{
        color: valor < 0 ? 'error.main' : 'inherit',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: fuerte ? 650 : 580,
        whiteSpace: 'nowrap',
      }}
    >
      {escrito(valor)}
    </Box>
  );
}

/** While somebody types, a sum may be larger than any amount that is stored: it is shown, and saving refuses it. */
const escrito = (dolares: number): string => formatearMonto(Math.round(dolares * 100) as Centavos);
