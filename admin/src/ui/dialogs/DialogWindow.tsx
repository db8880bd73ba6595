import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface WindowState {
  /** Id of the title, which names the dialog. */
  readonly id: string;
  /** How what stands inside wants to be closed: at once, after a question, or not now. */
  readonly closing: RefObject<(() => void) | null>;
}

const WindowContext = createContext<WindowState | null>(null);

/** For what stands in a window: its title's id, and the say in how it is closed. */
export function useWindow(): WindowState {
  const state = useContext(WindowContext);
  if (state === null) throw new Error('useWindow is used outside a DialogWindow');
  return state;
}

export interface DialogWindowProps {
  readonly onClose: () => void;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** On a phone the whole screen: for a form that is longer than the screen. */
  readonly fullOnPhone?: boolean;
  /** A `DialogFrame`; what it shows may change while the window stays: waiting, form, facts. */
  readonly children: ReactNode;
}

/** A form around title, fields and buttons leaves the scrolling to the fields. */
const aroundForm = {
  '& > form, & > form > div': { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 },
};

/** The window of a dialog. Render it only while it is open. */
export function DialogWindow({ onClose, maxWidth = 'sm', fullOnPhone = false, children }: DialogWindowProps) {
  const id = useId();
  const closing = useRef<(() => void) | null>(null);
  useFocusReturn();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  return (
    <WindowContext value={{ id, closing }}>
      <Dialog
        open
        onClose={() => (closing.current ?? onClose)()}
        aria-labelledby={id}
        maxWidth={maxWidth}
        fullWidth
        fullScreen={fullOnPhone && phone}
        slotProps={{ paper: { sx: aroundForm } }}
      >
        {children}
      </Dialog>
    </WindowContext>
  );
}
