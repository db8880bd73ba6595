import { useEffect } from 'react';

/** More were focused before than somebody comes back from: a button, its menu, an entry of it. */
const MEMORIA = 4;

/**
 * A button is disabled while the call that it began runs, and browsers take the focus from what is disabled. It gets it back with the answer, unless somebody went
 * elsewhere meanwhile; so does the button of a menu whose entry began the call and is gone.
 */
export function useFocoDelBoton(): void {
  useEffect(() => {
    let anteriores: HTMLElement[] = [];
    const alEnfocar = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      // a dialog takes the focus that a button in it has lost
      if (anteriores[0] !== undefined && target !== anteriores[0] && target.contains(anteriores[0])) return;
      anteriores = [target, ...anteriores.filter((uno) => uno !== target)].slice(0, MEMORIA);
    };
    const observador = new MutationObserver((cambios) => {
      const ultimo = anteriores.find((uno) => uno.isConnected);
      if (!(ultimo instanceof HTMLButtonElement) || ultimo.disabled) return;
      if (!cambios.some(({ target }) => target === ultimo)) return;
      const { activeElement } = document;
      if (activeElement === null || activeElement.contains(ultimo)) ultimo.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', alEnfocar);
    observador.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', alEnfocar);
      observador.disconnect();
    };
  }, []);
}
