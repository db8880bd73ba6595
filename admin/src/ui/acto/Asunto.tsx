import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Whose record it is: a decision must not hang on remembering the page behind the dialog. */
export function Asunto({ nombre, children }: { readonly nombre: string; readonly children?: ReactNode }) {
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {nombre}
      </Box>
      {children}{' '}
    </>
  );
}
