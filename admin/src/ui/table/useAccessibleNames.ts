import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a name to what react-admin's table leaves without one: it writes that of the box that chooses a row on what stands around the box, and
 * the heading above the buttons that open a row is empty. Both are looked for after each drawing, because rows come and go.
 */
export function useAccessibleNames(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const box of table.current?.querySelectorAll('.select-item[aria-label]') ?? []) {
      box.querySelector('input')?.setAttribute('aria-label', box.getAttribute('aria-label') ?? '');
      box.removeAttribute('aria-label');
    }
    table.current?.querySelector('.RaDataTable-expandHeader')?.setAttribute('role', 'presentation');
  });
  return table;
}
