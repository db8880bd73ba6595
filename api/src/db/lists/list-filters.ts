import { ACTUALIZADO_DESDE } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { Auditoria } from '../../entities/auditoria.entity';
import { Plan } from '../../entities/plan.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Another table: what it says that we are known by, read from it as `xt`; the audit knows its rows by the column `by`. */
interface Through {
  readonly rows: (query: Query) => Query;
  readonly by: string;
}

/**
 * Where it stands that a record changed: in a column of its own, or in the audit, under a resource. The audit knows it by the key of the list
 * unless said: by another key of its row (`key`), by a row of another table that names this key (`through`), or by the code of its plan (`plan`).
 */
export type ChangeSource =
  | { readonly column: string }
  | { readonly resource: string; readonly key?: string; readonly through?: Through }
  | { readonly resource: string; readonly plan: string };

/** What the filters that every list has mean for one. */
export interface ListKey {
  /** Its rows are known by the code of their plan, whose key this column has; left out = by their own key. */
  readonly plan?: string;
  /** Left out = the list does not take `actualizadoDesde`. */
  readonly changes?: readonly ChangeSource[];
}

/** Whether a list has no other filter than these. */
export const filtersOnlyBy = (filter: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || names.includes(name));

/** What `narrow` takes as parameters. */
export const narrowingValues = ({ id, [ACTUALIZADO_DESDE]: since }: Readonly<Record<string, unknown>>) => ({
  ...(id === undefined ? {} : { listedIds: id }),
  ...(since === undefined ? {} : { changedSince: new Date(String(since)) }),
});

/** Narrows a list to some records, and to those that changed since: the filters that mean the same in each (domain/lista.ts). */
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
  `${column} IN ${query.subQuery().select('xl.id').from(Plan, 'xl').where(`xl.idCodigo ${codes}`).getQuery()}`;

function changedIn(query: Query, key: string, source: ChangeSource, i: number): string {
  if ('column' in source) return `${source.column} >= :changedSince`;
  const parameter = `changedResource${i}`;
  query.setParameter(parameter, source.resource);
  const told = (column: string) =>
    query
      .subQuery()
      .select(column)
      .from(Auditoria, 'xa')
      .where(`xa.recurso = :${parameter} AND xa.instante >= :changedSince`)
      .getQuery();
  if ('plan' in source) return ofPlans(query, source.plan, `IN ${told('xa.recursoId')}`);
  const own = source.key ?? key;
  if (source.through === undefined) return `${own} IN ${told(AS_KEY)}`;
  const { rows, by } = source.through;
  const named = rows(query.subQuery()).where(`xt.${by} IN ${told(AS_KEY)}`);
  return `${own} IN ${named.getQuery()}`;
}

/** The audit holds keys as texts; one that is no number ('01-M001-2' is none) belongs to no row. */
const AS_KEY = isSqlServer
  ? 'TRY_CAST(xa.recursoId AS int)'
  : "CASE WHEN xa.recursoId NOT GLOB '*[^0-9]*' THEN CAST(xa.recursoId AS INTEGER) END";
