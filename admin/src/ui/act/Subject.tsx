import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names the record, so that the decision does not depend on the page behind the dialog. */
export function Subject({ nombre, children }: { readonly nombre: string; readonly children?: ReactNode }) {
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {nombre}
      </Box>
      {children}{' '}
    </>
  );
}
