import { propios } from '../mensajes';
import { escaparTexto, textoPlano } from '../texto-enriquecido/reglas';
import {
  type CampoDeFormato,
  camposDeFormato,
  condicionDeCampo,
  esCampoDeFormato,
  esOpcional,
  esTabla,
  type FilasDeTabla,
  type ValoresDeFormato,
} from './campos';
import type { Condiciones } from './condiciones';

/** A merge field in a text: '[[cliente.nombre]]'. Neither people nor template engines write such brackets. */
const CAMPO = /\[\[([^[\]]*)\]\]/g;
/** Brackets that are no field, and the braces of template engines, also as character references. */
const SUELTOS = /\[\[|\]\]|\{\{|\}\}/;
const COMO_NUMERO = /&#(?:x0*(?:5b|5d|7b|7d)|0*(?:91|93|123|125));/i;
/** A paragraph with nothing but one field. */
const PARRAFO_DE_CAMPO = /<p(?: [^>]*)?>\s*\[\[([^[\]]*)\]\]\s*<\/p>/g;

/** An error at a place of a text. */
export interface RechazoDeCampo {
  /** As written between the brackets, without markup. */
  readonly nombre: string;
  /** Line of the text as it is read, from 1. */
  readonly linea: number;
  readonly mensaje: string;
}

const lineaDe = (html: string, indice: number): number => textoPlano(`${html.slice(0, indice)}x`).split('\n').length;
const sinEtiquetas = (escrito: string): string => escrito.replace(/<[^>]*>/g, '').trim();

/** The fields that a text names, each once, in their order. */
export const camposDe = (html: string): CampoDeFormato[] => [
  ...new Set([...html.matchAll(CAMPO)].map(([, nombre = '']) => nombre).filter(esCampoDeFormato)),
];

/** Names in a text that are no fields, as those of a field that was removed after the text was saved. */
export const camposDesconocidosDe = (html: string): string[] => [
  ...new Set([...html.matchAll(CAMPO)].map(([, nombre = '']) => nombre).filter((nombre) => !esCampoDeFormato(nombre))),
];

function rechazoDe(nombre: string, combinaciones: readonly Condiciones[], solas: readonly string[]): string | null {
  if (!esCampoDeFormato(nombre)) return propios.formatoCampoDesconocido(nombre);
  const cuando = condicionDeCampo(nombre);
  if (cuando !== null && !combinaciones.every(cuando.si))
    return propios.formatoCampoImposible(camposDeFormato[nombre].etiqueta, cuando.texto);
  if (esTabla(nombre) && !solas.includes(nombre)) return propios.formatoTablaSola(camposDeFormato[nombre].etiqueta);
  return null;
}

/**
 * Why a text can't be the text of a format: an unknown field, or one that not all its contracts have, with its name and line; brackets or braces that
 * are no field. Empty = nothing is wrong.
 */
export function revisarCampos(html: string, combinaciones: readonly Condiciones[]): RechazoDeCampo[] {
  const veces = (nombre: string): number => html.split(`[[${nombre}]]`).length - 1;
  const enParrafo = [...html.matchAll(PARRAFO_DE_CAMPO)].map(([, nombre = '']) => nombre);
  const solas = enParrafo.filter(
    (nombre) => enParrafo.filter((candidato) => candidato === nombre).length === veces(nombre),
  );
  const rechazos = [...html.matchAll(CAMPO)].flatMap((hallado) => {
    const nombre = sinEtiquetas(hallado[1] ?? '');
    const linea = lineaDe(html, hallado.index);
    // markup within the brackets would split the field
    const mensaje =
      nombre === hallado[1] ? rechazoDe(nombre, combinaciones, solas) : propios.formatoCampoPartido(nombre);
    return mensaje === null ? [] : [{ nombre, linea, mensaje }];
  });
  return [...rechazos, ...rechazosDeSignos(html)];
}

/** Signs that could be taken for a field, ours or of another engine. */
function rechazosDeSignos(html: string): RechazoDeCampo[] {
  const sinCampos = html.replace(CAMPO, (entero) => ' '.repeat(entero.length));
  const suelto = SUELTOS.exec(sinCampos) ?? COMO_NUMERO.exec(sinCampos);
  if (suelto === null) return [];
  return [{ nombre: suelto[0], linea: lineaDe(html, suelto.index), mensaje: propios.formatoSignoSuelto }];
}

/** 'Línea 3: …', all of them. */
export const textoDeRechazos = (rechazos: readonly RechazoDeCampo[]): string =>
  rechazos.map(({ linea, mensaje }) => propios.formatoEnLinea(linea, mensaje)).join('. ');

/** Printed for an unknown value: a line to be filled in by hand. */
export const EN_BLANCO = '__________';

export interface TextoCombinado {
  readonly texto: string;
  /** Fields in the text that have no value. */
  readonly faltan: readonly CampoDeFormato[];
}

const ES_MONTO = /^\$ /;
/** A column of amounts is aligned to the right, its heading too. */
export function tablaDe([titulos = [], ...filas]: FilasDeTabla): string {
  const deMontos = titulos.map((_, i) => filas.length > 0 && filas.every((celdas) => ES_MONTO.test(celdas[i] ?? '')));
  const celda = (texto: string, i: number, etiqueta: 'th' | 'td'): string =>
    `<${etiqueta}><p${deMontos[i] ? ' style="text-align: right"' : ''}>${escaparTexto(texto)}</p></${etiqueta}>`;
  const fila = (celdas: readonly string[], etiqueta: 'th' | 'td'): string =>
    `<tr>${celdas.map((texto, i) => celda(texto, i, etiqueta)).join('')}</tr>`;
  return `<table><tbody>${fila(titulos, 'th')}${filas.map((celdas) => fila(celdas, 'td')).join('')}</tbody></table>`;
}

/** Rows of a table, and paragraphs that are one field: they go when every field in them is optional and has no value. */
const PIEZA = /<tr>.*?<\/tr>|<p(?: [^>]*)?>\s*\[\[[^[\]]*\]\]\s*<\/p>/gs;
const sinLoQueNoHay = (html: string, valores: ValoresDeFormato): string =>
  html.replace(PIEZA, (pieza) => {
    const campos = camposDe(pieza);
    const sobra = campos.length > 0 && campos.every((campo) => esOpcional(campo) && (valores[campo] ?? '') === '');
    return sobra ? '' : pieza;
  });

/**
 * Fills the fields of a text in one pass, so that a value which looks like a field or like markup stays text. Old texts are checked first
 * (`camposDesconocidosDe`, `revisarCampos`). @throws RangeError for an unknown field.
 */
export function combinar(html: string, valores: ValoresDeFormato): TextoCombinado {
  const faltan = new Set<CampoDeFormato>();
  const valorDe = (nombre: string): string | FilasDeTabla => {
    if (!esCampoDeFormato(nombre)) throw new RangeError(`unknown merge field '${nombre}'`);
    const valor = valores[nombre];
    if (valor !== null && valor !== '') return valor;
    faltan.add(nombre);
    return EN_BLANCO;
  };
  const CAMPO_O_PARRAFO = new RegExp(`${PARRAFO_DE_CAMPO.source}|${CAMPO.source}`, 'g');
  const texto = sinLoQueNoHay(html, valores).replace(
    CAMPO_O_PARRAFO,
    (entero: string, enParrafo: string | undefined, enLinea: string | undefined) => {
      const valor = valorDe(enParrafo ?? enLinea ?? '');
      if (typeof valor !== 'string') return tablaDe(valor);
      return entero.replace(CAMPO, () => escaparTexto(valor));
    },
  );
  return { texto, faltan: [...faltan] };
}
