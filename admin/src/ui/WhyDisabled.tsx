import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface WhyDisabledProps {
  /** null = the button can be pressed. */
  readonly reason: string | null;
  /** The button, disabled where there is a reason. */
  readonly children: ReactElement;
}

/** Says why a button is disabled. Such a button gets no mouse events and no focus: its frame does. */
export function WhyDisabled({ reason, children }: WhyDisabledProps) {
  return (
    <Tooltip title={reason ?? ''} describeChild>
      <Box component="span" {...(reason !== null && { tabIndex: 0 })} sx={{ display: 'inline-flex' }}>
        {children}
      </Box>
    </Tooltip>
  );
}
