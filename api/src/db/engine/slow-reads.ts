import { join } from 'node:path';
import { WorkerPool } from '../../workers/worker-pool';
import type { ReadApart } from './reads.worker';

/** Computing on the request thread for this long makes everybody wait: what takes more goes elsewhere. */
const SLOW_MS = 5;
/** What comes back from the other thread as fast as this may be read here again. */
const FAST_MS = 2;
/** So often in a row: a first time pays for cold pages, and a busy machine makes anything late once. */
const TIMES = 3;
const MAX_TEXTS = 500;

const LIMITS = {
  // they wait for each other there, and nobody else for them
  size: 1,
  waiting: 200,
  cpuMs: 60_000,
  timeoutMs: 60_000,
  silentMs: 60_000,
  maxMemoryMb: 96,
  idleMs: 30_000,
};

/** Which texts are slow, as they prove to be on this installation's data: the last measured runs decide, not a list that somebody keeps. */
export class SlowTexts {
  private readonly strikes = new Map<string, number>();

  constructor(private readonly slowMs = SLOW_MS) {}

  has(sql: string): boolean {
    return (this.strikes.get(sql) ?? 0) >= TIMES;
  }

  /** Its last run was slow. */
  suspects(sql: string): boolean {
    return this.strikes.size > 0 && this.strikes.has(sql);
  }

  /** After a run on the request thread. */
  ranHere(sql: string, ms: number): void {
    const before = this.strikes.get(sql) ?? 0;
    if (ms > this.slowMs) this.set(sql, before + 1);
    else if (before > 0) this.set(sql, 0);
  }

  /** After a run on the other one. */
  ranApart(sql: string, ms: number): void {
    const before = this.strikes.get(sql) ?? 0;
    if (ms < Math.min(FAST_MS, this.slowMs)) this.set(sql, before - 1);
    else this.set(sql, 2 * TIMES);
  }

  private set(sql: string, strikes: number): void {
    this.strikes.delete(sql);
    if (strikes <= 0) return;
    this.strikes.set(sql, strikes);
    if (this.strikes.size > MAX_TEXTS) this.strikes.delete(this.strikes.keys().next().value as string);
  }
}

/**
 * Reads of the embedded engine that proved slow, on a thread of their own with a connection that cannot write. A synchronous read on the
 * request thread delays every request that waits meanwhile, however fast its own (rendimiento.md, "Lo que resulta lento"). Started with the first of them.
 */
export class SlowReads {
  readonly texts: SlowTexts;
  private readonly pool = new WorkerPool<ReadApart, { rows: unknown[]; ms: number }>(
    join(__dirname, 'reads.worker'),
    LIMITS,
  );

  constructor(
    private readonly file: string,
    slowMs?: number | undefined,
  ) {
    this.texts = new SlowTexts(slowMs);
  }

  /** The rows, and how long the statement took there. @throws WorkerError, also when the statement itself fails. */
  async read<T>(sql: string, parameters: readonly unknown[]): Promise<{ rows: T[]; ms: number }> {
    const { rows, ms } = await this.pool.run({ file: this.file, sql, parameters });
    this.texts.ranApart(sql, ms);
    return { rows: rows as T[], ms };
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
