import { type RecursoDeAsunto, seAbre } from '../asuntos';
import { productos } from '../codigos';
import { conGuiones } from '../escrito';
import { normalizarIdentificacion } from '../identificacion';
import { type Permiso, puede, type Quien } from '../roles';
import { MINIMO_BUSQUEDA, normalizar, tokensDeBusqueda } from '../texto';

interface Clase {
  /** Heading of its results. */
  readonly titulo: string;
  /** Completes 'Se buscó «x» en …'. */
  readonly donde: string;
  readonly permiso: Permiso;
  /** Records that its results open; a role that can open none of them does not search this kind. */
  readonly asuntos: readonly RecursoDeAsunto[];
  /** Prefix that limits the search to this kind: 'orden 17'. */
  readonly prefijo: RegExp;
  /** Search keys of a text; `null` = the text can't be of this kind. */
  readonly claves: (texto: string) => readonly string[] | null;
}

const conCifra = (texto: string): boolean => /\d/.test(texto);
const sinBlancos = (texto: string): string => texto.replace(/\s/g, '').toUpperCase();
const suficiente = (texto: string): boolean => texto.length >= MINIMO_BUSQUEDA;

function porNumero(texto: string): readonly string[] | null {
  const numero = /^(?:n[oº°]?\.?\s*|#\s*)?0*([1-9]\d{0,8})$/i.exec(texto)?.[1];
  return numero === undefined ? null : [numero];
}

function porCliente(texto: string): readonly string[] | null {
  if (!suficiente(texto) || tokensDeBusqueda(texto).length === 0) return null;
  return [conCifra(texto) ? normalizarIdentificacion(texto) : texto];
}

/** Words of the name. */
function porNombre(texto: string): readonly string[] | null {
  return suficiente(texto) && !conCifra(texto) && tokensDeBusqueda(texto).length > 0 ? [texto] : null;
}

/** Start of a plan's code, with or without the product: '01-M001-12', 'M001-12'; `null` = the text is no such thing. */
export function codigosDePlan(texto: string): readonly string[] | null {
  const codigo = sinBlancos(texto);
  if (!suficiente(codigo) || !/^[\dA-Z]+-[\dA-Z-]*$/.test(codigo) || !conCifra(codigo)) return null;
  return /^\d{2}-/.test(codigo) ? [codigo] : productos.map((producto) => `${producto.codigo}-${codigo}`);
}

/** Start of a plate or chassis; plates are written with and without a hyphen. */
function porSerie(texto: string): readonly string[] | null {
  const serie = sinBlancos(texto);
  if (!suficiente(serie) || !conCifra(serie)) return null;
  const placa = /^([A-Z]{2,3})-?(\d[\dA-Z]{0,4})$/.exec(serie);
  return placa === null ? [serie] : [`${placa[1]}${placa[2]}`, `${placa[1]}-${placa[2]}`];
}

/**
 * A group and the number of an assembly: '1001', '1001 14', 'M001-14'; or the number first, as results show it: '14 del grupo 1001', and '14 1001'
 * where the group has more digits.
 */
function porAsamblea(texto: string): readonly string[] | null {
  const alReves = /^(?:no\.?\s*)?(\d{1,4})\s+((?:del\s+)?grupo\s+)?([A-Z]{0,3}\d{2,6})$/i.exec(texto);
  if (alReves !== null) {
    const [, numero = '', dicho, grupo = ''] = alReves;
    if (dicho !== undefined || grupo.length > numero.length) return [grupo.toUpperCase(), String(Number(numero))];
  }
  const [, grupo, numero] = /^([A-Z]{0,3}\d{2,6})(?:\s*(?:-|no\.?)\s*|\s+|$)(\d{1,4})?$/i.exec(texto) ?? [];
  if (grupo === undefined) return null;
  return [grupo.toUpperCase(), ...(numero === undefined ? [] : [String(Number(numero))])];
}

/** What the search of the application bar finds, in the order of the results. A new kind is a row here and a query. */
export const clasesDeBusqueda = {
  cliente: {
    titulo: 'Clientes',
    donde: 'clientes',
    permiso: 'consulta:leer',
    asuntos: ['cliente', 'consulta-cliente'],
    prefijo: /^(cliente|cedula|ruc|pasaporte)\s/,
    claves: porCliente,
  },
  plan: {
    titulo: 'Planes',
    donde: 'planes',
    permiso: 'consulta:leer',
    asuntos: ['plan', 'consulta-cliente'],
    prefijo: /^plan\s/,
    claves: codigosDePlan,
  },
  vehiculo: {
    titulo: 'Vehículos',
    donde: 'vehículos por placa o chasis',
    permiso: 'cliente:leer',
    asuntos: ['orden-de-compra', 'medio-aprobacion', 'plan'],
    prefijo: /^(placa|chasis|vehiculo)\s/,
    claves: porSerie,
  },
  'orden-de-compra': {
    titulo: 'Órdenes de compra',
    donde: 'órdenes de compra',
    permiso: 'orden:leer',
    asuntos: ['orden-de-compra'],
    prefijo: /^orden( de compra)?\s(?!de\s)/,
    claves: porNumero,
  },
  'solicitud-de-pago': {
    titulo: 'Órdenes de pago',
    donde: 'órdenes de pago',
    permiso: 'pago:leer',
    asuntos: ['solicitud-de-pago'],
    prefijo: /^(orden de pago|solicitud de pago|pago)\s/,
    claves: porNumero,
  },
  pagare: {
    titulo: 'Pagarés',
    donde: 'pagarés',
    permiso: 'pagare:leer',
    asuntos: ['pagare', 'plan'],
    prefijo: /^pagare\s/,
    claves: porNumero,
  },
  asamblea: {
    titulo: 'Asambleas',
    donde: 'asambleas',
    permiso: 'asamblea:leer',
    asuntos: ['acta', 'asamblea'],
    prefijo: /^(asamblea|acta|grupo)\s/,
    claves: porAsamblea,
  },
  concesionario: {
    titulo: 'Concesionarios',
    donde: 'concesionarios',
    permiso: 'concesionario:leer',
    asuntos: ['concesionario'],
    prefijo: /^concesionario\s/,
    claves: porNombre,
  },
} as const satisfies Readonly<Record<string, Clase>>;

export type ClaseDeBusqueda = keyof typeof clasesDeBusqueda;
const listaDeClases = Object.keys(clasesDeBusqueda) as readonly ClaseDeBusqueda[];

/** One kind and the keys to search for. */
export interface Pregunta {
  readonly clase: ClaseDeBusqueda;
  readonly claves: readonly string[];
}

/** Kinds whose records this role may read and open. */
export function clasesAbiertas(quien: Quien): readonly ClaseDeBusqueda[] {
  return listaDeClases.filter((clase) => {
    const { permiso, asuntos }: Clase = clasesDeBusqueda[clase];
    return puede(quien, permiso) && asuntos.some((recurso) => seAbre(quien, recurso));
  });
}

/** Searches that a text asks for, by kind; empty = too short, or nothing that this role may search. */
export function preguntasDe(quien: Quien, q: string): readonly Pregunta[] {
  const texto = conGuiones(q).replace(/\s+/g, ' ').trim();
  const abiertas = clasesAbiertas(quien);
  const nombradas = abiertas.flatMap((clase) => preguntaDe(clase, sinPalabras(clase, texto)));
  return nombradas.length > 0 ? nombradas : abiertas.flatMap((clase) => preguntaDe(clase, texto));
}

/** The text without the words that name this kind; `null` = they are missing. */
function sinPalabras(clase: ClaseDeBusqueda, texto: string): string | null {
  const nombrada = clasesDeBusqueda[clase].prefijo.exec(normalizar(texto))?.[0];
  return nombrada === undefined ? null : texto.split(' ').slice(nombrada.trim().split(' ').length).join(' ');
}

function preguntaDe(clase: ClaseDeBusqueda, texto: string | null): readonly Pregunta[] {
  const claves = texto === null ? null : clasesDeBusqueda[clase].claves(texto);
  return claves === null ? [] : [{ clase, claves }];
}
