import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import type { Clock } from '../clock';
import { outsideTransaction } from '../db/engine/open-transaction';
import { insertMany, ROWS_PER_STATEMENT } from '../db/transaction/bulk';
import { Acceso } from '../entities/acceso.entity';
import type { Logger } from '../log';
import { currentRequestId } from '../request/context';
import type { AccessBudget } from './access-budget';

const FLUSH_MS = 250;
/** Each flush costs one sync of the disk; with 100 rows a busy quarter of a second had eight. */
const FLUSH_ROWS = 500;
/** Pause after a failure, so that a database that is down is not called for each row. */
const RETRY_MS = 5000;

export interface AccessEntry {
  operacion: string;
  recurso: string;
  recursoId: string | number;
}

/** The part of a unit of work that an access row needs. */
interface InTransaction {
  readonly manager: EntityManager;
  readonly actor: Actor;
  readonly now: Date;
}

/** Records who read which person, document or export (invariant 39). Flushed every 250 ms, at 500 rows, and at stop (modelo.md). */
export class AccessLog {
  private buffer: Omit<Acceso, 'id'>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private failed = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Logger,
    private readonly budget: Pick<AccessBudget, 'count'>,
  ) {}

  /** Called before the record is shown. @throws ErrorDeNegocio 429 beyond the user's budget. */
  record(actor: Actor, entry: AccessEntry): void {
    this.budget.count(actor, entry);
    this.buffer.push(rowOf(actor, this.clock.now(), entry));
    if (this.buffer.length >= FLUSH_ROWS && !this.failed) void this.step();
    else this.wakeAfter(FLUSH_MS);
  }

  /** Unbuffered: committed with the read or not at all. For bureau reads and exports (promesas.md, invariant 39). */
  async write({ manager, actor, now }: InTransaction, entry: AccessEntry): Promise<void> {
    await manager.insert(Acceso, rowOf(actor, now, entry));
  }

  start(): void {}

  private wakeAfter(ms: number): void {
    this.timer ??= setTimeout(() => void this.step(), ms).unref();
  }

  /** Flushes the buffer. A failure keeps the rows and retries: no access is lost silently. */
  step(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // called within an act, it waits for its own turn after it
    this.flushing = outsideTransaction(() => this.flushing.then(() => this.flush()));
    return this.flushing;
  }

  private async flush(): Promise<void> {
    while (this.buffer.length > 0) {
      const rows = this.buffer.slice(0, FLUSH_ROWS);
      try {
        await this.insert(rows);
        this.buffer.splice(0, rows.length);
        this.failed = false;
      } catch (error) {
        this.log.error({ err: error, waiting: this.buffer.length }, 'access rows could not be written');
        this.failed = true;
        if (!this.stopped) this.wakeAfter(RETRY_MS);
        return;
      }
    }
  }

  private insert(rows: readonly Omit<Acceso, 'id'>[]): Promise<void> {
    const { manager } = this.dataSource;
    // a single statement is its own transaction
    if (rows.length <= ROWS_PER_STATEMENT) return insertMany(manager, Acceso, rows);
    return manager.transaction((transaction) => insertMany(transaction, Acceso, rows));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.step();
  }
}

const rowOf = (actor: Actor, instante: Date, { operacion, recurso, recursoId }: AccessEntry): Omit<Acceso, 'id'> => ({
  instante,
  usuarioId: actor.id,
  operacion,
  recurso,
  recursoId: String(recursoId),
  solicitud: currentRequestId(),
});
