import { useEffect, useRef } from 'react';

/**
 * For a dialog that is drawn only while it is open. Material gives the focus back to what had it; where that is gone by now (a row that the act took away, an
 * entry of a menu), the keyboard would begin at the top of the page: it goes on in the page's content.
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
