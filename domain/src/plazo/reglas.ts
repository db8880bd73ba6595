import { productos } from '../codigos';
import { diaDeLaSemana, type Fecha, sumarDias } from '../fechas';
import { diasEntre } from '../recorrido/pasos';
import { type CodigoDePlazo, plazoEnPalabras, plazosDelContrato, type UnidadDePlazo } from './campos';

/** A term as the rules read it. */
export interface Plazo {
  readonly codigo: string;
  readonly producto: string;
  readonly desde: Fecha;
  /** In the unit of its code. */
  readonly dias: number;
}

/** What holds where the company set nothing (TAB-508). */
const PREDETERMINADO = Object.fromEntries(
  plazosDelContrato.map(({ codigo, predeterminado }) => [codigo, predeterminado]),
) as Readonly<Record<CodigoDePlazo, number>>;

const delProducto = (plazos: readonly Plazo[], producto: string, codigo: CodigoDePlazo): Plazo[] =>
  plazos
    .filter((plazo) => plazo.producto === producto && plazo.codigo === codigo)
    .sort((a, b) => (a.desde < b.desde ? -1 : 1));

/** What is asked of a term: an award, by its product and day. */
export interface DeAdjudicacion {
  readonly producto: string;
  readonly fecha: Fecha;
}

/** A term of the contract of an award of this day, in its unit: a later setting changes nothing of it. */
export function valorDePlazo(
  plazos: readonly Plazo[],
  { producto, fecha }: DeAdjudicacion,
  codigo: CodigoDePlazo,
): number {
  const vigente = delProducto(plazos, producto, codigo).findLast(({ desde }) => desde <= fecha);
  return vigente?.dias ?? PREDETERMINADO[codigo];
}

const UNIDADES = Object.fromEntries(plazosDelContrato.map(({ codigo, unidad }) => [codigo, unidad])) as Readonly<
  Record<CodigoDePlazo, UnidadDePlazo>
>;

/** The same in words: 'quince días'. */
export const plazoAdjudicadoEnPalabras = (
  plazos: readonly Plazo[],
  adjudicacion: DeAdjudicacion,
  codigo: CodigoDePlazo,
): string => plazoEnPalabras(UNIDADES[codigo], valorDePlazo(plazos, adjudicacion, codigo));

/** Working days that were promised to an award of this day. */
export const diasPrometidos = (plazos: readonly Plazo[], adjudicacion: DeAdjudicacion): number =>
  valorDePlazo(plazos, adjudicacion, 'entrega');

/** Term of the awards of a product from a day on; the newest that reaches back far enough counts. */
export interface Termino {
  readonly producto: string;
  /** Null = since ever. */
  readonly desde: Fecha | null;
  readonly dias: number;
}

/** Every term that any award has, the newest of each product first, as `diasPrometidos` finds it. */
export function terminosDe(plazos: readonly Plazo[], codigo: CodigoDePlazo = 'entrega'): Termino[] {
  return productos.flatMap(({ codigo: producto }) => [
    ...delProducto(plazos, producto, codigo)
      .reverse()
      .map(({ desde, dias }) => ({ producto, desde, dias })),
    { producto, desde: null, dias: PREDETERMINADO[codigo] },
  ]);
}

/** Where an award stands against its promise. */
export interface Promesa {
  /** The last day that is on time. */
  readonly fecha: Fecha;
  readonly dias: number;
  /** Working days after it; 0 = not late. */
  readonly atraso: number;
  /** Working days that are left; 0 = the last one is today, or has passed. */
  readonly quedan: number;
}

/** Working days are counted as the age badge counts them (`diasEntre`): the day of the award is not one. */
export function promesaDe(
  fecha: Fecha,
  dias: number,
  { hoy, feriados }: { readonly hoy: string; readonly feriados: readonly string[] },
): Promesa {
  const van = diasEntre(fecha, hoy, feriados);
  return {
    fecha: ultimoDia(fecha, dias, new Set(feriados)),
    dias,
    atraso: Math.max(0, van - dias),
    quedan: Math.max(0, dias - van),
  };
}

function ultimoDia(fecha: Fecha, dias: number, feriados: ReadonlySet<string>): Fecha {
  let dia = fecha;
  // the first working day from the award on is day 0, whether or not the award is of a working day
  while (!esHabil(dia, feriados)) dia = sumarDias(dia, 1);
  if (feriados.size === 0) return enDiasHabiles(dia, dias);
  for (let van = 0; van < dias; ) {
    dia = sumarDias(dia, 1);
    if (esHabil(dia, feriados)) van++;
  }
  return dia;
}

/** `dias` working days after a working day where no holiday falls: each five are a week, and the rest may meet one weekend. */
function enDiasHabiles(dia: Fecha, dias: number): Fecha {
  const resto = dias % 5;
  const finDeSemana = diaDeLaSemana(dia) + resto > 5 ? 2 : 0;
  return sumarDias(dia, 7 * Math.floor(dias / 5) + resto + finDeSemana);
}

const esHabil = (dia: Fecha, feriados: ReadonlySet<string>): boolean => diaDeLaSemana(dia) <= 5 && !feriados.has(dia);

/** Awards of a product, dated in these days. */
export interface Tramo {
  readonly producto: string;
  /** Null = since ever. */
  readonly desde: Fecha | null;
  readonly hasta: Fecha;
}

/**
 * Which awards are late today, if they were not delivered: the same as asking `promesaDe` of each, as ranges that an index finds. The older an award is,
 * the later; so of each term the late ones are those up to one day. `feriados`: at least of the last two years.
 */
export function tramosAtrasados(
  plazos: readonly Plazo[],
  hoy: Fecha,
  feriados: readonly string[] = [],
  codigo: CodigoDePlazo = 'entrega',
): Tramo[] {
  return productos.flatMap(({ codigo: producto }) => {
    const suyos = delProducto(plazos, producto, codigo);
    const terminos = [{ desde: null, dias: PREDETERMINADO[codigo] }, ...suyos];
    return terminos.flatMap(({ desde, dias }, i): Tramo[] => {
      const siguiente = terminos[i + 1]?.desde ?? null;
      const limite = ultimaAtrasada(dias, hoy, feriados);
      const hasta = siguiente === null || limite < siguiente ? limite : sumarDias(siguiente, -1);
      return desde !== null && desde > hasta ? [] : [{ producto, desde, hasta }];
    });
  });
}

/** The newest day of an award that is late today. */
function ultimaAtrasada(dias: number, hoy: Fecha, feriados: readonly string[]): Fecha {
  let dia = hoy;
  while (diasEntre(dia, hoy, feriados) <= dias) dia = sumarDias(dia, -1);
  return dia;
}
