import { aDecimal, type Centavos } from '../dinero';
import { ErrorDeNegocio } from '../errores';
import type { Fecha } from '../fechas';
import { estaVacio } from '../formulario';
import { propios } from '../mensajes';
import { diasDe, exigirPeriodo, type Periodo, periodoDe } from '../tablero/periodo';
import { type FormatoDeCampo, formatosPara, fuenteDe, type HechosDeFila, type Organismo } from './fuentes';

/** A field of a layout, in the order of the file. */
export interface CampoDeReporte {
  readonly titulo: string;
  readonly fuente: string;
  readonly formato: FormatoDeCampo;
  readonly obligatorio: boolean;
  /** In characters: of the column, and the longest text. */
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

/** The value as it stands in the file; an amount in cents, which the workbook writes as a number. */
export function valorDeCampo({ fuente, formato, ancho }: CampoDeReporte, hechos: HechosDeFila): string | number | null {
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
      return String(valor).toLocaleUpperCase('es').slice(0, ancho);
    case 'texto':
      return String(valor).slice(0, ancho);
  }
}

/** Headings of mandatory fields that a row lacks. */
export const faltantesDeFila = (campos: readonly CampoDeReporte[], hechos: HechosDeFila): string[] =>
  campos.filter((campo) => campo.obligatorio && estaVacio(valorDeCampo(campo, hechos))).map(({ titulo }) => titulo);

/** How many rows lack each mandatory field; fields that none lacks are left out. */
export function contarFaltantes(
  campos: readonly CampoDeReporte[],
  faltantes: readonly (readonly string[])[],
): { titulo: string; filas: number }[] {
  return campos
    .map(({ titulo }) => ({ titulo, filas: faltantes.filter((suyos) => suyos.includes(titulo)).length }))
    .filter(({ filas }) => filas > 0);
}

/** A sum of the file beside the same figure from elsewhere. */
export interface ControlDeReporte {
  readonly nombre: string;
  readonly archivo: number;
  readonly tablero: number;
}
export const cuadra = ({ archivo, tablero }: ControlDeReporte): boolean => archivo === tablero;

/** A line of a CSV with ';', as the body's programs read it. */
export const lineaDeCsv = (celdas: readonly (string | number | null)[]): string =>
  celdas
    .map((celda) => {
      const texto = celda === null ? '' : String(celda);
      return /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
    })
    .join(';');
