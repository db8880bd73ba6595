import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type QueryRunner, Table } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';
import { isSqlServer } from '../../config/engine';
import { dataSourceOptions } from '../data-source';

/** A host that does not exist: nothing here connects. */
const NOWHERE = 'mssql://nadie:nada@localhost:1/adjudica';
/** Snapshot of SQL Server's tables after the last migration, so that the next one is written without a server. */
export const SNAPSHOT = join(__dirname, '..', '..', '..', 'src', 'db', 'migrations', 'esquema.json');

/** TypeORM's SQL Server runner without a connection: it knows the given tables and sends nothing. */
class UnconnectedRunner extends SqlServerQueryRunner {
  constructor(
    driver: SqlServerQueryRunner['driver'],
    private readonly known: readonly Table[],
  ) {
    super(driver, 'master');
    this.loadedTables = [...known];
  }

  protected override async loadTables(names?: string[]): Promise<Table[]> {
    const wanted = names?.map((name) => this.pathOf(name));
    return this.known.filter(({ name }) => wanted?.includes(this.pathOf(name)) ?? true);
  }

  protected override async loadViews(): Promise<never[]> {
    return [];
  }

  override async hasSchema(): Promise<boolean> {
    return true;
  }

  /** schema.table of a full or partial path. */
  private pathOf(name: string): string {
    const { schema, tableName } = this.driver.parseTableName(name);
    return `${schema}.${tableName}`;
  }
}

/**
 * The entities in SQL Server's dialect, without a server. The engine is chosen when the column helpers load, so the process must have started with
 * DATABASE_URL=mssql://….
 * @param known the tables that its runners find.
 */
export async function unconnected(known: readonly Table[] = []): Promise<DataSource> {
  if (!isSqlServer)
    throw new Error('The dialect of SQL Server needs DATABASE_URL=mssql://… from the start of the process');
  const dataSource = new DataSource(dataSourceOptions({ url: NOWHERE }));
  const driver = dataSource.driver as SqlServerQueryRunner['driver'];
  driver.connect = async () => {
    Object.assign(driver, { database: 'adjudica', schema: 'dbo', searchSchema: 'dbo' });
  };
  driver.disconnect = async () => {};
  driver.createQueryRunner = () => new UnconnectedRunner(driver, known);
  await dataSource.initialize();
  return dataSource;
}

/** A runner that collects statements instead of sending them. */
export function remembering(dataSource: DataSource): QueryRunner {
  const runner = dataSource.createQueryRunner();
  runner.enableSqlMemory();
  return runner;
}

const columnFields = [
  'name',
  'type',
  'length',
  'precision',
  'scale',
  'collation',
  'isNullable',
  'isPrimary',
  'primaryKeyConstraintName',
  'isGenerated',
  'generationStrategy',
] as const;

const only = <T extends object>(item: T, fields: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = item[field];
      return value === undefined || value === false || value === '' || value === null ? [] : [[field, value]];
    }),
  ) as Partial<T>;

/** The parts of a table in the snapshot. */
const kept = (table: Table): Record<string, string | object[]> => ({
  name: table.name,
  columns: table.columns.map((column) => only(column, columnFields)),
  uniques: table.uniques.map((unique) => only(unique, ['name', 'columnNames'])),
  indices: table.indices.map((index) => only(index, ['name', 'columnNames', 'isUnique', 'where'])),
  checks: table.checks.map((check) => only(check, ['name', 'expression'])),
  foreignKeys: table.foreignKeys.map((key) =>
    only(key, ['name', 'columnNames', 'referencedTableName', 'referencedColumnNames', 'onDelete', 'onUpdate']),
  ),
});

/** One column, key or condition a line, for readable diffs. */
export const snapshotOf = (tables: readonly Table[]): string =>
  `[\n${[...tables]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((table) => {
      const lines = Object.entries(kept(table)).map(([kind, value]) =>
        typeof value === 'string' || value.length === 0
          ? `  "${kind}": ${JSON.stringify(value)}`
          : `  "${kind}": [\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`,
      );
      return `{\n${lines.join(',\n')}\n}`;
    })
    .join(',\n')}\n]\n`;

export const tablesOfSnapshot = (): Table[] =>
  (JSON.parse(readFileSync(SNAPSHOT, 'utf8')) as object[]).map((kept) => asServerWouldTell(new Table(kept as never)));

/** The server's catalogue repeats it on the column. */
function asServerWouldTell(table: Table): Table {
  for (const { columnNames } of table.uniques) {
    const only = columnNames.length === 1 ? table.findColumnByName(columnNames[0] ?? '') : undefined;
    if (only !== undefined) only.isUnique = true;
  }
  return table;
}
