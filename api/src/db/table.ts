import {
  type QueryRunner,
  Table,
  TableCheck,
  TableColumn,
  type TableColumnOptions,
  TableForeignKey,
  TableIndex,
  TableUnique,
} from 'typeorm';
import { isSqlServer } from './engine';
import { keepingTriggers } from './keeping-triggers';
import { constraintNames } from './naming';
import type { REPORTS } from './reports/migrate-views';

export type Area = 'catalogo' | 'seguridad' | 'sistema' | 'cliente' | 'asamblea';

/** Which schema of SQL Server each table lives in; the embedded engine has no schemas and uses the bare name. */
export const tablePath = (area: Area, table: string): string => (isSqlServer ? `${area}.${table}` : table);

interface Target {
  area: Area;
  table: string;
  column?: string;
}

export interface TableDefinition {
  area: Area;
  name: string;
  columns: TableColumnOptions[];
  /** column → table it points to, by that table's key. */
  references?: Record<string, Target>;
  unique?: string[][];
  indexes?: { columns: string[]; unique?: boolean; where?: string }[];
  /** name → boolean SQL expression that both engines accept. */
  checks?: Record<string, string>;
}

/** Creates one table with readable constraint names on either engine. No cascade: a legal record is never removed through another one. */
export async function createTable(runner: QueryRunner, definition: TableDefinition): Promise<void> {
  const { area, name } = definition;
  const columns = definition.columns.map((column) =>
    column.isPrimary ? { ...column, primaryKeyConstraintName: constraintNames.primaryKey(name) } : column,
  );
  await runner.createTable(
    new Table({
      name: tablePath(area, name),
      columns,
      foreignKeys: Object.entries(definition.references ?? {}).map(
        ([column, target]) =>
          new TableForeignKey({
            name: constraintNames.foreignKey(name, [column]),
            columnNames: [column],
            referencedTableName: tablePath(target.area, target.table),
            referencedColumnNames: [target.column ?? 'id'],
          }),
      ),
      uniques: (definition.unique ?? []).map(
        (columnNames) => new TableUnique({ name: constraintNames.unique(name, columnNames), columnNames }),
      ),
      indices: (definition.indexes ?? []).map(
        ({ columns: columnNames, unique = false, where }) =>
          new TableIndex({
            name: constraintNames.index(name, columnNames),
            columnNames,
            isUnique: unique,
            ...(where === undefined ? {} : { where }),
          }),
      ),
      checks: Object.entries(definition.checks ?? {}).map(
        ([what, expression]) => new TableCheck({ name: constraintNames.check(name, what), expression }),
      ),
    }),
  );
}

/** Columns added to a table that has rows: each may be empty, or says which value those rows get (`withDefault`). */
export async function addColumns(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  columns: readonly TableColumnOptions[],
): Promise<void> {
  await keepingTriggers(runner, table, async () => {
    for (const column of columns) await runner.addColumn(tablePath(area, table), new TableColumn(column));
  });
}

/**
 * Another length for a column of text; a shorter one only where no value is longer. The embedded engine takes no notice of declared lengths
 * (there the entities' are held by `db/lengths.ts`), so nothing is written anew for it.
 */
export async function resizeColumn(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  { name, type, length, isNullable = false }: TableColumnOptions,
): Promise<void> {
  if (!isSqlServer) return;
  // TypeORM would drop the column, and its values with it, and add it anew. Without NULL or NOT NULL, Microsoft's server would let any column
  // be empty; others keep what it was, and take neither word here.
  const resized = `ALTER TABLE "${area}"."${table}" ALTER COLUMN "${name}" ${type}(${length})`;
  await runner.query(
    `IF @@VERSION LIKE N'Microsoft%' EXEC (N'${resized} ${isNullable ? 'NULL' : 'NOT NULL'}') ELSE EXEC (N'${resized}')`,
  );
  const known = (await runner.getTable(tablePath(area, table)))?.findColumnByName(name);
  if (known !== undefined) known.length = String(length);
}

/** Compares letter by letter, and byte by byte: in no language are two texts one. */
const EXACT = 'Latin1_General_100_BIN2';

interface ComparedColumns {
  readonly columns: readonly TableColumnOptions[];
  /** Unique keys that one of them is in. */
  readonly unique: readonly (readonly string[])[];
}

/**
 * Columns whose values differ by case and accents, as the embedded engine takes every text: a key that another system chose, a secret's hash.
 * Microsoft's server compares as its database does, which looks for people's names; other servers stay as they are. Statistics that the server
 * made for itself and keys step aside meanwhile.
 */
export async function compareExactly(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  { columns, unique }: ComparedColumns,
  collation: typeof EXACT | 'DATABASE_DEFAULT' = EXACT,
): Promise<void> {
  if (!isSqlServer) return;
  const path = `"${area}"."${table}"`;
  await onMicrosoft(runner, [
    ...withoutStatistics({ area, table }),
    ...unique.map((names) => `ALTER TABLE ${path} DROP CONSTRAINT "${constraintNames.unique(table, names)}";`),
    ...columns.map((column) => comparedAs(path, column, collation)),
    ...unique.map(
      (names) =>
        `ALTER TABLE ${path} ADD CONSTRAINT "${constraintNames.unique(table, names)}" UNIQUE (${listed(names)});`,
    ),
  ]);
  await noteCollation(runner, { area, table }, columns, collation);
}

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Statements that Microsoft's server alone takes, in one batch. */
const onMicrosoft = (runner: QueryRunner, statements: readonly string[]): Promise<void> =>
  runner.query(`IF @@VERSION LIKE N'Microsoft%' EXEC (N'${statements.join(' ').replaceAll("'", "''")}')`);

/** No column changes while statistics are kept of it. */
const withoutStatistics = ({ area, table }: { area: Area; table: string }): string[] => [
  `DECLARE @sql nvarchar(max) = N'';`,
  `SELECT @sql = @sql + N'DROP STATISTICS "${area}"."${table}".' + QUOTENAME(s.name) + N'; ' FROM sys.stats s WHERE s.object_id = OBJECT_ID(N'${area}.${table}') AND s.auto_created = 1;`,
  'EXEC (@sql);',
];

const comparedAs = (path: string, { name, type, length, isNullable = false }: TableColumnOptions, collation: string) =>
  `ALTER TABLE ${path} ALTER COLUMN "${name}" ${type}(${length}) COLLATE ${collation} ${isNullable ? 'NULL' : 'NOT NULL'};`;

/** What db -- status compares with the server's catalogue. */
async function noteCollation(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  columns: readonly TableColumnOptions[],
  collation: string,
): Promise<void> {
  const known = await runner.getTable(tablePath(area, table));
  for (const { name } of columns) {
    const changed = known?.findColumnByName(name);
    if (changed !== undefined) changed.collation = collation === EXACT ? EXACT : undefined;
  }
}

/**
 * A key that is a UUID or a hash comes in no order: rows that lay by it would be put in anywhere, and pages split. Microsoft's server lays them by
 * `column` instead, which grows, and takes the key letter by letter; every engine has the index of `column`.
 */
export async function layBy(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  { key, column }: { key: TableColumnOptions; column: string },
): Promise<void> {
  await addIndexes(runner, { area, table }, [[column]]);
  if (!isSqlServer) return;
  const path = `"${area}"."${table}"`;
  const primary = `"${constraintNames.primaryKey(table)}"`;
  await onMicrosoft(runner, [
    ...withoutStatistics({ area, table }),
    `ALTER TABLE ${path} DROP CONSTRAINT ${primary};`,
    comparedAs(path, key, EXACT),
    `CREATE CLUSTERED INDEX "${constraintNames.index(table, [column])}" ON ${path} ("${column}") WITH (DROP_EXISTING = ON);`,
    `ALTER TABLE ${path} ADD CONSTRAINT ${primary} PRIMARY KEY NONCLUSTERED ("${key.name}");`,
  ]);
  await noteCollation(runner, { area, table }, [key], EXACT);
}

/** As it was before. */
export async function layByKey(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  { key, column }: { key: TableColumnOptions; column: string },
): Promise<void> {
  await dropIndexes(runner, { area, table }, [[column]]);
  if (!isSqlServer) return;
  const path = `"${area}"."${table}"`;
  const primary = `"${constraintNames.primaryKey(table)}"`;
  await onMicrosoft(runner, [
    ...withoutStatistics({ area, table }),
    `ALTER TABLE ${path} DROP CONSTRAINT ${primary};`,
    comparedAs(path, key, 'DATABASE_DEFAULT'),
    `ALTER TABLE ${path} ADD CONSTRAINT ${primary} PRIMARY KEY ("${key.name}");`,
  ]);
  await noteCollation(runner, { area, table }, [key], 'DATABASE_DEFAULT');
}

export async function dropColumns(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  names: readonly string[],
): Promise<void> {
  await keepingTriggers(runner, table, () => withoutColumns(runner, { area, table }, names));
}

async function withoutColumns(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  names: readonly string[],
): Promise<void> {
  const path = tablePath(area, table);
  for (const name of names) {
    const column = (await runner.getTable(path))?.findColumnByName(name)?.clone();
    if (column === undefined) throw new Error(`${path} has no column ${name}`);
    // a default goes first, by its name; where a server keeps no such name, it goes with its column
    if (isSqlServer && column.default !== undefined && column.default !== null) {
      const ofDefault = constraintNames.default(table, name);
      await runner.query(
        `IF OBJECT_ID(N'${area}.${ofDefault}', N'D') IS NOT NULL ALTER TABLE "${area}"."${table}" DROP CONSTRAINT "${ofDefault}"`,
      );
      column.default = undefined;
    }
    await runner.dropColumn(path, column);
  }
}

/** Of a table that has rows. Names are those of the entities' own. `where`: only of those rows for which it holds. */
export async function addIndexes(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  indexes: readonly (readonly string[])[],
  { where, unique: isUnique = false }: { where?: string; unique?: boolean } = {},
): Promise<void> {
  for (const columns of indexes) {
    const own = { name: constraintNames.index(table, columns), columnNames: [...columns], isUnique };
    await runner.createIndex(tablePath(area, table), new TableIndex(where === undefined ? own : { ...own, where }));
  }
}

export async function dropIndexes(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  indexes: readonly (readonly string[])[],
): Promise<void> {
  // by its definition: a server may list its indexes under other names than it takes
  for (const columns of indexes)
    await runner.dropIndex(
      tablePath(area, table),
      new TableIndex({ name: constraintNames.index(table, columns), columnNames: [...columns] }),
    );
}

/** Keys and unique keys go by their definition too, for the same reason as indexes. */
const uniqueOf = (table: string, columns: readonly string[]): TableUnique =>
  new TableUnique({ name: constraintNames.unique(table, columns), columnNames: [...columns] });

/** Of a table that has rows. */
export const addUnique = (
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  columns: readonly string[],
): Promise<void> =>
  keepingTriggers(runner, table, () => runner.createUniqueConstraint(tablePath(area, table), uniqueOf(table, columns)));

export const dropUnique = (
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  columns: readonly string[],
): Promise<void> =>
  keepingTriggers(runner, table, () => runner.dropUniqueConstraint(tablePath(area, table), uniqueOf(table, columns)));

const foreignKeyOf = (table: string, column: string, target: Target): TableForeignKey =>
  new TableForeignKey({
    name: constraintNames.foreignKey(table, [column]),
    columnNames: [column],
    referencedTableName: tablePath(target.area, target.table),
    referencedColumnNames: [target.column ?? 'id'],
    onDelete: 'NO ACTION',
    onUpdate: 'NO ACTION',
  });

/** Of columns that were added to a table with rows. */
export async function addForeignKeys(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  references: Readonly<Record<string, Target>>,
): Promise<void> {
  await keepingTriggers(runner, table, async () => {
    for (const [column, target] of Object.entries(references))
      await runner.createForeignKey(tablePath(area, table), foreignKeyOf(table, column, target));
  });
}

export async function dropForeignKeys(
  runner: QueryRunner,
  { area, table }: { area: Area; table: string },
  references: Readonly<Record<string, Target>>,
): Promise<void> {
  await keepingTriggers(runner, table, async () => {
    for (const [column, target] of Object.entries(references))
      await runner.dropForeignKey(tablePath(area, table), foreignKeyOf(table, column, target));
  });
}

export async function dropTable(runner: QueryRunner, area: Area, name: string): Promise<void> {
  // its keys and indexes go with it: their own statements would need the names that the server lists, which are not always those it takes
  await runner.dropTable(tablePath(area, name), false, false, false);
}

/** Schemas exist only on SQL Server; CREATE SCHEMA must stand alone in its batch. */
export async function createSchemas(runner: QueryRunner, areas: readonly (Area | typeof REPORTS)[]): Promise<void> {
  if (!isSqlServer) return;
  for (const area of areas) await runner.createSchema(area, true);
}
