import {
  type Adjunto,
  type Hechos,
  hashDeHechos,
  type Papel,
  type Rendered,
  type Renderer,
  TemplateStore,
} from '../pdf';

/** Prints nothing, and keeps its input, for tests of everything else. */
export class PaperlessRenderer {
  readonly printed: { documento: string; hechos: unknown; adjuntos: readonly Adjunto[] }[] = [];
  readonly available = true;
  readonly queued = 0;
  /** Awaited before each document, so that a test can delay the printing. */
  before: () => Promise<void> = async () => undefined;

  async render<H extends Hechos>(
    { tipo: documento }: Papel<H>,
    hechos: H,
    adjuntos: readonly Adjunto[] = [],
  ): Promise<Rendered> {
    this.printed.push({ documento, hechos, adjuntos });
    await this.before();
    const hashHechos = hashDeHechos(documento, hechos);
    return { bytes: Buffer.from(`%PDF-1.7 ${hashHechos} ${this.printed.length}`), paginas: 1, hashHechos };
  }

  fragment(partial: string, hechos: object): string {
    return new TemplateStore().fragment(partial, hechos);
  }

  markup<H extends Hechos>(papel: Papel<H>, hechos: H): string {
    const filas = hechos[papel.filas] as readonly unknown[];
    return new TemplateStore().content(papel, hechos, { primera: true, ultima: true, filas }).body;
  }

  async responds(): Promise<boolean> {
    return true;
  }

  async browserPid(): Promise<null> {
    return null;
  }

  async close(): Promise<void> {}

  asRenderer(): Renderer {
    return this as unknown as Renderer;
  }
}
