import type { Browser, Page } from 'puppeteer';
import { chromiumArgs, processTreePss } from './chromium';
import { RenderError } from './errors';
import { Semaphore } from './limits';
import { CONTENT_HEIGHT_PX, CONTENT_WIDTH_PX } from './page';

export interface BrowserOptions {
  /** Executable; `null` = none on this machine, each document is refused with 'sin-navegador'. */
  readonly chromium: string | null;
  readonly pages: number;
  /** A browser is replaced after this many pages … */
  readonly recycleAfter: number;
  /** … or when its process tree holds more than this (bytes of PSS). */
  readonly memoryLimit: number;
  readonly launchTimeout: number;
  onEvent(event: BrowserEvent): void;
}

export type BrowserEvent =
  | { readonly type: 'lanzado'; readonly ms: number }
  | { readonly type: 'caido' }
  | { readonly type: 'reciclado'; readonly paginas: number; readonly memoria: number | null };

interface Instance {
  readonly browser: Browser;
  /** Rejects when the browser dies; pending work races against it. */
  readonly death: Promise<never>;
  /** A page opened ahead: opening one takes as long as laying out a short document. Still a page of its own for each document. */
  spare: Promise<Page> | null;
  open: number;
  served: number;
  retired: boolean;
  /** Settles when its process is gone and its profile removed. */
  farewell: Promise<void> | null;
}

/** How many pages between two looks at the memory: a look reads /proc (about 10 ms). */
const MEMORY_CHECK_EVERY = 10;

/**
 * One warm browser, started at the first page and again after a crash; a new page for each use, a bounded number at once. Pages run
 * without JavaScript, and every request but inlined data is refused (promises.md, fact 4).
 */
export class BrowserPool {
  private readonly permits: Semaphore;
  private current: Promise<Instance> | null = null;
  private readonly alive = new Set<Instance>();
  private closed = false;

  constructor(private readonly options: BrowserOptions) {
    this.permits = new Semaphore(options.pages);
  }

  /**
   * Runs `use` with a fresh page and closes the page afterwards. Rejects with RenderError 'navegador-caido' as soon as the
   * browser or the page's process dies, whatever `use` is waiting for; with 'cerrado' after close().
   */
  async withPage<T>(signal: AbortSignal, use: (page: Page) => Promise<T>): Promise<T> {
    const release = await this.permits.acquire();
    try {
      signal.throwIfAborted();
      const instance = await this.instance();
      instance.open += 1;
      instance.served += 1;
      try {
        return await this.race(instance, signal, use);
      } finally {
        instance.open -= 1;
        await this.afterUse(instance);
      }
    } finally {
      release();
    }
  }

  /** Starts the browser if it is not running; health checks and warm-up use it. */
  async warm(): Promise<void> {
    await this.instance();
  }

  /** Process id of the running browser, for tests and metrics. */
  async pid(): Promise<number | null> {
    return (await this.current?.catch(() => null))?.browser.process()?.pid ?? null;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.permits.rejectWaiting(new RenderError('cerrado', 'the renderer is closed'));
    await this.current?.catch(() => null);
    this.current = null;
    await Promise.all([...this.alive].map((instance) => this.stop(instance)));
  }

  private async race<T>(instance: Instance, signal: AbortSignal, use: (page: Page) => Promise<T>): Promise<T> {
    let onAbort: () => void = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
    });
    aborted.catch(() => {});
    let page: Page | null = null;
    const work = async (): Promise<T> => {
      page = await takePage(instance);
      const crashed = new Promise<never>((_, reject) =>
        page?.once('error', (cause) => reject(new RenderError('navegador-caido', 'the page crashed', { cause }))),
      );
      crashed.catch(() => {});
      return Promise.race([use(page), crashed]);
    };
    const working = work();
    working.catch(() => {});
    try {
      return await Promise.race([working, instance.death, aborted]);
    } catch (cause) {
      // a page that ran into the time limit may never answer again: no further page may share its browser
      if (signal.aborted) this.retire(instance);
      // puppeteer rejects what was under way in words of its own
      if (!instance.browser.connected && !(cause instanceof RenderError))
        throw new RenderError('navegador-caido', 'the browser died while printing', { cause });
      throw cause;
    } finally {
      signal.removeEventListener('abort', onAbort);
      const closing = (page as Page | null)?.close().catch(() => {});
      if (!signal.aborted) await Promise.race([closing, instance.death.catch(() => {})]);
    }
  }

  private async afterUse(instance: Instance): Promise<void> {
    if (!instance.retired) {
      const due = instance.served >= this.options.recycleAfter;
      const pid = instance.browser.process()?.pid;
      const look = !due && instance.served % MEMORY_CHECK_EVERY === 0 && pid !== undefined;
      const memory = look ? await processTreePss(pid) : null;
      if (due || (memory ?? 0) > this.options.memoryLimit) {
        this.retire(instance);
        this.options.onEvent({ type: 'reciclado', paginas: instance.served, memoria: memory });
      }
    }
    if (!instance.retired && !this.closed) keepSpare(instance);
    // not awaited: the next document need not wait for the farewell; close() does
    if (instance.retired && instance.open === 0) void this.stop(instance);
  }

  /** No new page goes to this browser; it is stopped when its last page is done. */
  private retire(instance: Instance): void {
    instance.retired = true;
    this.current = null;
  }

  private instance(): Promise<Instance> {
    if (this.closed) return Promise.reject(new RenderError('cerrado', 'the renderer is closed'));
    if (!this.current) {
      const launching = this.launch();
      this.current = launching;
      // a failed launch is not remembered: the next document tries again
      launching.catch(() => {
        if (this.current === launching) this.current = null;
      });
    }
    return this.current;
  }

  private async launch(): Promise<Instance> {
    const { chromium } = this.options;
    if (chromium === null)
      throw new RenderError('sin-navegador', 'no Chromium on this machine: install it or set CHROMIUM_PATH');
    const start = performance.now();
    const { launch } = await import('puppeteer');
    const browser = await launch({
      executablePath: chromium,
      args: chromiumArgs(),
      // a pipe, not a port: nobody else can talk to the browser, and it ends with this process even after kill -9
      pipe: true,
      headless: true,
      timeout: this.options.launchTimeout,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    }).catch((cause: unknown) => {
      throw new RenderError('sin-navegador', `Chromium did not start (${chromium})`, { cause });
    });
    // puppeteer drops its own listeners on close; a late ECONNRESET of a killed browser must not end this process
    for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => {});
    let died: (error: Error) => void = () => {};
    const death = new Promise<never>((_, reject) => {
      died = reject;
    });
    death.catch(() => {});
    const instance: Instance = { browser, death, spare: null, open: 0, served: 0, retired: false, farewell: null };
    this.alive.add(instance);
    browser.once('disconnected', () => {
      // one that is being stopped is gone only when that is done: close() must still find it
      if (!instance.farewell) this.alive.delete(instance);
      if (!instance.retired) {
        this.retire(instance);
        this.options.onEvent({ type: 'caido' });
      }
      died(new RenderError('navegador-caido', 'the browser died while printing'));
    });
    this.options.onEvent({ type: 'lanzado', ms: performance.now() - start });
    return instance;
  }

  private stop(instance: Instance): Promise<void> {
    instance.retired = true;
    instance.farewell ??= this.end(instance).finally(() => this.alive.delete(instance));
    return instance.farewell;
  }

  private async end(instance: Instance): Promise<void> {
    const process = instance.browser.process();
    const timer = setTimeout(() => process?.kill('SIGKILL'), 3000);
    await instance.browser.close().catch(() => process?.kill('SIGKILL'));
    clearTimeout(timer);
  }
}

async function takePage(instance: Instance): Promise<Page> {
  const { spare } = instance;
  // Taken before it is waited for: the spare is one document's alone.
  instance.spare = null;
  const ready = await spare?.catch(() => null);
  return ready == null || ready.isClosed() ? openPage(instance.browser) : ready;
}

function keepSpare(instance: Instance): void {
  if (instance.spare !== null) return;
  const spare = openPage(instance.browser);
  instance.spare = spare;
  const forget = (): void => {
    if (instance.spare === spare) instance.spare = null;
  };
  spare.then((page) => page.once('error', forget), forget);
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await prepare(page);
  return page;
}

async function prepare(page: Page): Promise<void> {
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setRequestInterception(true),
    page.setViewport({ width: Math.ceil(CONTENT_WIDTH_PX), height: Math.ceil(CONTENT_HEIGHT_PX) }),
  ]);
  page.on('request', (request) => {
    const answer = request.url().startsWith('data:') ? request.continue() : request.abort('accessdenied');
    answer.catch(() => {}); // the page may be gone
  });
}
