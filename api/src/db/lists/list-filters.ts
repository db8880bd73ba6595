import { ACTUALIZADO_DESDE } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { Auditoria } from '../../entities/auditoria.entity';
import { Plan } from '../../entities/plan.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Another table that maps to our key; the audit knows its rows by the column `by`. */
interface Through {
  readonly rows: (query: Query) => Query;
  readonly by: string;
}

/**
 * Where a record's changes are recorded: a column of its own, or the audit under a resource. The audit's key is the list's key, or another key of
 * its row (`key`), a row of another table that names this key (`through`), or the code of its plan (`plan`).
 */
export type ChangeSource =
  | { readonly column: string }
  | { readonly resource: string; readonly key?: string; readonly through?: Through }
  | { readonly resource: string; readonly plan: string };

/** How the filters common to all lists apply to one list. */
export interface ListKey {
  /** The column with the plan's code, for lists keyed by it; left out = their own key. */
  readonly plan?: string;
  /** Left out = the list does not take `actualizadoDesde`. */
  readonly changes?: readonly ChangeSource[];
}

/** Whether only the common filters are set. */
export const filtersOnlyBy = (filter: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || names.includes(name));

/** The parameters of `narrow`. */
export const narrowingValues = ({ id, [ACTUALIZADO_DESDE]: since }: Readonly<Record<string, unknown>>) => ({
  ...(id === undefined ? {} : { listedIds: id }),
  ...(since === undefined ? {} : { changedSince: new Date(String(since)) }),
});

/** Applies the filters common to all lists: some keys, changed since (domain/lista.ts). */
export function narrow(
  query: Query,
  filter: Readonly<Record<string, unknown>>,
  key: string,
  { plan, changes }: ListKey,
): void {
  const { id, [ACTUALIZADO_DESDE]: since } = filter;
  query.setParameters(narrowingValues(filter));
  if (id !== undefined) query.andWhere(isOneOf(query, key, plan));
  if (since === undefined) return;
  if (changes === undefined) throw new Error(`${key}: nothing says when its records changed`);
  const places = changes.map((source, i) => changedIn(query, key, source, i));
  query.andWhere(`(${places.join(' OR ')})`);
}

function isOneOf(query: Query, key: string, plan: string | undefined): string {
  return plan === undefined ? `${key} IN (:...listedIds)` : ofPlans(query, plan, 'IN (:...listedIds)');
}

const ofPlans = (query: Query, column: string, codes: string): string =>
  `${column} IN ${query.subQuery().select('planBuscado.id').from(Plan, 'planBuscado').where(`planBuscado.idCodigo ${codes}`).getQuery()}`;

function changedIn(query: Query, key: string, source: ChangeSource, i: number): string {
  if ('column' in source) return `${source.column} >= :changedSince`;
  const parameter = `changedResource${i}`;
  query.setParameter(parameter, source.resource);
  const told = (column: string) =>
    query
      .subQuery()
      .select(column)
      .from(Auditoria, 'auditoria')
      .where(`auditoria.recurso = :${parameter} AND auditoria.instante >= :changedSince`)
      .getQuery();
  if ('plan' in source) return ofPlans(query, source.plan, `IN ${told('auditoria.recursoId')}`);
  const keyColumn = source.key ?? key;
  if (source.through === undefined) return `${keyColumn} IN ${told(AS_KEY)}`;
  const { rows, by } = source.through;
  const named = rows(query.subQuery()).where(`${by} IN ${told(AS_KEY)}`);
  return `${keyColumn} IN ${named.getQuery()}`;
}

/** The audit stores keys as texts; one that is not a number ('01-M001-2') matches no row. */
const AS_KEY = isSqlServer
  ? 'TRY_CAST(auditoria.recursoId AS int)'
  : "CASE WHEN auditoria.recursoId NOT GLOB '*[^0-9]*' THEN CAST(auditoria.recursoId AS INTEGER) END";
