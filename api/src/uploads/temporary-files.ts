import { randomBytes } from 'node:crypto';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import type { Logger } from '../log';

const EVERY_MS = 3_600_000;
/** Longer than any request (main.ts ends them earlier): an older file has lost its process. */
const ABANDONED_AFTER_MS = 15 * 60_000;
const NAME = /^[0-9a-f]{32}\.part$/;

/**
 * The folder of uploads in progress (DATA_DIR/subidas), with random names. A file lives as long as its request; leftovers of killed processes are
 * removed at start and hourly, by age, so that other processes over the same folder keep theirs.
 */
export class TemporaryFiles {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    readonly folder: string,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** A path that does not exist yet, in a folder that does. */
  async newPath(): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    return join(this.folder, `${randomBytes(16).toString('hex')}.part`);
  }

  /** Never rejects: a file that is locked (Windows, a virus scanner) is left to the sweep. */
  async remove(path: string): Promise<void> {
    await rm(path, { force: true, maxRetries: 2 }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'a received file could not be removed');
    });
  }

  /** Removes abandoned files. Returns how many. */
  async removeLeftovers(now: Date): Promise<number> {
    let removed = 0;
    const folder = await opendir(this.folder).catch(() => null);
    if (folder === null) return 0;
    for await (const { name } of folder) {
      if (!NAME.test(name)) continue;
      const path = join(this.folder, name);
      const info = await stat(path).catch(() => null);
      if (info === null || now.getTime() - info.mtime.getTime() < ABANDONED_AFTER_MS) continue;
      await this.remove(path);
      removed += 1;
    }
    return removed;
  }

  start(): void {
    void this.step();
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  async step(): Promise<void> {
    try {
      const removed = await this.removeLeftovers(this.clock.now());
      if (removed > 0) this.log.warn({ removed }, 'files of uploads that a stopped process left were removed');
    } catch (error) {
      this.log.error({ err: error }, 'the folder of uploads could not be swept');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }
}
