import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactGridProps {
  readonly facts: readonly { readonly etiqueta: string; readonly valor: ReactNode; readonly ancho?: boolean }[];
  readonly columns: Readonly<Record<string, string>>;
}

/** Facts as on paper: label above its value; a wide one takes the whole line. */
export function FactGrid({ facts, columns }: FactGridProps) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
      {facts.map(({ etiqueta, valor, ancho }) => (
        <Box key={etiqueta} sx={{ ...(ancho === true && { gridColumn: '1 / -1' }) }}>
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
