import { esCodigoDeBarras } from '@adjudica/domain';

/** 1/72 inch: width of the narrowest bar, and what heights are measured in. Above the 0.25 mm that hand scanners ask for. */
const UNIT_MM = 25.4 / 72;
const HEIGHT_MM = 11;
/** White at either side, in narrow bars; Code 128 asks for ten. */
const QUIET = 10;

/** Loaded with the first code. */
const writer = (): typeof import('bwip-js/node') => require('bwip-js/node');

/**
 * Code 128 of a document, at its size on paper, with its text beneath it: markup for a template. Bars are lines, so that they stay sharp at
 * whatever the printer resolves.
 */
export function barcode(codigo: string): string {
  if (!esCodigoDeBarras(codigo)) throw new RangeError(`${codigo} is not the code of a document`);
  const svg = writer().toSVG({ bcid: 'code128', text: codigo, scale: 1, height: HEIGHT_MM, paddingwidth: QUIET });
  return `<figure class="barras">${onPaper(svg)}<figcaption>${codigo}</figcaption></figure>`;
}

/** The markup of a code at its size on paper. */
function onPaper(svg: string): string {
  const [box, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  if (box === undefined) throw new Error('the code has no size');
  const size = (units: string | undefined) => `${(Number(units) * UNIT_MM).toFixed(2)}mm`;
  return svg.trim().replace(box, `${box} width="${size(width)}" height="${size(height)}"`);
}

/** A quarter of it may be soiled or folded (level Q), and it is still read. Around it the four modules of white that readers ask for. */
const QR = { bcid: 'qrcode', scale: 1, eclevel: 'Q', padding: 4 };

/** QR code of any text, for a screen: it takes the size of its place there. */
export const squareSvg = (texto: string): string =>
  writer()
    .toSVG({ ...QR, text: texto })
    .trim();

/** QR code of an address. */
export function squareCode(direccion: string): string {
  const svg = writer().toSVG({ ...QR, text: direccion });
  return `<figure class="qr">${onPaper(svg)}</figure>`;
}
