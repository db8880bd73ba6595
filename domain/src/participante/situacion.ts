import { type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';
import type { HechosDeParticipante } from './tipos';

/** An award of a participant's plan as it is today, whatever the minutes say. */
export interface AdjudicacionDelPlan {
  readonly numeroAsamblea: number;
  readonly adjudicadoPor: string;
  readonly vigente: boolean;
  /** Day of the withdrawal in Ecuador; null while it is live, and for imported ones. */
  readonly retiradaEl: Fecha | null;
  /** Plan that received it by reassignment. */
  readonly reasignadaA: string | null;
  /** Plan from which it was reassigned; null = it came by minutes or import. */
  readonly recibidaDe: string | null;
}

/** What happened to a row after it was issued. */
export interface SituacionDeParticipante {
  /** The award that the row shows is no longer live. */
  readonly retirada: boolean;
  readonly novedades: string[];
}

/** 'Entrega', or 'Entrega · Asamblea 3' when another assembly awarded it. */
export const adjudicacionEscrita = (
  { adjudicadoPor, asambleaAdjudica }: Pick<HechosDeParticipante, 'adjudicadoPor' | 'asambleaAdjudica'>,
  numeroAsamblea: number,
): string =>
  esDeOtraAsamblea({ adjudicadoPor, asambleaAdjudica }, numeroAsamblea)
    ? propios.deOtraAsamblea(adjudicadoPor, asambleaAdjudica)
    : adjudicadoPor;

export const esDeOtraAsamblea = (
  { adjudicadoPor, asambleaAdjudica }: Pick<HechosDeParticipante, 'adjudicadoPor' | 'asambleaAdjudica'>,
  numeroAsamblea: number,
): boolean => adjudicadoPor !== '' && asambleaAdjudica !== 0 && asambleaAdjudica !== numeroAsamblea;

/**
 * A row keeps what the minutes issued; this adds what happened since: withdrawn, reassigned, or received from another plan (invariants 3 and 9).
 * `adjudicaciones`: those of the row's plan, oldest first.
 */
export function situacionDe(
  fila: Pick<HechosDeParticipante, 'adjudicadoPor' | 'asambleaAdjudica'>,
  numeroAsamblea: number,
  adjudicaciones: readonly AdjudicacionDelPlan[],
): SituacionDeParticipante {
  const deLaFila = adjudicaciones.filter(
    (a) => fila.adjudicadoPor !== '' && a.numeroAsamblea === fila.asambleaAdjudica,
  );
  const emitida = deLaFila.filter((a) => a.recibidaDe === null).at(-1);
  const recibidas = adjudicaciones.filter(
    (a) => a.recibidaDe !== null && (a.vigente || a.numeroAsamblea === numeroAsamblea || deLaFila.includes(a)),
  );
  return {
    retirada: (emitida ?? deLaFila.at(-1))?.vigente === false,
    novedades: [
      ...(emitida === undefined ? [] : retiroDe(emitida)),
      ...recibidas.flatMap((a) => [
        propios.adjudicadoPorReasignacion(escrita(a, numeroAsamblea)),
        propios.enLugarDe(a.recibidaDe as string),
        ...retiroDe(a),
      ]),
    ],
  };
}

const escrita = (a: AdjudicacionDelPlan, numeroAsamblea: number): string =>
  a.numeroAsamblea === numeroAsamblea ? a.adjudicadoPor : propios.deOtraAsamblea(a.adjudicadoPor, a.numeroAsamblea);

function retiroDe({ vigente, retiradaEl, reasignadaA }: AdjudicacionDelPlan): string[] {
  if (vigente) return [];
  const retirado = propios.retiradoEl(retiradaEl === null ? null : formatearFecha(retiradaEl));
  return reasignadaA === null ? [retirado] : [retirado, propios.reasignadoA(reasignadaA)];
}
