import { propios } from '../mensajes';

/** Where the number of a draw may come from: what it is called, how it is written, and whether its day is chosen. */
const fuente = <const C extends string>(
  codigo: C,
  nombre: string,
  /** As it enters the draw: without blanks, in small letters. */
  forma: RegExp,
  ayuda: string,
  conFecha: boolean,
) => ({ codigo, nombre, forma, ayuda, conFecha });

/** One more is one more row. */
export const fuentesDeAzar = [
  fuente('bombo', propios.fuenteBombo, /^\d{1,12}$/, propios.ayudaBombo, false),
  fuente('loteria', propios.fuenteLoteria, /^\d{3,12}$/, propios.ayudaLoteria, true),
  fuente('faro', propios.fuenteFaro, /^[0-9a-f]{64,128}$/, propios.ayudaFaro, true),
] as const;
export type FuenteDeAzar = (typeof fuentesDeAzar)[number]['codigo'];

export const fuenteDeAzar = (codigo: string): (typeof fuentesDeAzar)[number] | null =>
  fuentesDeAzar.find((una) => una.codigo === codigo) ?? null;

/** A number as it was typed or pasted → as it enters the draw; `null` = the source has no such number. Leading zeros count. */
export function leerNumeroDeSorteo(codigo: string, escrito: string): string | null {
  const numero = escrito.replace(/\s/g, '').toLowerCase();
  return fuenteDeAzar(codigo)?.forma.test(numero) === true ? numero : null;
}
