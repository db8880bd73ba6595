import { type RefObject, useEffect } from 'react';

const CON_FOCO = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** A part that scrolls sideways is reached by the keyboard while it is wider than its place and holds nothing that is reached anyway. */
export function useDesplazable(parte: RefObject<HTMLElement | null>, cual?: string): void {
  useEffect(() => {
    const desplaza = cual === undefined ? parte.current : parte.current?.querySelector<HTMLElement>(cual);
    if (!desplaza || typeof ResizeObserver === 'undefined') return;
    const observador = new ResizeObserver(() => {
      const sobra = desplaza.scrollWidth > desplaza.clientWidth + 1;
      if (sobra && desplaza.querySelector(CON_FOCO) === null) desplaza.tabIndex = 0;
      else desplaza.removeAttribute('tabindex');
    });
    observador.observe(desplaza);
    for (const hijo of desplaza.children) observador.observe(hijo);
    return () => observador.disconnect();
  });
}
