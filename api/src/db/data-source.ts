import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type Logger } from 'typeorm';
import { DateUtils } from 'typeorm/util/DateUtils';
import { engineOf } from '../config/engine';
import { entities } from '../entities';
import { holdLengths } from './engine/lengths';
import { NamingStrategy } from './engine/naming';
import { SlowStatementLogger, type SlowStatements } from './engine/slow-statements';
import { connectionOptions, mssqlDriver, persistentDriver, retriesOf, sqlServerOptions } from './engine/sql-server';
import { installSqlitePool } from './engine/sqlite-pool';
import { migrations } from './migrations';

export interface DatabaseOptions {
  /** `mssql://user:password@host:port/database?encrypt=…` or the embedded file's path. */
  url: string;
  /** Durability of the embedded engine: FULL = acknowledged means on disk; NORMAL only for tests. */
  synchronous?: 'FULL' | 'NORMAL' | 'OFF';
  logger?: Logger;
  /** Used if there is no other logger. */
  slowStatements?: SlowStatements;
  /** How long a write waits for its turn on the embedded engine. */
  writeWithinMs?: number;
  /** Reads of the embedded engine that take longer move to a worker thread from then on (slow-reads.ts). */
  slowReadMs?: number;
  /** Tests: refuses a read outside the open transaction, which on a server would take a second connection. */
  strictReads?: boolean;
}

/**
 * Makes the driver return rows as the embedded engine does: a calendar date as text, a bigint key as a number (exact up to 9,007,199,254,740,991).
 */
function readAsTheProgramDoes(): void {
  // documented, but missing in the driver's types
  const { TYPES, valueHandler } = mssqlDriver() as ReturnType<typeof mssqlDriver> & {
    valueHandler: Map<unknown, (value: unknown) => unknown>;
  };
  valueHandler.set(TYPES.Date, (value: unknown) =>
    value instanceof Date ? DateUtils.mixedDateToDateString(value, { utc: true }) : value,
  );
  valueHandler.set(TYPES.BigInt, (value: unknown) => (value === null ? null : Number(value)));
}

/**
 * A Date in a condition (`LessThan(date)`) reaches the driver without its column's type; the driver's default, `datetime`, rounds to 1/300 of a
 * second. `datetime2` keeps the milliseconds.
 */
function keepMilliseconds(): void {
  const { map, DateTime2 } = mssqlDriver();
  map.register(Date, DateTime2);
}

/** The logger: all statements if configured, else the slow ones. */
function listenerOf({ logger, slowStatements }: DatabaseOptions) {
  if (logger !== undefined) return { logger, logging: ['query' as const] };
  if (slowStatements === undefined) return {};
  return { logger: new SlowStatementLogger(slowStatements), maxQueryExecutionTime: slowStatements.ms };
}

export function dataSourceOptions(options: DatabaseOptions): DataSourceOptions {
  const { url, synchronous = 'FULL' } = options;
  const common = {
    entities,
    migrations,
    namingStrategy: new NamingStrategy(),
    migrationsTableName: 'migracion',
    migrationsTransactionMode: 'each' as const,
    ...listenerOf(options),
  };
  if (engineOf(url) === 'mssql') {
    const given = sqlServerOptions(url);
    const { host, port, database } = given;
    return {
      ...common,
      type: 'mssql',
      driver: persistentDriver(retriesOf(url)),
      host,
      port,
      database,
      connectionTimeout: given.connectTimeoutMs,
      requestTimeout: given.requestTimeoutMs,
      pool: { max: given.poolMax, min: 0 },
      ...connectionOptions(given),
    } as DataSourceOptions;
  }
  return {
    ...common,
    type: 'better-sqlite3',
    database: url,
    driver: BetterSqlite3,
    enableWAL: true,
    // the pool's connections have their own statement cache
    statementCacheSize: 0,
    prepareDatabase: (connection: BetterSqlite3.Database) => {
      connection.pragma(`synchronous = ${synchronous}`);
      connection.pragma('cache_size = -16000');
      connection.pragma('temp_store = MEMORY');
    },
  };
}

/**
 * Only the owner may read the embedded database file: a new one is created with mode 0600, an older one loses the rights of others (group rights
 * are the operator's). The log file inherits the mode. An existing file is never opened here: closing it would drop every POSIX lock that SQLite
 * holds on it for this process, and another program would then delete the log of a running server.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (createdAlone(file)) return;
  const known = statSync(file, { throwIfNoEntry: false });
  // not a regular file: SQLite itself refuses it
  if (known?.isFile() !== true) return;
  accessSync(file, constants.W_OK);
  if ((known.mode & 0o007) === 0) return;
  try {
    chmodSync(file, known.mode & 0o770);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error; // the file belongs to another user
  }
}

/** False: the file exists and was not opened. */
function createdAlone(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', 0o600));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Opens the database. The embedded engine gets its pool of connections; migrations are a separate step (`migrate`). */
export async function openDatabase(options: DatabaseOptions): Promise<DataSource> {
  const dataSource = new DataSource(dataSourceOptions(options));
  if (engineOf(options.url) === 'mssql') {
    keepMilliseconds();
    readAsTheProgramDoes();
  }
  if (engineOf(options.url) === 'better-sqlite3') makePrivate(options.url);
  await dataSource.initialize();
  if (dataSource.options.type === 'better-sqlite3') {
    installSqlitePool(dataSource, options);
    holdLengths(dataSource);
  }
  return dataSource;
}
