import { type QueryRunner, TableCheck } from 'typeorm';
import { ConfigError } from '../config-error';
import { isSqlServer } from './engine';
import { constraintNames } from './naming';
import { type Area, tablePath } from './table';

/** What must hold of a row, in the words of this engine; `of` writes the name of a column. An empty column always passes. */
export type Condition = (of: (column: string) => string) => string;

const textOf = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const orEmpty =
  (column: string, holds: Condition): Condition =>
  (of) =>
    `${of(column)} IS NULL OR (${holds(of)})`;
const DIGIT = '[0-9]';
/** Both engines know sets of characters, under different names. */
const LIKE = isSqlServer ? 'LIKE' : 'GLOB';

/** Said once for each kind of column, for migrations. */
export const condition = {
  /** A day of the calendar, 'YYYY-MM-DD': there is no 31st of February. */
  date: (column: string): Condition =>
    orEmpty(column, (of) =>
      isSqlServer
        ? `${of(column)} LIKE '${DIGIT.repeat(4)}-${DIGIT.repeat(2)}-${DIGIT.repeat(2)}' AND TRY_CONVERT(date, ${of(column)}, 23) IS NOT NULL`
        : `date(${of(column)}) IS ${of(column)}`,
    ),
  /** 'HH:MM', from 00:00 to 23:59. */
  time: (column: string): Condition =>
    orEmpty(column, (of) => `${of(column)} ${LIKE} '[0-2][0-9]:[0-5][0-9]' AND ${of(column)} < '24:00'`),
  oneOf: (column: string, values: readonly string[]): Condition =>
    orEmpty(column, (of) => `${of(column)} IN (${values.map(textOf).join(', ')})`),
  digits: (column: string, length: number): Condition =>
    orEmpty(column, (of) => `${of(column)} ${LIKE} '${DIGIT.repeat(length)}'`),
  /** Never less than this. */
  atLeast: (column: string, least: number): Condition => orEmpty(column, (of) => `${of(column)} >= ${least}`),
  /** Both bounds are allowed. */
  between: (column: string, least: number, most: number): Condition =>
    orEmpty(column, (of) => `${of(column)} BETWEEN ${least} AND ${most}`),
  /** Every one of them. */
  all:
    (...conditions: readonly Condition[]): Condition =>
    (of) =>
      conditions.map((holds) => `(${holds(of)})`).join(' AND '),
  /** The end of a time is not before its beginning. */
  notBefore: (from: string, to: string): Condition =>
    orEmpty(to, (of) => `${of(from)} IS NULL OR ${of(from)} <= ${of(to)}`),
  /** The code is that of a row of another table. */
  known: (column: string, target: { area: Area; table: string; column: string }): Condition =>
    orEmpty(
      column,
      (of) =>
        `EXISTS (SELECT 1 FROM ${quoted(tablePath(target.area, target.table))} k WHERE k."${target.column}" = ${of(column)})`,
    ),
} as const;

export interface CheckedTable {
  readonly area: Area;
  readonly table: string;
  /** By which a row that breaks one is named. */
  readonly key?: string;
  /** What is checked (a column, mostly) → what must hold. */
  readonly checks: Readonly<Record<string, Condition>>;
}

const quoted = (path: string): string =>
  path
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
const ofTable = (column: string): string => `"${column}"`;
const placeOf = ({ area, table }: CheckedTable): string => quoted(tablePath(area, table));

/** Of a CHECK that the embedded engine has as triggers: one for rows that come, one for rows that change. */
const triggersOf = (table: string, what: string): Record<'INSERT' | 'UPDATE', string> => {
  const name = constraintNames.check(table, what);
  return { INSERT: `${name}_insert`, UPDATE: `${name}_update` };
};

/**
 * Adds the conditions to tables with rows: CHECK constraints on SQL Server. The embedded engine would write each table anew for one; there two
 * triggers refuse the same rows in the same words, and cost a new database no more than an old one.
 */
export async function addChecks(runner: QueryRunner, tables: readonly CheckedTable[]): Promise<void> {
  for (const place of tables)
    for (const [what, holds] of Object.entries(place.checks)) {
      const name = constraintNames.check(place.table, what);
      if (isSqlServer)
        await runner.createCheckConstraint(
          tablePath(place.area, place.table),
          new TableCheck({ name, expression: holds(ofTable) }),
        );
      else
        for (const [write, trigger] of Object.entries(triggersOf(place.table, what)))
          await runner.query(
            `CREATE TRIGGER "${trigger}" BEFORE ${write} ON "${place.table}" WHEN NOT (${holds((column) => `NEW."${column}"`)}) ` +
              `BEGIN SELECT RAISE(ABORT, 'CHECK constraint failed: ${name}'); END`,
          );
    }
}

export async function dropChecks(runner: QueryRunner, tables: readonly CheckedTable[]): Promise<void> {
  for (const place of tables)
    for (const [what, holds] of Object.entries(place.checks)) {
      const name = constraintNames.check(place.table, what);
      if (isSqlServer)
        await runner.dropCheckConstraint(
          tablePath(place.area, place.table),
          new TableCheck({ name, expression: holds(ofTable) }),
        );
      else
        for (const trigger of Object.values(triggersOf(place.table, what)))
          await runner.query(`DROP TRIGGER "${trigger}"`);
    }
}

/** Ours; a server's own begin below. */
const BROKEN = 51_017;
const MESSAGE = 'No se cambió nada: hay datos que no cumplen lo que desde esta versión se exige. Corríjalos y repita.';

/**
 * Before any of the conditions is added: rows that break one stop the migration, which has changed nothing yet, with how many they are and
 * the key of the first. @throws ConfigError.
 */
export async function refuseBrokenRows(runner: QueryRunner, tables: readonly CheckedTable[]): Promise<void> {
  const counts = tables.flatMap((place) =>
    Object.entries(place.checks).map(([what, holds]) => ({
      what: `${place.area}.${place.table}, ${what}`,
      key: place.key ?? 'id',
      of: `${placeOf(place)} WHERE NOT (${holds(ofTable)})`,
    })),
  );
  if (isSqlServer) return refuseOnServer(runner, counts);
  const broken: string[] = [];
  for (const { what, key, of } of counts) {
    const [row] = await runner.query(`SELECT COUNT(*) AS n, MIN("${key}") AS first FROM ${of}`);
    if (row.n > 0) broken.push(lineOf(what, row.n, key, row.first));
  }
  if (broken.length > 0) throw new ConfigError([MESSAGE, ...broken].join('\n'));
}

const lineOf = (what: string, rows: string | number, key: string, first: string | number): string =>
  `  ${what}: ${rows} filas, la primera con ${key} ${first}`;

/** One batch without a question, so that the script for those who apply by hand has it too. */
async function refuseOnServer(
  runner: QueryRunner,
  counts: readonly { what: string; key: string; of: string }[],
): Promise<void> {
  const [before = '', between = '', after = ''] = lineOf('\0', '\0', '\0', '').split('\0');
  const lines = counts.map(
    ({ what, key, of }) =>
      `SET @rotas = @rotas + COALESCE((SELECT N'${before}${what}${between}' + CAST(COUNT(*) AS nvarchar(12)) + N'${after}${key} ' + CAST(MIN("${key}") AS nvarchar(40)) + NCHAR(10) FROM ${of} HAVING COUNT(*) > 0), N'');`,
  );
  const message = `N'${MESSAGE}' + NCHAR(10) + @rotas`;
  const batch = `DECLARE @rotas nvarchar(max) = N'';\n${lines.join('\n')}\nIF @rotas <> N'' BEGIN SET @rotas = LEFT(${message}, 2000); THROW ${BROKEN}, @rotas, 1; END;`;
  try {
    await runner.query(batch);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    throw said.includes(MESSAGE) ? new ConfigError(said.slice(said.indexOf(MESSAGE)).trimEnd()) : error;
  }
}
