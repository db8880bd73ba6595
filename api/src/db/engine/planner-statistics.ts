import type { DataSource } from 'typeorm';
import type { Logger } from '../../log';
import { poolOf } from './sqlite-pool';

const EVERY_MS = 24 * 3_600_000;
const SOON_MS = 60_000;

/**
 * Statistics of the embedded engine's planner: without them it may answer a selective list by a full scan. Refreshed once a day from samples; SQL
 * Server keeps its own.
 */
export class PlannerStatistics {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: Logger,
  ) {}

  start(): void {
    const look = (): void => {
      this.step().catch((error: unknown) => this.log.warn({ err: error }, "the planner's statistics were not renewed"));
    };
    this.timers.push(setTimeout(look, SOON_MS).unref(), setInterval(look, EVERY_MS).unref());
  }

  async step(): Promise<void> {
    if (poolOf(this.dataSource) === undefined) return;
    // all tables, not just those that this connection has queried; the engine bounds what it reads of each
    await this.dataSource.query('PRAGMA optimize = 0x10002');
  }

  async stop(): Promise<void> {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}
