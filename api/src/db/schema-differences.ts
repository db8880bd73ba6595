import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, Table, TableColumn } from 'typeorm';
import { contentOfIndex, INDEXES_OF_SERVER, indexesByTable } from './catalogued-indexes';
import { isSqlServer } from './engine';
import { databaseFacts, isMicrosoft, preflightFaults } from './preflight';
import { currentViews } from './reports/current';
import { REPORTS } from './reports/migrate-views';

const dataSources = (): typeof import('./data-source') => require('./data-source');
const recorder = (): typeof import('./script/recorder') => require('./script/recorder');

/**
 * Where the tables of a database differ from what its migrations make: somebody dropped an index, added a column, changed a type. One Spanish
 * line each. Tables of other people in the same database are theirs. Reads the catalogue alone.
 */
export async function schemaDifferences(dataSource: DataSource): Promise<string[]> {
  const { tables: expected, triggers } = await expectedSchema();
  const found = await tablesOf(dataSource, expected.map(pathOf));
  const database = isSqlServer ? await asCatalogued(dataSource, expected, found) : [];
  return [
    ...database,
    ...tableDifferences(expected, found),
    ...(await triggerDifferences(dataSource, triggers)),
    ...(await viewDifferences(dataSource)),
  ];
}

/** Table by table; of a column its type, its length, whether it may be empty, and how it compares. */
export function tableDifferences(expected: readonly Table[], found: readonly Table[]): string[] {
  const there = new Map(found.map((table) => [pathOf(table), table]));
  return expected.flatMap((table) => {
    const own = there.get(pathOf(table));
    if (own === undefined) return [`falta la tabla ${pathOf(table)}`];
    return KINDS.flatMap(({ name, parts }) => compared(name, pathOf(table), parts(table), parts(own)));
  });
}

/** The embedded engine keeps its conditions as triggers (checks.ts). */
const triggersOf = async (dataSource: DataSource): Promise<string[]> =>
  (await dataSource.query(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)).map(
    ({ name }: { name: string }) => name,
  );

async function triggerDifferences(dataSource: DataSource, expected: readonly string[]): Promise<string[]> {
  if (isSqlServer) return [];
  const found = await triggersOf(dataSource);
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `falta el disparador ${name}`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `sobra el disparador ${name}`),
  ];
}

/** Of the views for reports: those that somebody dropped, and those that nobody made. */
async function viewDifferences(dataSource: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    isSqlServer
      ? `SELECT v.name FROM sys.views v INNER JOIN sys.schemas s ON s.schema_id = v.schema_id WHERE s.name = '${REPORTS}'`
      : `SELECT SUBSTR(name, ${REPORTS.length + 2}) AS name FROM sqlite_master WHERE type = 'view' AND name LIKE '${REPORTS}\\_%' ESCAPE '\\'`,
  );
  const expected = Object.keys(currentViews);
  const found = rows.map(({ name }) => name);
  return [
    ...expected.filter((name) => !found.includes(name)).map((name) => `falta la vista ${REPORTS}.${name}`),
    ...found.filter((name) => !expected.includes(name)).map((name) => `sobra la vista ${REPORTS}.${name}`),
  ];
}

/**
 * TypeORM lists the columns of a server's index in any order, those that are only included among them: taken here as the server keeps them.
 * A server that isn't Microsoft's does not tell which rows an index is of, and has collations of its own: there nobody can compare these.
 * @returns what is wrong with the database itself.
 */
async function asCatalogued(
  dataSource: DataSource,
  expected: readonly Table[],
  found: readonly Table[],
): Promise<string[]> {
  const catalogued = indexesByTable(await dataSource.query(INDEXES_OF_SERVER));
  for (const table of found) table.indices = catalogued.get(pathOf(table)) ?? [];
  const facts = await databaseFacts(dataSource);
  if (isMicrosoft(facts)) return preflightFaults(facts);
  for (const { indices } of expected) for (const index of indices) index.where = '';
  for (const { columns } of [...expected, ...found]) for (const column of columns) delete column.collation;
  return [];
}

/** What the migrations make: on a server by what they send, on the embedded engine in a file that is thrown away. */
async function expectedSchema(): Promise<{ tables: Table[]; triggers: string[] }> {
  if (isSqlServer) return { tables: (await recorder().recordMigrations()).tables, triggers: [] };
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-esquema-'));
  const fresh = await dataSources().openDatabase({ url: join(folder, 'esquema.db'), synchronous: 'OFF' });
  try {
    await fresh.runMigrations();
    const names = await fresh.query(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`);
    const own = (names as { name: string }[]).filter(({ name }) => name !== fresh.options.migrationsTableName);
    const tables = await tablesOf(
      fresh,
      own.map(({ name }) => name),
    );
    return { tables, triggers: await triggersOf(fresh) };
  } finally {
    await fresh.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function tablesOf(dataSource: DataSource, paths: string[]): Promise<Table[]> {
  const runner = dataSource.createQueryRunner();
  try {
    return await runner.getTables(paths);
  } finally {
    await runner.release();
  }
}

/** schema.table, or the table alone on the embedded engine. */
const pathOf = ({ schema, name }: Table): string => {
  const table = name.split('.').at(-1) ?? name;
  return isSqlServer ? `${schema ?? name.split('.').at(-2) ?? 'dbo'}.${table}` : table;
};

/** What is compared, in small letters as servers may give them → how people are told of it. */
type Parts = ReadonlyMap<string, string>;

/** By what they do, not by their names: a server may change these, and a renamed index serves as before. */
const byContent = <T extends { name?: string }>(parts: readonly T[], contentOf: (part: T) => string): Parts =>
  new Map(parts.map((part) => [contentOf(part).toLowerCase(), `${part.name ?? ''} (${contentOf(part)})`.trim()]));

const listed = (names: readonly string[]): string => names.join(', ');

const KINDS: readonly { readonly name: string; readonly parts: (table: Table) => Parts }[] = [
  {
    name: 'la columna',
    parts: ({ columns }) =>
      new Map(
        columns.map((column) => [
          `${column.name} ${shapeOf(column)}`.toLowerCase(),
          `${column.name} (${shapeOf(column)})`,
        ]),
      ),
  },
  {
    name: 'el índice',
    parts: ({ indices }) => byContent(indices, contentOfIndex),
  },
  {
    name: 'la clave única',
    parts: ({ uniques }) => byContent(uniques, ({ columnNames }) => listed([...columnNames].sort())),
  },
  {
    name: 'la clave foránea',
    parts: ({ foreignKeys }) =>
      byContent(
        foreignKeys,
        ({ columnNames, referencedTableName, referencedColumnNames }) =>
          `${listed(columnNames)} → ${referencedTableName.split('.').at(-1)}: ${listed(referencedColumnNames)}`,
      ),
  },
  {
    // by its name alone: a server writes the condition in words of its own
    name: 'la condición',
    parts: ({ checks }) => new Map(checks.map(({ name = '' }) => [name.toLowerCase(), name])),
  },
];

/** Without a collation it is the database's. */
function shapeOf({ type, length, precision, scale, isNullable, collation }: TableColumn): string {
  const size = length !== '' ? `(${length})` : scale !== undefined ? `(${precision},${scale})` : '';
  return `${type}${size} ${isNullable ? 'null' : 'not null'}${collation ? ` ${collation}` : ''}`;
}

function compared(kind: string, table: string, expected: Parts, found: Parts): string[] {
  const only = (one: Parts, other: Parts, what: string): string[] =>
    [...one].flatMap(([content, told]) => (other.has(content) ? [] : [`${what} ${kind} ${told} de ${table}`]));
  return [...only(expected, found, 'falta'), ...only(found, expected, 'sobra')];
}
