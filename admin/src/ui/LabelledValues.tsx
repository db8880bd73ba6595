import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vacio } from './format';

export interface LabelledValue {
  readonly label: string;
  readonly value: ReactNode;
}

/** Values below their labels, in as many columns as fit. */
export function LabelledValues({ values }: { readonly values: readonly LabelledValue[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
      }}
    >
      {values.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}
          >
            {value === null || value === '' ? vacio : value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
