import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The two font families of the documents, inlined from the packages: a document looks the same on every machine, and the page fetches nothing.
 * 'latin-ext' is inlined too: a name such as 'Šimić' must not fall back to another font.
 */
const FACES = [
  { family: 'Source Sans 3', pkg: 'source-sans-3', weight: 400, style: 'normal' },
  { family: 'Source Sans 3', pkg: 'source-sans-3', weight: 600, style: 'normal' },
  { family: 'Source Serif 4', pkg: 'source-serif-4', weight: 400, style: 'normal' },
  { family: 'Source Serif 4', pkg: 'source-serif-4', weight: 600, style: 'normal' },
] as const;

// Ranges declared by the packages' own style sheets.
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

/** Characters outside the 'latin' files, which need the extended ones. */
export const NEEDS_EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]/;

/** Font of the stamped foot. */
export const footFont = (): Buffer => fontFile('source-sans-3', 'latin', 400, 'normal', 'woff');
