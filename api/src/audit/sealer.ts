import { Gauge } from 'prom-client';
import type { DataSource } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import type { Clock } from '../clock';
import type { UnitOfWork } from '../db/transaction/unit-of-work';
import type { Logger } from '../log';
import { registry } from '../metrics';
import { sealWaiting } from './epochs';
import type { AuditKey } from './seals';
import { oldestUnsealed } from './unsealed';

const EVERY_MS = 1000;
/** A lasting fault is logged when it begins and then once in so many rounds. */
const LOG_EVERY = 60;

const unsealedAge = new Gauge({
  name: 'audit_unsealed_age_seconds',
  help: 'Age of the oldest audit row that waits for its seal; 0 = none waits',
  registers: [registry],
});

/**
 * Chains committed audit rows in order, so that a row changed, removed or inserted later breaks the chain (modelo.md, "Conflicts"). Sealing is
 * separate so that writers don't queue for the last row. Every process seals, commands included: unsealed rows and the end of the chain are read
 * under one lock, in the sealing transaction (`epochs.ts`).
 */
export class AuditSealer {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly key: AuditKey,
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
      while ((await this.oldest()) !== null) await this.unitOfWork.run(SISTEMA, (tx) => sealWaiting(tx, this.key));
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
