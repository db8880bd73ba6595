import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instanteDe } from '@adjudica/domain';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { isSqlServer } from '../config/engine';
import { descriptionStatements, descriptionsOf } from './dictionary/descriptions';
import { dictionaryOf } from './dictionary/dictionary';
import { dropReportViews, updateReportViews } from './reports/create';
import { reportViews } from './reports/views';
import { hashIn, scriptName, VERSION_COLUMNS } from './script/t-sql';
import { assertDatabaseFits } from './server/preflight';

/** Where the scripts for DBAs are committed; an installation may lack them. */
export const SCRIPTS = join(__dirname, '..', '..', '..', 'scripts', 'sql');

/** The data dictionary, written with them. */
export const DICTIONARY = join(SCRIPTS, '..', '..', 'docs', 'data', 'datos.md');

/** The table of applied migrations. */
const versionTable = (): string => (isSqlServer ? '"dbo"."migracion"' : '"migracion"');
const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;

export interface AppliedMigration {
  readonly name: string;
  /** null for migrations applied before this was recorded. */
  readonly aplicadaPor: string | null;
  readonly aplicadaEn: string | null;
  readonly duracionMs: number | null;
  /** SHA-256 of the T-SQL statements; null = unknown. */
  readonly huella: string | null;
}

/** A migration failed and was rolled back; those before it are applied. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(override readonly cause: Error) {
    super(cause.message);
  }
}

/**
 * Applies the pending migrations, each in its own transaction, and records who applied it, when, how long it took and the hash of its statements.
 * @returns their names. @throws ConfigError when the database itself does not fit (preflight.ts), MigrationFailed.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  await assertDatabaseFits(dataSource);
  if (await dataSource.showMigrations()) await dropReportViews(dataSource);
  const took = new Map<string, number>();
  for (const migration of dataSource.migrations) {
    const up = migration.up.bind(migration);
    migration.up = async (runner) => {
      const started = performance.now();
      await up(runner);
      took.set(migration.name ?? migration.constructor.name, Math.round(performance.now() - started));
    };
  }
  const applied = await dataSource.runMigrations().catch((error: Error) => {
    throw new MigrationFailed(error);
  });
  await addColumns(dataSource);
  const who = isSqlServer ? 'SUSER_SNAME()' : 'NULL';
  for (const { name } of applied) {
    const huella = hashOf(name);
    await dataSource.query(
      `UPDATE ${versionTable()} SET "huella" = ${huella === null ? 'NULL' : literal(huella)}, "aplicadaPor" = ${who}, "aplicadaEn" = ${now()}, "duracionMs" = ${took.get(name) ?? 'NULL'} WHERE "name" = ${literal(name)}`,
    );
  }
  await updateReportViews(dataSource);
  await describe(dataSource);
  return applied.map(({ name }) => name);
}

/** Writes the descriptions of tables, views and columns that are missing or changed. */
async function describe(dataSource: DataSource): Promise<void> {
  if (!isSqlServer) return;
  await dataSource.query(descriptionStatements(descriptionsOf(dictionaryOf(dataSource), reportViews(dataSource))));
}

const now = (): string => (isSqlServer ? 'SYSUTCDATETIME()' : "strftime('%Y-%m-%d %H:%M:%f', 'now')");

/** TypeORM creates the version table without them. */
async function addColumns(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    for (const [name, type] of VERSION_COLUMNS)
      if (!(await runner.hasColumn(versionTable().replaceAll('"', ''), name)))
        await runner.query(`ALTER TABLE ${versionTable()} ADD "${name}" ${type} NULL`);
  } finally {
    await runner.release();
  }
}

/** Hash of the committed script of a migration; null if there is none. */
export function hashOf(name: string): string | null {
  const path = join(SCRIPTS, scriptName(name));
  return existsSync(path) ? hashIn(readFileSync(path, 'utf8')) : null;
}

export interface VersionReport {
  readonly applied: readonly AppliedMigration[];
  readonly pending: readonly string[];
  /** Applied by another version of the program. */
  readonly unknown: readonly string[];
  /** Applied with other statements than the committed script has. */
  readonly other: readonly string[];
}

/** Compares the version table with the migrations of this program. Read-only. */
export async function versionReport(dataSource: DataSource): Promise<VersionReport> {
  const executor = new MigrationExecutor(dataSource);
  const executed = await executor.getExecutedMigrations();
  const pending = await executor.getPendingMigrations();
  const known = new Set(dataSource.migrations.map((migration) => migration.name ?? migration.constructor.name));
  const rows = executed.length === 0 ? [] : await dataSource.query(`SELECT * FROM ${versionTable()}`);
  const applied = executed.map(({ name }): AppliedMigration => {
    const {
      aplicadaPor = null,
      aplicadaEn = null,
      duracionMs = null,
      huella = null,
    } = (rows as (Partial<AppliedMigration> & { name: string })[]).find((row) => row.name === name) ?? {};
    return { name, aplicadaPor, aplicadaEn: aplicadaEn === null ? null : instant(aplicadaEn), duracionMs, huella };
  });
  return {
    applied,
    pending: pending.map(({ name }) => name),
    unknown: applied.flatMap(({ name }) => (known.has(name) ? [] : [name])),
    other: applied.flatMap(({ name, huella }) => {
      const committed = hashOf(name);
      return huella === null || committed === null || huella === committed ? [] : [name];
    }),
  };
}

/** '2026-03-05 14:00', UTC: the driver of a server gives a date, the embedded one its text. */
const instant = (value: unknown): string =>
  (value instanceof Date ? instanteDe(value).replace('T', ' ') : String(value)).slice(0, 16);
