import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Codes of plans in a sentence or a cell, none of them broken at a hyphen. */
export function Codes({ codes }: { readonly codes: readonly string[] }) {
  return codes.map((code, place) => (
    <Fragment key={code}>
      {place > 0 && ', '}
      <Box component="span" data-entero sx={{ whiteSpace: 'nowrap' }}>
        {code}
      </Box>
    </Fragment>
  ));
}
