import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Read by screen readers, not drawn. */
export function ScreenReaderOnly({ children }: { readonly children: ReactNode }) {
  return <Box sx={hidden}>{children}</Box>;
}

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
