/**
 * Height for content on a page, in whole CSS px like table rows: Chromium rounds the sheet to whole px, and a fractional height would fit one row
 * more or less than measured.
 */
const CONTENT_HEIGHT_PX = 963;

/** Geometry of every document: A4 in millimetres, the one place for CSS, measuring and stamping. The bottom margin takes the rest. */
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
 * The window on screen is this small, and in a window this small the body is neither laid out nor painted. Printing uses the width of the paper, so
 * Chromium lays out once for it and not again for the screen (a quarter of the time).
 */
export const SCREEN_PX = 200;

/** Kept apart from the sheet with the fonts: when its rule begins to match, fonts of the same sheet are set up again and text is shaped again. */
export const SCREEN_CSS = `@media (max-width:${SCREEN_PX}px){body{content-visibility:hidden}}`;

/** The body has the exact print width on screen too, so that measured rows wrap as on paper. */
export const PAGE_CSS = `@page{size:${PAGE.width}mm ${PAGE.height}mm;margin:${PAGE.top}mm ${PAGE.right}mm ${PAGE.bottom}mm ${PAGE.left}mm}
body{width:${PAGE.width - PAGE.left - PAGE.right}mm}`;

/** Heights in CSS px after layout, before pagination. */
export interface MeasuredTable {
  /** From the top of the table's first page to the table. */
  readonly offset: number;
  readonly head: number;
  readonly rows: readonly number[];
}

/**
 * Number of rows that fill whole pages: the browser repeats the head on each page and never breaks a row. Chunks of a long table end at a page's end,
 * so that no seam shows. Returns all rows when they don't fill one page.
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
