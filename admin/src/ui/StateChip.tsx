import Chip from '@mui/material/Chip';
import { alpha, useTheme } from '@mui/material/styles';
import type { Tono } from './tones';

const colourOf = { neutro: null, info: 'info', exito: 'success', aviso: 'warning', error: 'error' } as const;

interface StateChipProps {
  readonly label: string;
  /** Of a state: from the table (`tones`). */
  readonly tono?: Tono;
}

/** A state as a word with a soft colour; the word alone must suffice. */
export function StateChip({ label, tono = 'neutro' }: StateChipProps) {
  const { palette } = useTheme();
  const key = colourOf[tono];
  const main = key === null ? palette.text.secondary : palette[key].main;
  const tinta = alpha(main, palette.mode === 'light' ? 0.1 : 0.18);
  return (
    <Chip
      size="small"
      label={label}
      sx={{
        height: 22,
        color: main,
        // over the paper, also where the row is tinted: the word stays legible
        bgcolor: 'background.paper',
        backgroundImage: `linear-gradient(${tinta}, ${tinta})`,
        '& .MuiChip-label': { px: 1 },
      }}
    />
  );
}
