import BetterSqlite3 from 'better-sqlite3';
import { type DataSource, type ObjectLiteral, QueryFailedError, QueryResult } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import { WorkerError } from '../../workers/worker-pool';
import { DatabaseBusyError, FifoLock } from './fifo-lock';
import { isInsideTransaction } from './open-transaction';
import { SlowReads } from './slow-reads';
import { Statements } from './statements';
import { byTheClock, stopwatch } from './stopwatch';

/**
 * TypeORM shares ONE connection between all requests on this engine: a write acknowledged to B vanishes when A's transaction rolls back. Here there
 * are two. The write connection has a FIFO lock, held for one statement or one transaction; each transaction starts with BEGIN IMMEDIATE. The read
 * connection cannot write and needs no lock: a read is one synchronous call that sees what is committed (WAL). The write lock is the only one, and
 * its holder waits for nothing else in this process, so there is no deadlock (promesas.md, fact 1).
 */

/**
 * Timeout of the write lock. A very large import holds it for tens of seconds in one transaction, and other writes should wait rather than fail. A
 * minute without the lock is a defect.
 */
const WRITE_WITHIN_MS = 60_000;
/** Poll interval while another process (a command) holds the file's lock. */
const LOOK_AGAIN_MS = 10;

export interface SqlitePool {
  /** Reads at once on the read connection. It sees what is committed. @throws QueryFailedError. */
  read<T>(sql: string, parameters: unknown[]): T[];
  /** The same, on the worker thread if this text has proved slow. */
  readSoon<T>(sql: string, parameters: unknown[]): Promise<T[]>;
  /** The same, always on the worker thread: for full scans. */
  readApart<T>(sql: string, parameters: unknown[]): Promise<T[]>;
  /** Changes whenever this or another process commits; compare for equality only. */
  version(): number;
}

const pools = new WeakMap<DataSource, SqlitePool>();
/** Undefined on SQL Server. */
export const poolOf = (dataSource: DataSource): SqlitePool | undefined => pools.get(dataSource);

/** The engine's library binds no booleans. */
const bindable = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

function openReader(file: string): Statements {
  const raw = new BetterSqlite3(file, { readonly: true });
  raw.pragma('cache_size = -16000');
  raw.pragma('temp_store = MEMORY');
  return new Statements(raw);
}

const isBusy = (error: unknown): boolean =>
  (error as { driverError?: { code?: string } }).driverError?.code?.startsWith('SQLITE_BUSY') === true;

/**
 * Another process may hold the file's lock. SQLite would wait in a blocking call; this waits asynchronously. A refused statement has done nothing
 * yet.
 */
async function whenFree<T>(statement: () => Promise<T>, until: number): Promise<T> {
  for (;;) {
    try {
      return await statement();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() >= until)
        throw new DatabaseBusyError('Another process held the database all the time', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }
}

/** Asks the prepared statement, because the text does not show a write ("WITH … INSERT"). A pragma that sets something is no read. */
function isRead(reader: Statements, sql: string): boolean {
  try {
    const { readonly, reader: givesRows } = reader.prepare(sql);
    return readonly && givesRows && !/^\s*PRAGMA/i.test(sql);
  } catch (error) {
    throw new QueryFailedError(sql, [], error as Error);
  }
}

interface PoolOptions {
  writeWithinMs?: number;
  slowReadMs?: number;
  strictReads?: boolean;
}

export function installSqlitePool(
  dataSource: DataSource,
  { writeWithinMs = WRITE_WITHIN_MS, slowReadMs, strictReads = false }: PoolOptions = {},
): SqlitePool {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const writer = new Statements(driver.databaseConnection as BetterSqlite3.Database);
  writer.raw.pragma('busy_timeout = 0');
  const turns = new FifoLock();
  let opened: Statements | undefined;
  let closed: Error | undefined;
  const reader = () => {
    if (closed !== undefined) throw closed;
    opened ??= openReader(driver.database as string);
    return opened;
  };

  const version = (): number =>
    (reader().prepare('PRAGMA data_version').get() as { data_version: number }).data_version;

  const assertOwnRead = (sql: string): void => {
    if (strictReads && isInsideTransaction())
      throw new Error(`A read past the open transaction: use the transaction's manager (${sql.slice(0, 200)})`);
  };

  class PooledRunner extends BetterSqlite3QueryRunner {
    private hasTurn = false;
    /** A migration switches foreign keys off before its transaction, and keeps the write lock from there on. */
    private migrating = false;
    /** Deadline of this runner's waits. */
    private until = 0;

    get side(): Statements {
      return this.hasTurn ? writer : reader();
    }

    /** Called by TypeORM to prepare statements and set pragmas. */
    override connect(): Promise<Statements> {
      return Promise.resolve(this.side);
    }

    private async takeTurn(): Promise<void> {
      if (this.hasTurn) return;
      if (closed !== undefined) throw closed;
      this.until = Date.now() + writeWithinMs;
      await turns.acquire(writeWithinMs);
      this.hasTurn = true;
    }

    private giveUpTurn(): void {
      if (!this.hasTurn || this.isTransactionActive || this.migrating) return;
      this.hasTurn = false;
      turns.release();
    }

    override async startTransaction(
      isolation?: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
    ): Promise<void> {
      if (!this.hasTurn && isInsideTransaction())
        throw new Error('A transaction was started inside another one: pass its manager on');
      await this.takeTurn();
      try {
        await super.startTransaction(isolation);
      } catch (error) {
        this.isTransactionActive = writer.raw.inTransaction;
        this.giveUpTurn();
        throw error;
      }
    }

    override async commitTransaction(): Promise<void> {
      try {
        await super.commitTransaction();
      } finally {
        this.giveUpTurn();
      }
    }

    override async rollbackTransaction(): Promise<void> {
      try {
        await super.rollbackTransaction();
      } finally {
        this.giveUpTurn();
      }
    }

    override async beforeMigration(): Promise<void> {
      await this.takeTurn();
      this.migrating = true;
      await super.beforeMigration();
    }

    override async afterMigration(): Promise<void> {
      await super.afterMigration();
      this.migrating = false;
      this.giveUpTurn();
    }

    // biome-ignore lint/suspicious/noExplicitAny: TypeORM's own signature
    override async query(sql: string, parameters?: any[], structured = false): Promise<any> {
      if (!this.hasTurn && !this.isReleased) {
        if (!isRead(reader(), sql)) return this.writeAlone(sql, parameters, structured);
        const rows = await pool.readSoon(sql, parameters ?? []);
        return structured ? Object.assign(new QueryResult(), { raw: rows, records: rows }) : rows;
      }
      if (sql === 'BEGIN TRANSACTION')
        return whenFree(() => super.query('BEGIN IMMEDIATE', parameters, structured), this.until);
      // SQLite may roll a transaction back by itself (disk full): the following statements must not be committed one by one.
      if (this.isTransactionActive && !writer.raw.inTransaction && sql !== 'ROLLBACK')
        throw new Error('The engine has rolled this transaction back');
      return super.query(sql, parameters, structured);
    }

    /** A write outside any transaction takes the lock with a runner of its own. */
    private async writeAlone(sql: string, parameters: unknown[] | undefined, structured: boolean): Promise<unknown> {
      if (isInsideTransaction())
        throw new Error("A write outside the open transaction would wait for itself: use the transaction's manager");
      const runner = new PooledRunner(driver);
      await runner.takeTurn();
      try {
        const result = await whenFree(() => runner.query(sql, parameters, structured), runner.until);
        if (writer.raw.inTransaction)
          throw new Error('Begin a transaction with startTransaction, not with a statement');
        return result;
      } finally {
        await runner.release();
      }
    }

    override async release(): Promise<void> {
      await super.release();
      if (!this.hasTurn) return;
      if (writer.raw.open) {
        if (writer.raw.inTransaction) writer.raw.exec('ROLLBACK');
        if (this.migrating) writer.raw.pragma('foreign_keys = ON');
      }
      this.isTransactionActive = false;
      this.migrating = false;
      this.giveUpTurn();
    }
  }

  driver.createQueryRunner = () => new PooledRunner(driver);
  // A bare `?` after `=` or LIMIT makes the engine plan the statement again on each run, to see whether the value is 0 or 1; behind a sign it is bound
  // as before, and the plan stays.
  driver.createParameter = () => '+?';
  // The driver inlines numbers, so that every id would be another statement to prepare; integers are bound as parameters instead.
  const escapeParameters = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => {
    const bound: ObjectLiteral = {};
    for (const [name, value] of Object.entries(parameters))
      bound[name] = Number.isSafeInteger(value) ? BigInt(value) : value;
    return escapeParameters(sql, bound);
  };

  const slow = new SlowReads(driver.database as string, slowReadMs);
  const { maxQueryExecutionTime: toldFrom = Number.POSITIVE_INFINITY } = dataSource.options;
  const tellSlow = (sql: string, ms: number): void => {
    if (ms > toldFrom) dataSource.logger.logQuerySlow(ms, sql);
  };
  const read = <T>(sql: string, parameters: unknown[]): T[] => {
    assertOwnRead(sql);
    dataSource.logger.logQuery(sql, parameters);
    const connection = reader();
    // reading the CPU time costs more than many a read: only runs that were slow by the clock are measured by both
    const took = slow.texts.suspects(sql) ? stopwatch() : byTheClock();
    try {
      const rows = connection.prepare(sql).all(...parameters.map(bindable)) as T[];
      const ms = took();
      slow.texts.ranHere(sql, ms);
      tellSlow(sql, ms);
      return rows;
    } catch (error) {
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  };
  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    closed = new Error('The database connection is not open: it was closed');
    turns.rejectAll(closed);
    await slow.close();
    opened?.raw.close();
    await disconnect();
  };
  const readSoon = async <T>(sql: string, parameters: unknown[]): Promise<T[]> =>
    slow.texts.has(sql) ? readApart<T>(sql, parameters) : pool.read<T>(sql, parameters);
  const readApart = async <T>(sql: string, parameters: unknown[]): Promise<T[]> => {
    assertOwnRead(sql);
    if (closed !== undefined) return pool.read(sql, parameters);
    try {
      const { rows, ms } = await slow.read<T>(sql, parameters.map(bindable));
      tellSlow(sql, ms);
      dataSource.logger.logQuery(sql, parameters);
      return rows;
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      // worker unavailable or the statement itself failed: run it here
      return pool.read(sql, parameters);
    }
  };
  const pool: SqlitePool = { read, readSoon, readApart, version };
  pools.set(dataSource, pool);
  return pool;
}
