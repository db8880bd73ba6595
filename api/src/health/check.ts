import { mensajes } from '@adjudica/domain';

export interface Part {
  readonly estado: 'bien' | 'degradado' | 'mal';
  /** What works with less. */
  readonly detalle?: string;
}

export const WELL: Part = { estado: 'bien' };
export const LIMIT_MS = 2000;

/**
 * One question to a part, asked at most once at a time and not again while its answer is fresh, however often readiness is asked. Who asks is
 * answered within the limit: a part that hangs is not well, and is not asked again until it has answered.
 */
export class Check {
  private running: Promise<void> | null = null;
  private known: { readonly part: Part; readonly until: number } | null = null;

  constructor(
    private readonly ask: () => Promise<Part>,
    /** What a failure and silence mean for the whole. */
    private readonly failure: Part,
    private readonly freshMs: number,
    private readonly limitMs = LIMIT_MS,
  ) {}

  async part(): Promise<Part> {
    if (this.known !== null && performance.now() < this.known.until) return this.known.part;
    this.known = null;
    this.running ??= this.refresh().finally(() => {
      this.running = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.limitMs);
    });
    await Promise.race([this.running, late]).finally(() => clearTimeout(timer));
    return (
      (this.known as { part: Part } | null)?.part ?? {
        ...this.failure,
        detalle: `${this.failure.detalle ?? ''} (${mensajes.propios.salud.sinRespuesta(this.limitMs / 1000)})`,
      }
    );
  }

  private async refresh(): Promise<void> {
    const part = await this.ask().catch(() => this.failure);
    // what is not well is asked again sooner
    const fresh = part.estado === 'bien' ? this.freshMs : Math.min(this.freshMs, 5000);
    this.known = { part, until: performance.now() + fresh };
  }
}

/** All at once, each within its limit. */
export const askAll = (parts: Readonly<Record<string, Check>>): Promise<(readonly [name: string, part: Part])[]> =>
  Promise.all(Object.entries(parts).map(async ([name, check]) => [name, await check.part()] as const));
