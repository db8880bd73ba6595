import { sumarMeses } from './fechas';
import type { RangoDeFechas } from './formulario';
import { mensajes } from './mensajes';

/** Pieces that several forms share, so that a name or an old date is refused alike in all of them. */

/** What the dates of a form are compared with: today in Ecuador. */
export interface ContextoDeFechas {
  readonly hoy: string;
}

/** 'Letters only', as people's names are written: with accents, apostrophe, hyphen, the point of an initial, and blanks between words. */
export const soloLetras = {
  expresion: /^[\p{L}\p{M}\s.'’-]+$/u,
  mensaje: mensajes.propios.soloLetras,
} as const;

/** Identification of the additional forms: a cédula, or a foreigner's passport. */
export const soloAlfanumerico = {
  expresion: /^[A-Z0-9]+$/,
  mensaje: mensajes.propios.identificacionLetrasYNumeros,
} as const;

/** EST-550, CLI-113 … : a date of the last 105 years, today included. */
export const ultimos105Anios = ({ hoy }: ContextoDeFechas): RangoDeFechas => ({
  desde: sumarMeses(hoy, -105 * 12),
  hasta: hoy,
});

/** A full name: at least so many words, of letters only. */
export const nombreCompleto = (palabras: number): RegExp =>
  new RegExp(`^[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+){${palabras - 1},}$`, 'u');

/** Words of one line. */
export const palabrasDe = (texto: string): string[] => texto.split(/\s+/u).filter((palabra) => palabra !== '');
