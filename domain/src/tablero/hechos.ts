import { type Fecha, hoyEn } from '../fechas';
import { type PasoDelRecorrido, pasosDelRecorrido, recorridoDe } from '../recorrido/pasos';
import type { ClaseDeBien } from './definiciones';
import { type Dias, enDias } from './periodo';

/**
 * Facts from which the figures are counted. A figure and the rows that it opens are the same facts, filtered by the same function (`cifras.ts`), so
 * that they add up.
 */

/** An award with its date in the period, live or withdrawn. */
export interface AdjudicacionDelTablero {
  /** Id of the award. */
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

/** A step of the journey that was completed in the period. */
export interface PasoDelTablero {
  readonly id: number;
  readonly planId: number;
  readonly paso: PasoDelRecorrido;
  readonly fecha: Fecha;
  /** Working days since the completed step before it. */
  readonly dias: number;
}

export interface HechosDePeriodo {
  readonly adjudicaciones: readonly AdjudicacionDelTablero[];
  readonly entregas: readonly EntregaDelTablero[];
  readonly pasos: readonly PasoDelTablero[];
}

/** An award, with what decides which events belong to it. */
export interface AdjudicacionEnElTiempo {
  readonly id: number;
  readonly planId: number;
  readonly fecha: Fecha;
  /** When its folder was opened; null = it has none. */
  readonly abiertaEn: Date | null;
  /** Null while it is live. */
  readonly retiradaEn: Date | null;
}

/**
 * The award of a plan to which something at this instant belongs: the one that was live then. A plan has one live award at a time, so it is the
 * latest that had begun, unless it was withdrawn before. `null` = none.
 */
export function adjudicacionDe<A extends AdjudicacionEnElTiempo>(cuando: Date, delPlan: readonly A[]): A | null {
  const dia = hoyEn(cuando);
  let encontrada: A | null = null;
  for (const adjudicacion of delPlan) {
    const { fecha, abiertaEn, retiradaEn, id } = adjudicacion;
    const empezo = abiertaEn === null ? fecha <= dia : abiertaEn <= cuando;
    if (empezo && (retiradaEn === null || retiradaEn > cuando) && (encontrada === null || id > encontrada.id))
      encontrada = adjudicacion;
  }
  return encontrada;
}

export interface EventoDelTablero {
  readonly tipo: string;
  readonly cuando: Date;
}

/**
 * Steps of one award that were completed in these days, with the working days since the step before: the points of its journey (`recorridoDe`)
 * without the award itself. `eventos`: in the order of their dates.
 */
export function pasosCumplidosEn(
  dias: Dias,
  adjudicacion: AdjudicacionEnElTiempo & { readonly producto: string },
  eventos: readonly EventoDelTablero[],
  feriados: readonly string[] = [],
): PasoDelTablero[] {
  const { id, planId, producto, fecha: fechaAdjudicacion, abiertaEn, retiradaEn } = adjudicacion;
  const deLaAdjudicacion = eventos.filter(
    ({ cuando }) => (abiertaEn === null || cuando >= abiertaEn) && (retiradaEn === null || cuando < retiradaEn),
  );
  const { puntos } = recorridoDe({
    producto,
    eventos: deLaAdjudicacion.map(({ tipo, cuando }) => ({
      tipo,
      fecha: hoyEn(cuando),
      usuario: null,
      idDepartamento: null,
    })),
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

/** Events that complete or undo a step. */
export const eventosDePasos: readonly string[] = [
  ...new Set(pasosDelRecorrido.flatMap(({ cumple, deshace = [] }) => [...cumple, ...deshace])),
];
