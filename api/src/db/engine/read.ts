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

/** Rows of a flat read, in the transaction of the query's manager if it has one. */
export const readMany = <T>(query: Query): Promise<T[]> =>
  query.setParameters(evenLists(query.getParameters())).getRawMany<T>();

/** Longer lists are not padded: SQL Server takes 2,100 parameters a statement. */
const MAX_EVEN = 1024;

/**
 * Pads an `IN (:...ids)` list to the next power of two by repeating its last value, so that eleven statement texts are prepared and planned instead
 * of a thousand.
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

/** `In` for lists of varying length. */
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

/** The driver's statement text, with other values bound than those it was built with. */
export const statementOf = (
  { driver }: DataSource,
  { text, parameters }: QueryText,
  values: ObjectLiteral = {},
): [sql: string, parameters: unknown[]] =>
  driver.escapeQueryWithParameters(text, evenLists({ ...parameters, ...values })) as [string, unknown[]];

/** Runs with these named parameters. */
export type PreparedRead<T> = (values: Readonly<Record<string, string | number>>) => Promise<T[]>;

/** A flat read that is built once and run with other parameters, for hot paths where building the query counts. Never in a transaction. */
export function prepareRead<T>(query: Query): PreparedRead<T> {
  const { dataSource } = query;
  const built = textOf(query);
  return (values) => readSql<T>(dataSource, ...statementOf(dataSource, built, values));
}

/** A flat read with other parameters each time, lists included, in the manager's transaction if it has one. Its text is built once: for hot paths. */
export function readIn<T>(
  build: (manager: EntityManager) => Query,
): (manager: EntityManager, values: ObjectLiteral) => Promise<T[]> {
  let built: QueryText | undefined;
  return (manager, values) => {
    built ??= textOf(build(manager));
    const statement = statementOf(manager.connection, built, values);
    return manager.queryRunner === undefined
      ? readSql<T>(manager.connection, ...statement)
      : manager.query<T[]>(...statement);
  };
}

/** Rows of a statement in the driver's syntax, outside any transaction. */
export function readSql<T>(dataSource: DataSource, sql: string, parameters: unknown[]): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readSoon<T>(sql, parameters);
}

/** The same for full scans: the embedded engine runs them on a worker thread, so that no other request waits. */
export async function readWhole<T>(dataSource: DataSource, sql: string, parameters: unknown[] = []): Promise<T[]> {
  const pool = poolOf(dataSource);
  return pool === undefined ? dataSource.query<T[]>(sql, parameters) : pool.readApart<T>(sql, parameters);
}
