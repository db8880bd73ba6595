import { useEffect } from 'react';

const ESCRITURA = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox]';
const CABECERA = 'a[href], button:not(:disabled)';

/**
 * Lists by keyboard, on every page: j and k go to the link of the next row and of the one before, where Enter opens it, / to the search, and ?
 * tells of them. Not while somebody types, nor behind a dialog; keys with Ctrl, Alt or Meta are the browser's.
 */
export function useTeclasDeLista(onAyuda: () => void): void {
  useEffect(() => {
    const alPulsar = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ESCRITURA) !== null) return;
      if (document.querySelector('[aria-modal="true"], .MuiPopover-root') !== null) return;
      if (key === 'j' || key === 'k') irAFila(key === 'j' ? 1 : -1);
      else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else if (key === '?') onAyuda();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', alPulsar);
    return () => window.removeEventListener('keydown', alPulsar);
  }, [onAyuda]);
}

/** Within the table that has the focus, or else the first of the page; rows without link or button have nowhere to go. */
function irAFila(paso: 1 | -1): void {
  const actual = document.activeElement;
  const tabla = actual?.closest('main table') ?? document.querySelector('main table');
  const filas = [...(tabla?.querySelectorAll('tbody tr') ?? [])].filter(
    (fila) => fila.querySelector(CABECERA) !== null,
  );
  const lugar = filas.findIndex((fila) => fila.contains(actual));
  const fila = filas[lugar === -1 ? 0 : Math.min(Math.max(lugar + paso, 0), filas.length - 1)];
  fila?.querySelector<HTMLElement>(CABECERA)?.focus();
}
