import { type MouseEvent as EventoDeReact, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';

/** In each cell: whose row it is. */
export const DE_FILA = 'data-fila';

const PROPIOS = 'a, button, input, textarea, select, label';
/** A hand is never quite still. */
const QUIETA = 6;

interface Presion {
  /** For what stands around the table. */
  readonly alPresionar: (event: EventoDeReact<HTMLElement>) => void;
  /** The click that is being handled ended a movement that marked text. */
  readonly marcaba: () => boolean;
}

/**
 * A row that is pressed is the one that is meant. Between press and release the page may move (a figure above arrives) or the rows may be replaced
 * (the list is read again); the browser then gives the click to what stands around all rows, and nothing would happen.
 */
export function usePresion<T extends RaRecord>(filas: readonly T[], elegir: (fila: T) => void): Presion {
  const elegida = useRef(elegir);
  useEffect(() => {
    elegida.current = elegir;
  });
  const soltar = useRef(() => {});
  const arrastrada = useRef(false);
  useEffect(() => () => soltar.current(), []);
  return {
    alPresionar: ({ target, button, ctrlKey, metaKey, shiftKey, clientX, clientY }) => {
      soltar.current();
      arrastrada.current = false;
      if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
      const id = target.closest('tr')?.querySelector(`[${DE_FILA}]`)?.getAttribute(DE_FILA);
      const fila = target.closest(PROPIOS) === null ? filas.find((una) => String(una.id) === id) : undefined;
      const alSoltar = (event: MouseEvent) => {
        soltar.current();
        arrastrada.current = Math.hypot(event.clientX - clientX, event.clientY - clientY) > QUIETA;
        const perdida = event.target instanceof Element && event.target.closest('tr') === null;
        if (fila !== undefined && perdida && !arrastrada.current) elegida.current(fila);
      };
      const otra = () => soltar.current();
      document.addEventListener('click', alSoltar, { capture: true });
      document.addEventListener('mousedown', otra, { capture: true });
      soltar.current = () => {
        document.removeEventListener('click', alSoltar, { capture: true });
        document.removeEventListener('mousedown', otra, { capture: true });
      };
    },
    marcaba: () => arrastrada.current && window.getSelection()?.isCollapsed === false,
  };
}
