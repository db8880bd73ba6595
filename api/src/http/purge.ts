import type { Clock } from '../clock';
import type { Logger } from '../log';

const EVERY_MS = 60 * 60_000;

/** A store with expiring rows: deletes the expired ones. */
interface Forgetful {
  forget(now: Date): Promise<void>;
}

/** Deletes hourly: stored answers of Idempotency-Keys, ended sessions and old drafts. */
export class Purge {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly stores: readonly Forgetful[],
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.step().catch((error: unknown) => this.log.warn({ err: error }, 'old rows could not be removed'));
    }, EVERY_MS).unref();
  }

  async step(): Promise<void> {
    const now = this.clock.now();
    for (const store of this.stores) await store.forget(now);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }
}
