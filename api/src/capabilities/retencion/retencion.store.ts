import { type DataSource, type EntityManager, MoreThanOrEqual } from 'typeorm';
import { violatedUnique } from '../../db/engine/violated-unique';
import { updateWhere } from '../../db/transaction/guarded';
import { Retencion } from '../../entities/retencion.entity';

const ID = 1;
/** Far longer than a batch: a process silent for so long is gone. */
const LEASE_MS = 10 * 60_000;

/** The lease of the removing process. */
export class RetencionStore {
  constructor(private readonly dataSource: DataSource) {}

  lastRun(): Promise<Date | null> {
    return this.dataSource.manager.findOneBy(Retencion, { id: ID }).then((row) => row?.ultima ?? null);
  }

  /** @returns false while another process holds it. */
  async acquireLease(proceso: string, now: Date): Promise<boolean> {
    const { manager } = this.dataSource;
    if ((await manager.findOneBy(Retencion, { id: ID })) === null)
      await manager.insert(Retencion, { id: ID, proceso: null, hasta: null, ultima: null }).catch((error: unknown) => {
        // another process was first
        if (violatedUnique(error) === null) throw error;
      });
    const { affected } = await manager
      .createQueryBuilder()
      .update(Retencion)
      .set({ proceso, hasta: new Date(now.getTime() + LEASE_MS) })
      .where('id = :id AND (hasta IS NULL OR hasta < :now)', { id: ID, now })
      .execute();
    return affected === 1;
  }

  /** In the transaction of each batch. @returns false when another process has taken it over. */
  async renewLease(manager: EntityManager, proceso: string, now: Date): Promise<boolean> {
    const held = { id: ID, proceso, hasta: MoreThanOrEqual(now) };
    return (await updateWhere(manager, Retencion, held, { hasta: new Date(now.getTime() + LEASE_MS) })) === 1;
  }

  async releaseLease(proceso: string, ultima: Date | null): Promise<void> {
    await this.dataSource.manager.update(
      Retencion,
      { id: ID, proceso },
      { proceso: null, hasta: null, ...(ultima === null ? {} : { ultima }) },
    );
  }
}
