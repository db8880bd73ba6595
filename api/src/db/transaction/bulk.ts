import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { among, readMany } from '../engine/read';
import { tableOf } from '../engine/sql';

/** SQL Server takes 2,100 parameters a statement and 1,000 rows of VALUES. */
const MAX_PARAMETERS = 2000;
const MAX_ROWS = 512;

/** Rows per statement on the embedded engine, which takes 32,766 parameters. */
export const ROWS_PER_STATEMENT = 100;

/**
 * Multi-row inserts in the caller's transaction, twenty times faster than `save(array)` (rendimiento.md, "Escrituras por lotes"). Generated keys
 * are left out; a missing property is stored as NULL.
 */
export async function insertMany<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const embedded = manager.connection.options.type === 'better-sqlite3';
  const insert = embedded ? insertPrepared : insertBuilt;
  const { length: columns } = manager.connection.getMetadata(entity).columns;
  for (let from = 0; from < rows.length; ) {
    const left = rows.length - from;
    const chunk = rows.slice(from, from + (embedded ? ROWS_PER_STATEMENT : rowsOnAServer(left, columns)));
    await insert(manager, entity, chunk);
    from += chunk.length;
  }
}

/** A power of two: each row count is a statement text of its own to plan, so there are ten a table. */
const rowsOnAServer = (left: number, columns: number): number =>
  2 ** Math.floor(Math.log2(Math.min(left, MAX_ROWS, MAX_PARAMETERS / columns)));

async function insertBuilt<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const query = manager.createQueryBuilder().insert().into(entity);
  await query
    .values(rows as never)
    .updateEntity(false)
    .execute();
}

/** One prepared statement a table instead of a query builder a chunk: 8 times faster at a million rows. */
async function insertPrepared<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const { driver } = manager.connection;
  const columns = manager.connection.getMetadata(entity).columns.filter((column) => !column.isGenerated);
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    columns.map((column) => driver.preparePersistentValue(row[column.propertyName] ?? null, column)),
  );
  await manager.query(
    `INSERT INTO ${tableOf(manager, entity)} (${names}) VALUES ${Array(rows.length).fill(marks).join(', ')}`,
    values,
  );
}

/** Below SQL Server's lock escalation (5,000) and its parameter limit. */
export const ROWS_PER_REMOVAL = 1000;

/** Deletes the matching rows in batches by key, so that other writers wait for one batch at most. */
export async function removeInBatches<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
): Promise<void> {
  const [key] = manager.connection.getMetadata(entity).primaryColumns.map(({ propertyName }) => propertyName);
  for (;;) {
    const due = manager.createQueryBuilder().from(entity, 'row').select(`row.${key}`, 'key').where(where);
    const rows = await readMany<{ key: string | number }>(due.limit(ROWS_PER_REMOVAL));
    if (rows.length === 0) return;
    await manager.delete(entity, { ...where, [key as string]: among(rows.map((row) => row.key)) });
    if (rows.length < ROWS_PER_REMOVAL) return;
  }
}
