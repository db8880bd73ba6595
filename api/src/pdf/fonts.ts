import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/**
 * The two families of the documents, from the packages' files, inlined: a document must look the same on every machine and the
 * page may fetch nothing. 'latin-ext' is inlined too: a name such as 'Šimić' must not fall back to another face.
 */
const FACES = [
  { family: 'Source Sans 3', pkg: 'source-sans-3', weight: 400, style: 'normal' },
  { family: 'Source Sans 3', pkg: 'source-sans-3', weight: 600, style: 'normal' },
  { family: 'Source Serif 4', pkg: 'source-serif-4', weight: 400, style: 'normal' },
  { family: 'Source Serif 4', pkg: 'source-serif-4', weight: 600, style: 'normal' },
] as const;

// The ranges that the packages' own style sheets declare.
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

function fontFile(pkg: string, subset: string, weight: number, style: string, extension: 'woff' | 'woff2'): Buffer {
  const root = dirname(require.resolve(`@fontsource/${pkg}/package.json`));
  return readFileSync(join(root, 'files', `${pkg}-${subset}-${weight}-${style}.${extension}`));
}

/** @font-face rules of one subset with the files as data URLs. 'latin-ext' only where a document needs it (130 kB). */
export function fontCss(subset: keyof typeof RANGES): string {
  return FACES.map(({ family, pkg, weight, style }) => {
    const data = fontFile(pkg, subset, weight, style, 'woff2').toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format('woff2');unicode-range:${RANGES[subset]}}`;
  }).join('\n');
}

/** Characters outside the 'latin' files: their presence asks for the extended ones. */
export const NEEDS_EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/;

/** The face of the stamped foot, unpacked: pdf-lib embeds plain sfnt files only. */
export function stampFont(): Buffer {
  return woffToSfnt(fontFile('source-sans-3', 'latin', 400, 'normal', 'woff'));
}

/** WOFF 1.0 (W3C) → the sfnt file inside: the same tables, each inflated, behind an sfnt table directory. */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 file');
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(count * 16 - power * 16, 10);
  const parts: Buffer[] = [header];
  let position = header.length;
  for (let i = 0; i < count; i += 1) {
    const entry = 44 + i * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const raw = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const target = 12 + i * 16;
    woff.copy(header, target, entry, entry + 4);
    woff.copy(header, target + 4, entry + 16, entry + 20);
    header.writeUInt32BE(position, target + 8);
    header.writeUInt32BE(length, target + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    position += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
