import { Gauge } from 'prom-client';
import type { Clock } from '../../clock';
import type { Logger } from '../../log';
import { registry } from '../../metrics';
import type { ArchivoService } from './archivo.service';
import type { Barredor, Barrida } from './barredor';

const EVERY_MS = 3_600_000;

const refused = new Gauge({
  name: 'file_sweep_refused',
  help: '1 while the sweep of files is refused, by reason',
  labelNames: ['reason'],
  registers: [registry],
});
const withoutRow = new Gauge({
  name: 'files_without_row',
  help: 'Stored files that no row names, at the last sweep',
  registers: [registry],
});

/** Hourly: sweeps orphans of crashes between a file and its row, in the folders that this application writes. */
export class BarridoDeArchivos {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly archivos: ArchivoService,
    private readonly barredor: Barredor,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Half-written files are removed at once, the whole store is swept only hourly. */
  start(): void {
    this.running = this.running.then(() => this.intentar(() => this.quitarPartes()));
    this.timer = setInterval(() => void this.step(), EVERY_MS).unref();
  }

  step(): Promise<void> {
    this.running = this.running.then(() => this.intentar(async () => this.decir(await this.barredor.barrer())));
    this.running = this.running.then(() => this.intentar(() => this.quitarPartes()));
    return this.running;
  }

  private decir({ motivo, huerfanos, apartados, repuestos, quitados }: Barrida): void {
    refused.reset();
    withoutRow.set(huerfanos);
    if (repuestos > 0) this.log.warn({ files: repuestos }, 'files that a row names were in quarantine and are back');
    if (motivo !== null) {
      refused.set({ reason: motivo }, 1);
      if (motivo !== 'apagado')
        this.log.warn({ reason: motivo, files: huerfanos }, 'the sweep of files is refused, nothing was moved');
      return;
    }
    if (apartados > 0) this.log.warn({ files: apartados }, 'files without a row were set aside in quarantine');
    if (quitados > 0) this.log.warn({ files: quitados }, 'files whose days in quarantine were over were removed');
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
