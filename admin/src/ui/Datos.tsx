import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { vacio } from './formato';

export interface Dato {
  readonly etiqueta: string;
  readonly valor: ReactNode;
}

/** Label above value, as many columns as fit: what a record is about, which nobody types. */
export function Datos({ datos }: { readonly datos: readonly Dato[] }) {
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
      {datos.map(({ etiqueta, valor }) => (
        <Box key={etiqueta} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {etiqueta}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}
          >
            {valor === null || valor === '' ? vacio : valor}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
