import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Below DATA_DIR: the last warnings and errors of the log, for `npm run db -- soporte`. */
export const RECENT_ERRORS = 'errores.jsonl';
/** Then it becomes `.1`, and the `.1` before goes: two of them at most. */
const MAX_BYTES = 1_000_000;
/** Of an outage that fills the log the first lines tell; the rest is in the log itself. */
const MAX_WAITING = 200;
const WARNING = 40;

/**
 * Keeps warnings and errors of the log in a small file of this machine, so that whoever asks for help has them also where nobody collects logs.
 * They hold no values of people, as nothing of the log does. A file that can't be written is no reason to say or to stop anything.
 */
export class RecentErrors {
  private readonly file: string;
  private waiting: string[] = [];
  private running: Promise<void> | null = null;

  constructor(
    folder: string,
    private readonly maxBytes = MAX_BYTES,
  ) {
    this.file = join(folder, RECENT_ERRORS);
  }

  /** One line of the log, and gives it back as it came. */
  see(line: string): string {
    const [, level] = /^\{"level":(\d+)/.exec(line) ?? [];
    if (level === undefined || Number(level) < WARNING || this.waiting.length >= MAX_WAITING) return line;
    this.waiting.push(line);
    this.running ??= this.write()
      .catch(() => {
        this.waiting = [];
      })
      .finally(() => {
        this.running = null;
      });
    return line;
  }

  /** What was seen is in the file. */
  async written(): Promise<void> {
    await this.running;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const size = await stat(this.file).then(
        (found) => found.size,
        () => 0,
      );
      if (size > this.maxBytes) await rename(this.file, `${this.file}.1`);
      await appendFile(this.file, this.waiting.splice(0).join(''), { mode: 0o600 });
    }
  }
}
