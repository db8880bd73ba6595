import { conGuiones, sinMarcas } from './escrito';

/** Text: comparison without case and accents, search tokens, and what a text may hold at all. */

/** GEN-505, GEN-516 and our own bounds, in UTF-16 units: fields and the columns that keep them (columns/columns.ts) name the same one. */
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

/** Letters that are no letter with a mark for Unicode, as who has not got the key types them. */
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
/** Of names: 'O'Higgins', 'D´Ángelo'. */
const APOSTROFOS = /['\u00b4`\u02b9\u02bb\u02bc\u2018\u2019\u2032]/gu;

/**
 * Case, accents, apostrophes, kinds of dashes, marks that nobody sees and runs of blanks do not matter: the form in which states and names are
 * compared and looked for. 'Ñ' counts as 'n'.
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

/** How well a text answers what is looked for: 0 is it, 1 begins with it, 2 has a word that does, 3 has it somewhere; `null` = it has it nowhere. */
export function afinidad(texto: string, buscado: string): 0 | 1 | 2 | 3 | null {
  const [suyo, querido] = [normalizar(texto), normalizar(buscado)];
  if (suyo === querido) return 0;
  const donde = suyo.indexOf(querido);
  if (donde <= 0) return donde === 0 ? 1 : null;
  return ` ${suyo.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${querido}`) ? 2 : 3;
}

/** States are compared without case and accents; the declared spelling is returned, `null` when it is none of them. */
export function estadoConocido<E extends string>(texto: string, estados: readonly E[]): E | null {
  const buscado = normalizar(texto);
  return estados.find((e) => normalizar(e) === buscado) ?? null;
}

export const MAXIMO_TOKENS = 16;

const palabrasDe = (texto: string): string[] => normalizar(texto).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Distinct words of a text as somebody types it, normalised, at most 16. */
export const tokensDeBusqueda = (texto: string): string[] =>
  [...new Set(palabrasDe(texto.replace(APOSTROFOS, ' ')))].slice(0, MAXIMO_TOKENS);

/** Distinct words by which a name is found: those that are typed for it, and 'ohiggins' for 'O'Higgins'. */
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

/** At most `maximo` UTF-16 units, as columns count them, the last a '…' where something is missing; a character of two is never cut in half. */
export function recortar(texto: string, maximo: number): string {
  return texto.length <= maximo ? texto : `${sinMitad(texto.slice(0, maximo - 1))}…`;
}

/** Without the first half of a character whose second half was cut off. */
export const sinMitad = (texto: string): string => texto.replace(/[\ud800-\udbff]$/, '');
