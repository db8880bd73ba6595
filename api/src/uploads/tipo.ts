/** Type by the bytes; the name and the type claimed by the sender are ignored. */
export type TipoDeBytes = 'pdf' | 'jpeg' | 'png' | 'webp';

/** Types often sent by mistake, named for a hint. */
export type TipoRechazado = 'heic' | 'gif' | 'tiff' | 'svg' | 'otro';

const at = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.subarray(offset, offset + text.length).equals(Buffer.from(text, 'latin1'));

/** HEIF brands: iPhone photos (HEIC) and AVIF. */
const HEIF = /^(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)/;

/** @param start of the file: 64 bytes, for SVG 1 KB. */
export function tipoDeBytes(start: Buffer): TipoDeBytes | TipoRechazado {
  if (pdfStart(start) >= 0) return 'pdf';
  if (at(start, 0, '\u00ff\u00d8\u00ff')) return 'jpeg';
  if (at(start, 0, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (at(start, 0, 'RIFF') && at(start, 8, 'WEBP')) return 'webp';
  if (at(start, 4, 'ftyp') && HEIF.test(start.toString('latin1', 8, 12))) return 'heic';
  if (at(start, 0, 'GIF8')) return 'gif';
  if (at(start, 0, 'II*\0') || at(start, 0, 'MM\0*') || at(start, 0, 'II+\0') || at(start, 0, 'MM\0+')) return 'tiff';
  if (/<svg[\s>]/i.test(start.toString('latin1', 0, 1024))) return 'svg';
  return 'otro';
}

/**
 * Position of '%PDF-': at the start, or after white space or a byte order mark, which some scanners write; anything else before it may be another
 * format. -1 = no PDF.
 */
export function pdfStart(start: Buffer): number {
  const match = /^(?:\u00ef\u00bb\u00bf)?[\t\n\f\r ]{0,64}%PDF-\d/.exec(start.toString('latin1', 0, 80));
  return match === null ? -1 : match[0].length - '%PDF-1'.length;
}
