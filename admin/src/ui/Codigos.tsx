import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Codes of plans in a sentence or a cell: none is broken at its hyphens, on paper neither. */
export function Codigos({ de }: { readonly de: readonly string[] }) {
  return de.map((codigo, lugar) => (
    <Fragment key={codigo}>
      {lugar > 0 && ', '}
      <Box component="span" data-entero sx={{ whiteSpace: 'nowrap' }}>
        {codigo}
      </Box>
    </Fragment>
  ));
}
