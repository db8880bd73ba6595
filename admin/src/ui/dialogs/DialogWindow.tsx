import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { useFocusReturn } from './useFocusReturn';

interface WindowState {
  /** Id of the title, which names the dialog. */
  readonly id: string;
  /** How the content handles closing: at once, after a question, or not now. */
  readonly closing: RefObject<(() => void) | null>;
}

export const WindowContext = createContext<WindowState | null>(null);

/** For the content of a window: the id of its title and its handler of closing. */
export function useWindow(): WindowState {
  const state = useContext(WindowContext);
  if (state === null) throw new Error('useWindow is used outside a DialogWindow');
  return state;
}

export interface DialogWindowProps {
  readonly onClose: () => void;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  /** Full screen on a phone, for forms that are longer than the screen. */
  readonly fullOnPhone?: boolean;
  /** A `DialogFrame`; it may change while the window stays open: loading, form, facts. */
  readonly children: ReactNode;
}

/** With a form around title, fields and buttons, the fields scroll. */
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
