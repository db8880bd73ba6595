import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isSqlServer } from '../../config/engine';
import { Contador } from '../../entities/contador.entity';
import { currentRequestId } from '../../request/context';
import { insideTransaction } from '../engine/open-transaction';
import { isTransient, type Retries, retrying } from '../engine/retries';
import { tableOf } from '../engine/sql';
import { DEFAULT_RETRIES } from '../engine/sql-server';
import { violatedUnique } from '../engine/violated-unique';
import { writeIdempotencyKey } from './idempotency';
import { type Lock, takeLock } from './locks';
import { CounterBehindError, countersBehind } from './series';

export { violatedUnique } from '../engine/violated-unique';

export interface AuditEntry {
  /** Name of the act: 'crear', 'generar-acta', 'retirar'… */
  accion: string;
  /** The resource (route segment) and its key. */
  recurso: string;
  recursoId: string | number;
  antes?: unknown;
  despues?: unknown;
}

export interface AuditedAct extends AuditEntry {
  actor: Actor;
  now: Date;
  solicitud: string | null;
}

/** Writes the audit row in the transaction of its act (audit/audit.ts). */
export type AuditWriter = (manager: EntityManager, act: AuditedAct) => Promise<void>;

/** The transaction of an act. */
export interface Tx {
  readonly manager: EntityManager;
  readonly actor: Actor;
  /** The instant of the act, the same for all its rows. */
  readonly now: Date;
  /** Records a change of state; committed with it or not at all (invariant 37). */
  audit(entry: AuditEntry): Promise<void>;
  /** Take before counting rows that decide whether this act may write: a concurrent act waits and sees what this one wrote. */
  lock(name: Lock): Promise<void>;
  /** Next number of a gap-free legal series (invariant 40). Locks the series until the transaction ends. */
  nextNumber(series: string): Promise<number>;
  /** Runs after the commit (wake the outbox); its failure does not undo what was committed. */
  afterCommit(work: () => void): void;
}

export class UnitOfWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly writeAudit: AuditWriter,
    private readonly retries: Retries = DEFAULT_RETRIES,
  ) {}

  /**
   * Runs one act as one transaction: on SQL Server a pooled one, on the embedded engine the single writer (FIFO). Everything the act writes goes
   * through `tx.manager`; nesting is refused. Transient failures (deadlock victim, lost connection) are retried from the beginning, so an act must
   * change nothing but the database. A failed COMMIT is never retried, because its outcome is unknown.
   */
  async run<T>(actor: Actor, act: (tx: Tx) => Promise<T>): Promise<T> {
    let commitSent = false;
    const once = () =>
      this.once(actor, act, () => {
        commitSent = true;
      });
    return retrying(once, this.retries, (error) => !commitSent && isTransient(error));
  }

  /** Reads before a transaction. */
  get outside(): EntityManager {
    return this.dataSource.manager;
  }

  /** Spied on by tests. */
  lock(manager: EntityManager, name: Lock): Promise<void> {
    return takeLock(manager, name);
  }

  private async once<T>(actor: Actor, act: (tx: Tx) => Promise<T>, commits: () => void): Promise<T> {
    const hooks: (() => void)[] = [];
    const series = new Set<string>();
    const work = async (manager: EntityManager) => {
      const now = this.clock.now();
      const claim = await writeIdempotencyKey(manager, now);
      if (claim !== undefined) {
        hooks.push(() => {
          claim.written = true;
        });
      }
      return act({
        manager,
        actor,
        now,
        audit: (entry) => this.writeAudit(manager, { ...entry, actor, now, solicitud: currentRequestId() }),
        lock: (name) => this.lock(manager, name),
        nextNumber: (name) => {
          series.add(name);
          return nextNumber(manager, name, (lock) => this.lock(manager, lock));
        },
        afterCommit: (hook) => hooks.push(hook),
      });
    };
    const result = await insideTransactionOf(this.dataSource, work, commits).catch((error: unknown) =>
      this.explained(error, series),
    );
    for (const hook of hooks) hook();
    return result;
  }

  /** A duplicate number is not the request's fault. @throws CounterBehindError, or the error. */
  private async explained(error: unknown, series: ReadonlySet<string>): Promise<never> {
    const [behind] = violatedUnique(error) === null ? [] : await countersBehind(this.outside, series);
    throw behind === undefined ? error : new CounterBehindError(behind, error);
  }
}

/** Lock timeout of a row: the transaction is then retried (1222, retries.ts). */
const LOCK_TIMEOUT = 'SET LOCK_TIMEOUT 10000';

async function insideTransactionOf<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  commits: () => void,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.startTransaction();
    if (isSqlServer) await runner.query(LOCK_TIMEOUT);
    const result = await insideTransaction(() => work(runner.manager));
    commits();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function nextNumber(manager: EntityManager, series: string, lock: Tx['lock']): Promise<number> {
  const next = await raise(manager, series);
  if (next !== undefined) return next;
  // A new series has no row to lock.
  await lock(`serie:${series}`);
  const meanwhile = await raise(manager, series);
  if (meanwhile === undefined) await manager.insert(Contador, { serie: series, valor: 1 });
  return meanwhile ?? 1;
}

/** Increments and reads in one statement; the row stays locked until the transaction ends. Undefined = the series does not exist yet. */
async function raise(manager: EntityManager, series: string): Promise<number | undefined> {
  const table = tableOf(manager, Contador);
  const [row]: Pick<Contador, 'valor'>[] = await manager.query(
    isSqlServer
      ? `UPDATE ${table} SET valor = valor + 1 WHERE serie = @0; SELECT valor FROM ${table} WHERE serie = @0`
      : `UPDATE ${table} SET valor = valor + 1 WHERE serie = ? RETURNING valor`,
    [series],
  );
  return row?.valor;
}
