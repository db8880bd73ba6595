import { instanteDe } from '@adjudica/domain';
import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  MssqlParameter,
  type ObjectLiteral,
} from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { among, readMany } from './read';
import { isTextual, tableOf, typeOf } from './sql';
import { mssqlDriver } from './sql-server';

/** Of one statement; the embedded engine takes 32,766 parameters, a server locks the table from 5,000 rows on. */
export const ROWS_PER_STATEMENT = 100;
const ROWS_ON_A_SERVER = 1000;

/**
 * Rows of an entity inside the caller's transaction, in the order given and many a statement: what `save(array)` does in twenty times the time
 * (rendimiento.md, "Escrituras por lotes"). Keys that the database generates are left out; a missing property is stored as NULL.
 */
export async function insertMany<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const columns = manager.connection.getMetadata(entity).columns.filter((column) => !column.isGenerated);
  const embedded = manager.connection.options.type === 'better-sqlite3';
  const size = embedded ? ROWS_PER_STATEMENT : ROWS_ON_A_SERVER;
  const names = columns.map(({ databaseName }) => manager.connection.driver.escape(databaseName)).join(', ');
  const into = `INSERT INTO ${tableOf(manager, entity)} (${names})`;
  for (let from = 0; from < rows.length; from += size) {
    const values = rows
      .slice(from, from + size)
      .map((row) => columns.map((column) => storedValue(manager, column, row[column.propertyName])));
    if (embedded) await insertValues(manager, into, values);
    else await insertJson(manager, into, columns, values);
  }
}

const storedValue = ({ connection: { driver } }: EntityManager, column: ColumnMetadata, value: unknown): unknown =>
  driver.preparePersistentValue(value ?? null, column);

function insertValues(manager: EntityManager, into: string, rows: readonly (readonly unknown[])[]): Promise<void> {
  const marks = rows.map((values) => `(${values.map(() => '?').join(', ')})`);
  return manager.query(`${into} VALUES ${marks.join(', ')}`, rows.flat());
}

/** One text, and one plan, whatever the number of rows: they are one parameter, each with its place, by which generated keys follow their order. */
async function insertJson(
  manager: EntityManager,
  into: string,
  columns: readonly ColumnMetadata[],
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const typed = columns.map((column, i) => `c${i} ${readAs(manager, column)} '$.c${i}'`);
  const json = rows.map((values, fila) => ({
    fila,
    ...Object.fromEntries(values.map((value, i) => [`c${i}`, textOfDate(value, columns[i])])),
  }));
  await manager.query(
    `${into} SELECT ${columns.map((_, i) => `c${i}`).join(', ')} FROM OPENJSON(@0) WITH (fila int '$.fila', ${typed.join(', ')}) ORDER BY fila`,
    [new MssqlParameter(JSON.stringify(json), 'nvarchar', mssqlDriver().MAX)],
  );
}

/** A text longer than its column would be cut where the rows are read; so the INSERT refuses it. */
const readAs = (manager: EntityManager, column: ColumnMetadata): string =>
  isTextual(column) ? 'nvarchar(max)' : typeOf(manager, column);

/** Days and instants as the server reads them, in UTC. */
const textOfDate = (value: unknown, column: ColumnMetadata | undefined): unknown =>
  value instanceof Date ? instanteDe(value).slice(0, column?.type === 'date' ? 10 : 23) : value;

/** Below what makes SQL Server lock the table instead of its rows (5,000), and what one statement may name. */
export const ROWS_PER_REMOVAL = 1000;

/** Removes what the condition says, each batch by its keys in a statement of its own: who writes meanwhile waits for one of them at most. */
export async function removeInBatches<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<void> {
  const [key] = manager.connection.getMetadata(entity).primaryColumns.map(({ propertyName }) => propertyName);
  for (;;) {
    const due = manager.createQueryBuilder().from(entity, 'x').select(`x.${key}`, 'key').where(where);
    const rows = await readMany<{ key: string | number }>(due.limit(ROWS_PER_REMOVAL));
    if (rows.length === 0) return;
    await manager.delete(entity, { ...where, [key as string]: among(rows.map((row) => row.key)) });
    if (rows.length < ROWS_PER_REMOVAL) return;
  }
}
