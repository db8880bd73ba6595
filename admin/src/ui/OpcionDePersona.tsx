import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes, ReactNode } from 'react';

interface OpcionDePersonaProps {
  /** What the list of options gives to each. */
  readonly option: HTMLAttributes<HTMLLIElement>;
  readonly nombre: string;
  readonly detalle: ReactNode;
}

/** A person among those that a search found: the name, and below it what tells one from another. */
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
