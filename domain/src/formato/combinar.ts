import { propios } from '../mensajes';
import { escaparTexto, textoPlano } from '../texto-enriquecido/reglas';
import {
  type CampoDeFormato,
  camposDeFormato,
  condicionDeCampo,
  esCampoDeFormato,
  esTabla,
  type FilasDeTabla,
  type ValoresDeFormato,
} from './campos';
import type { Condiciones } from './condiciones';

/** A merge field in a text: '[[cliente.nombre]]'. No letters that a person writes, and nothing that any template engine reads. */
export const campoEnTexto = (nombre: CampoDeFormato): string => `[[${nombre}]]`;

const CAMPO = /\[\[([^[\]]*)\]\]/g;
/** Brackets that are no field, and the braces of template engines, also written as numbers. */
const SUELTOS = /\[\[|\]\]|\{\{|\}\}/;
const COMO_NUMERO = /&#(?:x0*(?:5b|5d|7b|7d)|0*(?:91|93|123|125));/i;
/** A paragraph that is nothing but one field. */
const PARRAFO_DE_CAMPO = /<p(?: [^>]*)?>\s*\[\[([^[\]]*)\]\]\s*<\/p>/g;

/** What is wrong at a place of a text. */
export interface RechazoDeCampo {
  /** As it was written between the brackets, without marks. */
  readonly nombre: string;
  /** As who reads counts them, from 1. */
  readonly linea: number;
  readonly mensaje: string;
}

const lineaDe = (html: string, indice: number): number => textoPlano(`${html.slice(0, indice)}x`).split('\n').length;
const sinMarcas = (escrito: string): string => escrito.replace(/<[^>]*>/g, '').trim();

/** The fields that a text names, each once, in their order. */
export const camposDe = (html: string): CampoDeFormato[] => [
  ...new Set([...html.matchAll(CAMPO)].map(([, nombre = '']) => nombre).filter(esCampoDeFormato)),
];

/** What a text names that is no field: one that was removed after the text was saved. */
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
 * Why a text is no text of a format: a field that there is not, or that not all of its contracts have, with its name and line; brackets or braces
 * that are no field. Empty = nothing is wrong.
 */
export function revisarCampos(html: string, combinaciones: readonly Condiciones[]): RechazoDeCampo[] {
  const veces = (nombre: string): number => html.split(`[[${nombre}]]`).length - 1;
  const enParrafo = [...html.matchAll(PARRAFO_DE_CAMPO)].map(([, nombre = '']) => nombre);
  const solas = enParrafo.filter((nombre) => enParrafo.filter((otro) => otro === nombre).length === veces(nombre));
  const rechazos = [...html.matchAll(CAMPO)].flatMap((hallado) => {
    const nombre = sinMarcas(hallado[1] ?? '');
    const linea = lineaDe(html, hallado.index);
    // marks inside of the brackets would tear the field apart
    const mensaje =
      nombre === hallado[1] ? rechazoDe(nombre, combinaciones, solas) : propios.formatoCampoPartido(nombre);
    return mensaje === null ? [] : [{ nombre, linea, mensaje }];
  });
  return [...rechazos, ...rechazosDeSignos(html)];
}

/** Letters that the program could take for a field of its own or of another engine. */
function rechazosDeSignos(html: string): RechazoDeCampo[] {
  const sinCampos = html.replace(CAMPO, (entero) => ' '.repeat(entero.length));
  const suelto = SUELTOS.exec(sinCampos) ?? COMO_NUMERO.exec(sinCampos);
  if (suelto === null) return [];
  return [{ nombre: suelto[0], linea: lineaDe(html, suelto.index), mensaje: propios.formatoSignoSuelto }];
}

/** 'Línea 3: …', all of them. */
export const textoDeRechazos = (rechazos: readonly RechazoDeCampo[]): string =>
  rechazos.map(({ linea, mensaje }) => propios.formatoEnLinea(linea, mensaje)).join('. ');

/** Where a value is not known: a line to be filled by hand. */
export const EN_BLANCO = '__________';

export interface TextoCombinado {
  readonly texto: string;
  /** Fields that the text names and that have no value. */
  readonly faltan: readonly CampoDeFormato[];
}

function tablaDe([titulos = [], ...filas]: FilasDeTabla): string {
  const fila = (celdas: readonly string[], etiqueta: 'th' | 'td'): string =>
    `<tr>${celdas.map((celda) => `<${etiqueta}><p>${escaparTexto(celda)}</p></${etiqueta}>`).join('')}</tr>`;
  return `<table><tbody>${fila(titulos, 'th')}${filas.map((celdas) => fila(celdas, 'td')).join('')}</tbody></table>`;
}

/**
 * A text with its fields filled, in one pass: a value that looks like a field or like markup is letters. Whoever reads an old text asks first which
 * of its fields there still are (`camposDesconocidosDe`, `revisarCampos`). @throws RangeError.
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
  const UNO = new RegExp(`${PARRAFO_DE_CAMPO.source}|${CAMPO.source}`, 'g');
  const texto = html.replace(UNO, (entero: string, enParrafo: string | undefined, enLinea: string | undefined) => {
    const valor = valorDe(enParrafo ?? enLinea ?? '');
    if (typeof valor !== 'string') return tablaDe(valor);
    return entero.replace(CAMPO, () => escaparTexto(valor));
  });
  return { texto, faltan: [...faltan] };
}
