import { useEffect } from 'react';
import { ROW_CONTROL, ROW_VERB } from '../table/rowFocus';

const TYPING = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=textbox]';

/**
 * Keyboard shortcuts of lists, on every page: j and k move to the link of the next and previous row, a presses the button of the row (else the first
 * one), / goes to the search, ? opens the help. They are off while the user types and behind dialogs; keys with Ctrl, Alt or Meta are left to the
 * browser.
 */
export function useListKeys(onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPING) !== null) return;
      if (document.querySelector('[aria-modal="true"], .MuiPopover-root') !== null) return;
      if (key === 'j' || key === 'k') goToRow(key === 'j' ? 1 : -1);
      else if (key === 'a') pressRowVerb();
      else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
      else if (key === '?') onHelp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onHelp]);
}

function pressRowVerb(): void {
  const row = document.activeElement?.closest('main tr') ?? document.querySelector('main');
  const verb = row?.querySelector<HTMLElement>(`[${ROW_VERB}]`);
  // The focus returns to it.
  verb?.focus();
  verb?.click();
}

/** Moves within the focused table, or else the first of the page, over rows that have a link or button. */
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
