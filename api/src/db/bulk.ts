import { type EntityManager, type EntityTarget, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm';
import { readMany } from './read';

/** SQL Server takes 2,100 parameters a statement and 1,000 rows of VALUES; SQLite 32,766 parameters. One bound fits both. */
const MAX_PARAMETERS = 2000;
const MAX_ROWS = 500;

/** Chunked multi-row inserts inside the caller's transaction: what `save(array)` does in twenty times the time (rendimiento.md, "Escrituras por lotes"). */
export async function insertMany<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const columns = manager.connection.getMetadata(entity).columns.length;
  const size = Math.max(1, Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / columns)));
  for (let from = 0; from < rows.length; from += size) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(from, from + size) as never)
      .updateEntity(false)
      .execute();
  }
}

/** On the embedded engine. */
export const ROWS_PER_STATEMENT = 100;

/**
 * The same for large loads on the embedded engine: one prepared statement per table instead of a query builder per chunk (8 times faster at
 * a million rows). Keys that the database generates are left out; a missing property is stored as its
 * column's default, or NULL.
 */
export async function bulkInsert<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const { driver, options } = manager.connection;
  if (options.type !== 'better-sqlite3') return insertMany(manager, entity, rows);
  const metadata = manager.connection.getMetadata(entity);
  const columns = metadata.columns.filter((column) => !column.isGenerated);
  const into = `INSERT INTO ${driver.escape(metadata.tableName)} (${columns.map((c) => driver.escape(c.databaseName)).join(', ')}) VALUES `;
  const marks = `(${columns.map(() => '?').join(', ')})`;
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(from, from + ROWS_PER_STATEMENT);
    const values: unknown[] = [];
    for (const row of chunk)
      for (const column of columns)
        values.push(driver.preparePersistentValue(row[column.propertyName] ?? column.default ?? null, column));
    await manager.query(into + Array(chunk.length).fill(marks).join(', '), values);
  }
}

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
    await manager.delete(entity, { ...where, [key as string]: In(rows.map((row) => row.key)) });
    if (rows.length < ROWS_PER_REMOVAL) return;
  }
}
