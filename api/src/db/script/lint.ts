import type { Table, TableColumn } from 'typeorm';
import { constraintNames } from '../engine/naming';
import type { ScriptedMigration } from './t-sql';

/** SQL Server's limits: bytes of a clustered key, bytes of any other key, characters of a name. */
const CLUSTERED_KEY_BYTES = 900;
const KEY_BYTES = 1700;
const NAME_LENGTH = 128;
const VALUES_ROWS = 1000;

/** T-SQL's reserved words: unquoted, they would be a syntax error. */
const RESERVED = new Set(
  `add all alter and any as asc authorization backup begin between break browse bulk by cascade case check checkpoint close clustered coalesce collate
  column commit compute constraint contains containstable continue convert create cross current current_date current_time current_timestamp current_user
  cursor database dbcc deallocate declare default delete deny desc disk distinct distributed double drop dump else end errlvl escape except exec execute
  exists exit external fetch file fillfactor for foreign freetext freetexttable from full function goto grant group having holdlock identity
  identity_insert identitycol if in index inner insert intersect into is join key kill left like lineno load merge national nocheck nonclustered not null
  nullif of off offsets on open opendatasource openquery openrowset openxml option or order outer over percent pivot plan precision primary print proc
  procedure public raiserror read readtext reconfigure references replication restore restrict return revert revoke right rollback rowcount rowguidcol
  rule save schema securityaudit select semantickeyphrasetable semanticsimilaritydetailstable semanticsimilaritytable session_user set setuser shutdown
  some statistics system_user table tablesample textsize then to top tran transaction trigger truncate try_convert tsequal union unique unpivot update
  updatetext use user values varying view waitfor when where while with within writetext`.split(/\s+/),
);

const FIXED_BYTES: Readonly<Record<string, number>> = {
  int: 4,
  bigint: 8,
  smallint: 2,
  tinyint: 1,
  bit: 1,
  date: 3,
  datetime2: 8,
  decimal: 9,
  uniqueidentifier: 16,
};

const bytesOf = ({ type, length }: TableColumn): number => {
  if (/max/i.test(length)) return Number.POSITIVE_INFINITY;
  if (type === 'nvarchar' || type === 'nchar') return 2 * Number(length);
  if (type === 'varchar' || type === 'char') return Number(length);
  return FIXED_BYTES[type] ?? 16;
};

const shapeOf = ({ type, length, precision, scale }: TableColumn): string =>
  [type, length, precision, scale].filter((part) => part !== undefined && part !== null && part !== '').join(' ');

/** Constructs of other dialects or of paid features, searched in statements without literals and quoted names. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/\|\|/, '|| no concatena: use CONCAT o +'],
  [/::/, ':: no convierte: use CAST'],
  [/\b(TRUE|FALSE)\b/i, 'no hay TRUE ni FALSE: use 1 y 0'],
  [/\b(boolean|jsonb?|serial|text|datetime)\b/i, 'tipo que SQL Server no tiene o desaconseja'],
  [/\bNOW\s*\(/i, 'NOW() no existe: use SYSUTCDATETIME()'],
  [/\bLENGTH\s*\(/i, 'LENGTH() no existe: use LEN() o DATALENGTH()'],
  [/\bLIMIT\b/i, 'LIMIT no existe: use TOP u OFFSET … FETCH'],
  [/\bCREATE\s+OR\s+ALTER\b/i, 'use DROP IF EXISTS y CREATE, cada uno en su lote'],
  [/\bMERGE\b/i, 'MERGE con OUTPUT: use UPDATE y después INSERT'],
  [/\bON\s+(DELETE|UPDATE)\s+(CASCADE|SET)\b/i, 'una fila legal nunca se borra ni cambia por otra'],
];

/** The statement with literals and quoted names emptied. */
export const skeleton = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, "''").replace(/"(?:[^"]|"")*"|\[[^\]]*\]/g, '""');

function statementFaults(sql: string): string[] {
  const bare = skeleton(sql);
  const faults = FORBIDDEN.filter(([pattern]) => pattern.test(bare)).map(([, why]) => why);
  const rows = /\bVALUES\b([\s\S]*)$/i.exec(bare)?.[1]?.split(/\)\s*,\s*\(/).length ?? 0;
  if (rows > VALUES_ROWS) faults.push(`VALUES con ${rows} filas: el límite es ${VALUES_ROWS} (10738)`);
  return faults;
}

/** schema.table of a name with or without the database. */
const pathOf = (name: string): string => name.split('.').slice(-2).join('.');

function keyFaults(table: Table): string[] {
  const keys = [
    { name: 'la clave primaria', columns: table.primaryColumns.map(({ name }) => name), limit: CLUSTERED_KEY_BYTES },
    ...table.uniques.map(({ name, columnNames }) => ({ name: `${name}`, columns: columnNames, limit: KEY_BYTES })),
    ...table.indices.map(({ name, columnNames }) => ({ name: `${name}`, columns: columnNames, limit: KEY_BYTES })),
  ];
  const faults: string[] = [];
  for (const { name, columns, limit } of keys) {
    const bytes = columns.reduce((sum, column) => {
      const found = table.findColumnByName(column);
      if (found === undefined) faults.push(`${name}: no existe la columna ${column}`);
      return sum + (found === undefined ? 0 : bytesOf(found));
    }, 0);
    if (bytes === Number.POSITIVE_INFINITY) faults.push(`${name}: una columna MAX no puede ser clave (1919)`);
    else if (bytes > limit) faults.push(`${name}: ${bytes} bytes; el límite es ${limit} (1919)`);
  }
  if (table.primaryColumns.length === 0) faults.push('no tiene clave primaria');
  for (const column of table.primaryColumns)
    if (column.isNullable) faults.push(`la clave primaria admite nulos en ${column.name} (8111)`);
  return faults;
}

/** A filtered index allows parentheses only in `IN (…)`. */
const refusedInFilter = (where: string): boolean => {
  const bare = skeleton(where);
  return /\b(OR|NOT\s+IN|LIKE|BETWEEN)\b/i.test(bare) || /[\w"]\s*\(/.test(bare.replace(/\bIN\s*\(/gi, ''));
};

function filterFaults(table: Table): string[] {
  return table.indices
    .filter(({ where }) => where !== undefined && refusedInFilter(where))
    .map(({ name }) => `${name}: un índice filtrado no admite OR, NOT IN, LIKE ni funciones (10735)`);
}

function foreignKeyFaults(table: Table, tables: ReadonlyMap<string, Table>): string[] {
  const faults: string[] = [];
  for (const { name, columnNames, referencedTableName, referencedColumnNames } of table.foreignKeys) {
    const target = tables.get(pathOf(referencedTableName));
    if (target === undefined) {
      faults.push(`${name}: no existe la tabla ${referencedTableName} (1767)`);
      continue;
    }
    columnNames.forEach((column, position) => {
      const found = table.findColumnByName(column);
      const other = target.findColumnByName(referencedColumnNames[position] ?? '');
      if (found === undefined || other === undefined) faults.push(`${name}: no existe una de sus columnas (1769)`);
      else if (shapeOf(found) !== shapeOf(other))
        faults.push(`${name}: ${shapeOf(found)} apunta a ${shapeOf(other)}; deben ser iguales (1778)`);
    });
    const wanted = referencedColumnNames.join();
    const candidates = [
      target.primaryColumns.map((column) => column.name),
      ...target.uniques.map((unique) => unique.columnNames),
    ];
    if (!candidates.some((columns) => columns.join() === wanted))
      faults.push(`${name}: ${referencedTableName} (${wanted}) no es clave ni única (1776)`);
  }
  return faults;
}

/** 1785: from any table, cascades must form a tree. */
function cascadeFaults(tables: readonly Table[]): string[] {
  const acts = (rule: string | undefined) => rule !== undefined && rule !== 'NO ACTION';
  const edges = new Map<string, string[]>();
  for (const table of tables) {
    for (const { onDelete, onUpdate, referencedTableName } of table.foreignKeys) {
      if (!acts(onDelete) && !acts(onUpdate)) continue;
      const from = pathOf(referencedTableName);
      edges.set(from, [...(edges.get(from) ?? []), pathOf(table.name)]);
    }
  }
  const faults: string[] = [];
  for (const start of edges.keys()) {
    const reached = new Set([start]);
    const waiting = [...(edges.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) {
        faults.push(`${start}: las cascadas llegan a ${next} por varios caminos o en círculo (1785)`);
        break;
      }
      reached.add(next);
      waiting.push(...(edges.get(next) ?? []));
    }
  }
  return faults;
}

function nameFaults(tables: readonly Table[]): string[] {
  const faults = tables.flatMap(({ name, columns }) =>
    [pathOf(name).split('.')[1] ?? '', ...columns.map((column) => column.name)]
      .filter((word) => RESERVED.has(word.toLowerCase()))
      .map((word) => `${pathOf(name)}: ${word} es una palabra de T-SQL (156)`),
  );
  const seen = new Map<string, string>();
  for (const table of tables) {
    const path = pathOf(table.name);
    const schema = path.split('.')[0] ?? '';
    const names = [
      ...table.indices.map(({ name }) => name),
      ...table.uniques.map(({ name }) => name),
      ...table.foreignKeys.map(({ name }) => name),
      ...table.checks.map(({ name }) => name),
      constraintNames.primaryKey(table),
    ];
    for (const name of names) {
      if (name === undefined) {
        faults.push(`${path}: una restricción sin nombre`);
        continue;
      }
      if (name.length > NAME_LENGTH) faults.push(`${path}: ${name} pasa de ${NAME_LENGTH} caracteres`);
      const key = `${schema}.${name}`.toLowerCase();
      const owner = seen.get(key);
      if (owner !== undefined) faults.push(`${path}: ${name} ya existe en ${owner} (2714)`);
      seen.set(key, path);
    }
  }
  return faults;
}

/**
 * Finds what SQL Server would refuse at run time (a parser checks grammar only). Each fault names the table or migration and, if known, the
 * server's error number.
 */
export function lint({
  migrations,
  tables,
}: {
  migrations: readonly ScriptedMigration[];
  tables: readonly Table[];
}): string[] {
  const byPath = new Map(tables.map((table) => [pathOf(table.name), table]));
  return [
    ...migrations.flatMap(({ name, statements }) =>
      statements.flatMap((sql) => statementFaults(sql).map((fault) => `${name}: ${fault}: ${sql.slice(0, 80)}`)),
    ),
    ...tables.flatMap((table) =>
      [...keyFaults(table), ...filterFaults(table), ...foreignKeyFaults(table, byPath)].map(
        (fault) => `${pathOf(table.name)}: ${fault}`,
      ),
    ),
    ...cascadeFaults(tables),
    ...nameFaults(tables),
  ];
}
