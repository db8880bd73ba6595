import {
  type DataSource,
  type EntityManager,
  type FindOperator,
  In,
  type ObjectLiteral,
  type SelectQueryBuilder,
} from 'typeorm';
import { poolOf } from './sqlite-pool';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** Rows of a flat read, within the transaction of the query's manager where it has one. */
export const readMany = <T>(query: Query): Promise<T[]> =>
  query.setParameters(evenLists(query.getParameters())).getRawMany<T>();

/** Longer lists stay as they are: SQL Server takes 2,100 values a statement. */
const MAX_EVEN = 1024;

/**
 * A list (`IN (:...ids)`) as long as the next power of two, its last value repeated, which changes no answer. Each length is a text of its own, to be
 * prepared on the embedded engine and planned and kept on SQL Server: so there are eleven of them, not a thousand.
 */
function even<T>(values: readonly T[]): T[] {
  const { length } = values;
  if (length < 3 || length > MAX_EVEN) return [...values];
  return [...values, ...Array<T>(2 ** Math.ceil(Math.log2(length)) - length).fill(values.at(-1) as T)];
}

const evenLists = (parameters: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, Array.isArray(value) ? even(value) : value]),
  );

/** `In`, for a list whose length varies. */
export const among = <T>(values: Iterable<T>): FindOperator<T> => In(even([...values]));

export async function readOne<T>(query: Query): Promise<T | null> {
  return (await readMany<T>(query))[0] ?? null;
}

/** The text of a query, built once, with parameters by their names (`:id`). */
export interface QueryText {
  readonly text: string;
  readonly parameters: ObjectLiteral;
}

export const textOf = (query: Query, tail = ''): QueryText => ({
  text: query.getQuery() + tail,
  parameters: query.getParameters(),
});

/** A text as the driver takes it, with these values in the place of those that it was built with. */
export const statementOf = (
  { driver }: DataSource,
  { text, parameters }: QueryText,
  values: ObjectLiteral = {},
): [sql: string, parameters: unknown[]] =>
  driver.escapeQueryWithParameters(text, evenLists({ ...parameters, ...values })) as [string, unknown[]];

/** Runs with these values under the names of its parameters. */
export type PreparedRead<T> = (values: Readonly<Record<string, string | number>>) => Promise<T[]>;

/** A flat read that is built once and run with other values, for what is asked so often that even building the query counts. Outside any transaction. */
export function prepareRead<T>(query: Query): PreparedRead<T> {
  const { dataSource } = query;
  const built = textOf(query);
  return (values) => readSql<T>(dataSource, ...statementOf(dataSource, built, values));
}

/** A flat read with other values each time, lists too, inside the manager's transaction where it has one. Its text is built once. */
export function readIn<T>(
  build: (manager: EntityManager) => Query,
): (manager: EntityManager, values: ObjectLiteral) => Promise<T[]> {
  let built: QueryText | undefined;
  return (manager, values) => {
    built ??= textOf(build(manager));
    return manager.query<T[]>(...statementOf(manager.connection, built, values));
  };
}

/** Rows of a statement as the driver takes it, outside any transaction. */
export function readSql<T>(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readSoon<T>(sql, parameters);
}

/** The same for what reads a whole table: the embedded engine does it on another thread, so that no other request waits. */
export async function readWhole<T>(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readApart<T>(sql, parameters);
}
