import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlServer } from './engine';
import { readMany } from './read';

/** A list as the store understands it: parsed, allow-listed and bounded before it gets here (domain/lista.ts). */
export interface ListRequest {
  order: { field: string; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Readonly<Record<string, unknown>>;
}

export interface Page<T> {
  rows: T[];
  /** Exact, unless `capped`: then at least this many. */
  total: number;
  capped?: boolean;
}

/**
 * The bounds of a page as parameters: one text, and one plan of the database, for all pages. The embedded engine plans a statement anew each time
 * that it is run when its LIMIT is nothing but a parameter, which takes three times as long as running it; an expression it leaves alone.
 */
const PAGE = isSqlServer
  ? ' OFFSET :pageOffset ROWS FETCH NEXT :pageLimit ROWS ONLY'
  : ' LIMIT :pageLimit + 0 OFFSET :pageOffset';

/** From this row on, the page's keys are found in the driving table alone, so that the rows before it are skipped without their joins. */
const DEEP = 500;

/**
 * One flat page and one narrow count (performance.md, decisions 1 and 2). The query selects plain columns (`readMany`), never entities;
 * the count runs over the driving table with the same conditions. `orderBy` maps a field to its column when it isn't `alias.field`; `first`
 * is an expression that sorts before the field, ascending (whole matches of a search first).
 * `keys` finds the keys of every page in itself (it has the conditions and what the page is sorted by), so that the joins of `query` meet
 * the rows of the page alone; `query` then needs no condition of its own.
 */
export async function pageOf<T>(
  query: SelectQueryBuilder<ObjectLiteral>,
  request: ListRequest,
  alias: string,
  orderBy: Readonly<Record<string, string>> = {},
  count: SelectQueryBuilder<ObjectLiteral> = query,
  keys?: SelectQueryBuilder<ObjectLiteral>,
  first?: string,
): Promise<Page<T>> {
  const counted = count.clone().select('COUNT(*)', 'total').orderBy();
  const { field, direction } = request.order;
  const key = orderBy.id ?? `${alias}.id`;
  const column = orderBy[field] ?? `${alias}.${field}`;
  const ordered = (narrow: SelectQueryBuilder<ObjectLiteral>) => {
    if (first === undefined) narrow.orderBy(column, direction);
    else narrow.orderBy(first, 'ASC').addOrderBy(column, direction);
    // A second key makes pages stable when the first one ties.
    if (column !== key) narrow.addOrderBy(key, direction);
    return narrow.setParameters({ pageOffset: request.offset, pageLimit: request.limit });
  };
  const rows = ordered(query);
  const ownColumn = column === `${alias}.${field}`;
  const deep = keys !== undefined || (request.offset >= DEEP && ownColumn && count !== query && first === undefined);
  if (deep) {
    const page = ordered((keys ?? count).clone().select(key, 'clave'));
    rows.andWhere(`${key} IN (${page.getQuery()}${PAGE})`, page.getParameters());
  }
  const [data, totals] = await Promise.all([readMany<T>(rows, deep ? '' : PAGE), readMany<{ total: number }>(counted)]);
  return { rows: data, total: Number(totals[0]?.total ?? 0) };
}

/** Prefix pattern for LIKE with its wildcards taken literally (`%` and `_` typed by a person match themselves on neither engine's index). */
export const likePrefix = (text: string): string => `${text.replace(/[%_[\]]/g, '')}%`;
