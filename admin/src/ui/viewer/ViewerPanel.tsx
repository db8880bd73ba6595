import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';

interface ViewerPanelProps {
  readonly titleId: string;
  readonly wide: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** DOC-512 */
export const VIEWER_WIDTH = 'max(35vw, 380px)';

const column = { display: 'flex', flexDirection: 'column' } as const;

/** The menu is as wide as the panel that lies over it: what a document is compared with stands beside it. */
const besideMenu = <GlobalStyles styles={{ 'aside:not(main *)': { width: `${VIEWER_WIDTH} !important` } }} />;

/** The panel of the viewer: at the left of the window, the page beside it, and not modal; full screen on a phone. */
export function ViewerPanel({ titleId, wide, onClose, children }: ViewerPanelProps) {
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const panel = useRef<HTMLDivElement>(null);

  // The focus moves to the panel and back when it closes.
  useEffect(() => {
    if (phone) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [phone]);

  if (phone) {
    return (
      <Dialog
        open
        fullScreen
        data-visor
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { ...column, border: 0, borderRadius: 0 } } }}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <Portal>
      {besideMenu}
      <Paper
        ref={panel}
        role="dialog"
        data-visor
        aria-modal={false}
        aria-labelledby={titleId}
        tabIndex={-1}
        square
        elevation={8}
        sx={{
          ...column,
          position: 'fixed',
          inset: '0 auto 0 0',
          width: wide ? 'min(1100px, 92vw)' : VIEWER_WIDTH,
          zIndex: 'drawer',
          borderRight: 1,
          borderColor: 'divider',
          outline: 'none',
        }}
      >
        {children}
      </Paper>
    </Portal>
  );
}
