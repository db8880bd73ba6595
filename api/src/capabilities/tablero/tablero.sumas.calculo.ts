import { createHash } from 'node:crypto';
import { aporteDe, type PlanDelTablero, pasosDelRecorrido, type Suma } from '@adjudica/domain';
import { flatMapInTurns } from '../../workers/in-turns';

/** Raise it when the same rows are to be counted otherwise. */
const FORMA = 1;
/** All days of rest. */
export const SIEMPRE = ['0001-01-01', '9999-12-31'] as const;

/** What the sums are reckoned with, apart from rows: other steps or other days of rest, and none of them counts. */
export const calculoDe = (feriados: readonly string[]): string => {
  const dias = JSON.stringify([...feriados].sort());
  if (ultimo?.dias !== dias) ultimo = { dias, calculo: huellaDe(JSON.parse(dias)) };
  return ultimo.calculo;
};
/** Each request asks, and days of rest hardly ever change. */
let ultimo: { readonly dias: string; readonly calculo: string } | undefined;
const huellaDe = (dias: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([FORMA, pasosDelRecorrido, dias]))
    .digest('hex');

const planDe = ({ adjudicaciones }: PlanDelTablero): number => (adjudicaciones[0] as { planId: number }).planId;

/** Of many plans in turns with requests. */
export const aportesDe = async (
  planes: Iterable<PlanDelTablero>,
  feriados: readonly string[],
): Promise<ReadonlyMap<number, readonly Suma[]>> =>
  new Map(await flatMapInTurns(planes, (plan) => [[planDe(plan), aporteDe(plan, feriados)] as const]));
