import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { guardedUpdate, updateWhere } from '../db/transaction/guarded';
import type { Tx } from '../db/transaction/unit-of-work';

/** Delivery columns of a queued message. */
interface Queued {
  id: number;
  /** 'pendiente' = queued; the later states depend on the kind. */
  estado: string;
  intentos: number;
  proximoIntento: Date;
  version: number;
}

type Changes<M> = QueryDeepPartialEntity<M>;
/** Every kind has the columns of `Queued`. */
const columns = <M extends Queued>(changes: object): Changes<M> => changes as Changes<M>;

/** Columns of a new message: queued, due now. */
export const newborn = (now: Date) => ({
  estado: 'pendiente',
  intentos: 0,
  ultimoIntento: null,
  proximoIntento: now,
  creadoEn: now,
  version: 1,
});

/** Columns of a requeued message. */
const anew = (now: Date) => ({ estado: 'pendiente', intentos: 0, proximoIntento: now });

/**
 * The queue of one kind of message. Rows are written in the transaction of their cause and delivered at least once by any number of processes, each
 * holding a lease on its row.
 */
export class Queue<M extends Queued> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: EntityTarget<M>,
    /** Lease time; after a crash the row is retried when it expires. */
    private readonly leaseMs: number,
  ) {}

  /** Optimistic: of two processes one gets the lease. */
  async lease({ id, intentos, proximoIntento }: M, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + this.leaseMs);
    const read = { id, estado: 'pendiente', intentos, proximoIntento } as FindOptionsWhere<M>;
    const changes = columns<M>({ intentos: intentos + 1, proximoIntento: until });
    return (await updateWhere(this.dataSource.manager, this.entity, read, changes)) === 1;
  }

  /** Records the result of an attempt at a queued message. 0 = a user decided otherwise meanwhile. */
  note(id: number, changes: Changes<M>, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const waiting = { id, estado: 'pendiente' } as FindOptionsWhere<M>;
    return updateWhere(manager, this.entity, waiting, changes);
  }

  /** A user's decision on a message. Guarded by what was read. */
  decide(
    { manager, now }: Pick<Tx, 'manager' | 'now'>,
    { id, estado, version }: Pick<M, 'id' | 'estado' | 'version'>,
    changes: Changes<M> & { estado: string },
  ): Promise<number> {
    const sent = changes.estado === 'pendiente' ? anew(now) : {};
    const read = { id, estado, version } as FindOptionsWhere<M> & { version: number };
    return guardedUpdate(manager, this.entity, read, columns<M>({ ...changes, ...sent }));
  }

  /** Requeues all messages in these states. Returns how many. */
  resend(
    { manager, now }: Pick<Tx, 'manager' | 'now'>,
    which: FindOptionsWhere<M>,
    changes: Changes<M>,
  ): Promise<number> {
    const resent = columns<M>({ ...changes, ...anew(now), version: () => 'version + 1' });
    return updateWhere(manager, this.entity, which, resent);
  }
}
