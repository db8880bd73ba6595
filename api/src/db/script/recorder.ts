import { DataSource, MigrationExecutor, type QueryRunner, Table, TableColumn } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';
import { dataSourceOptions } from '../data-source';
import { isSqlServer } from '../engine';

/** What one migration says to SQL Server, statement by statement, in order. */
export interface RecordedMigration {
  name: string;
  timestamp: number;
  statements: string[];
}

export interface Recording {
  /** The statement that creates TypeORM's table of executed migrations. */
  versionTable: string;
  versionTableName: string;
  migrations: RecordedMigration[];
  /** Every table as it stands after the last migration. */
  tables: Table[];
  /** The entities, as this dialect has them. */
  entityMetadatas: DataSource['entityMetadatas'];
  /** What `schema:log` would still change to reach the entities: must be empty. */
  drift: string[];
}

/** A name no server answers to: nothing here ever connects. */
const NOWHERE = 'mssql://nadie:nada@localhost:1/adjudica';

type Statements = string[];

/**
 * TypeORM's own query runner of SQL Server with the wire cut: it writes down what would be sent, and answers questions about tables
 * from what earlier migrations created. So the scripts are what `db -- migrate` sends, not a second opinion about it.
 */
class RecordingRunner extends SqlServerQueryRunner {
  constructor(
    driver: SqlServerQueryRunner['driver'],
    private readonly sent: Statements,
    private readonly model: Map<string, Table>,
  ) {
    super(driver, 'master');
    this.loadedTables = [...model.values()];
  }

  // biome-ignore lint/suspicious/noExplicitAny: TypeORM's own signature
  override async query(sql: string, parameters?: any[]): Promise<any> {
    if (parameters !== undefined && parameters.length > 0)
      throw new Error(`A migration with parameters can't be written as a script; put the values into the text: ${sql}`);
    if (/^\s*SELECT\b/i.test(sql))
      throw new Error(`A migration that asks the database can't be written as a script: ${sql}`);
    this.sent.push(sql);
    return [];
  }

  override async startTransaction(): Promise<void> {}
  override async commitTransaction(): Promise<void> {}
  override async rollbackTransaction(): Promise<void> {}
  override async release(): Promise<void> {}

  override async hasTable(tableOrName: Table | string): Promise<boolean> {
    return this.model.has(this.pathOf(tableOrName));
  }

  override async createTable(table: Table, ...flags: [boolean?, boolean?, boolean?]): Promise<void> {
    await super.createTable(table, ...flags);
    this.model.set(this.pathOf(table), asServerWouldTell(table));
    this.loadedTables.push(table);
  }

  override async dropTable(table: Table | string, ...flags: [boolean?, boolean?, boolean?]): Promise<void> {
    await super.dropTable(table, ...flags);
    this.model.delete(this.pathOf(table));
  }

  /** TypeORM keeps a changed name in its model and forgets a changed shape. */
  override async changeColumn(
    table: Table | string,
    before: TableColumn | string,
    after: TableColumn | string,
  ): Promise<void> {
    await super.changeColumn(table, before as TableColumn, after as TableColumn);
    if (after instanceof TableColumn)
      Object.assign(this.model.get(this.pathOf(table))?.findColumnByName(after.name) ?? {}, after);
  }

  protected override async loadTables(names?: string[]): Promise<Table[]> {
    const wanted = names?.map((name) => this.pathOf(name));
    return [...this.model].filter(([path]) => wanted?.includes(path) ?? true).map(([, table]) => table);
  }

  protected override async loadViews(): Promise<never[]> {
    return [];
  }

  /** schema.table, whatever of the full path was given. */
  private pathOf(table: Table | string): string {
    const { schema, tableName } = this.driver.parseTableName(table);
    return `${schema}.${tableName}`;
  }
}

/** What the server's catalogue would answer about a table just created: spells out what the migration left to defaults. */
function asServerWouldTell(table: Table): Table {
  for (const foreignKey of table.foreignKeys) {
    foreignKey.onDelete ??= 'NO ACTION';
    foreignKey.onUpdate ??= 'NO ACTION';
  }
  for (const { columnNames } of table.uniques) {
    const only = columnNames.length === 1 ? table.findColumnByName(columnNames[0] ?? '') : undefined;
    if (only !== undefined) only.isUnique = true;
  }
  return table;
}

/**
 * Runs every migration against SQL Server's dialect without a server.
 * The engine is chosen when the column helpers load, so the process must have started with DATABASE_URL=mssql://….
 */
export async function recordMigrations(): Promise<Recording> {
  if (!isSqlServer) throw new Error('The recorder needs DATABASE_URL=mssql://… from the start of the process');
  const dataSource = new DataSource(dataSourceOptions({ url: NOWHERE }));
  const driver = dataSource.driver as SqlServerQueryRunner['driver'];
  driver.connect = async () => {
    Object.assign(driver, { database: 'adjudica', schema: 'dbo', searchSchema: 'dbo' });
  };
  driver.disconnect = async () => {};
  await dataSource.initialize();

  const model = new Map<string, Table>();
  const runnerFor = (sent: Statements, tables = model): QueryRunner => new RecordingRunner(driver, sent, tables);

  const versionTableSql: Statements = [];
  const executor = new MigrationExecutor(dataSource) as unknown as {
    migrationsTableName: string;
    createMigrationsTableIfNotExist(runner: QueryRunner): Promise<void>;
    getMigrations(): { name: string; timestamp: number; instance: { up(r: QueryRunner): Promise<void> } }[];
  };
  await executor.createMigrationsTableIfNotExist(runnerFor(versionTableSql, new Map()));

  const migrations: RecordedMigration[] = [];
  for (const { name, timestamp, instance } of executor.getMigrations()) {
    const statements: Statements = [];
    await instance.up(runnerFor(statements));
    migrations.push({ name, timestamp, statements });
  }

  driver.createQueryRunner = () => runnerFor([]) as SqlServerQueryRunner;
  const tables = [...model.values()].map((table) => table.clone());
  // conditions are the migrations' own (checks.ts): entities do not repeat them
  const drift = (await driver.createSchemaBuilder().log()).upQueries
    .map(({ query }) => query)
    .filter((query) => !/ DROP CONSTRAINT "CK_/.test(query));
  return {
    versionTable: versionTableSql.join('\n'),
    versionTableName: executor.migrationsTableName,
    migrations,
    tables,
    entityMetadatas: dataSource.entityMetadatas,
    drift,
  };
}
