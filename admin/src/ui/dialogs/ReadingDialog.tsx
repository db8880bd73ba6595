import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useState } from 'react';
import { DiscardDialog } from './DiscardDialog';
import { useFocusReturn } from './useFocusReturn';

interface ReadingDialogProps extends Omit<DialogProps, 'title' | 'content' | 'open' | 'onClose'> {
  readonly open?: boolean;
  readonly title: string;
  /** Beside the title, not part of the dialog's name. */
  readonly beside?: ReactNode;
  /** Before the close button. */
  readonly toolbar?: ReactNode;
  readonly actions?: ReactNode;
  readonly content?: DialogContentProps;
  /** Something was typed: closing asks first. */
  readonly dirty?: boolean;
  readonly onClose: () => void;
}

/** A wide dialog to read and work in, with a close button above. What asks and sends is an `ActDialog`. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { open = true, title, beside, toolbar, actions, content, dirty, onClose, children, ...dialog } = props;
  const id = useId();
  const [asking, setAsking] = useState(false);
  useFocusReturn(open);
  const close = () => (dirty === true ? setAsking(true) : onClose());
  return (
    <Dialog open={open} onClose={close} aria-labelledby={id} maxWidth="lg" fullWidth {...dialog}>
      {/* An id of its own: MUI would give it the dialog's, and the buttons would be part of the name. */}
      <DialogTitle id={`${id}-barra`} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" id={id} sx={{ lineHeight: { xs: 1.4, sm: '34px' } }}>
            {title}
          </Box>
          {beside}
        </Box>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {toolbar}
          <IconButton aria-label="Cerrar" onClick={close} edge="end">
            <Close />
          </IconButton>
        </Box>
      </DialogTitle>
      <DialogContent {...content}>{children}</DialogContent>
      {actions !== undefined && (
        <DialogActions
          sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style)': { m: 0, flexShrink: 0, whiteSpace: 'nowrap' } }}
        >
          {actions}
        </DialogActions>
      )}
      <DiscardDialog open={asking} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}
