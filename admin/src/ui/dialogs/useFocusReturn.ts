import { useEffect, useMemo } from 'react';
import { rememberFocus } from '../keepFocus';

/** What had the focus last outside of dialogs and menus: a menu entry that opens a dialog is gone with its menu. */
let lastInPage: Element | null = null;
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('#contenido') !== null) lastInPage = target;
});

/** For a dialog: the focus returns to what opened it, or to what has taken its place. */
export function useFocusReturn(open = true): void {
  // when it is drawn: afterwards the focus stands in the dialog
  const giveBack = useMemo(() => (open ? rememberFocus(openerOf(document.activeElement)) : null), [open]);
  useEffect(() => {
    if (giveBack === null) return;
    return () => {
      const { activeElement } = document;
      const leaving = activeElement?.closest('[role=dialog]') ? activeElement : null;
      // MUI returns the focus first
      setTimeout(() => giveBack(leaving));
    };
  }, [giveBack]);
}

const openerOf = (focused: Element | null): Element | null =>
  focused === null || focused === document.body || focused.closest('[role=menu]') !== null ? lastInPage : focused;
