interface TextItem {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/** Text of each page of a PDF, blanks made one: what a reader would copy out of it. */
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
