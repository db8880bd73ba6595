import { performance } from 'node:perf_hooks';

const LOOK_EVERY_MS = 1000;
/** Share of the time since the last look in which anything was done: requests, not the rounds of the background. */
const BUSY = 0.05;
/** So many looks without work make it likely that none comes in the next moment. After the start, which leaves most behind, nobody is there yet. */
const [QUIET_AFTER_START, QUIET_AFTER_WORK] = [1, 60];

type Collect = (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

interface Parts {
  collect?: Collect | undefined;
  utilization?: typeof performance.eventLoopUtilization;
}

/**
 * V8 gives memory back when little is allocated, but learns how much that is only when it collects: a program that does nothing keeps what its
 * start or its last load took. So V8 is asked to give back all that it can, once after the start and once whenever nobody has wanted anything for
 * a minute; it takes some 0.2 s, for which a request would wait. Without `--expose-gc` (scripts/lib/api-process.json) nothing happens.
 */
export class QuietMemory {
  private readonly collect: Collect | undefined;
  private readonly utilization: typeof performance.eventLoopUtilization;
  private seen: ReturnType<typeof performance.eventLoopUtilization>;
  private quietLooks = QUIET_AFTER_START;
  /** Until it is asked; none once it was. */
  private left = this.quietLooks;
  private timer: NodeJS.Timeout | undefined;

  constructor({
    collect = globalThis.gc as Collect | undefined,
    utilization = performance.eventLoopUtilization,
  }: Parts = {}) {
    this.collect = collect;
    this.utilization = utilization;
    this.seen = utilization();
  }

  start(): void {
    if (this.collect === undefined) return;
    this.timer = setInterval(() => void this.step(), LOOK_EVERY_MS).unref();
  }

  async step(): Promise<void> {
    const now = this.utilization();
    const { utilization } = this.utilization(now, this.seen);
    this.seen = now;
    if (utilization > BUSY) this.left = this.quietLooks;
    else if (this.left > 0 && --this.left === 0) {
      this.quietLooks = QUIET_AFTER_WORK;
      await this.collect?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
      // the collection itself is no work
      this.seen = this.utilization();
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }
}
