import { type RefObject, useEffect } from 'react';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Makes a part that scrolls sideways focusable while it overflows and contains nothing focusable. */
export function useScrollableByKeyboard(part: RefObject<HTMLElement | null>, selector?: string): void {
  useEffect(() => {
    const scroller = selector === undefined ? part.current : part.current?.querySelector<HTMLElement>(selector);
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const overflows = scroller.scrollWidth > scroller.clientWidth + 1;
      if (overflows && scroller.querySelector(FOCUSABLE) === null) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    });
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  });
}
