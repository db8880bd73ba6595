import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, EntityMetadata } from 'typeorm';
import { openDatabase } from '../db/data-source';
import type { Sizes } from '../db/server/create-database';
import { createServerDatabase, dropServerDatabases } from '../db/server/server';

/** Prefix of test databases, which the run drops before and after (sqlserver-run.ts). */
export const TEST_PREFIX = 'adjudica_prueba_';

type Prepare = (dataSource: DataSource) => Promise<void>;

/** Small, because a run creates many databases. */
const SMALL: Sizes = { datosMB: 16, datosCreceMB: 16, registroMB: 16, registroCreceMB: 16, consultasMB: 0 };

/** Names in use by this test file: two applications at once get two databases. */
const inUse = new Set<string>();
type Row = Readonly<Record<string, unknown>>;
/** The prepared rows and schema, kept for the next application, also of another file. */
interface Prepared {
  readonly schema: string;
  readonly rows: Readonly<Record<EntityMetadata['tablePath'], readonly Row[]>>;
}
const preparedFolder = (url: string): string =>
  join(tmpdir(), `adjudica-pruebas-${createHash('sha256').update(new URL(url).host).digest('hex').slice(0, 12)}`);
const preparedFile = (url: string): string => join(preparedFolder(url), `${new URL(url).pathname.slice(1)}.json`);

/** Forgets the prepared databases of the server. */
export const forgetPrepared = (url: string): void => rmSync(preparedFolder(url), { recursive: true, force: true });

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
 * A migrated and prepared database for one application. Creating one takes half a minute, so a worker reuses its own across files: a later
 * application finds exactly the prepared rows with the same keys, whatever the earlier one left. An application that removed prepared rows or changed
 * the schema makes the next one create a new database.
 */
export async function freshSqlServerDatabase(url: string, prepare: Prepare): Promise<string> {
  const name = takeName();
  const own = withDatabase(url, name);
  if (await cleaned(own)) return own;
  rmSync(preparedFile(own), { force: true });
  await dropServerDatabases(url, (found) => found === name);
  await createServerDatabase(own, SMALL);
  await withDataSource(own, async (dataSource) => {
    await prepare(dataSource);
    mkdirSync(preparedFolder(own), { recursive: true });
    writeFileSync(preparedFile(own), JSON.stringify(await preparedIn(dataSource)));
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

/** Restores the prepared rows; false when the database must be created anew. */
async function cleaned(url: string): Promise<boolean> {
  if (!existsSync(preparedFile(url))) return false;
  const prepared: Prepared = JSON.parse(readFileSync(preparedFile(url), 'utf8'));
  return withDataSource(url, async (dataSource) => {
    if ((await schemaOf(dataSource)) !== prepared.schema) return false;
    const order = deletionOrder(dataSource.entityMetadatas);
    const filled = order.filter(({ tablePath }) => tablePath in prepared.rows);
    const added: Change[] = [];
    // prepared rows may reference rows to be deleted: they are restored first
    for (const metadata of filled) {
      const now = changesOf(metadata, prepared.rows[metadata.tablePath] ?? [], await rowsOf(dataSource, metadata));
      if (now === undefined) return false;
      for (const change of now.changed) await put(dataSource, change);
      added.push(...now.added);
    }
    const empty = order.filter((metadata) => !filled.includes(metadata));
    await dataSource.query(empty.map((metadata) => `DELETE FROM ${escaped(dataSource, metadata)};`).join('\n'));
    for (const change of added) await remove(dataSource, change);
    await countOn(dataSource, [
      ...empty.map((metadata) => ({ metadata, last: 0 })),
      ...filled.map((metadata) => ({ metadata, last: lastKeyOf(metadata, prepared.rows[metadata.tablePath] ?? []) })),
    ]);
    return true;
  }).catch(() => false);
}

/** Of one row: its key, and the values to restore. */
interface Change {
  readonly metadata: EntityMetadata;
  readonly key: Row;
  readonly values: Row;
}

/** Undefined: a prepared row is missing. */
function changesOf(
  metadata: EntityMetadata,
  before: readonly Row[],
  now: readonly Row[],
): { changed: Change[]; added: Change[] } | undefined {
  const keys = metadata.primaryColumns.map(({ databaseName }) => databaseName);
  const keyOf = (row: Row): Row => Object.fromEntries(keys.map((name) => [name, row[name]]));
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [JSON.stringify(keyOf(row)), row]));
  const [were, are] = [byKey(before), byKey(now)];
  if ([...were.keys()].some((key) => !are.has(key))) return undefined;
  const change = (row: Row, values: Row): Change => ({ metadata, key: keyOf(row), values });
  const changed = [...were].flatMap(([key, row]) => {
    const values = Object.entries(row).filter(([name, value]) => !same(value, are.get(key)?.[name]));
    return values.length === 0 ? [] : [change(row, Object.fromEntries(values))];
  });
  return { changed, added: [...are].filter(([key]) => !were.has(key)).map(([, row]) => change(row, {})) };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

async function put(dataSource: DataSource, { metadata, key, values }: Change): Promise<void> {
  const columns = Object.keys(values).map((name, i) => `${dataSource.driver.escape(name)} = @${i}`);
  const { where, parameters } = whereOf(dataSource, key, columns.length);
  const sql = `UPDATE ${escaped(dataSource, metadata)} SET ${columns.join(', ')} WHERE ${where}`;
  await dataSource.query(sql, [...Object.values(values), ...parameters].map(revived));
}

async function remove(dataSource: DataSource, { metadata, key }: Change): Promise<void> {
  const { where, parameters } = whereOf(dataSource, key, 0);
  await dataSource.query(`DELETE FROM ${escaped(dataSource, metadata)} WHERE ${where}`, parameters.map(revived));
}

const whereOf = (dataSource: DataSource, key: Row, from: number) => ({
  where: Object.keys(key)
    .map((name, i) => `${dataSource.driver.escape(name)} = @${from + i}`)
    .join(' AND '),
  parameters: Object.values(key),
});

/** Rows read back from a file: instants and bytes under a name of their kind. */
const kept = (value: unknown): unknown => {
  if (value instanceof Date) return { instant: value.toISOString() };
  return Buffer.isBuffer(value) ? { bytes: value.toString('base64') } : value;
};
const revived = (value: unknown): unknown => {
  const { instant, bytes } = (value ?? {}) as { instant?: string; bytes?: string };
  if (instant !== undefined) return new Date(instant);
  return bytes === undefined ? value : Buffer.from(bytes, 'base64');
};

async function rowsOf(dataSource: DataSource, metadata: EntityMetadata): Promise<Row[]> {
  const rows: Row[] = await dataSource.query(`SELECT * FROM ${escaped(dataSource, metadata)}`);
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, kept(value)])));
}

interface Counted {
  readonly metadata: EntityMetadata;
  /** The last generated key; 0 = none. */
  readonly last: number;
}

/** For generated keys; 0 for others, which changes nothing. */
function lastKeyOf({ generatedColumns }: EntityMetadata, rows: readonly Row[]): number {
  const key = generatedColumns.find(({ isPrimary }) => isPrimary)?.databaseName;
  return key === undefined ? 0 : Math.max(0, ...rows.map((row) => Number(row[key])));
}

/** Continues each table's keys after its last one, as in a new database. */
async function countOn(dataSource: DataSource, tables: readonly Counted[]): Promise<void> {
  const reseed = tables.map(({ metadata, last }) => {
    const table = `N'${escaped(dataSource, metadata)}'`;
    // a table that never had a row would begin with 0
    return `IF EXISTS (SELECT 1 FROM sys.identity_columns WHERE object_id = OBJECT_ID(${table}) AND last_value IS NOT NULL)
      DBCC CHECKIDENT(${table}, RESEED, ${last}) WITH NO_INFOMSGS;`;
  });
  await dataSource.query(reseed.join('\n')).catch(() => restartSequences(dataSource, tables));
}

/** The stand-in without containers (docs/operar.md) does not support RESEED to 0; its keys come from sequences. */
async function restartSequences(dataSource: DataSource, tables: readonly Counted[]): Promise<void> {
  const { database } = dataSource.options as { database: string };
  const schemas = [...new Set(tables.map(({ metadata }) => metadata.schema ?? 'dbo'))];
  const list = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(', ');
  const sequences = tables.map(({ metadata, last }) => ({ name: `${metadata.tableName}_id_seq`, next: last + 1 }));
  const next = sequences.map(({ name, next }) => `WHEN '${name}' THEN ${next}`).join(' ');
  await dataSource.query(`SELECT setval(c.oid, CASE c.relname ${next} END, false) AS x
    FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'S' AND c.relname IN (${list(sequences.map(({ name }) => name))})
      AND n.nspname IN (${list(schemas.flatMap((schema) => [schema, `${database}_${schema}`]))})`);
}

/** Called when the application closes, so that its database can be reused. */
export function releaseSqlServerDatabase(url: string): void {
  inUse.delete(new URL(url).pathname.slice(1));
}

const escaped = (dataSource: DataSource, { tablePath }: EntityMetadata): string =>
  tablePath
    .split('.')
    .map((part) => dataSource.driver.escape(part))
    .join('.');

/** Counts objects, columns and indexes: a test that adds or drops one changes the schema. */
async function schemaOf(dataSource: DataSource): Promise<string> {
  const [counted] = await dataSource.query(
    'SELECT (SELECT COUNT(*) FROM sys.objects) AS o, (SELECT COUNT(*) FROM sys.columns) AS c, (SELECT COUNT(*) FROM sys.indexes) AS i',
  );
  return JSON.stringify(counted);
}

/** Every non-empty table, and the schema. */
async function preparedIn(dataSource: DataSource): Promise<Prepared> {
  const rows: Record<string, readonly Row[]> = {};
  for (const metadata of dataSource.entityMetadatas) {
    const filled = await rowsOf(dataSource, metadata);
    if (filled.length > 0) rows[metadata.tablePath] = filled;
  }
  return { schema: await schemaOf(dataSource), rows };
}

/** Deletion order: referencing tables first, those written by triggers last. A self-referencing table takes one statement. */
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
