import type { KeyboardEvent } from 'react';

const selector = '[data-celda]:not(:disabled):not([aria-disabled="true"])';

function enfocar(celda: HTMLElement | undefined): boolean {
  if (celda === undefined) return false;
  celda.focus();
  if (celda instanceof HTMLInputElement) celda.select();
  return true;
}

/** Whether an arrow would still move the caret inside the field. */
function caretMoves(input: HTMLInputElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = input;
  if (start === null || start !== end) return start !== null && !(start === 0 && end === value.length);
  return key === 'ArrowLeft' ? start > 0 : start < value.length;
}

/**
 * Arrows move through the editable cells of a table as in a spreadsheet: up, down and Enter to the same column of the next row that has it, left and right within
 * the row. Cells carry `data-celda="<columna>"`. To be set as `onKeyDown` of the table's body.
 */
export function moverPorCeldas(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const celda = (event.target as HTMLElement).closest<HTMLElement>(selector);
  const fila = celda?.closest<HTMLElement>('[data-fila]');
  if (!celda || !fila) return;
  const input = celda instanceof HTMLInputElement && celda.type !== 'checkbox' ? celda : null;
  const { key } = event;

  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (input !== null && caretMoves(input, key)) return;
    const celdas = [...fila.querySelectorAll<HTMLElement>(selector)];
    const step = key === 'ArrowLeft' ? -1 : 1;
    if (enfocar(celdas[celdas.indexOf(celda) + step])) event.preventDefault();
    return;
  }
  if (key === 'ArrowUp' || key === 'ArrowDown' || (key === 'Enter' && input !== null)) {
    const filas = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-fila]')];
    const rest =
      key === 'ArrowUp' ? filas.slice(0, filas.indexOf(fila)).reverse() : filas.slice(filas.indexOf(fila) + 1);
    const columna = celda.dataset.celda ?? '';
    const siguiente = rest
      .map((row) =>
        row.querySelector<HTMLElement>(`[data-celda="${columna}"]:not(:disabled):not([aria-disabled="true"])`),
      )
      .find((found) => found !== null);
    // Never the browser's own meaning: Enter would submit, an arrow would change a number or scroll the page away.
    event.preventDefault();
    if (!enfocar(siguiente ?? undefined) && key === 'Enter') celda.blur();
  }
}
