import { useEffect, useRef } from 'react';

/**
 * For a dialog that is rendered only while it is open. MUI returns the focus to the previous element; if that is gone (a removed row, a menu entry),
 * the focus moves to the page's content instead of its top.
 */
export function useFocusReturn(open = true): void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    before.current = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement !== null && document.activeElement !== document.body) return;
        document.getElementById('contenido')?.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
