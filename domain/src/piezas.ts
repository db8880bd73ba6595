import { comoNombre, leerIdentificacion } from './escrito';
import { sumarMeses } from './fechas';
import type { RangoDeFechas } from './formulario';
import { mensajes } from './mensajes';

/** Parts that several forms share, so that a name or an old date is refused alike in all of them. */

/** The date with which the dates of a form are compared: today in Ecuador. */
export interface ContextoDeFechas {
  readonly hoy: string;
}

/** 'Letters only', as names are written: with accents, apostrophe, hyphen, the point of an initial, and blanks between words. */
export const soloLetras = {
  expresion: /^[\p{L}\p{M}\s.'’-]+$/u,
  mensaje: mensajes.propios.soloLetras,
  leer: comoNombre,
} as const;

/** Codes of other programs. */
export const soloAlfanumerico = {
  expresion: /^[A-Z0-9]+$/,
  mensaje: mensajes.propios.identificacionLetrasYNumeros,
} as const;

/** A cédula or a foreigner's passport; written with blanks or hyphens, stored without. */
export const cedulaOPasaporte = (mensaje: string) =>
  ({ expresion: /^(?=.*\d)[A-Z0-9]+$/, mensaje, leer: leerIdentificacion }) as const;

/** EST-550, CLI-113 … : a date of the last 105 years, today included. */
export const ultimos105Anios = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: sumarMeses(hoy, -105 * 12),
  hasta: hoy,
});

/** The same where a cédula has all of its digits (LEG-550). */
export const cedulaEnteraOPasaporte = {
  ...cedulaOPasaporte(mensajes.propios.cedulaOPasaporte),
  expresion: /^(?:\d{10}|\d{13}|(?=.*\d)(?=.*[A-Z])[A-Z0-9]+)$/,
} as const;

/** A full name: at least so many words, of letters only. */
export const nombreCompleto = (palabras: number, mensaje: string) =>
  ({
    expresion: new RegExp(`^[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+){${palabras - 1},}$`, 'u'),
    mensaje,
    leer: comoNombre,
  }) as const;

/** Words of one line. */
export const palabrasDe = (texto: string): string[] => texto.split(/\s+/u).filter((palabra) => palabra !== '');
