import { stampFont } from './fonts';

/** Code of WinAnsiEncoding → character: what a simple PDF font can write without a table of its own. */
const WIN_ANSI = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, i) => i));
const CODES = new Map([...WIN_ANSI].map((character, code) => [character, code]));

/** What a reader needs to draw simple text; layout, names and metrics of other systems stay out of the document. */
const KEPT = ['cmap', 'cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;

/** Flags of a component in a composite glyph (OpenType specification, table glyf). */
const ARGS_ARE_WORDS = 0x1;
const SCALE = 0x8;
const MORE_COMPONENTS = 0x20;
const TWO_SCALES = 0x40;
const TWO_BY_TWO = 0x80;

/**
 * The face of the foot, read once per process: which glyph draws each character and how wide it is. Text is written with
 * WinAnsiEncoding; a character outside it, or without a glyph, becomes '?'.
 */
export class FootFont {
  private readonly tables: ReadonlyMap<string, Buffer>;
  private readonly glyphs = new Uint16Array(256);
  /** By code, in thousandths of the size, as /Widths wants them. */
  readonly widths: readonly number[];
  /** In thousandths of the size: xMin, yMin, xMax, yMax. */
  readonly box: readonly number[];
  readonly ascent: number;
  readonly descent: number;

  constructor(sfnt: Buffer = stampFont()) {
    this.tables = tablesOf(sfnt);
    const head = this.table('head');
    const hhea = this.table('hhea');
    const hmtx = this.table('hmtx');
    const scaled = (units: number): number => Math.round((units * 1000) / head.readUInt16BE(18));
    const glyphOf = unicodeMap(this.table('cmap'));
    [...WIN_ANSI].forEach((character, code) => {
      this.glyphs[code] = glyphOf(character.charCodeAt(0));
    });
    const last = hhea.readUInt16BE(34) - 1;
    this.widths = Array.from(this.glyphs, (glyph) => scaled(hmtx.readUInt16BE(Math.min(glyph, last) * 4)));
    this.box = [36, 38, 40, 42].map((at) => scaled(head.readInt16BE(at)));
    this.ascent = scaled(hhea.readInt16BE(4));
    this.descent = scaled(hhea.readInt16BE(6));
  }

  encode(text: string): Buffer {
    return Buffer.from(
      [...text].map((character) => {
        const code = CODES.get(character);
        return code === undefined || code < 0x20 || this.glyphs[code] === 0 ? 0x3f : code;
      }),
    );
  }

  /** In the unit of `size`. */
  width(text: Buffer, size: number): number {
    return (text.reduce((sum, code) => sum + (this.widths[code] ?? 0), 0) * size) / 1000;
  }

  /** The font file with the outlines of these codes only; glyph numbers stay, so every other table does too. */
  subset(codes: Iterable<number>): Buffer {
    const glyf = this.table('glyf');
    const loca = this.table('loca');
    const long = this.table('head').readInt16BE(50) === 1;
    const offset = (glyph: number): number => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
    const wanted = new Set([0]);
    const pending = Array.from(codes, (code) => this.glyphs[code] ?? 0);
    for (let glyph = pending.pop(); glyph !== undefined; glyph = pending.pop()) {
      if (wanted.has(glyph)) continue;
      wanted.add(glyph);
      pending.push(...componentsOf(glyf.subarray(offset(glyph), offset(glyph + 1))));
    }
    const outlines: Buffer[] = [];
    const index = Buffer.alloc(loca.length);
    let position = 0;
    for (let glyph = 0; glyph * (long ? 4 : 2) < loca.length; glyph += 1) {
      if (long) index.writeUInt32BE(position, glyph * 4);
      else index.writeUInt16BE(position / 2, glyph * 2);
      if (!wanted.has(glyph)) continue;
      const outline = glyf.subarray(offset(glyph), offset(glyph + 1));
      outlines.push(outline);
      position += outline.length;
    }
    const replaced = new Map([
      ['glyf', Buffer.concat(outlines)],
      ['loca', index],
    ]);
    return sfntOf(
      KEPT.flatMap((tag) => {
        const data = replaced.get(tag) ?? this.tables.get(tag);
        return data ? [{ tag, data }] : [];
      }),
    );
  }

  private table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (!table) throw new Error(`the font has no table ${tag}`);
    return table;
  }
}

function tablesOf(sfnt: Buffer): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => {
      const entry = 12 + i * 16;
      const start = sfnt.readUInt32BE(entry + 8);
      return [
        sfnt.toString('latin1', entry, entry + 4),
        sfnt.subarray(start, start + sfnt.readUInt32BE(entry + 12)),
      ] as const;
    }),
  );
}

/** Code point → glyph by the Unicode subtable of format 4, which every text font has; 0 = none. */
function unicodeMap(cmap: Buffer): (point: number) => number {
  let table: Buffer | null = null;
  for (let i = 0; i < cmap.readUInt16BE(2); i += 1) {
    const entry = 4 + i * 8;
    const candidate = cmap.subarray(cmap.readUInt32BE(entry + 4));
    if (cmap.readUInt16BE(entry) === 3 && cmap.readUInt16BE(entry + 2) === 1 && candidate.readUInt16BE(0) === 4)
      table = candidate;
  }
  if (!table) throw new Error('the font has no Unicode character map');
  const map = table;
  const doubled = map.readUInt16BE(6);
  return (point) => {
    for (let at = 0; at < doubled; at += 2) {
      if (map.readUInt16BE(14 + at) < point) continue;
      const start = map.readUInt16BE(16 + doubled + at);
      if (start > point) return 0;
      const delta = map.readUInt16BE(16 + 2 * doubled + at);
      const rangeAt = 16 + 3 * doubled + at;
      const range = map.readUInt16BE(rangeAt);
      if (range === 0) return (point + delta) & 0xffff;
      const glyph = map.readUInt16BE(rangeAt + range + (point - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** The glyphs that a composite one ('ó' = o + acute) is made of. */
function componentsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const found: number[] = [];
  let flags = MORE_COMPONENTS;
  for (let at = 10; flags & MORE_COMPONENTS; ) {
    flags = outline.readUInt16BE(at);
    found.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & ARGS_ARE_WORDS ? 4 : 2);
    at += flags & TWO_BY_TWO ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0;
  }
  return found;
}

function sfntOf(tables: readonly { readonly tag: string; readonly data: Buffer }[]): Buffer {
  const power = 2 ** Math.floor(Math.log2(tables.length));
  const header = Buffer.alloc(12 + tables.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tables.length - power) * 16, 10);
  const parts: Buffer[] = [header];
  let position = header.length;
  tables.forEach(({ tag, data }, i) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    let sum = 0;
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
    const entry = 12 + i * 16;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(sum, entry + 4);
    header.writeUInt32BE(position, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    parts.push(padded);
    position += padded.length;
  });
  return Buffer.concat(parts);
}
