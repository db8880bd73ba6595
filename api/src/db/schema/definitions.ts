import type { DataSource, Table, TableColumn } from 'typeorm';
import { isSqlServer } from '../../config/engine';

/* What TypeORM does not read of a schema: texts of triggers and views, conditions as the server writes them, disabled constraints and triggers. */

/** 'disparador TR_x', 'vista reporte.x' → the statement that made it. */
export type Definitions = ReadonlyMap<string, string>;

/** Ignores blanks and the last semicolon. */
const plain = (sql: string): string =>
  sql
    .replace(/\s+/g, ' ')
    .replace(/[\s;]+$/, '')
    .trim();

const KIND: Readonly<Record<string, string>> = { TRIGGER: 'disparador', VIEW: 'vista', TR: 'disparador', V: 'vista' };
const MADE = /^(CREATE|ALTER|CREATE OR ALTER|DROP)\s+(VIEW|TRIGGER)\s+(?:IF EXISTS\s+)?(?:"?(\w+)"?\.)?"?(\w+)"?/i;

/** A trigger belongs to its table, whatever its schema. */
function named(kind: string | undefined, area: string | null | undefined, name: string): string {
  const what = KIND[kind?.toUpperCase() ?? ''];
  return `${what} ${area && what === 'vista' ? `${area}.` : ''}${name}`;
}

/** The triggers and views that remain after these statements. */
export function definitionsMade(statements: readonly string[]): Definitions {
  const made = new Map<string, string>();
  for (const statement of statements) {
    const [, act = '', kind, area, name = ''] = MADE.exec(statement.trim()) ?? [];
    if (act === '') continue;
    if (act.toUpperCase() === 'DROP') made.delete(named(kind, area, name));
    else made.set(named(kind, area, name), plain(statement.trim()));
  }
  return made;
}

interface Module {
  readonly kind: string;
  readonly area: string | null;
  readonly name: string;
  readonly text: string | null;
}

/** Of a server those of the given areas, of the embedded engine all that there are. */
export async function definitionsFound(dataSource: DataSource, areas: readonly string[]): Promise<Definitions> {
  const rows: Module[] = await dataSource.query(
    isSqlServer
      ? `SELECT RTRIM(o.type) AS kind, s.name AS area, o.name AS name, m.definition AS text FROM sys.objects o INNER JOIN sys.schemas s ON s.schema_id = o.schema_id
         LEFT JOIN sys.sql_modules m ON m.object_id = o.object_id WHERE o.type IN ('V', 'TR') AND s.name IN (${areas.map((area) => `'${area}'`).join(', ')})`
      : `SELECT type AS kind, NULL AS area, name, sql AS text FROM sqlite_master WHERE type IN ('trigger', 'view')`,
  );
  return new Map(rows.map(({ kind, area, name, text }) => [named(kind, area, name), plain(text ?? '')]));
}

/** @param withText whether the server keeps the text as it was sent */
export function definitionDifferences(expected: Definitions, found: Definitions, withText: boolean): string[] {
  const said = (name: string): string => `${name.startsWith('vista') ? 'la' : 'el'} ${name}`;
  return [
    ...[...expected.keys()].filter((name) => !found.has(name)).map((name) => `falta ${said(name)}`),
    ...[...found.keys()].filter((name) => !expected.has(name)).map((name) => `sobra ${said(name)}`),
    ...[...expected].flatMap(([name, text]) => {
      const there = found.get(name);
      return !withText || there === undefined || there === text ? [] : [`es otra la definición de ${name}`];
    }),
  ];
}

/** Foreign keys, checks, triggers and indexes that are disabled or not trusted. */
const SWITCHED_OFF = [
  ['la clave foránea', 'sys.foreign_keys', 'parent_object_id', 'x.is_not_trusted'],
  ['la condición', 'sys.check_constraints', 'parent_object_id', 'x.is_not_trusted'],
  ['el disparador', 'sys.triggers', 'parent_id', '0'],
  ['el índice', 'sys.indexes', 'object_id', '0'],
]
  .map(
    ([what, from, parent, untrusted]) =>
      `SELECT N'${what}' AS what, s.name + '.' + t.name AS path, x.name AS name, x.is_disabled AS disabled, ${untrusted} AS untrusted FROM ${from} x INNER JOIN sys.tables t ON t.object_id = x.${parent} INNER JOIN sys.schemas s ON s.schema_id = t.schema_id WHERE x.is_disabled = 1 OR ${untrusted} = 1`,
  )
  .join(' UNION ALL ');

export interface SwitchedOff {
  readonly what: string;
  readonly path: string;
  readonly name: string;
  readonly disabled: boolean | number;
  readonly untrusted: boolean | number;
}

export const switchedOff = (dataSource: DataSource): Promise<SwitchedOff[]> => dataSource.query(SWITCHED_OFF);

export const switchedOffLines = (rows: readonly SwitchedOff[], paths: readonly string[]): string[] =>
  rows
    .filter(({ path }) => paths.includes(path))
    .map(({ what, path, name, disabled }) =>
      disabled
        ? `no rige ${what} ${name} de ${path}: alguien la desactivó`
        : `nadie comprobó ${what} ${name} de ${path} con las filas que hay: ALTER TABLE ${path} WITH CHECK CHECK CONSTRAINT "${name}"`,
    );

const TYPES_WITHOUT_SIZE = /^(int|bigint|bit|date|tinyint|smallint|uniqueidentifier)$/;
const sizeOf = ({ type, length, precision, scale }: TableColumn): string => {
  if (TYPES_WITHOUT_SIZE.test(type)) return '';
  if (length) return `(${length})`;
  if (type === 'datetime2') return `(${precision ?? 3})`;
  return precision === undefined ? '' : `(${precision},${scale ?? 0})`;
};

/** A temporary table with the checks of another: from it the server returns how it writes them. */
export function scratchTable({ columns, checks }: Table, mark: string): string {
  const parts = [
    ...columns.map((column) => `"${column.name}" ${column.type}${sizeOf(column)} NULL`),
    ...checks.map(({ expression }, at) => `CONSTRAINT "${mark}_${at}" CHECK (${expression})`),
  ];
  return `CREATE TABLE #esperada (${parts.join(', ')})`;
}

/** Replaces our conditions by the server's notation: */
export async function conditionsAsServerWrites(dataSource: DataSource, tables: readonly Table[]): Promise<void> {
  const mark = `esperada_${process.pid}_${Date.now()}`;
  const runner = dataSource.createQueryRunner();
  try {
    for (const table of tables.filter(({ checks }) => checks.length > 0)) {
      await runner.query(scratchTable(table, mark));
      const written: { name: string; definition: string }[] = await runner.query(
        `SELECT name, definition FROM tempdb.sys.check_constraints WHERE parent_object_id = OBJECT_ID('tempdb..#esperada')`,
      );
      await runner.query('DROP TABLE #esperada');
      for (const { name, definition } of written) {
        const check = table.checks[Number(name.slice(mark.length + 1))];
        if (check !== undefined) check.expression = definition;
      }
    }
  } finally {
    await runner.release();
  }
}
