import type { DataSource } from 'typeorm';
import type { Actor } from '../auth/actor';
import type { Clock } from '../clock';
import { bulkInsert } from '../db/bulk';
import { currentRequestId } from '../http/request-context';
import type { Logger } from '../log';
import { Acceso } from './acceso.entity';

const FLUSH_MS = 250;
const FLUSH_ROWS = 100;

export interface AccessEntry {
  /** What was done: 'leer', 'buscar', 'exportar', 'descargar'. */
  operacion: string;
  recurso: string;
  recursoId: string | number;
}

/** Who read which person, document or export (invariant 39). Buffered: every 250 ms, 100 rows, and at stop (model.md). */
export class AccessLog {
  private buffer: Omit<Acceso, 'id'>[] = [];
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  record(actor: Actor, entry: AccessEntry): void {
    this.buffer.push({
      instante: this.clock.now(),
      usuarioId: actor.id,
      operacion: entry.operacion,
      recurso: entry.recurso,
      recursoId: String(entry.recursoId),
      solicitud: currentRequestId(),
    });
    if (this.buffer.length >= FLUSH_ROWS) void this.step();
    else this.timer ??= setTimeout(() => void this.step(), FLUSH_MS).unref();
  }

  start(): void {}

  /** Writes what is buffered. A failure keeps the rows for the next round: an access is never forgotten silently. */
  step(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.flushing = this.flushing.then(async () => {
      while (this.buffer.length > 0) {
        const rows = this.buffer.slice(0, FLUSH_ROWS);
        try {
          await bulkInsert(this.dataSource.manager, Acceso, rows);
          this.buffer.splice(0, rows.length);
        } catch (error) {
          this.log.error({ err: error, waiting: this.buffer.length }, 'access rows could not be written');
          return;
        }
      }
    });
    return this.flushing;
  }

  async stop(): Promise<void> {
    await this.step();
  }
}
