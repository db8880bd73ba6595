import Dialog from '@mui/material/Dialog';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';

interface PanelDeVisorProps {
  readonly tituloId: string;
  readonly amplio: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** DOC-512 */
export const ANCHO_DEL_VISOR = 'max(35vw, 380px)';

const columna = { display: 'flex', flexDirection: 'column' } as const;

/** The place of the viewer: at the left of the window and no barrier to the rest of the page; a phone shows nothing else. */
export function PanelDeVisor({ tituloId, amplio, onClose, children }: PanelDeVisorProps) {
  const telefono = useMediaQuery('(max-width:899px)', { noSsr: true });
  const panel = useRef<HTMLDivElement>(null);

  // The keyboard goes to what was opened, and back to where it was.
  useEffect(() => {
    if (telefono) return;
    const antes = document.activeElement;
    panel.current?.focus();
    return () => {
      if (antes instanceof HTMLElement && antes.isConnected) antes.focus();
    };
  }, [telefono]);

  if (telefono) {
    return (
      <Dialog
        open
        fullScreen
        data-visor
        onClose={onClose}
        aria-labelledby={tituloId}
        slotProps={{ paper: { sx: { ...columna, border: 0, borderRadius: 0 } } }}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <Portal>
      <Paper
        ref={panel}
        role="dialog"
        aria-modal={false}
        aria-labelledby={tituloId}
        tabIndex={-1}
        square
        elevation={8}
        sx={{
          ...columna,
          position: 'fixed',
          inset: '0 auto 0 0',
          width: amplio ? 'min(1100px, 92vw)' : ANCHO_DEL_VISOR,
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
