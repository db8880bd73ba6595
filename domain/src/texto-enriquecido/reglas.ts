import { z } from 'zod';
import type { Esquema } from '../esquemas';
import { propios } from '../mensajes';
import { textoPermitido } from '../texto';
import { PROFUNDIDAD_MAXIMA, vocabulario } from './vocabulario';

const TROZO = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>&]*")*) ?(\/?)>|([^<]+)|(<)/g;
const ATRIBUTO = / ([a-z]+)="([^"]*)"/g;
/** An ampersand that begins neither one of the five named entities nor a number. */
const ENTIDAD_AJENA = /&(?!(?:amp|lt|gt|quot|nbsp|#\d{1,7}|#x[\da-f]{1,6});)/i;

function atributosPermitidos(etiqueta: string, escritos: string): boolean {
  const permitidos = vocabulario[etiqueta]?.atributos ?? {};
  const vistos = new Set<string>();
  for (const [, nombre = '', valor = ''] of escritos.matchAll(ATRIBUTO)) {
    if (!Object.hasOwn(permitidos, nombre) || vistos.has(nombre) || !permitidos[nombre]?.test(valor)) return false;
    vistos.add(nombre);
  }
  return true;
}

/** Whether every element is in the vocabulary, in a permitted place, and closed. */
function bienFormado(html: string): boolean {
  const abiertas: string[] = [];
  for (const [, cierre, nombre, atributos = '', , letras, suelto] of html.matchAll(TROZO)) {
    const dentro = abiertas.at(-1) ?? '';
    if (suelto !== undefined) return false;
    if (letras !== undefined) {
      if (ENTIDAD_AJENA.test(letras)) return false;
      if (vocabulario[dentro]?.soloElementos === true && letras.trim() !== '') return false;
      continue;
    }
    const etiqueta = nombre as string;
    if (!Object.hasOwn(vocabulario, etiqueta)) return false;
    if (cierre === '/') {
      if (abiertas.pop() !== etiqueta || atributos !== '') return false;
      continue;
    }
    const { en, vacia } = vocabulario[etiqueta] as (typeof vocabulario)[string];
    if (!en.includes(dentro) || !atributosPermitidos(etiqueta, atributos)) return false;
    if (vacia !== true && abiertas.push(etiqueta) > PROFUNDIDAD_MAXIMA) return false;
  }
  return abiertas.length === 0;
}

/** Why a text is no rich text; `null` = it is. Pasted text is cleaned before (`sanear` in the API); this refuses what was not cleaned. */
export function rechazoDeTextoEnriquecido(html: string, maximo: number): string | null {
  if (html.length > maximo) return propios.textoLargo(maximo);
  if (!textoPermitido(html, true)) return propios.textoNoPermitido;
  return bienFormado(html) ? null : propios.textoConFormatoAjeno;
}

const entidades: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Plain text, a line for each paragraph, item or row: for searches, for comparisons, and to see whether anything was written. */
export const textoPlano = (html: string): string =>
  html
    .replace(/<br ?\/?>|<\/(?:p|li|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entera, nombre: string) => entidades[nombre] ?? entera)
    .replace(/\n{2,}/g, '\n')
    .trim();

/** `<p></p>`, as the editor leaves an erased text, counts as empty. */
export const sinLetras = (html: string): boolean => textoPlano(html) === '';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes a text for rich text, so that merged values are never markup. */
export const escaparTexto = (texto: string): string => texto.replace(/[&<>"]/g, (letra) => escapes[letra] as string);

/** The schema, applied after `limpiar` (the sanitiser of the API) has cleaned these fields. */
export const conTextoLimpio = <T>(
  esquema: Esquema<T>,
  campos: readonly string[],
  limpiar: (html: string) => string,
): Esquema<T> =>
  z.preprocess((enviado) => {
    if (typeof enviado !== 'object' || enviado === null || Array.isArray(enviado)) return enviado;
    return Object.fromEntries(
      Object.entries(enviado).map(([campo, valor]) => [
        campo,
        campos.includes(campo) && typeof valor === 'string' ? limpiar(valor) : valor,
      ]),
    );
  }, esquema) as unknown as Esquema<T>;
