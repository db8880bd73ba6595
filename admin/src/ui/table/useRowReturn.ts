import { type MouseEvent, type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ROW_ID } from './useRowPress';

/** What of a row has the focus when the keyboard goes to it. */
export const ROW_CONTROL = 'a[href], button:not(:disabled)';

/** Row that was used last, by entry of the history and table. */
const left = new Map<string, string>();

const rowOf = (cell: Element | null | undefined): HTMLTableRowElement | null => cell?.closest('tr') ?? null;

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
    const cells = [...(table.current?.querySelectorAll(`[${ROW_ID}]`) ?? [])];
    const row = rowOf(cells.find((cell) => cell.getAttribute(ROW_ID) === id));
    row?.querySelector<HTMLElement>(ROW_CONTROL)?.focus();
    // with the first rows alone: later the focus is the user's
  }, []);
  return ({ target }) => {
    const row = target instanceof Element ? rowOf(target) : null;
    const id = row?.querySelector(`[${ROW_ID}]`)?.getAttribute(ROW_ID);
    if (id) left.set(place, id);
  };
}
