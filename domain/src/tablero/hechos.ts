import { type Fecha, hoyEn } from '../fechas';
import { type PasoDelRecorrido, pasosDelRecorrido, recorridoDe } from '../recorrido/pasos';
import type { ClaseDeBien } from './definiciones';
import { type Dias, enDias } from './periodo';

/**
 * What the figures are counted from. A figure and the rows that it opens are the same facts, narrowed by the same function
 * (`cifras.ts`), so that one adds up to the other.
 */

/** An award with its date in the period, live or withdrawn. */
export interface AdjudicacionDelTablero {
  /** Of the award. */
  readonly id: number;
  readonly planId: number;
  readonly fecha: Fecha;
  readonly vigente: boolean;
  readonly entregada: boolean;
}

/** A delivery with its date in the period. */
export interface EntregaDelTablero {
  readonly id: number;
  readonly planId: number;
  readonly adjudicacion: Fecha;
  readonly fecha: Fecha;
  /** Working days between the two. */
  readonly dias: number;
  readonly bien: ClaseDeBien;
}

/** A step of the journey that was done in the period. */
export interface PasoDelTablero {
  readonly id: number;
  readonly planId: number;
  readonly paso: PasoDelRecorrido;
  readonly fecha: Fecha;
  /** Working days since the step that was done before it. */
  readonly dias: number;
}

export interface HechosDePeriodo {
  readonly adjudicaciones: readonly AdjudicacionDelTablero[];
  readonly entregas: readonly EntregaDelTablero[];
  readonly pasos: readonly PasoDelTablero[];
}

/** An award as far as it says which events are its own. */
export interface AdjudicacionEnElTiempo {
  readonly id: number;
  readonly planId: number;
  readonly fecha: Fecha;
  /** Instant in which its folder was opened; null = it has none. */
  readonly abiertaEn: Date | null;
  /** Null while it is live. */
  readonly retiradaEn: Date | null;
}

/**
 * Of which award of its plan something is that happened at this instant: the one that was live then. A plan has one live award at a time, so the
 * newest that had begun is the one, unless it was withdrawn before. `null` = none.
 */
export function adjudicacionDe<A extends AdjudicacionEnElTiempo>(cuando: Date, deSuPlan: readonly A[]): A | null {
  const dia = hoyEn(cuando);
  let suya: A | null = null;
  for (const adjudicacion of deSuPlan) {
    const { fecha, abiertaEn, retiradaEn, id } = adjudicacion;
    const empezo = abiertaEn === null ? fecha <= dia : abiertaEn <= cuando;
    if (empezo && (retiradaEn === null || retiradaEn > cuando) && (suya === null || id > suya.id)) suya = adjudicacion;
  }
  return suya;
}

export interface EventoDelTablero {
  readonly tipo: string;
  readonly cuando: Date;
}

/**
 * Steps of one award that were done in these days, with the working days since the step before: the points of its journey (`recorridoDe`), the
 * award itself apart, which has nothing before it. `eventos`: in the order of their dates.
 */
export function pasosCumplidosEn(
  dias: Dias,
  adjudicacion: AdjudicacionEnElTiempo & { readonly producto: string },
  eventos: readonly EventoDelTablero[],
  feriados: readonly string[] = [],
): PasoDelTablero[] {
  const { id, planId, producto, fecha: fechaAdjudicacion, abiertaEn, retiradaEn } = adjudicacion;
  const suyos = eventos.filter(
    ({ cuando }) => (abiertaEn === null || cuando >= abiertaEn) && (retiradaEn === null || cuando < retiradaEn),
  );
  const { puntos } = recorridoDe({
    producto,
    eventos: suyos.map(({ tipo, cuando }) => ({ tipo, fecha: hoyEn(cuando), usuario: null, idDepartamento: null })),
    fechaAdjudicacion,
    asignado: false,
    hoy: dias.hasta,
    feriados,
  });
  return puntos.flatMap(({ paso, fecha, diasHabiles }) =>
    fecha === null || diasHabiles === null || !enDias(fecha, dias)
      ? []
      : [{ id, planId, paso, fecha, dias: diasHabiles }],
  );
}

/** Events that make or undo a step. */
export const eventosDePasos: readonly string[] = [
  ...new Set(pasosDelRecorrido.flatMap(({ cumple, deshace = [] }) => [...cumple, ...deshace])),
];
