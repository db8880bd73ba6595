import { ErrorDeNegocio } from './errores';
import { conGuiones } from './escrito';
import { esFecha, esInstante, instanteDe } from './fechas';
import { propios } from './mensajes';

/**
 * The list protocol of ra-data-simple-rest: `sort=["campo","ASC"]&range=[0,9]&filter={"grupo":"M001"}` → page + Content-Range.
 * Everything is allow-listed; what is not understood is refused (400), never ignored.
 */
/**
 * `ids`: keys that are whole numbers (texts of digits too, as a URL gives them); `codigos`: keys that are texts; `instante`: ISO 8601 in UTC, with
 * milliseconds.
 */
export type TipoDeFiltro = 'texto' | 'entero' | 'booleano' | 'fecha' | 'instante' | 'ids' | 'codigos';
/** What a filter accepts: a value of a kind, or one of these texts. */
export type DefinicionDeFiltro = TipoDeFiltro | readonly string[];

export interface DefinicionDeLista<Campo extends string = string, Filtro extends string = string> {
  readonly ordenables: readonly Campo[];
  /** Filters beside `id`, which every list has (`clave`). */
  readonly filtros: Readonly<Record<Filtro, DefinicionDeFiltro>>;
  readonly ordenInicial: { readonly campo: Campo; readonly direccion: Direccion };
  /**
   * Kind of the `id` of a row: a whole number unless given. 'ninguna' = its rows are no records, and are asked for neither by `id` nor one by one.
   */
  readonly clave?: 'ids' | 'codigos' | 'ninguna';
  /**
   * The filter that the list requires (its plan, its assembly …) unless `id` is given, or `actualizadoDesde` where it has that; the OpenAPI document
   * says so.
   */
  readonly requerido?: Filtro;
  /** Rows of the largest page; 100 unless given. */
  readonly maximo?: number;
  /** Rows when `range` is missing; 10 unless given. */
  readonly porPagina?: number;
}

export type Direccion = 'ASC' | 'DESC';
export type ValorDeFiltro = string | number | boolean | (string | number)[];

export interface ConsultaDeLista<Campo extends string = string, Filtro extends string = string> {
  readonly orden: { readonly campo: Campo; readonly direccion: Direccion };
  /** First row, from 0. */
  readonly desde: number;
  /** Rows of the page. */
  readonly cantidad: number;
  readonly filtro: Readonly<Partial<Record<Filtro | 'id', ValorDeFiltro>>>;
}

/** Values of the filter `ejecutivo`, where a list shows all rows or only the user's own. */
export const SOLO_PROPIAS = ['yo'] as const;
/** Filter of the records that changed at this instant or later. */
export const ACTUALIZADO_DESDE = 'actualizadoDesde';
const MAXIMO_POR_PAGINA = 100;
const MAXIMO_TEXTO = 2000;
const MAXIMO_FILTRO = 200;
const MAXIMO_IDS = 100;
/** Last row that can be asked for: keeps OFFSET within what the index skips quickly. */
const MAXIMA_FILA = 1_000_000;

function malformado(titulo: string, campo: string, detalle?: Readonly<Record<string, unknown>>): never {
  throw new ErrorDeNegocio('malformado', 'lista-mal-formada', titulo, {
    errors: { [campo]: titulo },
    ...(detalle && { detalle }),
  });
}

function leerJson(parametro: 'sort' | 'range' | 'filter', texto: unknown): unknown {
  // a repeated query parameter arrives as an array: it is not text
  if (typeof texto !== 'string' || texto.length > MAXIMO_TEXTO)
    malformado(propios.listaMalFormada(parametro), parametro);
  try {
    return JSON.parse(texto);
  } catch {
    return malformado(propios.listaMalFormada(parametro), parametro);
  }
}

function leerOrden<C extends string>(texto: unknown, d: DefinicionDeLista<C>): { campo: C; direccion: Direccion } {
  const valor = leerJson('sort', texto);
  if (!Array.isArray(valor) || valor.length !== 2) malformado(propios.listaMalFormada('sort'), 'sort');
  const [campo, direccion] = valor as unknown[];
  if (direccion !== 'ASC' && direccion !== 'DESC') malformado(propios.listaMalFormada('sort'), 'sort');
  const conocido = d.ordenables.find((c) => c === campo);
  if (conocido === undefined)
    malformado(propios.listaCampo(String(campo).slice(0, 40)), 'sort', { admitidos: d.ordenables });
  return { campo: conocido, direccion };
}

function leerRango(texto: unknown, maximo: number): { desde: number; cantidad: number } {
  const valor = leerJson('range', texto);
  if (!Array.isArray(valor) || valor.length !== 2) malformado(propios.listaMalFormada('range'), 'range');
  const [desde, hasta] = valor as unknown[];
  if (!Number.isSafeInteger(desde) || !Number.isSafeInteger(hasta))
    malformado(propios.listaMalFormada('range'), 'range');
  const [a, b] = [desde as number, hasta as number];
  if (a < 0 || b < a || b - a + 1 > maximo || b > MAXIMA_FILA) malformado(propios.listaRango(maximo), 'range');
  return { desde: a, cantidad: b - a + 1 };
}

const esCodigo = (v: unknown): v is string => typeof v === 'string' && v !== '' && v.length <= 64;
/** Letters in place of a number would be an error of the database on one engine and an empty list on the other. */
const esId = (v: unknown): boolean =>
  typeof v === 'number' ? Number.isSafeInteger(v) : typeof v === 'string' && /^\d{1,15}$/.test(v);

/** The day exists: the engine takes 31 February for a day of March. */
const existe = (instante: string): boolean => instanteDe(new Date(instante)).startsWith(instante.slice(0, 16));

const unoOVarios = (valor: unknown, es: (v: unknown) => boolean): boolean =>
  es(valor) || (Array.isArray(valor) && valor.length > 0 && valor.length <= MAXIMO_IDS && valor.every(es));
const comoLista = (valor: unknown): (string | number)[] => (Array.isArray(valor) ? valor : [valor as string | number]);

interface TipoLeido {
  readonly es: (valor: unknown) => boolean;
  /** In words, or the accepted texts. */
  readonly admite: () => string | readonly string[];
}
const tipos: Readonly<Record<TipoDeFiltro, TipoLeido>> = {
  texto: {
    es: (valor) => typeof valor === 'string' && valor.length <= MAXIMO_FILTRO,
    admite: () => propios.filtroTexto(MAXIMO_FILTRO),
  },
  entero: { es: (valor) => Number.isSafeInteger(valor), admite: () => propios.filtroEntero },
  booleano: { es: (valor) => typeof valor === 'boolean', admite: () => propios.filtroBooleano },
  fecha: { es: (valor) => typeof valor === 'string' && esFecha(valor), admite: () => propios.filtroFecha },
  instante: { es: (valor) => esInstante(valor) && existe(valor), admite: () => propios.filtroInstante },
  ids: { es: (valor) => unoOVarios(valor, esId), admite: () => propios.filtroIds(MAXIMO_IDS) },
  codigos: { es: (valor) => unoOVarios(valor, esCodigo), admite: () => propios.filtroCodigos(MAXIMO_IDS) },
};

const unoDe = (opciones: readonly string[]): TipoLeido => ({
  es: (valor) => opciones.some((opcion) => opcion === valor),
  admite: () => opciones,
});

/** Characters of a refused value that the message repeats. */
const MAXIMO_CITADO = 40;
function citado(valor: unknown): string {
  const texto = JSON.stringify(valor);
  return texto.length > MAXIMO_CITADO ? `${texto.slice(0, MAXIMO_CITADO)}…` : texto;
}

const textoDeAdmitidos = (admite: string | readonly string[]): string =>
  typeof admite === 'string' ? admite : propios.filtroUnoDe(admite);

/** Refusal of a value of a filter; `admite` = what it accepts, in words. Lists that read a text of their own use it too. */
export function filtroMalFormado(
  campo: string,
  valor: unknown,
  admite: string | readonly string[],
  detalle?: Readonly<Record<string, unknown>>,
): ErrorDeNegocio {
  const titulo = propios.listaFiltro(campo, citado(valor), textoDeAdmitidos(admite));
  return new ErrorDeNegocio('malformado', 'lista-mal-formada', titulo, {
    errors: { [campo]: titulo },
    ...(detalle && { detalle }),
  });
}

const leidoDe = (filtro: DefinicionDeFiltro): TipoLeido => (typeof filtro === 'string' ? tipos[filtro] : unoDe(filtro));
const enPalabras = (filtro: DefinicionDeFiltro): string => textoDeAdmitidos(leidoDe(filtro).admite());

function valorDeFiltro(campo: string, filtro: DefinicionDeFiltro, valor: unknown): ValorDeFiltro {
  const { es, admite } = leidoDe(filtro);
  if (!es(valor)) throw filtroMalFormado(campo, valor, admite(), { admitidos: { [campo]: filtro } });
  if (filtro === 'ids') return comoLista(valor).map(Number);
  if (filtro === 'texto') return conGuiones(valor as string);
  return filtro === 'codigos' ? comoLista(valor) : (valor as ValorDeFiltro);
}

function leerFiltro<F extends string>(
  texto: unknown,
  filtros: Readonly<Record<F, DefinicionDeFiltro>>,
): Partial<Record<F, ValorDeFiltro>> {
  const valor = leerJson('filter', texto);
  if (valor === null || typeof valor !== 'object' || Array.isArray(valor)) {
    malformado(propios.listaMalFormada('filter'), 'filter');
  }
  // JSON.parse makes '__proto__' an own key; only own keys of the allow-list pass, into an object without prototype
  const filtro: Partial<Record<F, ValorDeFiltro>> = Object.create(null);
  for (const [clave, v] of Object.entries(valor)) {
    if (!Object.hasOwn(filtros, clave))
      malformado(propios.listaCampo(clave.slice(0, 40)), 'filter', { admitidos: filtros });
    filtro[clave as F] = valorDeFiltro(clave, filtros[clave as F], v);
  }
  return filtro;
}

/** All filters of a list, `id` included. */
export function filtrosDe({ filtros, clave = 'ids' }: DefinicionDeLista): Readonly<Record<string, DefinicionDeFiltro>> {
  return clave === 'ninguna' ? filtros : { id: clave, ...filtros };
}

/** Filters that replace the required one: a query that names the records, or asks for changed ones, needs no other. */
export function enLugarDelRequerido(definicion: DefinicionDeLista): string[] {
  return ['id', ACTUALIZADO_DESDE].filter((nombre) => Object.hasOwn(filtrosDe(definicion), nombre));
}

function exigirRequerido(filtro: Readonly<Record<string, unknown>>, definicion: DefinicionDeLista): void {
  const { requerido } = definicion;
  if (requerido === undefined || ![undefined, ''].includes(filtro[requerido] as undefined)) return;
  const enLugar = enLugarDelRequerido(definicion);
  if (enLugar.some((nombre) => filtro[nombre] !== undefined)) return;
  const filtros = filtrosDe(definicion);
  const admitidos = Object.fromEntries([requerido, ...enLugar].map((nombre) => [nombre, filtros[nombre]]));
  const espera = enPalabras(filtros[requerido] as DefinicionDeFiltro);
  malformado(propios.listaSinFiltro(requerido, espera, enLugar), requerido, { admitidos });
}

/** Reads the three query parameters (raw texts, each may be missing). @throws ErrorDeNegocio 'malformado'. */
export function leerLista<C extends string, F extends string>(
  consulta: { readonly sort?: unknown; readonly range?: unknown; readonly filter?: unknown },
  definicion: DefinicionDeLista<C, F>,
): ConsultaDeLista<C, F> {
  const maximo = definicion.maximo ?? MAXIMO_POR_PAGINA;
  const leida = {
    orden: consulta.sort === undefined ? definicion.ordenInicial : leerOrden(consulta.sort, definicion),
    ...(consulta.range === undefined
      ? { desde: 0, cantidad: Math.min(definicion.porPagina ?? 10, maximo) }
      : leerRango(consulta.range, maximo)),
    filtro: consulta.filter === undefined ? Object.create(null) : leerFiltro(consulta.filter, filtrosDe(definicion)),
  };
  exigirRequerido(leida.filtro, definicion);
  return leida;
}

/** 'asamblea 0-9/123'; an empty page is 'asamblea' with an asterisk for the range (RFC 9110). react-admin reads the total behind the slash. */
export function contentRange(recurso: string, desde: number, filas: number, total: number): string {
  return filas === 0 ? `${recurso} */${total}` : `${recurso} ${desde}-${desde + filas - 1}/${total}`;
}
