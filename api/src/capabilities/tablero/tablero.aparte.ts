import type { SlowStatement, SlowStatements } from '../../db/slow-statements';
import { WorkerError, type WorkerLimits, WorkerPool } from '../../workers/worker-pool';
import type { TableroVista } from './tablero.dto';
import type { FilasElegidas, Lectura, PedidoDeCifras, PedidoDeFilas } from './tablero.lectura';

/** What the other thread opens and reads with. */
export interface BaseDeLectura {
  readonly file: string;
  readonly descontarFeriados: boolean;
  /** Statements that take longer are told; null = none. */
  readonly slowMs: number | null;
}

export interface TareaDeLectura {
  readonly base: BaseDeLectura;
  /** Null: no more than to be ready. */
  readonly pedido: { readonly cifras: PedidoDeCifras } | { readonly elegidas: PedidoDeFilas } | null;
}

export interface LeidoAparte {
  readonly leido: TableroVista | FilasElegidas | null;
  readonly lentas: readonly SlowStatement[];
}

const LIMITS: WorkerLimits = {
  // they wait for each other there, and nobody else for them
  size: 1,
  waiting: 200,
  cpuMs: 60_000,
  timeoutMs: 60_000,
  silentMs: 60_000,
  maxMemoryMb: 256,
  idleMs: 300_000,
};

/**
 * Reads the dashboard of the embedded engine on a thread of its own: what it reckons delays no other request. The thread starts with the first look at
 * the dashboard, which is answered here, as is whatever it can't do.
 */
export class LecturaAparte implements Lectura {
  private readonly pool: WorkerPool<TareaDeLectura, LeidoAparte>;
  private starting = false;

  constructor(
    worker: string,
    private readonly base: BaseDeLectura,
    private readonly aqui: Lectura,
    private readonly slow: SlowStatements | null,
  ) {
    this.pool = new WorkerPool(worker, LIMITS);
  }

  cifras(pedido: PedidoDeCifras): Promise<TableroVista> {
    return this.leer({ cifras: pedido }, () => this.aqui.cifras(pedido));
  }

  elegidas(pedido: PedidoDeFilas): Promise<FilasElegidas> {
    return this.leer({ elegidas: pedido }, () => this.aqui.elegidas(pedido));
  }

  /** Starts the thread. @throws WorkerError. */
  async preparar(): Promise<void> {
    this.starting = true;
    try {
      await this.pool.run({ base: this.base, pedido: null });
    } finally {
      this.starting = false;
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async leer<T>(pedido: TareaDeLectura['pedido'], aqui: () => Promise<T>): Promise<T> {
    if (!this.pool.warm) {
      if (!this.starting) void this.preparar().catch(() => undefined);
      return aqui();
    }
    try {
      const { leido, lentas } = await this.pool.run({ base: this.base, pedido });
      for (const lenta of lentas) this.slow?.tell(lenta);
      return leido as T;
    } catch (error) {
      if (!(error instanceof WorkerError)) throw error;
      // no thread for it, or the database's own refusal, which is met again here
      return aqui();
    }
  }
}
