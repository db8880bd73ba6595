import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusRowIn, ROW_ID } from './rowFocus';

/** Row that was used last, by entry of the history and table. */
const left = new Map<string, string>();

/**
 * Back from a record gives the focus to its row.
 * @returns handler of clicks anywhere in the table
 */
export function useRowReturn(table: RefObject<HTMLElement | null>, name: string): (event: MouseEvent) => void {
  const place = `${useLocation().key} ${name}`;
  useEffect(() => {
    const id = left.get(place);
    const { activeElement } = document;
    if (id === undefined || (activeElement !== document.body && activeElement?.id !== 'contenido')) return;
    focusRowIn(table.current, id);
    // with the first rows alone: later the focus is the user's
  }, []);
  return ({ target }) => {
    const row = target instanceof Element ? target.closest('tr') : null;
    const id = row?.querySelector(`[${ROW_ID}]`)?.getAttribute(ROW_ID);
    if (id) left.set(place, id);
  };
}
