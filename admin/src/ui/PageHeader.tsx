import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons, at the right on a wide screen. */
  readonly actions?: ReactNode;
}

/** Title line of a page. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {description !== undefined && (
          <Typography
            variant="body2"
            component="div"
            sx={{
              color: 'text.secondary',
              mt: 0.25,
              overflowWrap: 'anywhere',
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {description}
          </Typography>
        )}
      </Box>
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: '100%' }}>{actions}</Box>
      )}
    </Box>
  );
}
