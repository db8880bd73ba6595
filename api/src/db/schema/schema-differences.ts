import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, Table, TableColumn } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { REPORTS, updateReportViews, viewStatements } from '../reports/create';
import { type DatabaseFacts, databaseFacts, isMicrosoft, preflightFaults } from '../server/preflight';
import { contentOfIndex, INDEXES_OF_SERVER, indexesByTable } from './catalogued-indexes';
import {
  conditionsAsServerWrites,
  type Definitions,
  definitionDifferences,
  definitionsFound,
  definitionsMade,
  switchedOff,
  switchedOffLines,
} from './definitions';
import { tablesOf as tablesOfEntities } from './tables';

const dataSources = (): typeof import('../data-source') => require('../data-source');

/** The schema that this version of the program creates. */
interface ExpectedSchema {
  readonly tables: Table[];
  /** Triggers and views. */
  readonly definitions: Definitions;
}

/**
 * Differences between a database and this version's schema (dropped index, added column, changed type, check or view, disabled trigger or foreign
 * key), one Spanish line each. Foreign tables are ignored. Read-only.
 */
export async function schemaDifferences(dataSource: DataSource): Promise<string[]> {
  const { tables: expected, definitions } = await expectedSchema(dataSource);
  const found = await tablesOf(dataSource, expected.map(pathOf));
  const facts = isSqlServer ? await databaseFacts(dataSource) : null;
  const areas = [...new Set(expected.map((table) => pathOf(table).split('.')[0] as string)), REPORTS];
  const inWords = facts === null || isMicrosoft(facts);
  return [
    ...(facts === null ? [] : await asCatalogued(dataSource, facts, expected, found)),
    ...tableDifferences(expected, found),
    ...definitionDifferences(definitions, await definitionsFound(dataSource, areas), inWords),
    ...(facts !== null && inWords ? switchedOffLines(await switchedOff(dataSource), expected.map(pathOf)) : []),
  ];
}

/** Compares tables: columns by type, length, nullability and collation. */
export function tableDifferences(expected: readonly Table[], found: readonly Table[]): string[] {
  const there = new Map(found.map((table) => [pathOf(table), table]));
  return expected.flatMap((table) => {
    const match = there.get(pathOf(table));
    if (match === undefined) return [`falta la tabla ${pathOf(table)}`];
    return KINDS.flatMap(({ name, parts }) => compared(name, pathOf(table), parts(table), parts(match)));
  });
}

/**
 * TypeORM lists index columns in any order, included ones among them: this restores the catalogue's order. A TDS server that isn't Microsoft's does
 * not report filters, and has its own collations and notation, so these are not compared there. @returns faults of the database itself.
 */
async function asCatalogued(
  dataSource: DataSource,
  facts: DatabaseFacts,
  expected: readonly Table[],
  found: readonly Table[],
): Promise<string[]> {
  const catalogued = indexesByTable(await dataSource.query(INDEXES_OF_SERVER));
  for (const table of found) table.indices = catalogued.get(pathOf(table)) ?? [];
  if (isMicrosoft(facts)) {
    await conditionsAsServerWrites(dataSource, expected);
    return preflightFaults(facts);
  }
  for (const { indices } of expected) for (const index of indices) index.where = '';
  for (const { columns, checks } of [...expected, ...found]) {
    for (const column of columns) delete column.collation;
    for (const check of checks) check.expression = '';
  }
  return [];
}

/** The schema of the entities; on the embedded engine, that of a temporary database with all migrations, which also has expression indexes. */
async function expectedSchema(dataSource: DataSource): Promise<ExpectedSchema> {
  if (isSqlServer)
    return {
      tables: tablesOfEntities(dataSource),
      definitions: definitionsMade([...viewStatements(dataSource).values()]),
    };
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-esquema-'));
  const fresh = await dataSources().openDatabase({ url: join(folder, 'esquema.db'), synchronous: 'OFF' });
  try {
    await fresh.runMigrations();
    await updateReportViews(fresh);
    const names = await fresh.query(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`);
    const match = (names as { name: string }[]).filter(({ name }) => name !== fresh.options.migrationsTableName);
    const tables = await tablesOf(
      fresh,
      match.map(({ name }) => name),
    );
    return { tables, definitions: await definitionsFound(fresh, []) };
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

/** Compared form in lower case → form shown to people. */
type Parts = ReadonlyMap<string, string>;

/** Compares by content, not by name: a server may change names, and a renamed index still works. */
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
    name: 'la condición',
    parts: ({ checks }) =>
      new Map(
        checks.map(({ name = '', expression = '' }) => [
          `${name} ${expression}`.toLowerCase(),
          expression === '' ? name : `${name} (${expression})`,
        ]),
      ),
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
