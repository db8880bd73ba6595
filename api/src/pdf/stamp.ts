import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import { stampFont } from './fonts';
import { mmToPt, PAGE } from './page';

export interface Foot {
  readonly title: string;
  /** Left, first line: what the document is, and its version. */
  readonly left: string;
  /** Left, second line: the hash. */
  readonly hash: string;
  /** 'BORRADOR' across each page of a preview. */
  readonly watermark: string | null;
  readonly author: string;
  readonly created: Date;
}

const GREY = rgb(0.36, 0.38, 0.42);
const RULE = rgb(0.75, 0.77, 0.8);
let fontBytes: Buffer | null = null;

/** One document out of the printed chunks, in their order. */
export async function merge(chunks: readonly Uint8Array[]): Promise<PDFDocument> {
  const [first, ...rest] = chunks;
  if (!first) throw new Error('nothing was printed');
  // chunk 0 is kept as it is and grows; loading yields to other work between objects
  const document = await PDFDocument.load(first, { updateMetadata: false });
  for (const chunk of rest) {
    const part = await PDFDocument.load(chunk, { updateMetadata: false });
    for (const page of await document.copyPages(part, part.getPageIndices())) document.addPage(page);
  }
  return document;
}

/** Foot with 'Página x de y', version and hash on every page, watermark if any, properties; returns the file. */
export async function stamp(document: PDFDocument, foot: Foot): Promise<Uint8Array> {
  document.registerFontkit(fontkit as Parameters<PDFDocument['registerFontkit']>[0]);
  fontBytes ??= stampFont();
  // whole (25 kB): the subsetter of fontkit 1.1 and this pdf-lib do not understand each other
  // without ligatures: copied from the page, 'ff' in a hash must stay two letters
  const font = await document.embedFont(fontBytes, {
    subset: false,
    features: { liga: false, clig: false, dlig: false },
  });
  const known = new Set(font.getCharacterSet());
  const write = (text: string): string => [...text].map((c) => (known.has(c.codePointAt(0) ?? 0) ? c : '?')).join('');
  const pages = document.getPages();
  pages.forEach((page, i) => {
    if (foot.watermark) drawWatermark(page, font, write(foot.watermark));
    drawFoot(page, font, {
      left: write(foot.left),
      hash: write(foot.hash),
      right: `Página ${i + 1} de ${pages.length}`,
    });
  });
  document.setTitle(foot.title, { showInWindowTitleBar: true });
  document.setLanguage('es-EC');
  document.setAuthor(foot.author);
  document.setProducer('Adjudica');
  document.setCreator('Adjudica');
  document.setCreationDate(foot.created);
  document.setModificationDate(foot.created);
  return document.save({ useObjectStreams: true, addDefaultPage: false });
}

function drawFoot(page: PDFPage, font: PDFFont, text: { left: string; hash: string; right: string }): void {
  const left = mmToPt(PAGE.left);
  const right = mmToPt(PAGE.width - PAGE.right);
  const top = mmToPt(PAGE.bottom) - mmToPt(7);
  page.drawLine({ start: { x: left, y: top }, end: { x: right, y: top }, thickness: 0.5, color: RULE });
  const rightWidth = font.widthOfTextAtSize(text.right, 8);
  page.drawText(fit(text.left, font, 8, right - left - rightWidth - 12), {
    x: left,
    y: top - 11,
    size: 8,
    font,
    color: GREY,
  });
  page.drawText(text.right, { x: right - rightWidth, y: top - 11, size: 8, font, color: GREY });
  page.drawText(text.hash, { x: left, y: top - 21, size: 6.5, font, color: GREY });
}

function fit(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let end = text.length;
  while (end > 0 && font.widthOfTextAtSize(`${text.slice(0, end)}…`, size) > width) end -= 1;
  return `${text.slice(0, end)}…`;
}

function drawWatermark(page: PDFPage, font: PDFFont, text: string): void {
  const { width, height } = page.getSize();
  const size = 112;
  const textWidth = font.widthOfTextAtSize(text, size);
  const angle = Math.atan2(height, width);
  page.drawText(text, {
    x: width / 2 - (Math.cos(angle) * textWidth) / 2 + (Math.sin(angle) * size) / 3,
    y: height / 2 - (Math.sin(angle) * textWidth) / 2 - (Math.cos(angle) * size) / 3,
    size,
    font,
    color: rgb(0.55, 0.1, 0.1),
    opacity: 0.1,
    rotate: degrees((angle * 180) / Math.PI),
  });
}
