import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { FirmaRechazada } from './reasons';
import { hasRepeatedKeys } from './repeated-keys';

const MAX_UPDATES = 40;
const MAX_ENTRIES = 100_000;
const MAX_OBJECT_STREAM_BYTES = 32 * 1024 * 1024;

/** An incremental update: the file up to `end` is a whole document. */
export interface Update {
  /** Where its bytes begin: the end of the document before it. */
  readonly start: number;
  readonly end: number;
  readonly document: PDFDocument;
}

interface CrossReferences {
  /** Objects ('number generation') by their offset. */
  readonly at: ReadonlyMap<number, string>;
  /** Objects in object streams: by number, the stream. */
  readonly within: ReadonlyMap<number, number>;
  readonly trailer: PDFDict;
}

const name = (text: string): PDFName => PDFName.of(text);
const numberOf = (value: unknown): number => (value instanceof PDFNumber ? value.asNumber() : Number.NaN);
const damaged = (): never => {
  throw new FirmaRechazada('danado');
};

/** Reads a whole document; nothing in it is repaired. @throws FirmaRechazada. */
export async function readDocument(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    throwOnInvalidObject: true,
    ignoreEncryption: true,
    parseSpeed: Number.POSITIVE_INFINITY,
  }).catch(damaged);
  if (document.context.trailerInfo.Encrypt !== undefined) throw new FirmaRechazada('cifrado');
  return document;
}

/**
 * The incremental updates behind the first `base` bytes, each read as the document that it makes. A reader goes by the cross-references, the library
 * by what it meets: so that both see the same, each update must name exactly the objects that stand in it, once. @throws FirmaRechazada.
 */
export async function readUpdates(bytes: Buffer, base: number): Promise<Update[]> {
  const text = bytes.toString('latin1');
  const updates: Update[] = [];
  let start = base;
  let previous = startOfReferences(text.slice(0, base));
  while (!/^[\0\s]*$/.test(text.slice(start))) {
    if (updates.length === MAX_UPDATES) throw new FirmaRechazada('complejo');
    const keyword = text.indexOf('startxref', start);
    const tail = /startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF(?:\r\n|\r|\n)?/y;
    tail.lastIndex = keyword;
    const match = keyword < 0 ? null : tail.exec(text);
    if (match === null) return damaged();
    const references = Number(match[1]);
    const end = keyword + match[0].length;
    if (references < start || references >= keyword) damaged();
    const document = await readDocument(bytes.subarray(0, end));
    const read = referencesAt(bytes, text, { offset: references, keyword, document });
    if (numberOf(read.trailer.get(name('Prev'))) !== previous) damaged();
    requireExact(text, { start, end, references, read, document });
    updates.push({ start, end, document });
    previous = references;
    start = end;
  }
  return updates;
}

function startOfReferences(text: string): number {
  const match = /^startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF\s*$/.exec(text.slice(text.lastIndexOf('startxref')));
  return match === null ? damaged() : Number(match[1]);
}

interface Place {
  readonly offset: number;
  readonly keyword: number;
  readonly document: PDFDocument;
}

const referencesAt = (bytes: Buffer, text: string, place: Place): CrossReferences =>
  text.startsWith('xref', place.offset) ? tableAt(bytes, text, place) : streamAt(text, place);

function tableAt(bytes: Buffer, text: string, { offset, keyword }: Place): CrossReferences {
  const at = new Map<number, string>();
  const token = /\s*(?:(\d{1,10})\s{1,4}(\d{1,10})(?:\s{1,4}([nf]))?(?![\da-z])|(trailer))/y;
  token.lastIndex = offset + 'xref'.length;
  let next = 0;
  for (let entries = 0; ; entries++) {
    const match = token.exec(text);
    if (match === null || entries > MAX_ENTRIES) return damaged();
    const [, first, second, kind, trailer] = match;
    if (trailer !== undefined) break;
    if (kind === undefined) next = Number(first);
    // an object that is taken away is none for a reader, and still one for the library
    else if (kind === 'f' && next !== 0) damaged();
    else if (kind === 'n') {
      if (at.has(Number(first))) damaged();
      at.set(Number(first), `${next} ${Number(second)}`);
    }
    if (kind !== undefined) next += 1;
  }
  const dict = PDFObjectParser.forBytes(bytes.subarray(token.lastIndex, keyword), PDFContext.create()).parseObject();
  if (!(dict instanceof PDFDict) || dict.get(name('XRefStm')) !== undefined) return damaged();
  return { at, within: new Map(), trailer: dict };
}

function streamAt(text: string, { offset, document }: Place): CrossReferences {
  const header = /(\d{1,10})\s{1,4}0\s{1,4}obj/y;
  header.lastIndex = offset;
  const own = Number(header.exec(text)?.[1]);
  const stream = Number.isNaN(own) ? undefined : document.context.lookup(PDFRef.of(own));
  if (!(stream instanceof PDFRawStream) || stream.dict.get(name('Type')) !== name('XRef')) return damaged();
  const widths = stream.dict.lookup(name('W'));
  const index = stream.dict.lookup(name('Index'));
  if (!(widths instanceof PDFArray) || widths.size() !== 3) return damaged();
  const [kindWidth, placeWidth, lastWidth] = widths.asArray().map(numberOf) as [number, number, number];
  const row = kindWidth + placeWidth + lastWidth;
  if (![kindWidth, placeWidth, lastWidth].every((width) => width >= 0 && width <= 6) || row === 0) return damaged();
  const rows = withoutPredictor(stream, row);
  const ranges =
    index instanceof PDFArray ? index.asArray().map(numberOf) : [0, numberOf(stream.dict.get(name('Size')))];
  const at = new Map<number, string>([[offset, `${own} 0`]]);
  const within = new Map<number, number>();
  let position = 0;
  const read = (width: number): number => {
    const value = width === 0 ? 0 : rows.readUIntBE(position, width);
    position += width;
    return value;
  };
  for (let i = 0; i + 1 < ranges.length; i += 2) {
    const [first, count] = [ranges[i] as number, ranges[i + 1] as number];
    if (!(count >= 0 && count <= MAX_ENTRIES && position + count * row <= rows.length)) return damaged();
    for (let number = first; number < first + count; number++) {
      const kind = kindWidth === 0 ? 1 : read(kindWidth);
      const place = read(placeWidth);
      const last = read(lastWidth);
      const object = `${number} ${last}`;
      if (kind === 1 && (at.get(place) ?? object) === object) at.set(place, object);
      else if (kind === 2 && !within.has(number)) within.set(number, place);
      else if (kind !== 0 || number !== 0) return damaged();
    }
  }
  return { at, within, trailer: stream.dict };
}

/** Rows of a cross-reference stream, which many programs store as differences to the row above. */
function withoutPredictor(stream: PDFRawStream, row: number): Buffer {
  const decoded = Buffer.from(decodePDFRawStream(stream).decode());
  const parameters = stream.dict.lookup(name('DecodeParms'));
  const predictor = parameters instanceof PDFDict ? parameters.lookup(name('Predictor')) : undefined;
  if (!(predictor instanceof PDFNumber) || predictor.asNumber() < 10) return decoded;
  if (numberOf((parameters as PDFDict).lookup(name('Columns'))) !== row) return damaged();
  const rows = Buffer.alloc(Math.floor(decoded.length / (row + 1)) * row);
  for (let from = 0, to = 0; to < rows.length; from += row + 1, to += row) {
    const kind = decoded[from];
    if (kind !== 0 && kind !== 2) return damaged();
    for (let i = 0; i < row; i++) {
      const above = kind === 0 || to === 0 ? 0 : (rows[to + i - row] as number);
      rows[to + i] = ((decoded[from + 1 + i] as number) + above) & 0xff;
    }
  }
  return rows;
}

interface Section {
  readonly start: number;
  readonly end: number;
  readonly references: number;
  readonly read: CrossReferences;
  readonly document: PDFDocument;
}

/** @throws FirmaRechazada when the update holds an object that its cross-references do not name at that place, or one twice, or a key twice. */
function requireExact(text: string, { start, end, read, document }: Section): void {
  const found = new Map<number, string>();
  const header = /(\d{1,10})[\0\t\n\f\r ]{1,8}(\d{1,5})[\0\t\n\f\r ]{0,8}$/;
  for (let at = text.indexOf('obj', start); at >= 0 && at < end; at = text.indexOf('obj', at + 3)) {
    const before = text.slice(Math.max(start, at - 32), at);
    const match = header.exec(before);
    if (match === null) continue;
    found.set(at - match[0].length, `${Number(match[1])} ${Number(match[2])}`);
  }
  const { at, within } = read;
  if (found.size !== at.size || [...at].some(([place, object]) => found.get(place) !== object)) damaged();
  const here = [...found.values()].map((object) => Number.parseInt(object, 10));
  const numbers = [...here, ...within.keys()];
  if (new Set(numbers).size !== numbers.length || hasTwoGenerations(document)) damaged();
  if (hasRepeatedKeys(text.slice(start, end))) damaged();
  const streams = new Set(within.values());
  const held = here.filter((number) => isObjectStream(document, number));
  // one that nobody names is still read by the library
  if (held.length !== streams.size || held.some((number) => !streams.has(number))) damaged();
  for (const stream of streams) requireHeld(document, stream, within);
}

/** A reader knows one generation of a number, the library each. */
function hasTwoGenerations({ context }: PDFDocument): boolean {
  const numbers = context.enumerateIndirectObjects().map(([{ objectNumber }]) => objectNumber);
  return new Set(numbers).size !== numbers.length;
}

const objectStream = (document: PDFDocument, number: number): PDFRawStream | null => {
  const object = document.context.lookup(PDFRef.of(number));
  return object instanceof PDFRawStream && object.dict.lookup(name('Type')) === name('ObjStm') ? object : null;
};
const isObjectStream = (document: PDFDocument, number: number): boolean => objectStream(document, number) !== null;

/** An object stream must hold the objects that are looked for in it, and no other. */
function requireHeld(document: PDFDocument, stream: number, within: ReadonlyMap<number, number>): void {
  const object = objectStream(document, stream);
  if (object === null) throw new FirmaRechazada('danado');
  const decoded = Buffer.from(decodePDFRawStream(object).decode());
  if (decoded.length > MAX_OBJECT_STREAM_BYTES) throw new FirmaRechazada('complejo');
  const first = numberOf(object.dict.lookup(name('First')));
  const count = numberOf(object.dict.lookup(name('N')));
  const text = decoded.toString('latin1');
  const heads = text.slice(0, first).trim().split(/\s+/).map(Number);
  const held = heads.filter((_, i) => i % 2 === 0);
  const expected = [...within].filter(([, place]) => place === stream).map(([number]) => number);
  if (heads.length !== 2 * count || held.length !== expected.length) damaged();
  if (held.some((number) => within.get(number) !== stream) || hasRepeatedKeys(text.slice(first))) damaged();
}
