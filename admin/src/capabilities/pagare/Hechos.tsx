import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface HechosProps {
  readonly hechos: readonly { readonly etiqueta: string; readonly valor: ReactNode }[];
}

/** Facts of a note: label above its value. */
export function Hechos({ hechos }: HechosProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {hechos.map(({ etiqueta, valor }) => (
        <Box key={etiqueta}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
            {etiqueta}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 560, overflowWrap: 'anywhere' }}>
            {valor}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
