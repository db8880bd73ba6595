import { mensajes } from '@adjudica/domain';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The text of the specification for this table; GEN-520 where it has none. */
  readonly message?: string;
  readonly children?: ReactNode;
}

/** There is nothing to show; `children` may offer what to do about it. */
export function EmptyState({ message = mensajes.GEN.sinRegistros, children }: EmptyStateProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 1, py: 5, px: 2, textAlign: 'center' }}
    >
      <InboxOutlined sx={{ fontSize: 30, color: 'text.disabled' }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
      {children}
    </Box>
  );
}
