import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a name to what react-admin's table leaves without one: it writes that of the box that chooses a row on what stands around the box, and
 * the heading above the buttons that open a row is empty. Both are looked for after each drawing, because rows come and go.
 */
export function useNombres(): RefObject<HTMLDivElement | null> {
  const tabla = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const casilla of tabla.current?.querySelectorAll('.select-item[aria-label]') ?? []) {
      casilla.querySelector('input')?.setAttribute('aria-label', casilla.getAttribute('aria-label') ?? '');
      casilla.removeAttribute('aria-label');
    }
    tabla.current?.querySelector('.RaDataTable-expandHeader')?.setAttribute('role', 'presentation');
  });
  return tabla;
}
