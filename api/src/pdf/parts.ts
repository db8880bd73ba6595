import type { Page } from 'puppeteer';
import type { BrowserPool } from './browser';
import { type MeasuredTable, rowsThatFillPages } from './page';
import type { Chunk, Content } from './templates';

export interface PartedDocument {
  readonly rows: readonly unknown[];
  /** Maximum rows of a part. */
  readonly partRows: number;
  /** Content of the document for these rows. */
  content(chunk: Chunk): Content;
}

/** Rows up to which two pages are not faster than one. */
const ONE_PART = 400;
const FIRST_OF_TWO = 0.55;

/**
 * Rows of the next part, `most` at most. The part after it waits for its measures, and the last part is not measured: of two parts the first is
 * longer, so that both end at the same time.
 */
export function rowsOfNextPart(left: number, first: boolean, most: number): number {
  if (left <= (first ? Math.min(ONE_PART, most) : most)) return left;
  return Math.min(most, Math.round(left * FIRST_OF_TWO));
}

/**
 * Prints a document in parts, in order, each on a page of its own. Layout and printing of one long page grow faster than its length (1,000 → 10,000
 * rows: 44–112 times), as does its memory, and it keeps one core busy. The end of a part is known after its layout, before printing: then the next
 * part begins, as soon as it gets a page. The first failure stops all through `stop`.
 */
export async function printParts(
  pool: BrowserPool,
  { rows, partRows, content }: PartedDocument,
  signal: AbortSignal,
  stop: AbortController,
): Promise<Uint8Array[]> {
  const printing: Promise<Uint8Array>[] = [];
  let next = 0;
  do {
    const left = rows.length - next;
    const count = rowsOfNextPart(left, next === 0, partRows);
    const chunk = { primera: next === 0, ultima: count === left, filas: rows.slice(next, next + count) };
    const part = content(chunk);
    const taken = Promise.withResolvers<number>();
    const printed = pool.withPage(signal, async (page) => {
      await fill(page, part);
      taken.resolve(chunk.ultima ? count : await keepWholePages(page));
      return print(page);
    });
    printed.catch((cause: unknown) => {
      taken.reject(cause);
      stop.abort(cause); // the other parts are useless now
    });
    printing.push(printed);
    next += await taken.promise;
  } while (next < rows.length);
  return Promise.all(printing);
}

/** Rows kept with a closing that begins a page. */
const ROWS_WITH_CLOSING = 3;

/**
 * A closing marked 'data-con-filas' becomes one more row of the table before it, in one group with its last rows: no page shows totals or signatures
 * without some of their rows. By style alone the browser does this only for a table that begins on the page.
 */
const JOIN_CLOSING = `(() => {
  const closing = document.querySelector('[data-con-filas]');
  const table = Array.from(document.querySelectorAll('table')).findLast(
    (one) => closing !== null && one.compareDocumentPosition(closing) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (table === undefined) return;
  const rows = Array.from(table.tBodies[0].rows).slice(-${ROWS_WITH_CLOSING});
  const group = table.createTBody();
  group.className = 'final';
  group.append(...rows);
  const cell = group.insertRow().insertCell();
  cell.colSpan = table.tHead.rows[0].cells.length;
  cell.append(closing);
})()`;

/** Puts the content into a page with the shell; resolves when its fonts and pictures are loaded. */
async function fill(page: Page, { body, css }: Content): Promise<void> {
  await page.evaluate(
    `(async (body, css) => {
      document.body.innerHTML = body;
      ${JOIN_CLOSING};
      if (css !== null) {
        document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
        document.body.style.contentVisibility = 'visible';
        document.body.getBoundingClientRect(); // triggers loading the further fonts that the text needs
        await document.fonts.ready;
        document.body.style.contentVisibility = '';
      }
      await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    })(${JSON.stringify(body)}, ${JSON.stringify(css)})`,
  );
}

/** Removes the rows that do not fill a whole page, and returns how many remain. */
async function keepWholePages(page: Page): Promise<number> {
  const measured = (await page.evaluate(`(() => {
    const table = document.querySelector('table[data-filas]');
    const start = table.closest('[data-inicio]') ?? document.body;
    const top = (e) => e.getBoundingClientRect().top;
    document.body.style.contentVisibility = 'visible';
    const measured = {
      offset: top(table) - top(start),
      head: table.tHead.getBoundingClientRect().height,
      rows: Array.from(table.tBodies[0].rows, (row) => row.getBoundingClientRect().height),
    };
    document.body.style.contentVisibility = '';
    return measured;
  })()`)) as MeasuredTable;
  const keep = rowsThatFillPages(measured);
  await page.evaluate(`(() => {
    const body = document.querySelector('table[data-filas]').tBodies[0];
    while (body.rows.length > ${keep}) body.deleteRow(-1);
  })()`);
  return keep;
}

function print(page: Page): Promise<Uint8Array> {
  // untagged and without outline: 13 times smaller, 1.8 times faster (rendimiento.md, "Documentos")
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: 0 });
}
