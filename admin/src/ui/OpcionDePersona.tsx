import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, ReactNode } from 'react';

interface OpcionDePersonaProps {
  /** Properties that Autocomplete gives to each option. */
  readonly option: HTMLAttributes<HTMLLIElement>;
  readonly nombre: string;
  readonly detalle: ReactNode;
}

/** A person among the results of a search: the name, and below it what distinguishes the person. */
export function OpcionDePersona({ option, nombre, detalle }: OpcionDePersonaProps) {
  return (
    <Box component="li" {...option}>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1" component="span" noWrap title={nombre} sx={{ display: 'block' }}>
          {nombre}
        </Typography>
        <Typography
          variant="caption"
          component="span"
          sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {detalle}
        </Typography>
      </Box>
    </Box>
  );
}
