import { conGuiones, sinMarcas } from './escrito';

/** Text: comparison without case and accents, search tokens, and what a text may hold at all. */

/** GEN-505, GEN-516 and our own bounds, in UTF-16 units; fields and their columns (columns/columns.ts) use the same ones. */
export const LIMITES = {
  comentario: 500,
  direccion: 100,
  nombre: 120,
  correo: 254,
  codigo: 20,
  textoCorto: 60,
  testigo: 120,
  /** Of a notice in the drawer. */
  titulo: 120,
  /** 150 characters as people count them, each of which may be two. */
  nombreDeArchivo: 300,
} as const;

/** GEN-507, CLI-007: a client search with fewer characters is not sent. */
export const MINIMO_BUSQUEDA = 5;

/** Letters that Unicode does not decompose, as people without the key type them. */
const LETRAS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
/** Apostrophes of names: 'O'Higgins', 'D´Ángelo'. */
const APOSTROFOS = /['\u00b4`\u02b9\u02bb\u02bc\u2018\u2019\u2032]/gu;

/**
 * The form in which states and names are compared and searched: without case, accents, apostrophes, kinds of dashes, invisible marks and runs of
 * blanks. 'Ñ' counts as 'n'.
 */
export function normalizar(texto: string): string {
  return conGuiones(texto)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/gu, (letra) => LETRAS[letra] as string)
    .replace(APOSTROFOS, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

export function mismoTexto(a: string, b: string): boolean {
  return normalizar(a) === normalizar(b);
}

/** How well a text matches a search: 0 = equal, 1 = starts with it, 2 = a word starts with it, 3 = contains it; `null` = no match. */
export function afinidad(texto: string, buscado: string): 0 | 1 | 2 | 3 | null {
  const [completo, parte] = [normalizar(texto), normalizar(buscado)];
  if (completo === parte) return 0;
  const donde = completo.indexOf(parte);
  if (donde <= 0) return donde === 0 ? 1 : null;
  return ` ${completo.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${parte}`) ? 2 : 3;
}

/** The state of this name, compared without case and accents, in its declared spelling; `null` = none. */
export function estadoConocido<E extends string>(texto: string, estados: readonly E[]): E | null {
  const buscado = normalizar(texto);
  return estados.find((e) => normalizar(e) === buscado) ?? null;
}

const MAXIMO_TOKENS = 16;

const palabrasDe = (texto: string): string[] => normalizar(texto).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Distinct words of a typed text, normalised, at most 16. */
export const tokensDeBusqueda = (texto: string): string[] =>
  [...new Set(palabrasDe(texto.replace(APOSTROFOS, ' ')))].slice(0, MAXIMO_TOKENS);

/** Distinct words by which a name is found: as they are typed, and 'ohiggins' for 'O'Higgins'. */
export const tokensDeNombre = (nombre: string): string[] =>
  [...new Set([...tokensDeBusqueda(nombre), ...palabrasDe(nombre)])].slice(0, MAXIMO_TOKENS);

/** ASA-035: 'libre' in any case and with any blanks is a free slot. */
export function esLibre(nombreCliente: string): boolean {
  return normalizar(nombreCliente).replace(/\s/gu, '') === 'libre';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;
// line separators, bidirectional overrides (they reorder what a reader sees), zero-width, BOM, interlinear, noncharacters
const INVISIBLES = /[\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/u;
const SUSTITUTO_SUELTO = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** False with control characters (line breaks are fine when `multilinea`), invisible direction marks or broken Unicode. */
export function textoPermitido(texto: string, multilinea = false): boolean {
  if (CONTROL.test(texto) || INVISIBLES.test(texto) || SUSTITUTO_SUELTO.test(texto)) return false;
  return multilinea || !/[\n\r]/.test(texto);
}

/** Without marks (`sinMarcas`) and leading and trailing blanks, runs of blanks made one: how one-line texts are stored. */
export function limpiarLinea(texto: string): string {
  return sinMarcas(texto).replace(/\s+/gu, ' ').trim();
}

/** The same of several lines, whose breaks stay. */
export const limpiarParrafo = (texto: string): string => sinMarcas(texto).trim();

/** At most `maximo` UTF-16 units, as columns count them; a shortened text ends with '…', and no surrogate pair is split. */
export function recortar(texto: string, maximo: number): string {
  return texto.length <= maximo ? texto : `${sinMitad(texto.slice(0, maximo - 1))}…`;
}

/** Without the first half of a surrogate pair at the end. */
export const sinMitad = (texto: string): string => texto.replace(/[\ud800-\udbff]$/, '');
