import { useEffect, useRef } from 'react';

/** Where a key means something of its own: fields, open menus, tabs, dialogs above the viewer. */
const conTeclasPropias =
  'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox], [role=tablist], [role=radiogroup], .MuiDialog-root:not([data-visor])';

/**
 * Keys of the whole page while the viewer is open, for it is no modal dialog: one may be in the list beside it and still go on to the next
 * document.
 */
export function useTeclas(acciones: Readonly<Record<string, (() => void) | undefined>>): void {
  const actuales = useRef(acciones);
  actuales.current = acciones;
  useEffect(() => {
    const alPulsar = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const accion = actuales.current[event.key];
      if (accion === undefined) return;
      const donde = event.target instanceof Element ? event.target.closest(conTeclasPropias) : null;
      if (donde !== null) return;
      event.preventDefault();
      accion();
    };
    document.addEventListener('keydown', alPulsar);
    return () => document.removeEventListener('keydown', alPulsar);
  }, []);
}
