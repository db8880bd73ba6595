import { ErrorDeNegocio } from '@adjudica/domain';
import type { Page } from 'puppeteer';
import { type BrowserEvent, BrowserPool } from './browser';
import { hashDeHechos } from './canonical';
import { findChromium } from './chromium';
import { type DefinicionDeDocumento, documentos } from './documentos';
import { RenderError } from './errors';
import { type MeasuredTable, rowsThatFillPages } from './page';
import type { Foot } from './stamp';
import { TemplateStore } from './templates';
import type { Documento, HechosDe } from './tipos';

/** The PDF library with its font engine is a fifth of the start of the program: loaded with the first document. */
const stamping = (): typeof import('./stamp') => require('./stamp');

export interface RendererOptions {
  /** Executable of the browser; default: found on this machine. `null` = print nothing. */
  readonly chromium?: string | null;
  /** Pages of the browser at once (performance.md P8). */
  readonly pages?: number;
  /** Documents printing and waiting; one more is refused with 429 'pdf-cola-llena'. */
  readonly queue?: number;
  /** For a whole document, waiting included. */
  readonly timeoutMs?: number;
  readonly maxPages?: number;
  /** A longer table is printed in parts of at most this many rows. */
  readonly chunkRows?: number;
  readonly recycleAfter?: number;
  readonly memoryLimit?: number;
  readonly launchTimeoutMs?: number;
  readonly templates?: TemplateStore;
  readonly now?: () => Date;
  /** Plain callbacks for metrics; they must not throw. */
  readonly onDocument?: (event: DocumentEvent) => void;
  readonly onBrowser?: (event: BrowserEvent) => void;
}

export interface DocumentEvent {
  readonly documento: Documento;
  readonly ms: number;
  readonly paginas: number;
  readonly bytes: number;
  /** null = printed; else the code of the error. */
  readonly error: string | null;
}

export interface Rendered {
  readonly bytes: Buffer;
  readonly paginas: number;
  /** SHA-256 of the facts, as printed in the foot. The file's own hash is the storage's business. */
  readonly hashHechos: string;
}

/**
 * Facts → PDF. One per process (compose.ts); lazy: the browser starts with the first document.
 * Errors: ErrorDeNegocio 'demasiadas'/'pdf-cola-llena' and 'demasiadoGrande'/'pdf-demasiadas-paginas'; RenderError otherwise.
 */
export class Renderer {
  private readonly options: Required<RendererOptions>;
  private readonly pool: BrowserPool;
  private pending = 0;
  private readonly stopping = new AbortController();

  constructor(options: RendererOptions = {}) {
    this.options = {
      chromium: options.chromium === undefined ? findChromium() : options.chromium,
      pages: 2,
      queue: 50,
      timeoutMs: 120_000,
      maxPages: 1000,
      chunkRows: 1100,
      recycleAfter: 300,
      memoryLimit: 800 * 1024 * 1024,
      launchTimeoutMs: 20_000,
      now: () => new Date(),
      onDocument: () => {},
      onBrowser: () => {},
      ...options,
      templates: options.templates ?? new TemplateStore(),
    } as Required<RendererOptions>;
    this.pool = new BrowserPool({
      chromium: this.options.chromium,
      pages: this.options.pages,
      recycleAfter: this.options.recycleAfter,
      memoryLimit: this.options.memoryLimit,
      launchTimeout: this.options.launchTimeoutMs,
      onEvent: (event) => this.options.onBrowser(event),
    });
  }

  /** Whether documents can be printed at all; /health/ready shows it. */
  get available(): boolean {
    return this.options.chromium !== null && !this.stopping.signal.aborted;
  }

  /** Documents printing and waiting. */
  get queued(): number {
    return this.pending;
  }

  /** Process id of the warm browser; null while none runs. */
  browserPid(): Promise<number | null> {
    return this.pool.pid();
  }

  async render<D extends Documento>(documento: D, hechos: HechosDe[D]): Promise<Rendered> {
    if (this.pending >= this.options.queue)
      throw new ErrorDeNegocio('demasiadas', 'pdf-cola-llena', 'Hay demasiados documentos en cola, intente de nuevo.');
    this.pending += 1;
    const start = performance.now();
    let result: Rendered | null = null;
    let error: string | null = null;
    try {
      result = await this.withDeadline((signal, stop) => this.print(documento, hechos, signal, stop));
      return result;
    } catch (cause) {
      error = (cause as { code?: string }).code ?? 'interno';
      throw cause;
    } finally {
      this.pending -= 1;
      const { paginas = 0, bytes = Buffer.alloc(0) } = result ?? {};
      this.options.onDocument({ documento, ms: performance.now() - start, paginas, bytes: bytes.length, error });
    }
  }

  /** Refuses what waits, stops what prints, ends the browser. Idempotent. */
  async close(): Promise<void> {
    this.stopping.abort(new RenderError('cerrado', 'the renderer is closed'));
    await this.pool.close();
  }

  private async withDeadline<T>(work: (signal: AbortSignal, stop: AbortController) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const timer = setTimeout(
      () => stop.abort(new RenderError('tiempo-agotado', `not printed within ${this.options.timeoutMs} ms`)),
      this.options.timeoutMs,
    );
    try {
      return await work(AbortSignal.any([stop.signal, this.stopping.signal]), stop);
    } finally {
      clearTimeout(timer);
    }
  }

  private async print<D extends Documento>(
    documento: D,
    hechos: HechosDe[D],
    signal: AbortSignal,
    stop: AbortController,
  ): Promise<Rendered> {
    const definition: DefinicionDeDocumento<HechosDe[D]> = documentos[documento];
    const hash = hashDeHechos(documento, hechos);
    const rows = hechos[definition.filas] as readonly unknown[];
    const chunks = await this.printChunks(documento, hechos, rows, signal, stop);
    const { merge, stamp } = stamping();
    const merged = await merge(chunks);
    const pages = merged.getPageCount();
    if (pages > this.options.maxPages)
      throw new ErrorDeNegocio(
        'demasiadoGrande',
        'pdf-demasiadas-paginas',
        `El documento tiene ${pages} páginas, máximo ${this.options.maxPages}.`,
      );
    signal.throwIfAborted();
    const title = definition.titulo(hechos);
    const version = definition.version(hechos);
    const foot: Foot = {
      title,
      left: version === null ? title : `${title} · Versión ${version}`,
      hash: `SHA-256 de los datos: ${hash}`,
      watermark: definition.borrador(hechos) ? 'BORRADOR' : null,
      author: hechos.empresa,
      created: this.options.now(),
    };
    const bytes = Buffer.from(await stamp(merged, foot));
    return { bytes, paginas: pages, hashHechos: hash };
  }

  /**
   * Long tables in parts: layout and printing of one long page grow faster than its length (1,000 → 10,000 rows: 44–112 times).
   * Where a part ends is known after its layout, before it is printed, so the next part is laid out while this one prints.
   */
  private async printChunks<D extends Documento>(
    documento: D,
    hechos: HechosDe[D],
    rows: readonly unknown[],
    signal: AbortSignal,
    stop: AbortController,
  ): Promise<Uint8Array[]> {
    const { chunkRows } = this.options;
    const printing: Promise<Uint8Array>[] = [];
    let next = 0;
    do {
      const from = next;
      const ultima = from + chunkRows >= rows.length;
      const filas = rows.slice(from, from + chunkRows);
      const html = this.options.templates.html(documento, hechos, { primera: from === 0, ultima, filas });
      let setTaken: (count: number) => void = () => {};
      const taken = new Promise<number>((resolve) => {
        setTaken = resolve;
      });
      const printed = this.pool.withPage(signal, async (page) => {
        await load(page, html);
        const count = ultima ? filas.length : await keepWholePages(page);
        setTaken(count);
        return printPage(page);
      });
      printed.catch(() => {}); // awaited below; until then it must not count as unhandled
      printing.push(printed);
      // `printed` can only win this race by failing before the layout was known
      const count = await Promise.race([taken, printed.then(() => filas.length)]).catch((cause: unknown) => {
        stop.abort(cause);
        throw cause;
      });
      next = from + count;
    } while (next < rows.length);
    return Promise.all(printing).catch((cause: unknown) => {
      stop.abort(cause); // the other parts are of no use now
      throw cause;
    });
  }
}

async function load(page: Page, html: string): Promise<void> {
  // the renderer's own deadline counts, not one of each step
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
}

/** Measures the laid out rows, removes those that do not fill a whole page, and returns how many stay. */
async function keepWholePages(page: Page): Promise<number> {
  const measured = (await page.evaluate(`document.fonts.ready.then(() => {
    const table = document.querySelector('table[data-filas]');
    const start = table.closest('[data-inicio]') ?? document.body;
    const top = (e) => e.getBoundingClientRect().top;
    return {
      offset: top(table) - top(start),
      head: table.tHead.getBoundingClientRect().height,
      rows: Array.from(table.tBodies[0].rows, (row) => row.getBoundingClientRect().height),
    };
  })`)) as MeasuredTable;
  const keep = rowsThatFillPages(measured);
  await page.evaluate(`(() => {
    const body = document.querySelector('table[data-filas]').tBodies[0];
    while (body.rows.length > ${keep}) body.deleteRow(-1);
  })()`);
  return keep;
}

function printPage(page: Page): Promise<Uint8Array> {
  // untagged and without outline: 13 times smaller, 1.8 times faster (performance.md 9)
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: 0 });
}
