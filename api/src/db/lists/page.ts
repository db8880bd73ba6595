import { ACTUALIZADO_DESDE } from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isText } from '../../columns/columns';
import { isSqlServer } from '../../config/engine';
import { type QueryText, readMany, readSql, statementOf, textOf } from '../engine/read';
import { alphabetical } from '../engine/sql';
import { type ListKey, narrow, narrowingValues } from './list-filters';
import { count, totalOf } from './totals';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A list request: parsed, allow-listed and bounded (domain/lista.ts). */
export interface ListRequest {
  order: { field: string; direction: 'ASC' | 'DESC' };
  offset: number;
  limit: number;
  filter: Readonly<Record<string, unknown>>;
  /** For an export: collects all keys in their order, or reads the rows of some keys, instead of a page. */
  keys?: { readonly into: Key[] } | { readonly of: readonly Key[] };
}

/** Key of a row of a list. */
export type Key = string | number;

export interface Page<T> {
  rows: T[];
  /** Exact, unless `capped`: then at least this many. */
  total: number;
  capped?: boolean;
}

/** LIMIT and OFFSET as parameters: one text and one plan for all pages. */
const PAGE = isSqlServer
  ? ' OFFSET :pageOffset ROWS FETCH NEXT :pageLimit ROWS ONLY'
  : ' LIMIT :pageLimit OFFSET :pageOffset';

/**
 * SQL Server counts a list for each page, so it stops counting here, or at the end of a deeper page. The embedded engine caches totals (totals.ts).
 */
const MAX_COUNTED = 10_000;

/** From this offset on, the page's keys are read from the driving table alone, so that skipped rows cost no joins. */
const DEEP = 500;

/** The queries of a page and its count. */
export interface ListQueries {
  /** Selects plain columns (`readMany`), never entities. */
  rows: Query;
  /** Counts over the driving table with the same conditions; left out = counts `rows`. */
  count?: Query;
  /**
   * Selects the keys of every page (it has the conditions and the sorted columns), so that the joins of `rows` run over the page alone; `rows` then
   * needs no condition of its own.
   */
  keys?: Query;
  /** An expression that sorts before the field, ascending (exact matches of a search first). */
  first?: string;
}

/** The built texts of a page and its count. */
interface ListTexts {
  readonly page: QueryText;
  readonly count: QueryText;
  /** The total is worth caching. */
  readonly long: boolean;
}

/** Maps a field to its column when it isn't `alias.field`. */
type OrderBy = Readonly<Record<string, string>>;

/** One flat page and one narrow count (rendimiento.md, "Listas planas"). */
export async function pageOf<T>(
  query: Query,
  request: ListRequest,
  alias: string,
  orderBy: OrderBy = {},
  count: Query = query,
): Promise<Page<T>> {
  const queries = narrowed({ rows: query, count }, request.filter, keyOf(alias, orderBy));
  if (request.keys !== undefined) return byKeys<T>(queries, request, alias, orderBy);
  return answer<T>(query.dataSource, textsOf(queries, request, alias, orderBy), boundsOf(request));
}

const keyOf = (alias: string, orderBy: OrderBy): string => orderBy.id ?? `${alias}.id`;

/** Applies the filters common to all lists to the query that selects the rows. */
function narrowed(
  queries: ListQueries,
  filter: ListRequest['filter'],
  key: string,
  listKey: ListKey = {},
): ListQueries {
  const { rows, keys = rows, count = rows } = queries;
  for (const query of new Set([keys, count])) narrow(query, filter, key, listKey);
  return queries;
}

/** All keys come from one read, so that rows inserted or removed between batches cause no duplicates and no gaps. */
async function byKeys<T>(
  { rows, keys = rows, first }: ListQueries,
  { order, keys: wanted }: Pick<ListRequest, 'order' | 'keys'>,
  alias: string,
  orderBy: OrderBy,
): Promise<Page<T>> {
  const { key, ordered } = orderOf(order, alias, orderBy, first);
  if (wanted !== undefined && 'of' in wanted) {
    const { of } = wanted;
    return {
      rows: await readMany<T>(ordered(rows).andWhere(`${key} IN (:...claves)`, { claves: of })),
      total: of.length,
    };
  }
  const found = await readMany<{ clave: Key }>(ordered(keys.clone().select(key, 'clave')));
  for (const { clave } of found) wanted?.into.push(clave);
  return { rows: [], total: found.length };
}

/** The ORDER BY expression of a column: dictionary order for texts, else the column itself. */
export function sortedAs({ expressionMap: { aliases } }: Query, column: string): string {
  const [, alias, property = ''] = /^(\w+)\.(\w+)$/.exec(column) ?? [];
  const of = aliases.find(({ name, hasMetadata }) => name === alias && hasMetadata);
  return isText(of?.metadata.findColumnWithPropertyName(property)?.type) ? alphabetical(column) : column;
}

/**
 * Joins the table that a list is sorted by. `walk`: most rows pass the filter, so the embedded engine should read that table in index order until
 * the page is full; by itself it ignores LIMIT and sorts every row.
 */
export function joinSorted<Q extends Query>(
  query: Q,
  entity: new () => object,
  alias: string,
  key: string,
  { walk }: { readonly walk: boolean },
): Q {
  const walked = `0 + ${alias}.id = ${key} AND UNLIKELY(0 + ${alias}.id > 0)`;
  return query.innerJoin(entity, alias, walk && !isSqlServer ? walked : `${alias}.id = ${key}`);
}

/** The ORDER BY of a list, with its key. */
function orderOf(
  { field, direction }: ListRequest['order'],
  alias: string,
  orderBy: OrderBy,
  first: string | undefined,
): { key: string; column: string; ordered: (query: Query) => Query } {
  const key = keyOf(alias, orderBy);
  const column = orderBy[field] ?? `${alias}.${field}`;
  const ordered = (query: Query) => {
    const sorted = sortedAs(query, column);
    if (first === undefined) query.orderBy(sorted, direction);
    else query.orderBy(first, 'ASC').addOrderBy(sorted, direction);
    // The key as second order makes pages stable.
    return column === key ? query : query.addOrderBy(key, direction);
  };
  return { key, column, ordered };
}

function textsOf(
  { rows: query, count = query, keys, first }: ListQueries,
  { order, offset }: Pick<ListRequest, 'order' | 'offset'>,
  alias: string,
  orderBy: OrderBy,
): ListTexts {
  const { key, column, ordered } = orderOf(order, alias, orderBy, first);
  const rows = ordered(query);
  const ownColumn = column === `${alias}.${order.field}`;
  const deep = keys !== undefined || (offset >= DEEP && ownColumn && count !== query && first === undefined);
  if (deep) {
    const page = ordered((keys ?? count).clone().select(key, 'clave'));
    rows.andWhere(`${key} IN (${page.getQuery()}${PAGE})`, page.getParameters());
  }
  return { page: textOf(rows, deep ? '' : PAGE), count: countOf(count), long: keys !== undefined };
}

function countOf(rows: Query): QueryText {
  const counted = rows.clone().orderBy();
  if (!isSqlServer) return textOf(counted.select('COUNT(*)', 'total'));
  const { text, parameters } = textOf(counted.select('TOP (:pageCounted) 1', 'fila'));
  return { text: `SELECT COUNT(*) AS total FROM (${text}) c`, parameters };
}

const boundsOf = ({ offset, limit }: Pick<ListRequest, 'offset' | 'limit'>) => ({
  pageOffset: offset,
  pageLimit: limit,
  pageCounted: Math.max(MAX_COUNTED, offset + limit) + 1,
});

async function answer<T>(
  dataSource: DataSource,
  { page, count: counted, long }: ListTexts,
  values: ObjectLiteral & ReturnType<typeof boundsOf>,
): Promise<Page<T>> {
  const total = statementOf(dataSource, counted, values);
  const [rows, found] = await Promise.all([
    readSql<T>(dataSource, ...statementOf(dataSource, page, values)),
    long ? totalOf(dataSource, ...total) : count(dataSource, ...total),
  ]);
  return { rows, total: found, ...(isSqlServer && found >= values.pageCounted && { capped: true }) };
}

const MAX_TEXTS = 200;

/**
 * A list whose statement texts are built once for each order and combination of filters, because building takes as long as running them. `build`
 * may depend only on its arguments, `scope` included (plain JSON: whose rows, which day). `values` names the filters and parts of the scope that
 * are parameters of the same name: of them the text depends only on their presence. Without `keys` a deep page reads the skipped rows with their
 * joins.
 */
export class CachedList<T, Scope extends object | null = null> {
  private readonly texts = new Map<string, ListTexts>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly definition: {
      readonly alias: string;
      readonly orderBy?: OrderBy;
      readonly values?: readonly string[];
      readonly listKey?: ListKey;
      readonly build: (
        manager: EntityManager,
        asked: Pick<ListRequest, 'order' | 'filter'>,
        scope: Scope,
      ) => ListQueries;
    },
  ) {}

  page(request: ListRequest, scope: Scope): Promise<Page<T>> {
    const { alias, orderBy = {}, values = [] } = this.definition;
    if (request.keys !== undefined) return byKeys<T>(this.queries(request, scope), request, alias, orderBy);
    const asked: ObjectLiteral = { ...request.filter, ...scope };
    const given = values.filter((name) => asked[name] !== undefined && asked[name] !== null);
    const boundValues = Object.fromEntries(given.map((name) => [name, asked[name]]));
    const narrowing = narrowingValues(request.filter);
    const others = Object.entries(asked).filter(([name]) => !(name in boundValues || NARROWING.includes(name)));
    const key = JSON.stringify([request.order, given, Object.keys(narrowing), others]);
    const bound = { ...boundValues, ...narrowing, ...boundsOf(request) };
    const known = this.texts.get(key);
    if (known !== undefined) return answer<T>(this.dataSource, known, bound);
    const built = textsOf(this.queries(request, scope), { order: request.order, offset: 0 }, alias, orderBy);
    const wrong = given.find((name) => built.page.parameters[name] !== boundValues[name]);
    if (wrong !== undefined) throw new Error(`${alias}: '${wrong}' is not what a parameter of this name stands for`);
    if (this.texts.size >= MAX_TEXTS) this.texts.clear();
    this.texts.set(key, built);
    return answer<T>(this.dataSource, built, bound);
  }

  private queries(asked: Pick<ListRequest, 'order' | 'filter'>, scope: Scope): ListQueries {
    const { alias, orderBy = {}, build, listKey } = this.definition;
    return narrowed(build(this.dataSource.manager, asked, scope), asked.filter, keyOf(alias, orderBy), listKey);
  }
}

/** Filters common to all lists (list-filters.ts). */
const NARROWING: readonly string[] = ['id', ACTUALIZADO_DESDE];

/** Prefix pattern for LIKE with its wildcards taken literally (`%` and `_` typed by a person match themselves on neither engine's index). */
export const likePrefix = (text: string): string => `${withoutPattern(text)}%`;

/** Without the characters that LIKE takes as a pattern. */
export const withoutPattern = (text: string): string => text.replace(/[%_[\]]/g, '');
