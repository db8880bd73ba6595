import { productos } from '../codigos';
import { diaDeLaSemana, type Fecha, sumarDias } from '../fechas';
import { propios } from '../mensajes';
import { diasEntre } from '../recorrido/pasos';
import {
  type CodigoDePlazo,
  HORAS_DE_MODELO,
  MAXIMO_DE_ENTREGA,
  plazoEnPalabras,
  plazosDelContrato,
  type UnidadDePlazo,
} from './campos';

/** A term of the contract. */
export interface Plazo {
  readonly codigo: string;
  readonly producto: string;
  readonly desde: Fecha;
  /** In the unit of its code. */
  readonly dias: number;
}

/** The delivery is not promised for later than the law allows, and the model not handed over later; empty = no error. */
export function erroresDePlazo({
  codigo,
  producto,
  dias,
}: {
  readonly [C in 'codigo' | 'producto']: string | null;
} & { readonly dias: number | null }): Record<string, string> {
  if (codigo === 'modelo' && (dias ?? HORAS_DE_MODELO) < HORAS_DE_MODELO)
    return { dias: propios.plazoModeloLegal(HORAS_DE_MODELO) };
  const maximo = codigo === 'entrega' ? MAXIMO_DE_ENTREGA[producto as keyof typeof MAXIMO_DE_ENTREGA] : undefined;
  return maximo === undefined || (dias ?? 0) <= maximo
    ? {}
    : { dias: propios.plazoEntregaLegal(maximo, DIAS_LEGALES[producto as keyof typeof DIAS_LEGALES]) };
}
/** Calendar days from the award that the law gives. */
const DIAS_LEGALES = { '01': 60, '02': 90 } as const;

/** Values where the company set none (TAB-508). */
const PREDETERMINADO = Object.fromEntries(
  plazosDelContrato.map(({ codigo, predeterminado }) => [codigo, predeterminado]),
) as Readonly<Record<CodigoDePlazo, number>>;

const delProducto = (plazos: readonly Plazo[], producto: string, codigo: CodigoDePlazo): Plazo[] =>
  plazos
    .filter((plazo) => plazo.producto === producto && plazo.codigo === codigo)
    .sort((a, b) => (a.desde < b.desde ? -1 : 1));

/** The award whose term is asked for, by product and day. */
export interface DeAdjudicacion {
  readonly producto: string;
  readonly fecha: Fecha;
}

/** A term for an award of this day, in its unit; later settings do not change it. */
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

/** The same in words: 'quince (15) días'. */
export const plazoAdjudicadoEnPalabras = (
  plazos: readonly Plazo[],
  adjudicacion: DeAdjudicacion,
  codigo: CodigoDePlazo,
): string => plazoEnPalabras(UNIDADES[codigo], valorDePlazo(plazos, adjudicacion, codigo));

/** Working days promised to an award of this day. */
export const diasPrometidos = (plazos: readonly Plazo[], adjudicacion: DeAdjudicacion): number =>
  valorDePlazo(plazos, adjudicacion, 'entrega');

/** Term of the awards of a product from a day on; of several, the latest one up to the day of the award counts. */
export interface Termino {
  readonly producto: string;
  /** Null = from the beginning. */
  readonly desde: Fecha | null;
  readonly dias: number;
}

/** All terms that an award may have, the newest of each product first; they agree with `diasPrometidos`. */
export function terminosDe(plazos: readonly Plazo[], codigo: CodigoDePlazo = 'entrega'): Termino[] {
  return productos.flatMap(({ codigo: producto }) => [
    ...delProducto(plazos, producto, codigo)
      .reverse()
      .map(({ desde, dias }) => ({ producto, desde, dias })),
    { producto, desde: null, dias: PREDETERMINADO[codigo] },
  ]);
}

/** Progress of an award against its promise. */
export interface Promesa {
  /** The last day on time. */
  readonly fecha: Fecha;
  readonly dias: number;
  /** Working days of delay; 0 = none. */
  readonly atraso: number;
  /** Working days left; 0 = the last one is today, or has passed. */
  readonly quedan: number;
}

/** Working days are counted like the age badge (`diasEntre`): the day of the award does not count. */
export function promesaDe(
  fecha: Fecha,
  dias: number,
  { hoy, feriados }: { readonly hoy: string; readonly feriados: readonly string[] },
): Promesa {
  const transcurridos = diasEntre(fecha, hoy, feriados);
  return {
    fecha: ultimoDia(fecha, dias, new Set(feriados)),
    dias,
    atraso: Math.max(0, transcurridos - dias),
    quedan: Math.max(0, dias - transcurridos),
  };
}

function ultimoDia(fecha: Fecha, dias: number, feriados: ReadonlySet<string>): Fecha {
  let dia = fecha;
  // day 0 is the first working day from the award on, whether or not the award is on a working day
  while (!esHabil(dia, feriados)) dia = sumarDias(dia, 1);
  if (feriados.size === 0) return enDiasHabiles(dia, dias);
  for (let transcurridos = 0; transcurridos < dias; ) {
    dia = sumarDias(dia, 1);
    if (esHabil(dia, feriados)) transcurridos++;
  }
  return dia;
}

/** `dias` working days after a working day, without holidays: each five are a week, and the rest may cross one weekend. */
function enDiasHabiles(dia: Fecha, dias: number): Fecha {
  const resto = dias % 5;
  const finDeSemana = diaDeLaSemana(dia) + resto > 5 ? 2 : 0;
  return sumarDias(dia, 7 * Math.floor(dias / 5) + resto + finDeSemana);
}

const esHabil = (dia: Fecha, feriados: ReadonlySet<string>): boolean => diaDeLaSemana(dia) <= 5 && !feriados.has(dia);

/** Awards of a product within these days. */
export interface Tramo {
  readonly producto: string;
  /** Null = from the beginning. */
  readonly desde: Fecha | null;
  readonly hasta: Fecha;
}

/**
 * Ranges of awards that are late today unless they were delivered: what `promesaDe` answers for each, in ranges that an index finds. Older awards are
 * later, so that the late ones of a term are those up to one day. `feriados`: at least of the last two years.
 */
export function tramosAtrasados(
  plazos: readonly Plazo[],
  hoy: Fecha,
  feriados: readonly string[] = [],
  codigo: CodigoDePlazo = 'entrega',
): Tramo[] {
  return productos.flatMap(({ codigo: producto }) => {
    const guardados = delProducto(plazos, producto, codigo);
    const terminos = [{ desde: null, dias: PREDETERMINADO[codigo] }, ...guardados];
    return terminos.flatMap(({ desde, dias }, i): Tramo[] => {
      const siguiente = terminos[i + 1]?.desde ?? null;
      const limite = ultimaAtrasada(dias, hoy, feriados);
      const hasta = siguiente === null || limite < siguiente ? limite : sumarDias(siguiente, -1);
      return desde !== null && desde > hasta ? [] : [{ producto, desde, hasta }];
    });
  });
}

/** The latest day of an award that is late today. */
function ultimaAtrasada(dias: number, hoy: Fecha, feriados: readonly string[]): Fecha {
  let dia = hoy;
  while (diasEntre(dia, hoy, feriados) <= dias) dia = sumarDias(dia, -1);
  return dia;
}
