import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource, type QueryRunner, type Table, TableCheck } from 'typeorm';
import { openDatabase } from '../data-source';
import { isSqlServer } from '../engine';
import { migrations } from '../migrations';
import { remembering, SNAPSHOT, snapshotOf, tablesOfSnapshot, unconnected } from './model';
import { fileOf, indexSource, migrationSource, type Statements } from './source';
import { tablesOf } from './tables';

const FOLDER = join(SNAPSHOT, '..');

/** What this engine must be told so that its tables become those of the entities: TypeORM's own difference. Empty = nothing changed. */
export async function difference(): Promise<string[]> {
  if (isSqlServer) return changesOf(await unconnected(tablesOfSnapshot()));
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-esquema-'));
  const dataSource = await openDatabase({ url: join(folder, 'esquema.db'), synchronous: 'OFF' });
  try {
    await dataSource.runMigrations();
    return await changesOf(dataSource);
  } finally {
    await dataSource.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function changesOf(dataSource: DataSource): Promise<string[]> {
  const found = await dataSource
    .createQueryRunner()
    .getTables(dataSource.entityMetadatas.map(({ tablePath }) => tablePath));
  const changed = changedChecks(found, tablesOf(dataSource));
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return [
    ...(await told(dataSource, changed, (runner, { table, old }) => runner.dropCheckConstraint(table, old))),
    ...upQueries.map(({ query }) => query),
    ...(await told(dataSource, changed, (runner, { table, check }) => runner.createCheckConstraint(table, check))),
  ];
}

interface ChangedCheck {
  readonly table: Table;
  readonly old: TableCheck;
  readonly check: TableCheck;
}

const bare = (expression = ''): string => expression.replace(/^\((.*)\)$/s, '$1');

/** TypeORM takes a check of the same name for the same one: a list of states that grew is seen here. */
function changedChecks(found: readonly Table[], wanted: readonly Table[]): ChangedCheck[] {
  return wanted.flatMap(({ name, checks }) => {
    const table = found.find((one) => one.name.endsWith(name));
    return checks.flatMap((check) => {
      const old = table?.checks.find((one) => one.name === check.name);
      if (table === undefined || old === undefined || [old.expression, bare(old.expression)].includes(check.expression))
        return [];
      return [{ table, old, check: new TableCheck({ name: check.name, expression: check.expression ?? '' }) }];
    });
  });
}

async function told(
  dataSource: DataSource,
  changed: readonly ChangedCheck[],
  change: (runner: QueryRunner, check: ChangedCheck) => Promise<void>,
): Promise<string[]> {
  const runner = remembering(dataSource);
  for (const check of changed) await change(runner, check);
  return runner.getMemorySql().upQueries.map(({ query }) => query);
}

/** The tables of SQL Server as the entities say them, to be kept beside the migration that makes them. */
export const presentSnapshot = async (): Promise<string> => snapshotOf(tablesOf(await unconnected()));

/**
 * Writes the next migration: its file, the list, the snapshot.
 * @param name in capitals and small letters without blanks: 'FechaDeEntrega'.
 * @returns the files.
 */
export function writeMigration(name: string, statements: Statements, snapshot: string, now: number): string[] {
  const full = `${name}${now}`;
  const files: [string, string][] = [
    [join(FOLDER, `${fileOf(full)}.ts`), migrationSource(full, statements)],
    [join(FOLDER, 'index.ts'), indexSource([...migrations.map((one) => one.name), full])],
    [SNAPSHOT, snapshot],
  ];
  for (const [path, text] of files) writeFileSync(path, text);
  return files.map(([path]) => path);
}

/** Whether the snapshot is that of the entities. */
export const isCurrent = (tables: readonly Table[]): boolean => snapshotOf(tables) === readFileSync(SNAPSHOT, 'utf8');
