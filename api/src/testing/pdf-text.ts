interface TextItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
  readonly fontName?: string;
  readonly transform?: readonly number[];
  readonly width?: number;
}

/** Letters drawn at once. */
export interface Run {
  readonly text: string;
  /** Begin and end, in points from the left of the page. */
  readonly from: number;
  readonly to: number;
  /** As named in the file, without prefix: 'SourceSerif4-Semibold'. */
  readonly font: string;
  /** Italic by slanting, where the font has none of its own. */
  readonly slanted: boolean;
}

/** The first page as drawn: its runs in order, and the number of straight lines and boxes. */
export async function drawnOn(bytes: Uint8Array): Promise<{ runs: Run[]; shapes: number }> {
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    fontExtraProperties: true,
  });
  const page = await (await task.promise).getPage(1);
  // fonts are known after drawing
  const { fnArray } = await page.getOperatorList();
  const items = (await page.getTextContent()).items as TextItem[];
  const runs = items.flatMap(({ str = '', transform = [], width = 0, fontName = '' }) => {
    if (str.trim() === '') return [];
    const from = transform[4] as number;
    const font = (page.commonObjs.get(fontName) as { name: string }).name.replace(/^[A-Z]{6}\+/, '');
    return [{ text: str, from, to: from + width, font, slanted: transform[2] !== 0 }];
  });
  const shapes = fnArray.filter((op) => op === OPS.constructPath).length;
  await task.destroy();
  return { runs, shapes };
}

/** Letters painted by a reader: without hidden layers, with annotations. */
export async function shownOn(bytes: Uint8Array, number: number): Promise<string> {
  const { getDocument, OPS, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  const layers = await document.getOptionalContentConfig();
  const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
  const open: boolean[] = [];
  let shown = '';
  fnArray.forEach((op, i) => {
    const [first, second] = (argsArray[i] ?? []) as [unknown, unknown];
    if (op === OPS.beginMarkedContent) open.push(true);
    else if (op === OPS.beginMarkedContentProps) open.push(first !== 'OC' || layers.isVisible(second));
    else if (op === OPS.endMarkedContent) open.pop();
    else if (op === OPS.showText && open.every(Boolean))
      for (const glyph of first as (number | { unicode: string })[])
        shown += typeof glyph === 'object' ? glyph.unicode : '';
  });
  await task.destroy();
  return shown;
}

/** Text of each page of a PDF with single blanks, as copied from a reader. */
export async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const items = content.items as TextItem[];
    pages.push(
      items
        .map(({ str = '', hasEOL }) => str + (hasEOL ? ' ' : ''))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }
  await task.destroy();
  return pages;
}
