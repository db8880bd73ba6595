import { propios } from '../mensajes';

/** Source of the number of a draw: its name, the form of the number, and whether its day is chosen. */
const fuente = <const C extends string>(
  codigo: C,
  nombre: string,
  /** Form of the number in the draw: without blanks, in lower case. */
  forma: RegExp,
  ayuda: string,
  conFecha: boolean,
) => ({ codigo, nombre, forma, ayuda, conFecha });

/** A further source is one row. */
export const fuentesDeAzar = [
  fuente('bombo', propios.fuenteBombo, /^\d{1,12}$/, propios.ayudaBombo, false),
  fuente('loteria', propios.fuenteLoteria, /^\d{3,12}$/, propios.ayudaLoteria, true),
  fuente('faro', propios.fuenteFaro, /^[0-9a-f]{64,128}$/, propios.ayudaFaro, true),
] as const;
export type FuenteDeAzar = (typeof fuentesDeAzar)[number]['codigo'];

export const fuenteDeAzar = (codigo: string): (typeof fuentesDeAzar)[number] | null =>
  fuentesDeAzar.find((candidata) => candidata.codigo === codigo) ?? null;

/** A typed or pasted number in the form of the draw; `null` = it is no number of this source. Leading zeros count. */
export function leerNumeroDeSorteo(codigo: string, escrito: string): string | null {
  const numero = escrito.replace(/\s/g, '').toLowerCase();
  return fuenteDeAzar(codigo)?.forma.test(numero) === true ? numero : null;
}
