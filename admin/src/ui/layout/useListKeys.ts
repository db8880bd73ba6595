import { useEffect } from 'react';

const TYPING = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox]';
const ROW_CONTROL = 'a[href], button:not(:disabled)';

/**
 * Lists by keyboard, on every page: j and k go to the link of the next row and of the one before, where Enter opens it, / to the search, and ?
 * tells of them. Not while somebody types, nor behind a dialog; keys with Ctrl, Alt or Meta are the browser's.
 */
export function useListKeys(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      if (document.querySelector('[aria-modal="true"], .MuiPopover-root') !== null) return;
      if (key === 'j' || key === 'k') goToRow(key === 'j' ? 1 : -1);
      else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else if (key === '?') onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}

/** Within the table that has the focus, or else the first of the page; rows without link or button have nowhere to go. */
function goToRow(step: 1 | -1): void {
  const current = document.activeElement;
  const table = current?.closest('main table') ?? document.querySelector('main table');
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].filter(
    (row) => row.querySelector(ROW_CONTROL) !== null,
  );
  const index = rows.findIndex((row) => row.contains(current));
  const row = rows[index === -1 ? 0 : Math.min(Math.max(index + step, 0), rows.length - 1)];
  row?.querySelector<HTMLElement>(ROW_CONTROL)?.focus();
}
