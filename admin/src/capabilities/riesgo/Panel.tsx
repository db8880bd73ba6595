import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly titulo: string;
  /** At the right of the heading: a button, a chip. */
  readonly accion?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the dialog under its heading. */
export function Panel({ titulo, accion, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, py: 1.25 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 30 }}>
        <Typography variant="h3" id={id} sx={{ flex: 1, color: 'text.secondary' }}>
          {titulo}
        </Typography>
        {accion}
      </Box>
      {children}
    </Box>
  );
}
