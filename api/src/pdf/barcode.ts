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

/** Level M, without a zone of its own: it stands on blank paper. */
const PRINTED_QR = { ...QR, eclevel: 'M', padding: 0 };

/** QR code of any text for a screen, sized by its container. */
export const squareSvg = (texto: string): string =>
  writer()
    .toSVG({ ...QR, text: texto })
    .trim();

/** QR code of an address as operators of a PDF page: a square of `size` points from its lower left corner. */
export function squareOnPage(direccion: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const [code] = writer().raw({ ...PRINTED_QR, text: direccion });
  if (code === undefined || !('pixs' in code)) throw new Error('the code has no squares');
  const { pixs, pixx: count } = code;
  const side = size / count;
  const at = (value: number): string => value.toFixed(3);
  const dark: string[] = [];
  for (let row = 0; row < count; row++) {
    const line = pixs.slice(row * count, (row + 1) * count).join('');
    for (const { index, 0: run } of line.matchAll(/1+/g))
      dark.push(`${at(x + index * side)} ${at(y + size - (row + 1) * side)} ${at(run.length * side)} ${at(side)} re`);
  }
  return `q 0 g ${dark.join(' ')} f Q`;
}
