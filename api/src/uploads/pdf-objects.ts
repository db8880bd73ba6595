import { constants, createInflate, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFPageLeaf,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { PdfRechazado, type RechazoDePdf, refuseActingNames } from './pdf-raw';

const MB = 1024 * 1024;
/** An A3 page in colour at 600 dpi is 208 MB decoded. */
const MAX_STREAM_BYTES = 256 * MB;
const MAX_DECODED_BYTES = 1024 * MB;
/** Object streams are text: 10 MB compressed unpack to some tens. */
const MAX_OBJECT_STREAM_BYTES = 32 * MB;
const MAX_IMAGE_POINTS = 150_000_000;
const MAX_PAGE_SIDE = 20_000;
const MAX_DEPTH = 100;
/** Bound of counting the pages of a cyclic or endless tree. */
const MAX_COUNTED = 10_000;

const name = (text: string): PDFName => PDFName.of(text);
const FILTER = name('Filter');
const TYPE = name('Type');
const SUBTYPE = name('Subtype');

/** Keys that no document needs here; a value of null means absent. */
const KEYS = new Map<PDFName, RechazoDePdf>([
  [name('JS'), 'codigo'],
  [name('JavaScript'), 'codigo'],
  [name('EF'), 'adjuntos'],
  [name('EmbeddedFiles'), 'adjuntos'],
  [name('XFA'), 'datos'],
]);
/** Values under any key: a reader may take the action's type from an object of its own. */
const VALUES = new Map<PDFName, RechazoDePdf>([
  [name('JavaScript'), 'codigo'],
  [name('Launch'), 'acciones'],
  [name('GoToR'), 'acciones'],
  [name('GoToE'), 'acciones'],
  [name('SubmitForm'), 'datos'],
  [name('ImportData'), 'datos'],
  [name('EmbeddedFile'), 'adjuntos'],
  [name('RichMedia'), 'multimedia'],
  [name('Rendition'), 'multimedia'],
]);
/** Annotations that play media; the words are too common to be searched for elsewhere. */
const PLAYERS = new Set(['Movie', 'Sound', 'Screen', '3D'].map(name));
/** Allowed link targets; without a scheme it is a web address or a place in a page. Never a local path or a share. */
const LINK = /^(?:https?:|mailto:|tel:|(?!\\)(?:[^:]*$|[^:/?#]*[./?#]))/i;

/**
 * Reads the whole document as merging will, and judges every object that its bytes define, older revisions included, which a reader may reach through
 * another table. Documents encrypted with an empty password are judged decrypted. @throws PdfRechazado; any other error means that the document can't
 * be read.
 */
export async function inspectObjects(
  bytes: Buffer,
  maxPages: number,
  { cifrado }: { readonly cifrado: boolean },
): Promise<{ paginas: number }> {
  const document = await judgingObjects(cifrado, () =>
    PDFDocument.load(bytes, {
      updateMetadata: false,
      ignoreEncryption: true,
      parseSpeed: Number.POSITIVE_INFINITY,
      password: '',
    }),
  );
  const { context } = document;
  if (context.trailerInfo.Encrypt !== undefined) throw new PdfRechazado('cifrado');
  const pages = pagesOf(document);
  if (pages.length === 0) throw new PdfRechazado('sin-paginas');
  if (pages.length > maxPages) throw new PdfRechazado('paginas', pages.length);
  for (const page of pages) inspectPage(page);
  let decoded = 0;
  for (const [, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) {
      decoded += await decodedLength(object);
      if (decoded > MAX_DECODED_BYTES) throw new PdfRechazado('complejo');
    }
  return { paginas: pages.length };
}

/** Runs in a thread of its own, because it patches the library's classes. */
async function judgingObjects(cifrado: boolean, load: () => Promise<PDFDocument>): Promise<PDFDocument> {
  const judge = new Judge(cifrado);
  const { assign } = PDFContext.prototype;
  const { forStream } = PDFObjectStreamParser;
  PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
    judge.hear(this, () => judge.object(object, 0));
    assign.call(this, ref, object);
  };
  PDFObjectStreamParser.forStream = (stream, wait) => {
    judge.hear(stream.dict.context, () => judge.objectStream(stream));
    return forStream(stream, wait);
  };
  try {
    const document = await load();
    // marked as encrypted, and yet the library read it undecrypted
    if (judge.isCipherText(document.context)) throw new PdfRechazado('cifrado');
    judge.links(document.context);
    if (judge.found !== undefined) throw judge.found;
    return document;
  } catch (error) {
    throw judge.found ?? (cifrado ? new PdfRechazado('cifrado') : error);
  } finally {
    PDFContext.prototype.assign = assign;
    PDFObjectStreamParser.forStream = forStream;
  }
}

/** Judges each object once, when it is parsed. */
class Judge {
  /** The first refusal: the library continues after an object that it can't parse, and would lose the refusal. */
  found: PdfRechazado | undefined;
  private readonly linkRefs: PDFRef[] = [];
  /** Actions that run when the document is opened, without a click. */
  private readonly unasked: PDFObject[] = [];
  /** Actions by event: opening a page, printing … */
  private readonly tables: PDFObject[] = [];

  /** The library parses an encrypted document twice: encrypted, then decrypted. Only the second pass is judged. */
  private cipherText: PDFContext | undefined;

  constructor(private readonly cifrado: boolean) {}

  isCipherText = (context: PDFContext): boolean => this.cifrado && context === this.cipherText;

  hear(context: PDFContext, inspect: () => void): void {
    if (this.cifrado) this.cipherText ??= context;
    if (this.isCipherText(context)) return;
    try {
      inspect();
    } catch (error) {
      if (error instanceof PdfRechazado) this.found ??= error;
      throw error;
    }
  }

  object(object: PDFObject | undefined, depth: number): void {
    if (depth > MAX_DEPTH) throw new PdfRechazado('complejo');
    if (object instanceof PDFName) refuse(VALUES.get(object));
    else if (object instanceof PDFArray) for (const item of object.asArray()) this.object(item, depth + 1);
    else if (object instanceof PDFDict) this.dict(object, depth);
    else if (object instanceof PDFRawStream) {
      this.dict(object.dict, depth);
      // by key, not by type: the cross-reference table alone tells a reader that a stream holds objects
      if (object.dict.get(name('First')) !== undefined) this.objectStream(object);
    }
  }

  /** Bounded, and searched as bytes too: of two equal keys a reader may take the first, ours takes the last. */
  objectStream({ dict, contents }: PDFRawStream): void {
    const filter = dict.lookup(FILTER);
    const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
    if (only === undefined) return; // its names are unencoded, and `inspectRaw` saw them
    if (only !== PDFName.FlateDecode) throw new PdfRechazado('complejo');
    const params = dict.lookup(name('DecodeParms'));
    const predictor = params instanceof PDFDict ? params.lookup(name('Predictor')) : undefined;
    if (params instanceof PDFArray || (predictor instanceof PDFNumber && predictor.asNumber() > 1))
      throw new PdfRechazado('complejo');
    refuseActingNames(objectsOf(contents).toString('latin1'));
  }

  /** Addresses and actions in objects of their own, which may come after the link. */
  links(context: PDFContext): void {
    this.hear(context, () => {
      for (const ref of this.linkRefs) refuseLink(context.lookup(ref));
      refuseAddresses(context, this.unasked);
      for (const table of this.tables) {
        const events = context.lookup(table);
        if (events instanceof PDFDict) refuseAddresses(context, events.values());
      }
    });
  }

  private dict(dict: PDFDict, depth: number): void {
    for (const [key, value] of dict.entries()) {
      if (key === name('URI') && value instanceof PDFRef) this.linkRefs.push(value);
      else if (key === name('URI')) refuseLink(value);
      else refuse(KEYS.get(key));
      if (key === name('OpenAction')) this.unasked.push(value);
      if (key === name('AA')) this.tables.push(value);
      this.object(value, depth + 1);
    }
    if (PLAYERS.has(dict.get(SUBTYPE) as PDFName) && dict.get(name('Rect')) !== undefined) refuse('multimedia');
  }
}

/** @throws when one of these actions, or a following one, opens an address. A place in the document is no dictionary. */
function refuseAddresses(context: PDFContext, actions: readonly PDFObject[]): void {
  const lookup = (value: PDFObject | undefined) => (value instanceof PDFRef ? context.lookup(value) : value);
  const seen = new Set<PDFObject | undefined>();
  const todo = [...actions];
  while (todo.length > 0) {
    const next = lookup(todo.pop());
    if (seen.has(next)) continue;
    seen.add(next);
    if (next instanceof PDFArray) todo.push(...next.asArray());
    if (!(next instanceof PDFDict)) continue;
    if (lookup(next.get(name('S'))) === name('URI')) refuse('acciones');
    const following = next.get(name('Next'));
    if (following !== undefined) todo.push(following);
  }
}

function refuseLink(value: PDFObject | undefined): void {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return;
  // readers drop control characters and blanks: 'java\nscript:' is a scheme
  const address = value.decodeText().replace(/[\p{Cc}\p{Cf}\p{Zs}]/gu, '');
  if (!LINK.test(address)) refuse('acciones');
}

function objectsOf(contents: Uint8Array): Buffer {
  try {
    return inflateSync(contents, { maxOutputLength: MAX_OBJECT_STREAM_BYTES });
  } catch (error) {
    // a stream truncated here may continue for a reader that finds its end another way
    throw new PdfRechazado((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'complejo' : 'danado');
  }
}

/** The leaves of the page tree, without trusting its counts or that it is a tree. */
function pagesOf(document: PDFDocument): PDFPageLeaf[] {
  const { context } = document;
  const pages: PDFPageLeaf[] = [];
  const todo: PDFObject[] = [document.catalog.Pages()];
  for (let visited = 0; todo.length > 0 && pages.length < MAX_COUNTED; visited++) {
    if (visited > 4 * MAX_COUNTED) throw new PdfRechazado('danado');
    const node = todo.pop();
    const object = node instanceof PDFRef ? context.lookup(node) : node;
    if (object instanceof PDFPageLeaf) pages.push(object);
    else if (object instanceof PDFDict) {
      const kids = object.lookup(name('Kids'));
      if (!(kids instanceof PDFArray)) throw new PdfRechazado('danado');
      todo.push(...kids.asArray().slice(0, MAX_COUNTED).reverse());
    } else throw new PdfRechazado('incompleto');
  }
  return pages;
}

/** A page's content must exist: a truncated document may still have its pages. */
function inspectPage(page: PDFPageLeaf): void {
  for (const side of page.MediaBox().asArray()) {
    const value = side instanceof PDFRef ? page.context.lookup(side) : side;
    if (!(value instanceof PDFNumber) || Math.abs(value.asNumber()) > MAX_PAGE_SIDE) throw new PdfRechazado('danado');
  }
  requirePresent(page, page.get(PDFName.Contents));
  const objects = page.Resources()?.lookup(PDFName.XObject);
  if (objects instanceof PDFDict) for (const value of objects.values()) requirePresent(page, value);
}

function requirePresent({ context }: PDFPageLeaf, value: PDFObject | undefined): void {
  const object = value instanceof PDFRef ? context.lookup(value) : value;
  if (value !== undefined && object === undefined) throw new PdfRechazado('incompleto');
  if (object instanceof PDFArray)
    for (const part of object.asArray())
      if (part instanceof PDFRef && context.lookup(part) === undefined) throw new PdfRechazado('incompleto');
}

/** Counts the decoded bytes without keeping them. */
async function decodedLength(stream: PDFRawStream): Promise<number> {
  const { dict, contents } = stream;
  const [width, height] = [dict.lookup(name('Width')), dict.lookup(name('Height'))];
  if (width instanceof PDFNumber && height instanceof PDFNumber)
    if (width.asNumber() * height.asNumber() > MAX_IMAGE_POINTS) throw new PdfRechazado('complejo');
  const filters = filtersOf(dict);
  const packers = filters.filter((filter) => PACKERS.has(filter));
  if (packers.length > 1) throw new PdfRechazado('complejo');
  if (packers.length === 0) return contents.length;
  if (packers[0] === PDFName.FlateDecode && filters[0] === PDFName.FlateDecode) return inflatedLength(contents);
  const known = filters.slice(0, filters.indexOf(packers[0] as PDFName) + 1);
  return boundedLength(PDFRawStream.of(dictWithFilters(dict, known), contents));
}

const PACKERS = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'].map(name));

function filtersOf(dict: PDFDict): PDFName[] {
  const filter = dict.lookup(FILTER);
  if (filter instanceof PDFName) return [filter];
  if (!(filter instanceof PDFArray)) return [];
  return filter.asArray().map((_, index) => filter.lookup(index, PDFName));
}

function dictWithFilters(dict: PDFDict, filters: readonly PDFName[]): PDFDict {
  const copy = dict.clone();
  copy.set(FILTER, dict.context.obj([...filters]));
  copy.delete(TYPE);
  return copy;
}

async function inflatedLength(contents: Uint8Array): Promise<number> {
  const inflate = createInflate({ finishFlush: constants.Z_SYNC_FLUSH });
  let length = 0;
  inflate.end(contents);
  try {
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length;
      if (length > MAX_STREAM_BYTES) throw new PdfRechazado('complejo');
    }
  } catch (error) {
    if (error instanceof PdfRechazado) throw error;
    // every reader shows a truncated stream up to the break
  }
  return length;
}

/** The library's own decoders, for rare filters; they stop at the bound. */
function boundedLength(stream: PDFRawStream): number {
  try {
    const { length } = decodePDFRawStream(stream).getBytes(MAX_OBJECT_STREAM_BYTES);
    if (length >= MAX_OBJECT_STREAM_BYTES) throw new PdfRechazado('complejo');
    return length;
  } catch (error) {
    if (error instanceof PdfRechazado) throw error;
    return stream.contents.length;
  }
}

function refuse(rechazo: RechazoDePdf | undefined): void {
  if (rechazo !== undefined) throw new PdfRechazado(rechazo);
}
