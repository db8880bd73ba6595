import { Gauge } from 'prom-client';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Clock } from '../clock';
import { readOne } from '../db/read';
import type { Tx, UnitOfWork } from '../db/unit-of-work';
import { Auditoria } from '../entities/auditoria.entity';
import { registry } from '../http/metrics';
import type { Logger } from '../log';
import { BATCH, GENESIS, link } from './chain';
import { oldestUnsealed } from './verify';

const EVERY_MS = 1000;
/** A fault that lasts is told when it begins and then once in so many rounds. */
const LOG_EVERY = 60;

const unsealedAge = new Gauge({
  name: 'audit_unsealed_age_seconds',
  help: 'Age of the oldest audit row that waits for its seal; 0 = none waits',
  registers: [registry],
});

/**
 * Chains committed audit rows in order. A row that is changed, removed or slipped in later breaks the chain (modelo.md, "Conflicts").
 * Sealing apart from writing keeps the writers from queueing on one last row. Every process on a database seals, each command among them:
 * what waits and the end of the chain are read under one lock, in the transaction that goes on from there.
 */
export class AuditSealer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running.then(() => this.round());
    return this.running;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.step();
  }

  private async round(): Promise<void> {
    try {
      while ((await this.oldest()) !== null) await this.unitOfWork.run(SISTEMA, sealBatch);
      if (this.failures > 0) this.log.info({ rounds: this.failures }, 'audit rows are sealed again');
      this.failures = 0;
    } catch (error) {
      if (this.failures++ % LOG_EVERY === 0) this.log.error({ err: error }, 'audit rows could not be sealed');
    }
  }

  private async oldest(): Promise<number | null> {
    const oldest = await oldestUnsealed(this.dataSource);
    unsealedAge.set(oldest === null ? 0 : (this.clock.now().getTime() - oldest.instante.getTime()) / 1000);
    return oldest?.id ?? null;
  }
}

async function sealBatch({ manager, lock }: Tx): Promise<void> {
  await lock('auditoria');
  const waiting = await manager.find(Auditoria, {
    select: { id: true, huella: true },
    where: { posicion: IsNull() },
    order: { id: 'ASC' },
    take: BATCH,
  });
  const last = await endOfChain(manager);
  let position = last?.posicion ?? 0;
  let chain = last?.cadena ?? GENESIS;
  for (const { id, huella } of waiting) {
    chain = link(chain, huella);
    const { affected } = await manager.update(
      Auditoria,
      { id, posicion: IsNull() },
      { posicion: ++position, cadena: chain },
    );
    if (affected !== 1) throw new Error(`The audit row ${id} was sealed by somebody without the lock`);
  }
}

async function endOfChain(manager: EntityManager): Promise<Pick<Auditoria, 'posicion' | 'cadena'> | null> {
  return readOne(
    manager
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select('a.posicion', 'posicion')
      .addSelect('a.cadena', 'cadena')
      // said as the index says it: the repository's `Not(IsNull())` is NOT(… IS NULL), which goes through all rows
      .where('a.posicion IS NOT NULL')
      .orderBy('a.posicion', 'DESC')
      .limit(1),
  );
}
