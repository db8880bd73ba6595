import type { DataSource, ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { poolOf } from './sqlite-pool';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** What the builder of a transaction's manager keeps to itself. */
interface OfTransaction {
  queryRunner?: QueryRunner;
}

/** Texts of at most this many shapes are kept; the oldest goes. */
const MAX_TEXTS = 500;
const texts = new Map<string, string>();

/**
 * Rows of a flat read, as `query.getRawMany()` gives them. Two things make it cheap enough for every request: the text of a query is built
 * once for each of its shapes (building it costs as much as running it), and the embedded engine answers on a connection that is read only
 * and never waits. Inside a transaction it reads through that transaction.
 */
export async function readMany<T>(query: Query, tail = ''): Promise<T[]> {
  const { dataSource } = query;
  const { queryRunner } = query as unknown as OfTransaction;
  const [sql, parameters] = dataSource.driver.escapeQueryWithParameters(textOf(query) + tail, query.getParameters());
  if (queryRunner !== undefined) return queryRunner.query(sql, parameters);
  return readSql<T>(dataSource, sql, parameters);
}

export async function readOne<T>(query: Query): Promise<T | null> {
  return (await readMany<T>(query))[0] ?? null;
}

/** Rows of a text that was built before (`getQueryAndParameters`), outside any transaction. */
export async function readSql<T>(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.read<T>(sql, parameters);
}

function textOf(query: Query): string {
  const shape = shapeOf(query);
  if (shape === null) return query.getQuery();
  let text = texts.get(shape);
  if (text === undefined) {
    text = query.getQuery();
    texts.set(shape, text);
    if (texts.size > MAX_TEXTS) texts.delete(texts.keys().next().value as string);
  }
  return text;
}

/** All that decides the text of a plain flat select, parameters apart; null for anything that is more than that. */
function shapeOf({ expressionMap: map }: Query): string | null {
  const plain =
    map.queryType === 'select' &&
    map.groupBys.length + map.havings.length + map.commonTableExpressions.length === 0 &&
    !map.subQuery &&
    !map.selectDistinct &&
    map.lockMode === undefined &&
    map.take === undefined &&
    map.skip === undefined;
  if (!plain) return null;
  let shape = `${map.mainAlias?.name} ${map.mainAlias?.hasMetadata ? map.mainAlias.metadata.tablePath : ''}`;
  for (const { selection, aliasName } of map.selects) shape += `\n${selection} ${aliasName}`;
  for (const join of map.joinAttributes)
    shape += `\n${join.direction} ${join.metadata?.tablePath} ${join.alias.name} ${join.condition}`;
  for (const { type, condition } of map.wheres) {
    if (typeof condition !== 'string') return null;
    shape += `\n${type} ${condition}`;
  }
  for (const [column, direction] of Object.entries(map.orderBys)) {
    if (typeof direction !== 'string') return null;
    shape += `\n${column} ${direction}`;
  }
  return `${shape}\n${map.limit} ${map.offset}`;
}
