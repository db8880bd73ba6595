import { join } from 'node:path';
import { WorkerPool } from '../../workers/worker-pool';
import type { ReadApart } from './reads.worker';

/** A read that takes longer on the request thread blocks every request and moves to the worker thread. */
const SLOW_MS = 5;
/** A read that is this fast on the worker thread may return to the request thread. */
const FAST_MS = 2;
/** This many runs in a row: the first run pays for cold pages, and on a busy machine any single run can be late. */
const TIMES = 3;
const MAX_TEXTS = 500;

const LIMITS = {
  // they queue there, and nothing else waits for them
  size: 1,
  waiting: 200,
  cpuMs: 60_000,
  timeoutMs: 60_000,
  silentMs: 60_000,
  maxMemoryMb: 96,
  idleMs: 30_000,
};

/** Which statement texts are slow on this installation's data, by their last measured runs. */
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

  /** Records a run on the request thread. */
  ranHere(sql: string, ms: number): void {
    const before = this.strikes.get(sql) ?? 0;
    if (ms > this.slowMs) this.set(sql, before + 1);
    else if (before > 0) this.set(sql, 0);
  }

  /** Records a run on the worker thread. */
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
 * Runs slow reads of the embedded engine on a worker thread with a read-only connection: a synchronous read on the request thread delays every
 * other request (rendimiento.md, "Lo que resulta lento"). The worker starts with the first of them.
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

  /** The rows and the duration of the statement. @throws WorkerError, also when the statement itself fails. */
  async read<T>(sql: string, parameters: readonly unknown[]): Promise<{ rows: T[]; ms: number }> {
    const { rows, ms } = await this.pool.run({ file: this.file, sql, parameters });
    this.texts.ranApart(sql, ms);
    return { rows: rows as T[], ms };
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
