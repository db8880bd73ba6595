import { aDecimal, type Centavos } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import { comoFecha, type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import { diasDe, exigirPeriodo, type Periodo, periodoDe } from '../tablero/periodo';
import { type FormatoDeCampo, formatosPara, fuenteDe, type HechosDeFila, type Organismo } from './fuentes';

/** A field of a layout, in the order of the file. */
export interface CampoDeReporte {
  readonly titulo: string;
  readonly fuente: string;
  readonly formato: FormatoDeCampo;
  readonly obligatorio: boolean;
  /** The longest text, in characters. */
  readonly ancho: number;
}

/** What is wrong with the fields of a layout, by place ('campos.2.formato'); empty = nothing. */
export function erroresDeCampos(organismo: Organismo, campos: readonly CampoDeReporte[]): Record<string, string> {
  const errores: Record<string, string> = {};
  const titulos = new Set<string>();
  for (const [i, { titulo, fuente, formato }] of campos.entries()) {
    const dato = fuenteDe(organismo, fuente);
    if (dato === undefined) errores[`campos.${i}.fuente`] = propios.opcionInvalida;
    else if (!formatosPara(dato.tipo).some(({ codigo }) => codigo === formato))
      errores[`campos.${i}.formato`] = propios.reporteFormatoDeDato(dato.nombre);
    if (titulos.has(titulo)) errores[`campos.${i}.titulo`] = propios.reporteTituloRepetido;
    titulos.add(titulo);
  }
  return errores;
}

/** The layout in force at the end of a period: the last one that began on or before that day. `null` = none. */
export function formatoVigente<F extends { readonly desde: string }>(formatos: readonly F[], hasta: string): F | null {
  return formatos
    .filter(({ desde }) => desde <= hasta)
    .reduce<F | null>((ultimo, uno) => (ultimo === null || uno.desde > ultimo.desde ? uno : ultimo), null);
}

/** The superintendency wants a year, the UAFE a month. @throws 400 another form, before 2020, or not begun. */
export function periodoDeReporte(organismo: Organismo, codigo: string, hoy: Fecha): Periodo {
  const forma = organismo === 'SC' ? /^\d{4}$/ : /^\d{4}-\d{2}$/;
  if (!forma.test(codigo))
    throw new ErrorDeNegocio('malformado', 'periodo-invalido', propios.reportePeriodo[organismo], {
      errors: { periodo: propios.reportePeriodo[organismo] },
    });
  return exigirPeriodo(periodoDe(codigo), hoy);
}

/** A file is made of a period that is over. */
export const haTerminado = (periodo: Periodo, hoy: Fecha): boolean => diasDe(periodo).hasta < hoy;

type Celda = string | number | null;

/** The value as it stands in the file; an amount in cents, which the workbook writes as a number. */
export function valorDeCampo({ fuente, formato }: CampoDeReporte, hechos: HechosDeFila): Celda {
  const valor = (hechos as Readonly<Record<string, string | number | null>>)[fuente] ?? null;
  if (valor === null || valor === '') return null;
  switch (formato) {
    case 'entero':
    case 'monto':
    case 'fecha':
      return valor;
    case 'decimal':
      return aDecimal(Number(valor) as Centavos);
    case 'aaaammdd':
      return String(valor).replaceAll('-', '');
    case 'mayusculas':
      return String(valor).toLocaleUpperCase('es');
    case 'texto':
      return String(valor);
  }
}

const esTexto = (formato: FormatoDeCampo): boolean => formato === 'texto' || formato === 'mayusculas';

/** Of a row, the mandatory fields without a value, and the texts longer than what the body takes: none is cut. */
export const faltantesDeFila = (campos: readonly CampoDeReporte[], hechos: HechosDeFila): string[] =>
  campos.flatMap((campo) => {
    const { titulo, formato, obligatorio, ancho } = campo;
    const valor = valorDeCampo(campo, hechos);
    if (valor === null) return obligatorio ? [titulo] : [];
    return esTexto(formato) && String(valor).length > ancho ? [propios.reporteMuyLargo(titulo, ancho)] : [];
  });

/** How many rows lack each, what most of them lack first. */
export function contarFaltantes(faltantes: readonly (readonly string[])[]): { titulo: string; filas: number }[] {
  const cuantas = new Map<string, number>();
  for (const titulo of faltantes.flat()) cuantas.set(titulo, (cuantas.get(titulo) ?? 0) + 1);
  return [...cuantas].map(([titulo, filas]) => ({ titulo, filas })).sort((a, b) => b.filas - a.filas);
}

/** A sum of the file beside the same figure from elsewhere. */
export interface ControlDeReporte {
  readonly nombre: string;
  readonly archivo: number;
  readonly tablero: number;
  /** Both in dollars; left out = they count something. */
  readonly enDolares?: boolean;
}
export const cuadra = ({ archivo, tablero }: ControlDeReporte): boolean => archivo === tablero;

const entreComillas = (texto: string): string => `"${texto.replaceAll('"', '""')}"`;

function celdaDeCsv(formato: FormatoDeCampo, valor: Celda): string {
  if (valor === null) return '';
  if (esTexto(formato)) return entreComillas(String(valor));
  if (formato === 'monto') return aDecimal(valor as Centavos);
  return formato === 'fecha' ? formatearFecha(comoFecha(String(valor))) : String(valor);
}

/** Each text stands in quotes, so that a program can tell '0912' from 912. */
export const csvDeReporte = (campos: readonly CampoDeReporte[], filas: readonly (readonly Celda[])[]): string =>
  [
    campos.map(({ titulo }) => entreComillas(titulo)),
    ...filas.map((fila) => campos.map(({ formato }, i) => celdaDeCsv(formato, fila[i] ?? null))),
  ]
    .map((celdas) => `${celdas.join(';')}\r\n`)
    .join('');
