import type { Clock } from '../../clock';
import type { Logger } from '../../log';
import type { ArchivoService } from './archivo.service';

const EVERY_MS = 3_600_000;

/** Hourly, off every request: removes what crashes between a file and its row left behind, in the folders that this house writes. */
export class BarridoDeArchivos {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly archivos: ArchivoService,
    private readonly folders: readonly string[],
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** What a killed process left half written goes at once; the whole store is only walked through hourly. */
  start(): void {
    this.running = this.running.then(() => this.intentar(() => this.quitarPartes()));
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running.then(() =>
      this.intentar(async () => {
        for (const folder of this.folders) {
          const removed = await this.archivos.barrer(this.clock.now(), folder);
          if (removed > 0) this.log.warn({ folder, removed }, 'files without a row were removed');
        }
        await this.quitarPartes();
      }),
    );
    return this.running;
  }

  private async quitarPartes(): Promise<void> {
    const removed = await this.archivos.quitarRestos(this.clock.now());
    if (removed > 0) this.log.warn({ removed }, 'half-written files were removed');
  }

  private async intentar(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error({ err: error }, 'the sweep of files failed');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
