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
  const { queryRunner } = query as unknown as OfTransaction;
  const [sql, parameters] = statementOf(query, tail);
  if (queryRunner !== undefined) return queryRunner.query(sql, parameters);
  return readSql<T>(query.dataSource, sql, parameters);
}

/** A flat query as the driver takes it. */
export const statementOf = (query: Query, tail = ''): [sql: string, parameters: unknown[]] =>
  query.dataSource.driver.escapeQueryWithParameters(textOf(query) + tail, evenLists(query.getParameters())) as [
    string,
    unknown[],
  ];

/** Longer lists stay as they are: SQL Server takes 2,100 values a statement. */
const MAX_EVEN = 256;

/**
 * Lists (`IN (:...ids)`) as long as the next power of two, their last value repeated, which changes no answer. Each length is a text of its own, to be
 * prepared on the embedded engine and planned and kept on SQL Server: so there are nine of them, not two hundred.
 */
function evenLists(parameters: ObjectLiteral): ObjectLiteral {
  let even = parameters;
  for (const [name, value] of Object.entries(parameters)) {
    if (!Array.isArray(value) || value.length < 3 || value.length > MAX_EVEN) continue;
    const length = 2 ** Math.ceil(Math.log2(value.length));
    if (length === value.length) continue;
    if (even === parameters) even = { ...parameters };
    even[name] = [...value, ...Array<unknown>(length - value.length).fill(value.at(-1))];
  }
  return even;
}

export async function readOne<T>(query: Query): Promise<T | null> {
  return (await readMany<T>(query))[0] ?? null;
}

/** Runs with these values under the names of its parameters. */
export type PreparedRead<T> = (values: Readonly<Record<string, string | number>>) => Promise<T[]>;

/**
 * A flat read that is built once and run with other values: for what is asked so often that even building the query counts. The values of
 * the query's parameters only hold their places; a list (`:...ids`) can't be one. Outside any transaction.
 */
export function prepareRead<T>(query: Query, tail = ''): PreparedRead<T> {
  const { dataSource } = query;
  const places = Object.fromEntries(Object.keys(query.getParameters()).map((name) => [name, name]));
  // Given its own name as value, each parameter tells at which place, or places, of the text it stands.
  const [sql, names] = dataSource.driver.escapeQueryWithParameters(query.getQuery() + tail, places);
  return (values) => {
    const parameters = (names as string[]).map((name) => values[name]);
    return readSql<T>(dataSource, sql, parameters);
  };
}

/** Rows of a text that was built before (`getQueryAndParameters`), outside any transaction. */
export function readSql<T>(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readSoon<T>(sql, parameters);
}

/** The same for what reads a whole table: the embedded engine does it on another thread, so that no other request waits. */
export async function readWhole<T>(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readApart<T>(sql, parameters);
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
  const { mainAlias } = map;
  // tables of entities only: a sub-query in FROM or JOIN says nothing here of its text
  const ofTables =
    mainAlias?.hasMetadata === true &&
    map.aliases.filter(({ type }) => type === 'from').length === 1 &&
    map.joinAttributes.every(({ metadata }) => metadata !== undefined);
  if (!plain || !ofTables) return null;
  let shape = `${mainAlias.name} ${mainAlias.metadata.tablePath}`;
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
