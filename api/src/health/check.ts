import { mensajes } from '@adjudica/domain';

export interface Part {
  readonly estado: 'bien' | 'degradado' | 'mal';
  /** Why it is degraded. */
  readonly detalle?: string;
}

export const WELL: Part = { estado: 'bien' };
const LIMIT_MS = 2000;

/**
 * A health check of one part with a cached answer, one running check at a time and a timeout. A part that hangs is unhealthy and is not checked
 * again until it answers.
 */
export class Check {
  private running: Promise<void> | null = null;
  private known: { readonly part: Part; readonly until: number } | null = null;

  constructor(
    private readonly ask: () => Promise<Part>,
    /** Status reported on failure and timeout. */
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
    // a failure is checked again sooner
    const fresh = part.estado === 'bien' ? this.freshMs : Math.min(this.freshMs, 5000);
    this.known = { part, until: performance.now() + fresh };
  }
}

/** Runs all checks in parallel. */
export const askAll = (parts: Readonly<Record<string, Check>>): Promise<(readonly [name: string, part: Part])[]> =>
  Promise.all(Object.entries(parts).map(async ([name, check]) => [name, await check.part()] as const));
