import { createHash } from 'node:crypto';
import type { DataSource, EntityMetadata } from 'typeorm';
import { openDatabase } from '../db/data-source';
import { createServerDatabase, dropServerDatabases } from '../db/server';

/** Databases of test runs begin so; the run removes them before and after (sqlserver-run.ts). */
export const TEST_PREFIX = 'adjudica_prueba_';

type Prepare = (dataSource: DataSource) => Promise<void>;

/** Names that this test file uses now: a file that starts two applications at once gets two databases. */
const inUse = new Set<string>();
/** What `prepare` wrote, by database and table: unchanged tables stay for the next application. */
const preparedTables = new Map<string, Map<EntityMetadata['tablePath'], string>>();

export const withDatabase = (url: string, name: string): string => {
  const parsed = new URL(url);
  parsed.pathname = `/${name}`;
  return parsed.href;
};

function takeName(): string {
  const nameOf = (number: number) => `${TEST_PREFIX}${process.env.JEST_WORKER_ID ?? '1'}_${number}`;
  let number = 1;
  while (inUse.has(nameOf(number))) number++;
  inUse.add(nameOf(number));
  return nameOf(number);
}

/**
 * A migrated and prepared database for one application. Making one takes seconds, so a test file keeps its own: a later application
 * finds only what `prepare` wrote, with the same keys, whatever the earlier one left behind. Another file, or an application that
 * changed prepared rows, gets a new database.
 */
export async function freshSqlServerDatabase(url: string, prepare: Prepare): Promise<string> {
  const name = takeName();
  const own = withDatabase(url, name);
  if (await cleaned(name, own)) return own;
  await dropServerDatabases(url, (found) => found === name);
  await createServerDatabase(own);
  await withDataSource(own, async (dataSource) => {
    await prepare(dataSource);
    preparedTables.set(name, await fingerprints(dataSource));
  });
  return own;
}

async function withDataSource<T>(url: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await openDatabase({ url });
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Empties every table that `prepare` did not fill; false when the database must be made anew. */
async function cleaned(name: string, url: string): Promise<boolean> {
  const prepared = preparedTables.get(name);
  if (prepared === undefined) return false;
  return withDataSource(url, async (dataSource) => {
    if (!(await unchanged(dataSource, prepared))) return false;
    const tables = deletionOrder(dataSource.entityMetadatas).filter(({ tablePath }) => !prepared.has(tablePath));
    await dataSource.query(tables.map((metadata) => `DELETE FROM ${escaped(dataSource, metadata)};`).join('\n'));
    return true;
  });
}

/** Called when the application closes: its database may serve the next one. */
export function releaseSqlServerDatabase(url: string): void {
  inUse.delete(new URL(url).pathname.slice(1));
}

const escaped = (dataSource: DataSource, { tablePath }: EntityMetadata): string =>
  tablePath
    .split('.')
    .map((part) => dataSource.driver.escape(part))
    .join('.');

async function fingerprint(dataSource: DataSource, metadata: EntityMetadata): Promise<string | undefined> {
  const rows: object[] = await dataSource.query(`SELECT * FROM ${escaped(dataSource, metadata)}`);
  if (rows.length === 0) return undefined;
  const lines = rows.map((row) => JSON.stringify(row)).sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Every table that is not empty. */
async function fingerprints(dataSource: DataSource): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const metadata of dataSource.entityMetadatas) {
    const print = await fingerprint(dataSource, metadata);
    if (print !== undefined) found.set(metadata.tablePath, print);
  }
  return found;
}

async function unchanged(dataSource: DataSource, prepared: ReadonlyMap<string, string>): Promise<boolean> {
  for (const metadata of dataSource.entityMetadatas) {
    const expected = prepared.get(metadata.tablePath);
    if (expected !== undefined && (await fingerprint(dataSource, metadata)) !== expected) return false;
  }
  return true;
}

/** Tables that point to others before the tables they point to; a table that points to itself goes in one statement. */
function deletionOrder(metadatas: readonly EntityMetadata[]): EntityMetadata[] {
  const waiting = new Set(metadatas);
  const order: EntityMetadata[] = [];
  const isPointedTo = (metadata: EntityMetadata) =>
    [...waiting].some(
      (other) =>
        other !== metadata &&
        other.foreignKeys.some(({ referencedEntityMetadata }) => referencedEntityMetadata === metadata),
    );
  while (waiting.size > 0) {
    const free = [...waiting].filter((metadata) => !isPointedTo(metadata));
    if (free.length === 0)
      throw new Error(`Foreign keys in a circle: ${[...waiting].map(({ tableName }) => tableName).join(', ')}`);
    for (const metadata of free) waiting.delete(metadata);
    order.push(...free);
  }
  return order;
}
