import { setImmediate } from 'node:timers/promises';
import { codigoImpreso, ErrorDeNegocio, formatearInstante, propios } from '@adjudica/domain';
import { squareOnPage } from './barcode';
import { type BrowserEvent, BrowserPool } from './browser';
import { hashDeHechos } from './canonical';
import { findChromium } from './chromium';
import type { Hechos, Papel } from './documento';
import { RenderError } from './errors';
import { type PartedDocument, printParts } from './parts';
import type { Adjunto, Foot } from './stamp';
import { TemplateStore } from './templates';

/** Loaded with the first document: the PDF library with its font engine is a fifth of the program's start. */
const stamping = (): typeof import('./stamp') => require('./stamp');

/** The company's electronic seal. */
export interface PaperSeal {
  /** Whose it is. */
  readonly name: string;
  holds(now: Date): boolean;
  /** `box`: of its visible field on the first page, in points; `face`: operators that the field shows. */
  apply(
    pdf: Uint8Array,
    sealing: {
      readonly on: Date;
      readonly box?: readonly [x1: number, y1: number, x2: number, y2: number];
      readonly face?: string;
    },
  ): Promise<Buffer>;
}

export interface RendererOptions {
  /** Executable of the browser; default: found on this machine. `null` = no printing. */
  readonly chromium?: string | null;
  /** Pages of the browser at once (rendimiento.md, "Documentos"). */
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
  /** A browser without an answer for this long is replaced. */
  readonly hangMs?: number;
  readonly templates?: TemplateStore;
  readonly now?: () => Date;
  /** Address of the screens, where issued documents are checked; left out = they bear their code without QR. */
  readonly publicUrl?: string | undefined;
  /** Put on what is issued while it holds; null = none. */
  readonly seal?: PaperSeal | null;
  /** Callbacks for log and metrics; they must not throw. */
  readonly onDocument?: (event: DocumentEvent) => void;
  readonly onBrowser?: (event: BrowserEvent) => void;
}

export interface DocumentEvent {
  /** Folder of its template. */
  readonly documento: string;
  readonly ms: number;
  readonly paginas: number;
  readonly bytes: number;
  /** null = printed; else the error's code. */
  readonly error: string | null;
}

export interface Rendered {
  readonly bytes: Buffer;
  readonly paginas: number;
  /** SHA-256 of the facts, as printed in the foot; the storage computes the file's own. */
  readonly hashHechos: string;
}

/**
 * Facts → PDF. One per process (compose.ts); the browser starts with the first document. Errors: ErrorDeNegocio 'demasiadas'/'pdf-cola-llena' and
 * 'demasiadoGrande'/'pdf-demasiadas-paginas'; RenderError otherwise.
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
      chunkRows: 1200,
      recycleAfter: 300,
      memoryLimit: 800 * 1024 * 1024,
      launchTimeoutMs: 20_000,
      hangMs: 15_000,
      now: () => new Date(),
      publicUrl: undefined,
      seal: null,
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
      hangMs: this.options.hangMs,
      shell: this.options.templates.shell,
      onEvent: (event) => this.options.onBrowser(event),
    });
  }

  /** Whether this machine can print; shown by /health/ready. */
  get available(): boolean {
    return this.options.chromium !== null && !this.stopping.signal.aborted;
  }

  /** Documents printing and waiting. */
  get queued(): number {
    return this.pending;
  }

  /** Whether printing works now: a running browser must answer, and one must be able to start (`BrowserPool.responds`). */
  async responds(): Promise<boolean> {
    return this.available && (await this.pool.responds());
  }

  /** Process id of the warm browser; null while none runs. */
  browserPid(): Promise<number | null> {
    return this.pool.pid();
  }

  /** A template partial as markup, for a screen. */
  fragment(partial: string, hechos: object): string {
    return this.options.templates.fragment(partial, hechos);
  }

  /** The whole document as markup, for a word processor. */
  markup<H extends Hechos>(papel: Papel<H>, hechos: H): string {
    const filas = hechos[papel.filas] as readonly unknown[];
    return this.options.templates.content(papel, hechos, { primera: true, ultima: true, filas }).body;
  }

  /** `codigo`: of an issued document, by which anybody checks it. */
  async render<H extends Hechos>(
    papel: Papel<H>,
    hechos: H,
    adjuntos: readonly Adjunto[] = [],
    codigo: string | null = null,
  ): Promise<Rendered> {
    if (this.pending >= this.options.queue)
      throw new ErrorDeNegocio('demasiadas', 'pdf-cola-llena', 'Hay demasiados documentos en cola, intente de nuevo.');
    this.pending += 1;
    const start = performance.now();
    let result: Rendered | null = null;
    let error: string | null = null;
    try {
      const attempt = () =>
        this.withDeadline((signal, stop) => this.print(papel, hechos, { adjuntos, codigo }, signal, stop));
      // the browser hung, not the document: retried on its successor
      result = await attempt().catch((cause: unknown) => {
        if (cause instanceof RenderError && cause.code === 'navegador-colgado') return attempt();
        throw cause;
      });
      return result;
    } catch (cause) {
      error = (cause as { code?: string }).code ?? 'interno';
      throw cause;
    } finally {
      this.pending -= 1;
      const { paginas = 0, bytes = Buffer.alloc(0) } = result ?? {};
      this.options.onDocument({
        documento: papel.tipo,
        ms: performance.now() - start,
        paginas,
        bytes: bytes.length,
        error,
      });
    }
  }

  /** Rejects waiting documents, aborts printing ones, ends the browser. Idempotent. */
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

  private async print<H extends Hechos>(
    papel: Papel<H>,
    hechos: H,
    { adjuntos, codigo }: { readonly adjuntos: readonly Adjunto[]; readonly codigo: string | null },
    signal: AbortSignal,
    stop: AbortController,
  ): Promise<Rendered> {
    const { templates, chunkRows } = this.options;
    const parted: PartedDocument = {
      rows: hechos[papel.filas] as readonly unknown[],
      partRows: chunkRows,
      content: (chunk) => templates.content(papel, hechos, chunk),
    };
    // computed while the browser is busy
    const computing = setImmediate().then(() => ({
      hash: hashDeHechos(papel.tipo, hechos),
      check: codigo === null ? null : this.checkOf(codigo),
    }));
    computing.catch(() => {}); // awaited below
    const chunks = await printParts(this.pool, parted, signal, stop);
    const { hash, check } = await computing;
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
    const title = papel.titulo(hechos);
    const version = papel.version?.(hechos) ?? null;
    const now = this.options.now();
    const seal = codigo !== null || papel.sellado ? this.sealAt(now) : null;
    const foot: Foot = {
      title,
      left: version === null ? title : `${title} · Versión ${version}`,
      hash: `SHA-256 de los datos: ${hash}`,
      check,
      seal: seal && propios.selloAlPie(seal.name, formatearInstante(now)),
      watermark: papel.borrador?.(hechos) ? 'BORRADOR' : null,
      author: hechos.empresa,
      initials: papel.rubricas?.(hechos) ?? 0,
      created: now,
    };
    const stamped = await stamp(merged, foot, adjuntos);
    const bytes = seal === null ? Buffer.from(stamped) : await seal.apply(stamped, { on: now, ...fieldOf(check) });
    return { bytes, paginas: pages, hashHechos: hash };
  }

  private sealAt(now: Date): PaperSeal | null {
    const { seal } = this.options;
    return seal?.holds(now) ? seal : null;
  }

  private checkOf(codigo: string): NonNullable<Foot['check']> {
    const { publicUrl } = this.options;
    const impreso = codigoImpreso(codigo);
    return publicUrl === undefined
      ? { text: propios.verificacionAlPie(impreso, null), code: null }
      : {
          text: propios.verificacionAlPie(impreso, new URL(publicUrl).host),
          code: squareOnPage(`${publicUrl}/verificar/${codigo}`, stamping().PLACE_OF_CODE),
        };
  }
}

/** The field of a seal is the QR of its document; without one it is not seen. */
function fieldOf(check: Foot['check']) {
  if (!check?.code) return {};
  const { x, y, size } = stamping().PLACE_OF_CODE;
  return { box: [x, y, x + size, y + size] as const, face: `q 1 0 0 1 ${-x} ${-y} cm ${check.code} Q` };
}
