/**
 * Height for content on a page: whole CSS px, as the rows of tables are. (Chromium rounds the sheet to whole px; a height in between
 * would let one row more or less onto a page than was measured.)
 */
export const CONTENT_HEIGHT_PX = 963;

/** Geometry of every document: A4 in millimetres, one place for CSS, measuring and stamping. The bottom margin takes what is left. */
export const PAGE = {
  width: 210,
  height: 297,
  top: 18,
  right: 18,
  bottom: 297 - 18 - (CONTENT_HEIGHT_PX * 25.4) / 96,
  left: 20,
} as const;

export const mmToPt = (mm: number): number => (mm * 72) / 25.4;

/**
 * On screen nobody looks: there the window is this small, and in a window this small the body is not laid out nor painted. Printing has the
 * width of the paper, so Chromium lays out once for it, and not again for the screen before it gives the document (a quarter of the time).
 */
export const SCREEN_PX = 200;

/** A sheet apart from that with the faces: when its rule begins to hold, faces of the same sheet are set up anew and text is shaped again. */
export const SCREEN_CSS = `@media (max-width:${SCREEN_PX}px){body{content-visibility:hidden}}`;

/** The body has the exact print width on screen too, so that rows measured before printing wrap as they will on paper. */
export const PAGE_CSS = `@page{size:${PAGE.width}mm ${PAGE.height}mm;margin:${PAGE.top}mm ${PAGE.right}mm ${PAGE.bottom}mm ${PAGE.left}mm}
body{width:${PAGE.width - PAGE.left - PAGE.right}mm}`;

/** Heights in CSS px as laid out, before pagination. */
export interface MeasuredTable {
  /** From the top of the table's first page to the table. */
  readonly offset: number;
  readonly head: number;
  readonly rows: readonly number[];
}

/**
 * How many rows fill whole pages: the browser repeats the head on each page and never breaks a row. A long table is printed in
 * chunks that end where a page ends, so that no reader sees a seam. Returns all rows when they don't fill one page.
 */
export function rowsThatFillPages(table: MeasuredTable, pageHeight: number = CONTENT_HEIGHT_PX): number {
  let y = (table.offset % pageHeight) + table.head;
  let lastBreak = 0;
  table.rows.forEach((height, i) => {
    if (y + height > pageHeight) {
      lastBreak = i;
      y = table.head;
    }
    y += height;
  });
  return lastBreak === 0 ? table.rows.length : lastBreak;
}
