import { AsyncLocalStorage } from 'node:async_hooks';
import BetterSqlite3 from 'better-sqlite3';
import { type DataSource, type ObjectLiteral, QueryFailedError } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';

/**
 * TypeORM shares ONE connection between all requests on this engine: a write acknowledged to B vanishes when A's transaction rolls back.
 * Here every query runner leases its own connection, readers never wait (WAL), and writers pass one first-in-first-out queue, each
 * transaction starting with BEGIN IMMEDIATE. (promises.md, fact 1.)
 */
const MAX_IDLE_CONNECTIONS = 8;
const MAX_CONNECTIONS = 32;
/**
 * How long a transaction waits for its turn to write. An import is applied whole or not at all: a very large one holds the writer for tens of
 * seconds, and who saves a form meanwhile is to wait, not to fail. A turn that does not come in a minute is a defect, not a queue.
 */
const LOCK_TIMEOUT_MS = 60_000;
const MAX_STATEMENTS = 200;

interface Lease {
  connection: BetterSqlite3.Database;
  statements: Map<string, BetterSqlite3.Statement>;
}

/** What TypeORM keeps to itself. */
interface StatementCache {
  getStmt(sql: string): Promise<BetterSqlite3.Statement>;
}

/** First come, first served; whoever waits too long gets an error instead of hanging for ever. */
class FifoLock {
  private readonly waiting: { grant: () => void; timer: NodeJS.Timeout }[] = [];
  private held = false;

  acquire(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const entry = {
        grant: resolve,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(entry), 1);
          reject(new Error('SQLITE_BUSY: the writer queue did not reach this transaction in time'));
        }, LOCK_TIMEOUT_MS),
      };
      this.waiting.push(entry);
    });
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) {
      this.held = false;
      return;
    }
    clearTimeout(next.timer);
    next.grant();
  }
}

/** Marks the asynchronous context of an open transaction: a write on another connection inside it would wait for itself. */
const openTransaction = new AsyncLocalStorage<{ open: boolean }>();

export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => {
  const mark = { open: true };
  return openTransaction.run(mark, () =>
    work().finally(() => {
      mark.open = false;
    }),
  );
};

export interface SqlitePool {
  /** A read at once on the readers' own connection, which cannot write. It sees what is committed. @throws QueryFailedError. */
  read<T>(sql: string, parameters: unknown[]): T[];
  /** Another number than before exactly when somebody, this process or another, has committed since; for equality only. */
  version(): number;
  size(): { all: number; idle: number };
}

const pools = new WeakMap<DataSource, SqlitePool>();
/** Undefined on SQL Server. */
export const poolOf = (dataSource: DataSource): SqlitePool | undefined => pools.get(dataSource);

/** The engine's library binds no booleans. */
const bindable = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value);

export function installSqlitePool(dataSource: DataSource): SqlitePool {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const openConnection = (driver as unknown as { createDatabaseConnection(): Promise<BetterSqlite3.Database> })
    .createDatabaseConnection;
  const idle: Lease[] = [];
  const all = new Set<Lease>();
  const waitingForLease: ((lease: Lease) => void)[] = [];
  const writer = new FifoLock();
  let opening = 0;

  const lease = async (): Promise<Lease> => {
    const free = idle.pop();
    if (free !== undefined) return free;
    if (all.size + opening >= MAX_CONNECTIONS) return new Promise((resolve) => waitingForLease.push(resolve));
    opening++;
    try {
      const fresh = { connection: await openConnection.call(driver), statements: new Map() };
      all.add(fresh);
      return fresh;
    } finally {
      opening--;
    }
  };

  const giveBack = (used: Lease): void => {
    const next = waitingForLease.shift();
    if (next !== undefined) next(used);
    else if (idle.length < MAX_IDLE_CONNECTIONS) idle.push(used);
    else {
      all.delete(used);
      used.connection.close();
    }
  };

  class PooledRunner extends BetterSqlite3QueryRunner {
    private own: Lease | undefined;
    private writing = false;

    override async connect(): Promise<BetterSqlite3.Database> {
      if (this.own === undefined) {
        this.own = await lease();
        Object.assign(this, { stmtCache: this.own.statements, databaseConnection: this.own.connection });
      }
      return this.own.connection;
    }

    override async startTransaction(
      isolation?: Parameters<BetterSqlite3QueryRunner['startTransaction']>[0],
    ): Promise<void> {
      if (!this.writing) {
        if (openTransaction.getStore()?.open)
          throw new Error('A transaction was started inside another one: pass its manager on');
        await writer.acquire();
        this.writing = true;
      }
      try {
        await super.startTransaction(isolation);
      } catch (error) {
        this.letGo();
        throw error;
      }
    }

    private letGo(): void {
      if (this.writing && !this.isTransactionActive) {
        this.writing = false;
        writer.release();
      }
    }

    override async commitTransaction(): Promise<void> {
      try {
        await super.commitTransaction();
      } finally {
        this.letGo();
      }
    }

    override async rollbackTransaction(): Promise<void> {
      try {
        await super.rollbackTransaction();
      } finally {
        this.letGo();
      }
    }

    // biome-ignore lint/suspicious/noExplicitAny: TypeORM's own signature
    override async query(sql: string, parameters?: any[], structured = false): Promise<any> {
      // The cache of prepared statements belongs to the connection: lease it before looking there.
      await this.connect();
      if (this.writing)
        return super.query(sql === 'BEGIN TRANSACTION' ? 'BEGIN IMMEDIATE' : sql, parameters, structured);
      // The prepared statement knows whether it writes; the text does not ("WITH … INSERT").
      const statement = await (this as unknown as StatementCache).getStmt(sql);
      if (statement.readonly) return super.query(sql, parameters, structured);
      if (openTransaction.getStore()?.open)
        throw new Error("A write outside the open transaction would wait for itself: use the transaction's manager");
      await writer.acquire();
      try {
        return await super.query(sql, parameters, structured);
      } finally {
        writer.release();
      }
    }

    override async release(): Promise<void> {
      await super.release();
      if (this.own === undefined) return;
      if (this.own.connection.inTransaction) this.own.connection.exec('ROLLBACK');
      this.isTransactionActive = false;
      this.letGo();
      const used = this.own;
      this.own = undefined;
      giveBack(used);
    }
  }

  driver.createQueryRunner = () => new PooledRunner(driver);
  // The driver writes numbers into the text: every id would be another statement to prepare. Whole ones are bound as such instead.
  const escapeParameters = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => {
    const bound: ObjectLiteral = {};
    for (const [name, value] of Object.entries(parameters))
      bound[name] = Number.isSafeInteger(value) ? BigInt(value) : value;
    return escapeParameters(sql, bound);
  };

  let reader: (Lease & { version: BetterSqlite3.Statement<[], number> }) | undefined;
  const openReader = () => {
    const connection = new BetterSqlite3(driver.database as string, { readonly: true });
    connection.pragma('cache_size = -16000');
    connection.pragma('temp_store = MEMORY');
    // It never writes itself, so that no commit escapes this number.
    const version = connection.prepare<[], number>('PRAGMA data_version').pluck();
    reader = { connection, statements: new Map(), version };
    return reader;
  };
  const readerStatement = (sql: string): BetterSqlite3.Statement => {
    const { connection, statements } = reader ?? openReader();
    let statement = statements.get(sql);
    if (statement === undefined) {
      statement = connection.prepare(sql);
      statements.set(sql, statement);
      if (statements.size > MAX_STATEMENTS) statements.delete(statements.keys().next().value as string);
    }
    return statement;
  };
  const version = (): number => (reader ?? openReader()).version.get() as number;
  const read = <T>(sql: string, parameters: unknown[]): T[] => {
    dataSource.logger.logQuery(sql, parameters);
    try {
      return readerStatement(sql).all(...parameters.map(bindable)) as T[];
    } catch (error) {
      throw new QueryFailedError(sql, parameters, error as Error);
    }
  };

  const disconnect = driver.disconnect.bind(driver);
  driver.disconnect = async () => {
    for (const { connection } of all) connection.close();
    all.clear();
    idle.length = 0;
    reader?.connection.close();
    reader = undefined;
    await disconnect();
  };
  const pool = { read, version, size: () => ({ all: all.size, idle: idle.length }) };
  pools.set(dataSource, pool);
  return pool;
}
