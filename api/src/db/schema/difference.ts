import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource, type QueryRunner, type Table, TableCheck } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { dataSourceOptions, openDatabase } from '../data-source';
import { migrations } from '../migrations';
import { remembering, SNAPSHOT, snapshotOf, tablesOfSnapshot, unconnected } from './model';
import { fileOf, indexSource, migrationSource, type Statements } from './source';
import { AREAS, statementsOf, tablesOf } from './tables';

const FOLDER = join(SNAPSHOT, '..');

/** The statements that turn this engine's tables into those of the entities. Empty = no change. */
export const difference = (): Promise<string[]> => (isSqlServer ? ofServer() : ofEmbedded());

/** TypeORM's own difference, from the tables of the snapshot. */
async function ofServer(): Promise<string[]> {
  const found = tablesOfSnapshot();
  const dataSource = await unconnected(found);
  const changed = changedChecks(found, tablesOf(dataSource));
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return [
    ...(await told(dataSource, changed, (runner, { table, old }) => runner.dropCheckConstraint(table, old))),
    ...upQueries.map(({ query }) => query),
    ...(await told(dataSource, changed, (runner, { table, check }) => runner.createCheckConstraint(table, check))),
  ];
}

/**
 * The embedded engine rebuilds a table for nearly every change: once, with its rows and indexes. A new NOT NULL column needs its value in the
 * INSERT.
 */
async function ofEmbedded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-esquema-'));
  const dataSource = await openDatabase({ url: join(folder, 'esquema.db'), synchronous: 'OFF' });
  try {
    await dataSource.runMigrations();
    const rows: Made[] = await dataSource.query(
      `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master WHERE sql IS NOT NULL AND type IN ('table', 'index') AND name NOT LIKE 'sqlite_%' AND tbl_name <> 'migracion'`,
    );
    // the pool's runner cannot collect statements
    const empty = await new DataSource(dataSourceOptions({ url: ':memory:' })).initialize();
    const runner = remembering(empty);
    const wanted: string[] = [];
    for (const area of AREAS) wanted.push(...(await statementsOf(area, dataSource, runner)));
    await empty.destroy();
    return await rewritten(rows, wanted.map(madeBy), (table) => columnsIn(dataSource, table));
  } finally {
    await dataSource.destroy();
    rmSync(folder, { recursive: true });
  }
}

interface Made {
  readonly type: string;
  readonly name: string;
  readonly table: string;
  readonly sql: string;
}

function madeBy(statement: string): Made {
  const sql = statement.trim();
  const [, , type = '', name = '', table = name] =
    /^CREATE (UNIQUE )?(TABLE|INDEX) "(\w+)"(?: ON "(\w+)")?/.exec(sql) ?? [];
  return { type: type.toLowerCase(), name, table, sql };
}

async function columnsIn(dataSource: DataSource, table: string): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(`SELECT name FROM pragma_table_info('${table}')`);
  return rows.map(({ name }) => name);
}

async function rewritten(
  found: readonly Made[],
  wanted: readonly Made[],
  columnsOf: (table: string) => Promise<string[]>,
): Promise<string[]> {
  const there = new Map(found.map((one) => [one.name, one.sql.trim()]));
  const kept = new Set(wanted.map(({ name }) => name));
  const statements = found
    .filter(({ name }) => !kept.has(name))
    .map(({ type, name }) => `DROP ${type.toUpperCase()} "${name}"`);
  const anew = new Set<string>();
  for (const { type, name, table, sql } of wanted) {
    if (type === 'index' ? there.get(name) === sql && !anew.has(table) : there.get(name) === sql) continue;
    if (type === 'table' && there.has(name)) statements.push(...tableAnew(name, sql, await columnsOf(name)));
    else if (type === 'index' && there.has(name) && !anew.has(table)) statements.push(`DROP INDEX "${name}"`, sql);
    else statements.push(sql);
    if (type === 'table') anew.add(name);
  }
  return statements;
}

function tableAnew(name: string, sql: string, before: readonly string[]): string[] {
  const columns = before.filter((column) => sql.includes(`"${column}" `)).map((column) => `"${column}"`);
  return [
    sql.replace(`"${name}"`, `"nueva_${name}"`),
    `INSERT INTO "nueva_${name}" (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM "${name}"`,
    `DROP TABLE "${name}"`,
    `ALTER TABLE "nueva_${name}" RENAME TO "${name}"`,
  ];
}

interface ChangedCheck {
  readonly table: Table;
  readonly old: TableCheck;
  readonly check: TableCheck;
}

/** TypeORM compares checks by name only: changed conditions (a new state) are found here. */
function changedChecks(found: readonly Table[], wanted: readonly Table[]): ChangedCheck[] {
  return wanted.flatMap(({ name, checks }) => {
    const table = found.find((one) => one.name === name);
    return checks.flatMap((check) => {
      const old = table?.checks.find((one) => one.name === check.name);
      if (table === undefined || old === undefined || old.expression === check.expression) return [];
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

/** Snapshot of SQL Server's tables, committed beside the migration that creates them. */
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

/** Whether the snapshot is up to date with the entities. */
export const isCurrent = (tables: readonly Table[]): boolean => snapshotOf(tables) === readFileSync(SNAPSHOT, 'utf8');
