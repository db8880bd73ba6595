import type { Browser, Page } from 'puppeteer';
import { chromiumArgs, killBrowser, processTreePss } from './chromium';
import { RenderError } from './errors';
import { Semaphore } from './limits';
import { SCREEN_PX } from './page';
import { Pulse } from './pulse';

interface BrowserOptions {
  /** Executable; `null` = none on this machine: documents are refused with 'sin-navegador'. */
  readonly chromium: string | null;
  readonly pages: number;
  /** Pages after which a browser is replaced. */
  readonly recycleAfter: number;
  /** Memory of its process tree (bytes of PSS) above which it is replaced. */
  readonly memoryLimit: number;
  readonly launchTimeout: number;
  /** A browser without an answer for this long is hung: it is killed and replaced. */
  readonly hangMs: number;
  /** HTML of every page before its document: styles and fonts. Default: blank. */
  readonly shell?: string;
  onEvent(event: BrowserEvent): void;
}

export type BrowserEvent =
  | { readonly type: 'lanzado'; readonly ms: number }
  | { readonly type: 'no-inicia'; readonly error: unknown }
  | { readonly type: 'caido' }
  | { readonly type: 'colgado' }
  | { readonly type: 'reciclado'; readonly paginas: number; readonly memoria: number | null };

interface Instance {
  readonly browser: Browser;
  /** Rejects when the browser dies or is abandoned; pending work races against it. */
  readonly death: Promise<never>;
  readonly die: (error: RenderError) => void;
  readonly pulse: Pulse;
  /** Pages opened in advance: opening one takes as long as laying out a short document. Each document still has its own page. */
  readonly spares: Promise<Page>[];
  open: number;
  served: number;
  retired: boolean;
  /** Settles when its process has ended and its profile is removed. */
  farewell: Promise<void> | null;
}

/** The page of one use, once opened. */
interface Holder {
  page: Page | null;
}

/** Pages between two checks of the memory: each reads /proc (about 10 ms). */
const MEMORY_CHECK_EVERY = 10;

/**
 * One warm browser, started with the first page and again after a crash; a new page for each use, a bounded number at once. Pages run without
 * JavaScript, and every request except inlined data is refused (promesas.md, fact 4).
 */
export class BrowserPool {
  private readonly permits: Semaphore;
  private current: Promise<Instance> | null = null;
  private readonly alive = new Set<Instance>();
  private closed = false;
  /** Result of the last start; null before the first. */
  private started: boolean | null = null;

  constructor(private readonly options: BrowserOptions) {
    this.permits = new Semaphore(options.pages);
  }

  /**
   * Runs `use` with a fresh page, closed after the answer. Rejects with RenderError 'navegador-caido' as soon as the browser or the page's process
   * dies, whatever `use` awaits; with 'cerrado' after close().
   */
  async withPage<T>(signal: AbortSignal, use: (page: Page) => Promise<T>): Promise<T> {
    const release = await this.permits.acquire();
    let left: Promise<void> = Promise.resolve();
    try {
      signal.throwIfAborted();
      const instance = await this.instance();
      instance.open += 1;
      instance.served += 1;
      void instance.pulse.watch(() => instance.open > 0);
      const holder: Holder = { page: null };
      try {
        return await this.race(instance, signal, holder, use);
      } finally {
        left = this.leave(instance, signal, holder);
      }
    } finally {
      // the caller does not wait for the page to close; the next page does, which keeps the bound
      void left.finally(release);
    }
  }

  /** Starts the browser unless it is running. */
  async warm(): Promise<void> {
    await this.instance();
  }

  /**
   * Whether documents can be printed: no browser needs to run, but the last start must have succeeded and a running one must answer; a hung one is
   * killed. The first call starts one and does not wait; later calls know the result.
   */
  async responds(): Promise<boolean> {
    if (this.started === null && this.current === null && !this.closed) {
      this.warm().catch(() => {});
      return true;
    }
    const instance = this.started === null ? null : await this.current?.catch(() => null);
    if (instance === undefined || instance === null) return this.started !== false;
    return instance.pulse.beats();
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

  private async race<T>(
    instance: Instance,
    signal: AbortSignal,
    holder: Holder,
    use: (page: Page) => Promise<T>,
  ): Promise<T> {
    let onAbort: () => void = () => {};
    const aborted = new Promise<never>((_, reject) => {
      onAbort = () => reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
    });
    aborted.catch(() => {});
    const work = async (): Promise<T> => {
      const page = await this.takePage(instance);
      holder.page = page;
      const crashed = new Promise<never>((_, reject) =>
        page.once('error', (cause) => reject(new RenderError('navegador-caido', 'the page crashed', { cause }))),
      );
      crashed.catch(() => {});
      return Promise.race([use(page), crashed]);
    };
    const working = work();
    working.catch(() => {});
    try {
      return await Promise.race([working, instance.death, aborted]);
    } catch (cause) {
      // a page past the time limit may never answer: no further page shares its browser
      if (signal.aborted) this.retire(instance);
      // puppeteer rejects pending work with its own errors
      if (!instance.browser.connected && !(cause instanceof RenderError))
        throw new RenderError('navegador-caido', 'the browser died while printing', { cause });
      throw cause;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  private giveUp(instance: Instance): void {
    if (!instance.retired) {
      this.retire(instance);
      this.options.onEvent({ type: 'colgado' });
    }
    instance.die(new RenderError('navegador-colgado', `the browser kept silent for ${this.options.hangMs} ms`));
    killBrowser(instance.browser.process());
  }

  /** Never rejects. Whether the browser is retired is decided before the first await. */
  private async leave(instance: Instance, signal: AbortSignal, { page }: Holder): Promise<void> {
    if (instance.served >= this.options.recycleAfter) this.recycle(instance, null);
    const closing = page?.close().catch(() => {});
    if (!signal.aborted) await Promise.race([closing, instance.death.catch(() => {})]);
    instance.open -= 1;
    const pid = instance.browser.process()?.pid;
    if (!instance.retired && instance.served % MEMORY_CHECK_EVERY === 0 && pid !== undefined) {
      const memory = await processTreePss(pid);
      if ((memory ?? 0) > this.options.memoryLimit) this.recycle(instance, memory);
    }
    if (!instance.retired && !this.closed) this.keepSpares(instance);
    // not awaited: the next document need not wait for it; close() does
    if (instance.retired && instance.open === 0) void this.stop(instance);
  }

  private recycle(instance: Instance, memoria: number | null): void {
    if (instance.retired) return;
    this.retire(instance);
    this.options.onEvent({ type: 'reciclado', paginas: instance.served, memoria });
  }

  /** Gives this browser no further page; it stops after its last one. */
  private retire(instance: Instance): void {
    // a browser retired earlier is not the current one: its successor stays
    if (!instance.retired) this.current = null;
    instance.retired = true;
  }

  private async takePage(instance: Instance): Promise<Page> {
    // removed before the await: a spare serves one document
    const ready = await instance.spares.shift()?.catch(() => null);
    return ready == null || ready.isClosed() ? this.openPage(instance) : ready;
  }

  private keepSpares(instance: Instance): void {
    const { spares } = instance;
    while (spares.length < this.options.pages) {
      const spare = this.openPage(instance);
      spares.push(spare);
      const forget = (): void => {
        const at = spares.indexOf(spare);
        if (at >= 0) void spares.splice(at, 1);
      };
      spare.then((page) => page.once('error', forget), forget);
    }
  }

  private async openPage({ browser }: Instance): Promise<Page> {
    const page = await browser.newPage();
    await prepare(page);
    const { shell } = this.options;
    if (shell !== undefined) {
      await page.setContent(shell, { waitUntil: 'load', timeout: 0 });
      // a font that arrives after layout causes another layout
      await page.evaluate('Promise.all(Array.from(document.fonts, (face) => face.load())).then(() => null)');
    }
    return page;
  }

  private instance(): Promise<Instance> {
    if (this.closed) return Promise.reject(new RenderError('cerrado', 'the renderer is closed'));
    if (!this.current) {
      const launching = this.launch();
      this.current = launching;
      // a failed launch is not cached: the next document tries again
      launching.then(
        () => {
          this.started = true;
        },
        (error: unknown) => {
          this.started = false;
          if (this.current === launching) this.current = null;
          this.options.onEvent({ type: 'no-inicia', error });
        },
      );
    }
    return this.current;
  }

  private async launch(): Promise<Instance> {
    const { chromium } = this.options;
    if (chromium === null)
      throw new RenderError('sin-navegador', 'no Chromium on this machine: install it or set CHROMIUM_PATH');
    const start = performance.now();
    const { launch } = await import('puppeteer');
    // puppeteer's limit ends with the process's start; one that starts and hangs would take three minutes
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.options.launchTimeout);
    const [browser, session] = await launch({
      signal: late.signal,
      executablePath: chromium,
      args: chromiumArgs(),
      // a pipe, not a port: nobody else can connect, and it ends with this process even after kill -9
      pipe: true,
      headless: true,
      timeout: this.options.launchTimeout,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
      .then(async (launched) => [launched, await launched.target().createCDPSession()] as const)
      .catch((cause: unknown) => {
        throw new RenderError('sin-navegador', `Chromium did not start (${chromium})`, { cause });
      })
      .finally(() => clearTimeout(timer));
    // its first process may be a script that started the browser: when that is killed, the browser must not survive
    browser.process()?.once('exit', () => killBrowser(browser.process()));
    // puppeteer drops its listeners on close; a late ECONNRESET of a killed browser must not end this process
    for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => {});
    const { promise: death, reject: die } = Promise.withResolvers<never>();
    death.catch(() => {});
    const instance: Instance = {
      browser,
      death,
      die,
      pulse: new Pulse(session, this.options.hangMs, () => this.giveUp(instance)),
      spares: [],
      open: 0,
      served: 0,
      retired: false,
      farewell: null,
    };
    this.alive.add(instance);
    browser.once('disconnected', () => {
      // one that is stopping is removed when that is done: close() must still find it
      if (!instance.farewell) this.alive.delete(instance);
      if (!instance.retired) {
        this.retire(instance);
        this.options.onEvent({ type: 'caido' });
      }
      die(new RenderError('navegador-caido', 'the browser died while printing'));
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
    const timer = setTimeout(() => killBrowser(process), 3000);
    await instance.browser.close().catch(() => killBrowser(process));
    clearTimeout(timer);
  }
}

async function prepare(page: Page): Promise<void> {
  await Promise.all([
    page.setJavaScriptEnabled(false),
    page.setRequestInterception(true),
    page.setViewport({ width: SCREEN_PX, height: SCREEN_PX }),
  ]);
  page.on('request', (request) => {
    const answer = request.url().startsWith('data:') ? request.continue() : request.abort('accessdenied');
    answer.catch(() => {}); // the page may be gone
  });
}
