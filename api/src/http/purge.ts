import { type DataSource, LessThan } from 'typeorm';
import type { Clock } from '../clock';
import { Borrador } from '../entities/borrador.entity';
import { Idempotencia } from '../entities/idempotencia.entity';
import { Sesion } from '../entities/sesion.entity';
import type { Logger } from '../log';

const EVERY_MS = 60 * 60_000;
/** Longer than any screen repeats a request: stored answers hold personal data and are not an archive. */
const KEEP_ANSWERS_MS = 48 * 3_600_000;
/** The audit tells who logged in; ended sessions are kept a while for those who look into an incident. */
const KEEP_SESSIONS_MS = 30 * 24 * 3_600_000;

/** modelo.md: a draft is kept 30 days after it was last written. */
const KEEP_DRAFTS_MS = 30 * 24 * 3_600_000;

/** Every hour: forgets stored answers of Idempotency-Keys, sessions that ended long ago and old drafts. */
export class Purge {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.step().catch((error: unknown) => this.log.warn({ err: error }, 'old rows could not be removed'));
    }, EVERY_MS).unref();
  }

  async step(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.dataSource.manager.delete(Idempotencia, { creadaEn: LessThan(new Date(now - KEEP_ANSWERS_MS)) });
    await this.dataSource.manager.delete(Borrador, { guardadoEn: LessThan(new Date(now - KEEP_DRAFTS_MS)) });
    await this.dataSource.manager.delete(Sesion, { expiraEn: LessThan(new Date(now - KEEP_SESSIONS_MS)) });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }
}
