import { type RefObject, useEffect, useRef } from 'react';

/**
 * Labels what react-admin's table leaves without an accessible name: it labels the element around a row's checkbox and not the checkbox, and the
 * header of the expand column is empty. Runs after each render, because rows come and go.
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
