import { mensajesDeImportacion as m } from '@adjudica/domain';
import type { AvisoDeImportacion } from './importacion.dto';

/** Warnings shown; the others are counted. */
const MAXIMO_AVISOS = 100;

/** Findings that refuse no row, but must be confirmed before the file is applied. */
export interface Avisos {
  total: number;
  lista: AvisoDeImportacion[];
}

export const sinAvisos = (): Avisos => ({ total: 0, lista: [] });

export function avisar({ lista, ...avisos }: Avisos, hallados: readonly AvisoDeImportacion[]): Avisos {
  return {
    total: avisos.total + hallados.length,
    lista: [...lista, ...hallados.slice(0, MAXIMO_AVISOS - lista.length)],
  };
}

/** UTF-8 read as Windows-1252: 'NÃºÃ±ez', 'Â¿'. */
const DOS_VECES = /[ÃÂ][\u0080-\u00bf\u0152-\u0178\u0192\u02c6\u02dc\u2013-\u2122]|\ufffd/u;
/** CP850 or Mac Roman read as Windows-1252: 'Mu¤oz', 'Mar¡a', 'Mu–oz', 'JosŽ'. */
const OTRA_TABLA = /\p{L}[¡¢£¤¥‚‡ˆ‰ŽŒ–—’œž](?=\p{Ll})|\p{Ll}[¤¢£‚Ž](?!\p{L})|(?<!\p{L})[¥„](?=\p{Ll})/u;

/** Warns of a text in another encoding, in any column. */
export const avisoDeCodificacion = (texto: string): string | null =>
  DOS_VECES.test(texto) || OTRA_TABLA.test(texto) ? m.avisoCodificacion : null;
