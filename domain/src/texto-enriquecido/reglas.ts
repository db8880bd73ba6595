import { z } from 'zod';
import type { Esquema } from '../esquemas';
import { propios } from '../mensajes';
import { textoPermitido } from '../texto';
import { PROFUNDIDAD_MAXIMA, vocabulario } from './vocabulario';

const TROZO = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>&]*")*) ?(\/?)>|([^<]+)|(<)/g;
const ATRIBUTO = / ([a-z]+)="([^"]*)"/g;
/** An ampersand begins one of the five names that are written, or a number. */
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

/** Whether every element is of the vocabulary, stands where it may and is closed. */
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

/** Why a text is no rich text; `null` = it is. What people paste is cleaned before (`sanear` in the API); this refuses what nobody cleaned. */
export function rechazoDeTextoEnriquecido(html: string, maximo: number): string | null {
  if (html.length > maximo) return propios.textoLargo(maximo);
  if (!textoPermitido(html, true)) return propios.textoNoPermitido;
  return bienFormado(html) ? null : propios.textoConFormatoAjeno;
}

const entidades: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Its letters without blanks around them, a line for each paragraph, item or row: for search, comparison, and to know whether anything was written at all. */
export const textoPlano = (html: string): string =>
  html
    .replace(/<br ?\/?>|<\/(?:p|li|tr)>/g, '\n')
    .replace(/<\/t[dh]>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (entera, nombre: string) => entidades[nombre] ?? entera)
    .replace(/\n{2,}/g, '\n')
    .trim();

/** A text as the editor leaves it when everything was erased, `<p></p>`, says nothing. */
export const sinLetras = (html: string): boolean => textoPlano(html) === '';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Letters as they stand in rich text: what is merged into one is never markup. */
export const escaparTexto = (texto: string): string => texto.replace(/[&<>"]/g, (letra) => escapes[letra] as string);

/** One paragraph a line. */
export const enParrafos = (texto: string): string =>
  texto
    .split('\n')
    .map((linea) => `<p>${escaparTexto(linea)}</p>`)
    .join('');

/** The schema, judging texts of these fields once `limpiar` (the sanitiser of the API) has been over them. */
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
