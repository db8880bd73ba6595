import { type MouseEvent as EventoDeReact, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { ROW_ID } from './rowFocus';

const INTERACTIVE = 'a, button, input, textarea, select, label';
/** Movement in pixels that still counts as a click. */
const STILL_PX = 6;

interface RowPress {
  /** For the element around the table. */
  readonly onPress: (event: EventoDeReact<HTMLElement>) => void;
  /** Whether the current click ended a movement that selected text. */
  readonly markedText: () => boolean;
}

/**
 * Makes the pressed row the clicked one. Between press and release the page may move or the rows may be replaced; the browser then sends the click to
 * the common ancestor and no row would get it.
 */
export function useRowPress<T extends RaRecord>(rows: readonly T[], choose: (row: T) => void): RowPress {
  const chosen = useRef(choose);
  useEffect(() => {
    chosen.current = choose;
  });
  const release = useRef(() => {});
  const dragged = useRef(false);
  useEffect(() => () => release.current(), []);
  return {
    onPress: ({ target, button, ctrlKey, metaKey, shiftKey, clientX, clientY }) => {
      release.current();
      dragged.current = false;
      if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
      const id = target.closest('tr')?.querySelector(`[${ROW_ID}]`)?.getAttribute(ROW_ID);
      const row = target.closest(INTERACTIVE) === null ? rows.find((row) => String(row.id) === id) : undefined;
      const onClick = (event: MouseEvent) => {
        release.current();
        dragged.current = Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL_PX;
        const lost = event.target instanceof Element && event.target.closest('tr') === null;
        if (row !== undefined && lost && !dragged.current) chosen.current(row);
      };
      const onOtherPress = () => release.current();
      document.addEventListener('click', onClick, { capture: true });
      document.addEventListener('mousedown', onOtherPress, { capture: true });
      release.current = () => {
        document.removeEventListener('click', onClick, { capture: true });
        document.removeEventListener('mousedown', onOtherPress, { capture: true });
      };
    },
    markedText: () => dragged.current && window.getSelection()?.isCollapsed === false,
  };
}
