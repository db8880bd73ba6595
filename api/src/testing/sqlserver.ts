import { createHash } from 'node:crypto';
import { type DataSource, type EntityMetadata, MigrationExecutor } from 'typeorm';
import { openDatabase } from '../db/data-source';
import { createServerDatabase } from '../db/server';

/** Databases of test runs begin so; the run removes them before and after (sqlserver-run.ts). */
export const TEST_PREFIX = 'adjudica_prueba_';

type Prepare = (dataSource: DataSource) => Promise<void>;

/** Names that this test file uses now: a file that starts two applications at once gets two databases. */
const inUse = new Set<string>();
/** What `prepare` wrote, by database and table: unchanged tables stay for the next application. */
const preparedTables = new Map<string, Map<EntityMetadata['tablePath'], string>>();

const withDatabase = (url: string, name: string): string => {
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
 * A migrated and prepared database for one application. Creating, migrating and preparing one takes seconds, so each worker keeps its
 * own: a later application finds only what `prepare` writes, unchanged, whatever the earlier one left behind.
 */
export async function freshSqlServerDatabase(url: string, prepare: Prepare): Promise<string> {
  const name = takeName();
  const own = withDatabase(url, name);
  const prepared = preparedTables.get(name);
  const isNew = prepared === undefined && (await createServerDatabase(own));
  const dataSource = await openDatabase({ url: own });
  try {
    if (prepared !== undefined && (await unchanged(dataSource, prepared))) {
      await empty(dataSource, (table) => !prepared.has(table));
    } else {
      // A run that was stopped half-way may have left a database without its tables.
      if (!isNew && (await new MigrationExecutor(dataSource).getPendingMigrations()).length === 0)
        await empty(dataSource);
      await prepare(dataSource);
      preparedTables.set(name, await fingerprints(dataSource));
    }
  } finally {
    await dataSource.destroy();
  }
  return own;
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

const empty = (dataSource: DataSource, wanted: (tablePath: string) => boolean = () => true): Promise<unknown> =>
  dataSource.query(
    deletionOrder(dataSource.entityMetadatas)
      .filter(({ tablePath }) => wanted(tablePath))
      .map((metadata) => `DELETE FROM ${escaped(dataSource, metadata)};`)
      .join('\n'),
  );
