import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Codes of plans within a sentence: none is broken at its hyphens. */
export function Codigos({ de }: { readonly de: readonly string[] }) {
  return de.map((codigo, lugar) => (
    <Fragment key={codigo}>
      {lugar > 0 && ', '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {codigo}
      </Box>
    </Fragment>
  ));
}
