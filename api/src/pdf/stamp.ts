import { propios } from '@adjudica/domain';
import fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { footFont } from './fonts';
import { mmToPt, PAGE } from './page';

/** A text attached within the file. */
export interface Adjunto {
  readonly nombre: string;
  readonly texto: string;
}

export interface Foot {
  readonly title: string;
  /** Left, first line: document and version. */
  readonly left: string;
  /** Left, second line: the hash. */
  readonly hash: string;
  /** Of an issued document: how to check it, and its QR code (operators of a page) where there is an address; left out = it is not kept. */
  readonly check?: { readonly text: string; readonly code: string | null } | null;
  /** Whose electronic seal the document gets, and when; left out = none. */
  readonly seal?: string | null;
  /** 'BORRADOR' across each page of a preview. */
  readonly watermark: string | null;
  readonly author: string;
  /** Lines for the initials of so many persons on each page; left out = none. */
  readonly initials?: number;
  readonly created: Date;
}

const GREY = '0.36 0.38 0.42';
const RULE = '0.75 0.77 0.8';
const FONT = PDFName.of('AdjudicaPie');
const FOOT = PDFName.of('AdjudicaFijo');

/** Joins the printed chunks in order. */
export async function merge(chunks: readonly Uint8Array[]): Promise<PDFDocument> {
  const [first, ...rest] = chunks;
  if (!first) throw new Error('nothing was printed');
  // chunk 0 is extended in place; loading yields to other work between objects
  const document = await PDFDocument.load(first, { updateMetadata: false });
  for (const chunk of rest) {
    const part = await PDFDocument.load(chunk, { updateMetadata: false });
    for (const page of await document.copyPages(part, part.getPageIndices())) document.addPage(page);
  }
  return document;
}

/**
 * Stamps 'Página x de y', version and hash on every page, the watermark if any, and the properties. Content equal on all pages is drawn once and
 * referenced; each page adds its number only.
 */
export async function stamp(document: PDFDocument, foot: Foot, adjuntos: readonly Adjunto[] = []): Promise<Uint8Array> {
  document.registerFontkit(fontkit);
  const font = await document.embedFont(footFont(), { subset: true, features: { liga: false } });
  const { context } = document;
  const pages = document.getPages();
  const numbers = pages.map((_, i) => {
    const text = `Página ${i + 1} de ${pages.length}`;
    return { text, width: font.widthOfTextAtSize(text, 8) };
  });
  // room for the widest number, so that one foot serves every page
  const room = Math.max(...numbers.map(({ width }) => width));
  const { text = null, code = null } = foot.check ?? {};
  const left = code === null ? LEFT : LEFT + PLACE_OF_CODE.size + CODE_GAP;
  const fixed = [
    ...(foot.watermark === null ? [] : [drawWatermark(foot.watermark, font)]),
    ...(code === null ? [] : [code]),
    `q ${RULE} RG 0.5 w ${left} ${TOP} m ${RIGHT} ${TOP} l S Q`,
    write(fit(drawable(foot.left, font), font, 8, RIGHT - left - room - 12), font, 8, left, TOP - 11),
    write(foot.hash, font, 6.5, left, TOP - 20),
    ...(text === null ? [] : [write(fit(drawable(text, font), font, 6.5, RIGHT - left), font, 6.5, left, TOP - 28)]),
    ...(foot.seal ? [write(fit(drawable(foot.seal, font), font, 6.5, RIGHT - left), font, 6.5, left, TOP + 4)] : []),
    ...drawInitials(foot.initials ?? 0, font),
  ];
  const form = context.flateStream(fixed.join('\n'), {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, mmToPt(PAGE.width), mmToPt(PAGE.height)],
    Resources: { Font: { [FONT.decodeText()]: font.ref }, ExtGState: { Marca: { ca: 0.1 } } },
  });
  const formRef = context.register(form);
  // Chromium's page leaves its coordinate system behind: between q and Q, the foot starts from the sheet's
  const [save, restore] = ['q', 'Q'].map((operator) => context.register(context.stream(operator))) as [PDFRef, PDFRef];
  for (const [i, { text, width }] of numbers.entries()) {
    const { node } = pages[i] as PDFPage;
    const foot = context.stream(`${FOOT} Do\n${write(text, font, 8, RIGHT - width, TOP - 11)}`);
    node.normalize();
    node.wrapContentStreams(save, restore);
    node.addContentStream(context.register(foot));
    node.setFontDictionary(FONT, font.ref);
    node.setXObject(FOOT, formRef);
  }
  document.setTitle(foot.title, { showInWindowTitleBar: true });
  document.setLanguage('es-EC');
  document.setAuthor(foot.author);
  document.setProducer('Adjudica');
  document.setCreator('Adjudica');
  document.setCreationDate(foot.created);
  document.setModificationDate(foot.created);
  for (const { nombre, texto } of adjuntos)
    await document.attach(Buffer.from(texto, 'utf8'), nombre, {
      mimeType: 'text/plain',
      creationDate: foot.created,
      modificationDate: foot.created,
    });
  // each pause between objects costs a millisecond or more: one in a thousand objects, not in fifty
  return document.save({ useObjectStreams: true, addDefaultPage: false, objectsPerTick: 1000 });
}

/** More signers than this share the lines. */
const MAX_INITIALS = 6;

const points = (mm: number): number => Number(mmToPt(mm).toFixed(3));
const LEFT = points(PAGE.left);
const RIGHT = points(PAGE.width - PAGE.right);
const TOP = points(PAGE.bottom - 7);
const INITIALS = { width: 44, gap: 8, size: 6.5, y: TOP - 35 } as const;
/** From the edge that printers leave white to the content of the page; blank paper is left around it. */
export const PLACE_OF_CODE = { x: LEFT, y: points(4.5), size: points(17) } as const;
const CODE_GAP = points(2.5);

/** Replaces characters without a glyph by '?'. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text].map((character) => (known.has(character.codePointAt(0) as number) ? character : '?')).join('');
}

function write(text: string, font: PDFFont, size: number, x: number, y: number): string {
  return `BT ${GREY} rg ${FONT} ${size} Tf ${x.toFixed(3)} ${y.toFixed(3)} Td ${font.encodeText(text)} Tj ET`;
}

function fit(text: string, font: PDFFont, size: number, width: number): string {
  let shown = text;
  for (let end = text.length - 1; end >= 0 && font.widthOfTextAtSize(shown, size) > width; end -= 1)
    shown = `${text.slice(0, end)}…`;
  return shown;
}

/** Below the number of the page, from the right edge: as many lines as fit beside the hash. */
function drawInitials(persons: number, font: PDFFont): string[] {
  if (persons === 0) return [];
  const count = Math.min(persons, MAX_INITIALS);
  const label = propios.papelRubricas;
  const start = RIGHT - count * INITIALS.width - (count - 1) * INITIALS.gap;
  const lines = Array.from({ length: count }, (_, i) => start + i * (INITIALS.width + INITIALS.gap)).map(
    (x) => `${x.toFixed(3)} ${INITIALS.y} m ${(x + INITIALS.width).toFixed(3)} ${INITIALS.y} l`,
  );
  const left = start - font.widthOfTextAtSize(label, INITIALS.size) - INITIALS.gap;
  return [`q ${RULE} RG 0.5 w ${lines.join(' ')} S Q`, write(label, font, INITIALS.size, left, INITIALS.y)];
}

function drawWatermark(text: string, font: PDFFont): string {
  const [width, height] = [mmToPt(PAGE.width), mmToPt(PAGE.height)];
  const size = 112;
  const length = font.widthOfTextAtSize(text, size);
  const angle = Math.atan2(height, width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = width / 2 - (cos * length) / 2 + (sin * size) / 3;
  const y = height / 2 - (sin * length) / 2 - (cos * size) / 3;
  const matrix = [cos, sin, -sin, cos, x, y].map((n) => n.toFixed(4)).join(' ');
  return `q /Marca gs BT 0.55 0.1 0.1 rg ${FONT} ${size} Tf ${matrix} Tm ${font.encodeText(text)} Tj ET Q`;
}
