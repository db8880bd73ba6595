import { type Centavos, formatearMonto } from '@adjudica/domain';
import Box from '@mui/material/Box';

interface AmountProps {
  /** Dollars. */
  readonly value: number;
  readonly strong?: boolean;
  /** Accessible name where the amount is not next to its label. */
  readonly name?: string;
}

/** A calculated amount. A negative one is red and has its sign, so that it is clear without the colour too. */
export function Amount({ value, strong = false, name }: AmountProps) {
  return (
    <Box
      component="output"
      aria-label={name}
      // Not announced: a total changes with every keystroke.
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

/** While somebody types, a sum may exceed any amount that can be stored: it is shown, and saving refuses it. */
const written = (dollars: number): string => formatearMonto(Math.round(dollars * 100) as Centavos);
