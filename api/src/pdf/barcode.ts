import { esCodigoDeBarras } from '@adjudica/domain';

/** 1/72 inch: width of the narrowest bar and unit of height. Above the 0.25 mm that hand scanners need. */
const UNIT_MM = 25.4 / 72;
const HEIGHT_MM = 11;
/** Quiet zone at either side, in narrow bars; Code 128 requires ten. */
const QUIET = 10;

/** Loaded with the first code. */
const writer = (): typeof import('bwip-js/node') => require('bwip-js/node');

/**
 * Code 128 of a document at print size, with its text beneath, as markup for a template. Bars are lines, so that they are sharp at any resolution.
 */
export function barcode(codigo: string): string {
  if (!esCodigoDeBarras(codigo)) throw new RangeError(`${codigo} is not the code of a document`);
  const svg = writer().toSVG({ bcid: 'code128', text: codigo, scale: 1, height: HEIGHT_MM, paddingwidth: QUIET });
  return `<figure class="barras">${onPaper(svg)}<figcaption>${codigo}</figcaption></figure>`;
}

/** The markup of a code at print size. */
function onPaper(svg: string): string {
  const [box, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
  if (box === undefined) throw new Error('the code has no size');
  const size = (units: string | undefined) => `${(Number(units) * UNIT_MM).toFixed(2)}mm`;
  return svg.trim().replace(box, `${box} width="${size(width)}" height="${size(height)}"`);
}

/** Level Q: readable with a quarter soiled or folded. Four modules of quiet zone. */
const QR = { bcid: 'qrcode', scale: 1, eclevel: 'Q', padding: 4 };

/** QR code of any text for a screen, sized by its container. */
export const squareSvg = (texto: string): string =>
  writer()
    .toSVG({ ...QR, text: texto })
    .trim();

/** QR code of an address. */
export function squareCode(direccion: string): string {
  const svg = writer().toSVG({ ...QR, text: direccion });
  return `<figure class="qr">${onPaper(svg)}</figure>`;
}
