import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { FirmaRechazada } from './reasons';

const MAX_NODES = 1_000_000;
const MAX_DEPTH = 30;
/** Of a page that the visible boxes of one signature may cover: more would be a new face of the page. */
const MAX_COVERED = 1 / 8;

const name = (text: string): PDFName => PDFName.of(text);
const TYPE = name('Type');
const ANNOTS = name('Annots');
const FIELDS = name('Fields');
const SIGNATURE = name('Sig');

export const resolved = ({ context }: PDFDocument, object: PDFObject | undefined): PDFObject | undefined =>
  object instanceof PDFRef ? context.lookup(object) : object;

/**
 * Dictionaries of the signatures by the reference of their fields: those of the form, and those that a program put on a page alone. @throws
 * FirmaRechazada when the form is no tree.
 */
export function signaturesOf(document: PDFDocument): Map<string, PDFDict> {
  const form = resolved(document, document.catalog.get(name('AcroForm')));
  const found = new Map<string, PDFDict>();
  const seen = new Set<PDFObject>();
  const visit = (list: PDFObject | undefined, depth: number): void => {
    const items = resolved(document, list);
    if (!(items instanceof PDFArray)) return;
    if (depth > MAX_DEPTH) throw new FirmaRechazada('complejo');
    for (const item of items.asArray()) {
      const field = resolved(document, item);
      if (!(field instanceof PDFDict) || seen.has(field)) continue;
      seen.add(field);
      const value = resolved(document, field.get(name('V')));
      if (field.lookup(name('FT')) === SIGNATURE && value instanceof PDFDict) {
        if (!(item instanceof PDFRef)) throw new FirmaRechazada('danado');
        found.set(item.tag, value);
      }
      visit(field.get(name('Kids')), depth + 1);
    }
  };
  if (form instanceof PDFDict) visit(form.get(FIELDS), 0);
  for (const page of document.getPages()) visit(page.node.get(ANNOTS), 0);
  return found;
}

/**
 * Whether an update adds nothing but signature fields with their boxes, what proves them (DSS), and the properties of the file. `signs`: it holds a
 * signature; one that does not may add the proofs alone.
 */
export function addsOnlySignatures(before: PDFDocument, after: PDFDocument, { signs }: { signs: boolean }): boolean {
  return new Comparison(before, after, signs).holds();
}

type Same = readonly [before: PDFObject | undefined, after: PDFObject | undefined];

class Comparison {
  private readonly todo: Same[] = [];
  private readonly seen = new Set<string>();
  /** Signature fields that the update adds; their boxes may be put on pages. */
  private readonly added = new Set<PDFDict>();

  constructor(
    private readonly before: PDFDocument,
    private readonly after: PDFDocument,
    private readonly signs: boolean,
  ) {}

  holds(): boolean {
    const roots = [this.before, this.after].map(({ context }) => context.trailerInfo);
    const [was, is] = roots as [(typeof roots)[0], (typeof roots)[0]];
    if (was.Root !== is.Root) return false;
    if (!this.signs) this.todo.push([was.Info, is.Info]);
    const { catalog } = this.after;
    if (!this.formHolds(this.before.catalog.get(name('AcroForm')), catalog.get(name('AcroForm')))) return false;
    const free = this.signs ? OF_A_SIGNATURE : OF_PROOFS;
    if (!this.entries(this.before.catalog, catalog, free)) return false;
    for (let nodes = 0; this.todo.length > 0; nodes++) {
      if (nodes > MAX_NODES) throw new FirmaRechazada('complejo');
      const [one, other] = this.todo.pop() as Same;
      if (!this.isSame(one, other)) return false;
    }
    return true;
  }

  private was = (object: PDFObject | undefined) => resolved(this.before, object);
  private is = (object: PDFObject | undefined) => resolved(this.after, object);

  private isSame(one: PDFObject | undefined, other: PDFObject | undefined): boolean {
    if (one instanceof PDFRef && other instanceof PDFRef) {
      const key = `${one.tag}|${other.tag}`;
      if (this.seen.has(key)) return true;
      this.seen.add(key);
    }
    const [was, is] = [this.was(one), this.is(other)];
    if (was instanceof PDFDict && is instanceof PDFDict)
      return was.lookup(TYPE) === name('Page') ? this.pageHolds(was, is) : this.entries(was, is);
    if (was instanceof PDFRawStream && is instanceof PDFRawStream)
      return Buffer.compare(was.contents, is.contents) === 0 && this.entries(was.dict, is.dict);
    if (was instanceof PDFArray && is instanceof PDFArray) {
      if (was.size() !== is.size()) return false;
      for (let i = 0; i < was.size(); i++) this.todo.push([was.get(i), is.get(i)]);
      return true;
    }
    return isSameValue(was, is);
  }

  /** Queues the entries of two dictionaries but for the `free` ones; false = one has a key more. */
  private entries(was: PDFDict, is: PDFDict, free: ReadonlySet<PDFName> = NONE): boolean {
    for (const key of new Set([...was.keys(), ...is.keys()])) {
      if (free.has(key)) continue;
      if (!was.has(key) || !is.has(key)) return false;
      this.todo.push([was.get(key), is.get(key)]);
    }
    return true;
  }

  private formHolds(one: PDFObject | undefined, other: PDFObject | undefined): boolean {
    const [was, is] = [this.was(one), this.is(other)];
    if (is === undefined) return was === undefined;
    if (!(is instanceof PDFDict) || !(was === undefined || was instanceof PDFDict)) return false;
    if (was !== undefined && !this.entries(was, is, OF_THE_FORM)) return false;
    if (was === undefined && is.keys().some((key) => !OF_THE_FORM.has(key))) return false;
    return this.extends(was?.get(FIELDS), is.get(FIELDS), (field) => this.isAddedField(field));
  }

  private pageHolds(was: PDFDict, is: PDFDict): boolean {
    let covered = 0;
    const isBox = (annotation: PDFObject | undefined): boolean => {
      if (!(annotation instanceof PDFDict) || !this.isAddedBox(annotation)) return false;
      covered += areaOf(this.is(annotation.get(name('Rect'))));
      return true;
    };
    if (!this.entries(was, is, OF_A_PAGE) || !this.extends(was.get(ANNOTS), is.get(ANNOTS), isBox)) return false;
    if (covered > MAX_COVERED * this.areaOfPage(is)) throw new FirmaRechazada('tapado');
    return true;
  }

  private areaOfPage(page: PDFDict): number {
    let node: PDFObject | undefined = page;
    for (let depth = 0; node instanceof PDFDict && depth < MAX_DEPTH; depth++) {
      const box = this.is(node.get(name('MediaBox')));
      if (box !== undefined) return areaOf(box);
      node = this.is(node.get(name('Parent')));
    }
    return 0;
  }

  /** The array keeps what it had, in its order, and grows by what is `allowed`. */
  private extends(
    one: PDFObject | undefined,
    other: PDFObject | undefined,
    allowed: (added: PDFObject | undefined) => boolean,
  ): boolean {
    const [was, is] = [this.was(one), this.is(other)];
    const had = was instanceof PDFArray ? was.asArray() : [];
    const has = is instanceof PDFArray ? is.asArray() : [];
    if (was !== undefined && !(was instanceof PDFArray)) return false;
    if (has.length < had.length || (has.length > had.length && !this.signs)) return false;
    for (const [i, item] of had.entries()) this.todo.push([item, has[i]]);
    return has.slice(had.length).every((item) => allowed(this.is(item)));
  }

  /** A field with its one box, or with boxes of its own. */
  private isAddedField(field: PDFObject | undefined): boolean {
    if (!(field instanceof PDFDict) || this.is(field.get(name('FT'))) !== SIGNATURE) return false;
    if (!(this.is(field.get(name('V'))) instanceof PDFDict) || acts(field)) return false;
    this.added.add(field);
    return true;
  }

  private isAddedBox(annotation: PDFDict): boolean {
    if (this.is(annotation.get(name('Subtype'))) !== name('Widget') || acts(annotation)) return false;
    return (
      this.added.has(annotation) ||
      this.isAddedField(annotation) ||
      this.added.has(this.is(annotation.get(name('Parent'))) as PDFDict)
    );
  }
}

const namesOf = (...names: string[]): ReadonlySet<PDFName> => new Set(names.map(name));
const NONE = namesOf();
const OF_THE_FORM = namesOf('Fields', 'SigFlags', 'DR', 'DA');
const OF_A_PAGE = namesOf('Annots');
/** Of the catalog: the form is looked at apart, the others are shown nowhere. */
const OF_PROOFS = namesOf('AcroForm', 'DSS', 'Extensions');
const OF_A_SIGNATURE = new Set([...OF_PROOFS, ...namesOf('Metadata', 'Perms', 'Version')]);

/** It does something when it is opened, clicked or printed. */
const acts = (dict: PDFDict): boolean => dict.has(name('A')) || dict.has(name('AA'));

function areaOf(box: PDFObject | undefined): number {
  if (!(box instanceof PDFArray) || box.size() !== 4) return 0;
  const [x1, y1, x2, y2] = box.asArray().map((side) => (side instanceof PDFNumber ? side.asNumber() : Number.NaN)) as [
    number,
    number,
    number,
    number,
  ];
  const area = Math.abs((x2 - x1) * (y2 - y1));
  return Number.isNaN(area) ? Number.POSITIVE_INFINITY : area;
}

function isSameValue(was: PDFObject | undefined, is: PDFObject | undefined): boolean {
  if (was === is) return true;
  if (was instanceof PDFNumber && is instanceof PDFNumber) return was.asNumber() === is.asNumber();
  if (was instanceof PDFBool && is instanceof PDFBool) return was.asBoolean() === is.asBoolean();
  const [one, other] = [textOf(was), textOf(is)];
  return one !== null && other !== null && Buffer.compare(one, other) === 0;
}

const textOf = (value: PDFObject | undefined): Uint8Array | null =>
  value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : null;
