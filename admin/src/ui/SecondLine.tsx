import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Second line of a cell. */
export function SecondLine({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
