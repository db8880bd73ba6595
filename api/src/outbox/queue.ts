import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { guardedUpdate } from '../db/transaction/guarded';
import type { Tx } from '../db/transaction/unit-of-work';

/** What a message keeps of its delivery, whatever its kind. */
export interface Queued {
  id: number;
  /** 'pendiente' = it waits; what it became afterwards is the kind's. */
  estado: string;
  intentos: number;
  proximoIntento: Date;
  version: number;
}

type Changes<M> = QueryDeepPartialEntity<M>;
/** The columns of `Queued` are those of every kind. */
const columns = <M extends Queued>(changes: object): Changes<M> => changes as Changes<M>;

/** How a message is born: it waits, and may go out at once. */
export const newborn = (now: Date) => ({
  estado: 'pendiente',
  intentos: 0,
  ultimoIntento: null,
  proximoIntento: now,
  creadoEn: now,
  version: 1,
});

/** Goes out again as if it never had. */
const anew = (now: Date) => ({ estado: 'pendiente', intentos: 0, proximoIntento: now });

/**
 * Messages of one kind in their table. Written in the transaction of their cause and sent afterwards, at least once, by any number of
 * processes: whoever sends one leases its row.
 */
export class Queue<M extends Queued> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entity: EntityTarget<M>,
    /** While one process sends, others leave the row alone for this long; after a crash it is tried again. */
    private readonly leaseMs: number,
  ) {}

  /** Guarded by what was read: of two processes one gets it. */
  async lease({ id, intentos, proximoIntento }: M, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + this.leaseMs);
    const read = { id, estado: 'pendiente', intentos, proximoIntento } as FindOptionsWhere<M>;
    const changes = columns<M>({ intentos: intentos + 1, proximoIntento: until });
    return (await this.dataSource.manager.update(this.entity, read, changes)).affected === 1;
  }

  /** What an attempt came to, of a message that still waits. Zero = somebody decided otherwise meanwhile. */
  async note(id: number, changes: Changes<M>, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const waiting = { id, estado: 'pendiente' } as FindOptionsWhere<M>;
    return (await manager.update(this.entity, waiting, changes)).affected ?? 0;
  }

  /** What a person decides on one. Guarded by what was read. */
  decide(
    { manager, now }: Pick<Tx, 'manager' | 'now'>,
    { id, estado, version }: Pick<M, 'id' | 'estado' | 'version'>,
    changes: Changes<M> & { estado: string },
  ): Promise<number> {
    const sent = changes.estado === 'pendiente' ? anew(now) : {};
    const read = { id, estado, version } as FindOptionsWhere<M> & { version: number };
    return guardedUpdate(manager, this.entity, read, columns<M>({ ...changes, ...sent }));
  }

  /** All that are so go out again. Returns how many. */
  async resend(
    { manager, now }: Pick<Tx, 'manager' | 'now'>,
    which: FindOptionsWhere<M>,
    changes: Changes<M>,
  ): Promise<number> {
    const resent = columns<M>({ ...changes, ...anew(now), version: () => 'version + 1' });
    return (await manager.update(this.entity, which, resent)).affected ?? 0;
  }
}
