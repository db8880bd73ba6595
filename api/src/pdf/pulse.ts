import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'puppeteer';

/**
 * Heartbeat of a browser. The browser is asked, not its pages: a long layout blocks its page, never the browser. No answer within `hangMs` calls
 * `onHang`. Uses a session of its own: puppeteer caches known answers.
 */
export class Pulse {
  private asking: Promise<boolean> | null = null;
  private watching = false;

  constructor(
    private readonly browser: CDPSession,
    private readonly hangMs: number,
    private readonly onHang: () => void,
  ) {}

  /** Repeats while needed. */
  async watch(needed: () => boolean): Promise<void> {
    if (this.watching) return;
    this.watching = true;
    while (needed() && (await this.beats())) await sleep(this.hangMs / 3, undefined, { ref: false });
    this.watching = false;
  }

  /** False = no answer in time. Concurrent callers share one question. A browser that died reports it by itself. */
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
