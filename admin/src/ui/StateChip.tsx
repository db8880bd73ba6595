import Chip from '@mui/material/Chip';
import { alpha, useTheme } from '@mui/material/styles';
import type { Tone } from './tones';

const colourOf = { neutral: null, info: 'info', success: 'success', warning: 'warning', error: 'error' } as const;

interface StateChipProps {
  readonly label: string;
  /** Tone of a state, from `tones`. */
  readonly tone?: Tone;
}

/** A state as a word with a soft colour; the word alone is enough to understand it. */
export function StateChip({ label, tone = 'neutral' }: StateChipProps) {
  const { palette } = useTheme();
  const key = colourOf[tone];
  const main = key === null ? palette.text.secondary : palette[key].main;
  const tint = alpha(main, palette.mode === 'light' ? 0.1 : 0.18);
  return (
    <Chip
      size="small"
      label={label}
      sx={{
        height: 22,
        color: main,
        // On a background of its own, so that it stays legible on a highlighted row.
        bgcolor: 'background.paper',
        backgroundImage: `linear-gradient(${tint}, ${tint})`,
        '& .MuiChip-label': { px: 1 },
      }}
    />
  );
}
