import { useEffect } from 'react';

/** Enough for a button, its menu and an entry of it. */
const REMEMBERED = 4;

/**
 * A button is disabled during the call it started, and browsers take the focus from disabled elements. It gets the focus back with the answer, unless
 * the user moved it; so does the button of a menu whose entry started the call and is gone.
 */
export function useButtonFocus(): void {
  useEffect(() => {
    let previous: HTMLElement[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      // A dialog takes the focus that a button in it has lost.
      if (previous[0] !== undefined && target !== previous[0] && target.contains(previous[0])) return;
      previous = [target, ...previous.filter((element) => element !== target)].slice(0, REMEMBERED);
    };
    const observer = new MutationObserver((changes) => {
      const last = previous.find((element) => element.isConnected);
      if (!(last instanceof HTMLButtonElement) || last.disabled) return;
      if (!changes.some(({ target }) => target === last)) return;
      const { activeElement } = document;
      if (activeElement === null || activeElement.contains(last)) last.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, []);
}
