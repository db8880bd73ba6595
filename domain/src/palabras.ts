import type { Centavos } from './dinero';
import { type Fecha, nombreDeMes, partesDe } from './fechas';

/**
 * Numbers in Spanish words for legal documents: long scale (10^9 = 'mil millones'), apocope before a masculine noun and before 'mil' and 'millones'
 * ('veintiún mil', 'un millón'), gender of feminine nouns ('doscientas una cuotas').
 */
export type Genero = 'masculino' | 'femenino';
/** 'pronombre': alone ('veintiuno'); 'adjetivo': before its noun ('veintiún planes', 'veintiuna cuotas'). */
export type Funcion = 'pronombre' | 'adjetivo';

export const MAXIMO_EN_PALABRAS = 999_999_999_999;

const HASTA_29 = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
] as const;
const DECENAS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'] as const;
const CENTENAS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
] as const;

type FinalEnUno = 'uno' | 'un' | 'una';

function hasta99(n: number, finalEnUno: FinalEnUno): string {
  if (n % 10 === 1 && n !== 11) {
    if (n === 1) return finalEnUno;
    if (n === 21) return finalEnUno === 'un' ? 'veintiún' : `veinti${finalEnUno}`;
    return `${DECENAS[Math.floor(n / 10)]} y ${finalEnUno}`;
  }
  if (n < 30) return HASTA_29[n] ?? '';
  const unidad = n % 10;
  const decena = DECENAS[Math.floor(n / 10)] ?? '';
  return unidad === 0 ? decena : `${decena} y ${HASTA_29[unidad]}`;
}

/** 1–999. */
function hasta999(n: number, finalEnUno: FinalEnUno, femenino: boolean): string {
  if (n === 100) return 'cien';
  const centena = CENTENAS[Math.floor(n / 100)] ?? '';
  const resto = n % 100;
  const escrita = femenino && n >= 200 ? centena.replace(/os$/, 'as') : centena;
  return [escrita, resto === 0 ? '' : hasta99(resto, finalEnUno)].filter(Boolean).join(' ');
}

/** 1–999 999. Before 'mil' a final one is always apocopated ('veintiún mil cuotas'); hundreds agree in gender ('doscientas mil cuotas'). */
function hasta999999(n: number, finalEnUno: FinalEnUno, femenino: boolean): string {
  const miles = Math.floor(n / 1000);
  const resto = n % 1000;
  const partes: string[] = [];
  if (miles === 1) partes.push('mil');
  else if (miles > 1) partes.push(`${hasta999(miles, 'un', femenino)} mil`);
  if (resto > 0) partes.push(hasta999(resto, finalEnUno, femenino));
  return partes.join(' ');
}

/** Integer 0 … 999 999 999 999 in words. @throws RangeError outside: no legal document has such a number. */
export function enteroEnPalabras(n: number, genero: Genero = 'masculino', funcion: Funcion = 'pronombre'): string {
  if (!Number.isInteger(n) || n < 0 || n > MAXIMO_EN_PALABRAS) throw new RangeError(`not a number to be worded: ${n}`);
  if (n === 0) return 'cero';
  const femenino = genero === 'femenino';
  const finalEnUno: FinalEnUno = femenino ? 'una' : funcion === 'adjetivo' ? 'un' : 'uno';
  const millones = Math.floor(n / 1_000_000);
  const resto = n % 1_000_000;
  const partes: string[] = [];
  // millón is a masculine noun: its count is always masculine and apocopated
  if (millones === 1) partes.push('un millón');
  else if (millones > 1) partes.push(`${hasta999999(millones, 'un', false)} millones`);
  if (resto > 0) partes.push(hasta999999(resto, finalEnUno, femenino));
  return partes.join(' ');
}

/** A whole quantity with its noun: (21, 'cuota', 'cuotas', 'femenino') → 'veintiuna cuotas'; exact millions take 'de'. */
export function cantidadEnPalabras(n: number, singular: string, plural: string, genero: Genero): string {
  const de = n > 0 && n % 1_000_000 === 0 ? ' de' : '';
  return `${enteroEnPalabras(n, genero, 'adjetivo')}${de} ${n === 1 ? singular : plural}`;
}

/** The same with its figure, as contracts write terms: 'quince (15) días', 'una (1) cuota'. */
export function cantidadConCifra(n: number, singular: string, plural: string, genero: Genero): string {
  const de = n > 0 && n % 1_000_000 === 0 ? ' de' : '';
  return `${enteroEnPalabras(n, genero, 'adjetivo')} (${n})${de} ${n === 1 ? singular : plural}`;
}

/**
 * Amount in words: 'un millón de dólares con 05/100'. `moneda` 'completa' writes 'dólares de los Estados Unidos de América', as notes and
 * contracts do. Throws RangeError for negative amounts.
 */
export function montoEnPalabras(valor: Centavos, moneda: 'corta' | 'completa' = 'corta'): string {
  if (!Number.isSafeInteger(valor) || valor < 0) throw new RangeError(`not an amount to be worded: ${valor}`);
  const fraccion = valor % 100;
  const nombre = moneda === 'completa' ? ' de los Estados Unidos de América' : '';
  const enteros = cantidadEnPalabras((valor - fraccion) / 100, 'dólar', 'dólares', 'masculino');
  return `${enteros}${nombre} con ${String(fraccion).padStart(2, '0')}/100`;
}

/** 'primero de enero de dos mil veinticinco', 'veintiuno de marzo de dos mil veinticinco'. */
export function fechaEnPalabras(fecha: Fecha): string {
  const { anio, mes, dia } = partesDe(fecha);
  const escrito = dia === 1 ? 'primero' : enteroEnPalabras(dia);
  return `${escrito} de ${nombreDeMes(mes)} de ${enteroEnPalabras(anio)}`;
}

/** 'dieciocho horas', 'una hora con cinco minutos', 'veintiuna horas con un minuto'. Takes a valid 'HH:MM'. */
export function horaEnPalabras(hora: string): string {
  const horas = Number(hora.slice(0, 2));
  const minutos = Number(hora.slice(3, 5));
  const escrita = cantidadEnPalabras(horas, 'hora', 'horas', 'femenino');
  return minutos === 0 ? escrita : `${escrita} con ${cantidadEnPalabras(minutos, 'minuto', 'minutos', 'masculino')}`;
}
