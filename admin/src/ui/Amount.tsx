import { type Centavos, formatearMonto } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface AmountProps {
  /** Dollars. */
  readonly value: number;
  readonly strong?: boolean;
  /** Accessible name where the figure stands away from its label. */
  readonly name?: string;
}

/** A calculated amount; a negative one is red and keeps its sign, so that it reads without the colour as well. */
export function Amount({ value, strong = false, name }: AmountProps) {
  return (
    <Box
      component="output"
      aria-label={name}
      // A total that moves with every key must not be read aloud with every key.
      aria-live="off"
      sx={{
        color: value < 0 ? 'error.main' : 'inherit',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: strong ? 650 : 580,
        whiteSpace: 'nowrap',
      }}
    >
      {written(value)}
    </Box>
  );
}

/** While somebody types, a sum may be larger than any amount that is stored: it is shown, and saving refuses it. */
const written = (dollars: number): string => formatearMonto(Math.round(dollars * 100) as Centavos);
