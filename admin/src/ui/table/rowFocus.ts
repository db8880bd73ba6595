import type { Identifier } from 'react-admin';

/** Id of the row, in each cell. */
export const ROW_ID = 'data-fila';
/** Marks the button of a row that does what the row asks for. */
export const ROW_VERB = 'data-verbo';
/** What of a row has the focus when the keyboard goes to it. */
export const ROW_CONTROL = 'a[href], button:not(:disabled)';

/** Focuses the row of this id. false = it is not there. */
export function focusRowIn(table: ParentNode | null, id: Identifier): boolean {
  const cells = [...(table?.querySelectorAll(`[${ROW_ID}]`) ?? [])];
  const row = cells.find((cell) => cell.getAttribute(ROW_ID) === String(id))?.closest('tr');
  const control = row?.querySelector<HTMLElement>(ROW_CONTROL);
  control?.focus();
  return control != null;
}

/** Focuses a row of the page once what had the focus is closed; the page's content where the row is gone. */
export function focusRow(id: Identifier): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    if (!focusRowIn(document.querySelector('main'), id)) document.getElementById('contenido')?.focus();
  });
}
