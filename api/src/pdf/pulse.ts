import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer';

/**
 * Whether a browser still answers. It is asked itself, not its pages: a long layout keeps its page busy, never the browser. One that keeps
 * silent for `hangMs` is hung, and `onHang` is told. Over a session of its own: puppeteer keeps the answers that it
 * knows already.
 */
export class Pulse {
  private asking: Promise<boolean> | null = null;
  private watching = false;

  constructor(
    private readonly browser: CDPSession,
    private readonly hangMs: number,
    private readonly onHang: () => void,
  ) {}

  /** Asks again and again while it is needed. */
  async watch(needed: () => boolean): Promise<void> {
    if (this.watching) return;
    this.watching = true;
    while (needed() && (await this.beats())) await sleep(this.hangMs / 3, undefined, { ref: false });
    this.watching = false;
  }

  /** False when it kept silent for too long. Who asks meanwhile shares the question. A browser that died says so itself. */
  beats(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const done = new AbortController();
    const answer = this.browser.send('Browser.getVersion').then(
      () => true,
      () => true,
    );
    const silence = sleep(this.hangMs, false, { ref: false, signal: done.signal }).catch(() => true);
    const answered = await Promise.race([answer, silence]);
    done.abort();
    if (!answered) this.onHang();
    return answered;
  }
}
