import { on } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { ErrorDeNegocio, type KindDeError, mensajesDeImportacion as m } from '@adjudica/domain';
import { WorkerError, type WorkerLimits, WorkerPool } from '../workers/worker-pool';
import type { TableRow } from './table';
import { tooLarge } from './zip';

export interface ReadingTask {
  readonly bytes: Uint8Array;
  /** Rows go out by it, a batch for each message that asks for one. */
  readonly port: MessagePort;
}
export interface Refusal {
  readonly kind: KindDeError;
  readonly code: string;
  readonly title: string;
}

const LIMITS: WorkerLimits = {
  size: 2,
  waiting: 100,
  cpuMs: 120_000,
  // whoever takes the rows writes them down meanwhile
  timeoutMs: 3_600_000,
  silentMs: 5000,
  maxMemoryMb: 512,
  idleMs: 60_000,
};

/** Reads strangers' files in threads of their own: whatever a file holds, the thread of the requests is not kept. */
export class TableReader {
  private readonly pool: WorkerPool<ReadingTask, Refusal | null>;

  constructor(limits: Partial<WorkerLimits> = {}) {
    this.pool = new WorkerPool(join(__dirname, 'table-reader.worker'), { ...LIMITS, ...limits });
  }

  /**
   * The rows of a file, a few at a time, as they are taken.
   * @throws as `readTable`; 413 when reading takes more than a file may; 503 when the machine did not get to it.
   */
  async *read(bytes: Uint8Array): AsyncGenerator<TableRow> {
    const { port1: port, port2 } = new MessageChannel();
    const batches = on(port, 'message', { close: ['close'] });
    const result = this.pool.run({ bytes, port: port2 }, [port2]);
    result.catch(() => port.close());
    try {
      for await (const [rows] of batches as AsyncIterable<[readonly TableRow[]]>) {
        yield* rows;
        port.postMessage('more');
      }
      const refusal = await result;
      if (refusal !== null) throw new ErrorDeNegocio(refusal.kind, refusal.code, refusal.title);
    } catch (error) {
      throw inWords(error);
    } finally {
      port.close();
    }
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}

function inWords(error: unknown): unknown {
  if (!(error instanceof WorkerError) || error.failure === 'fallo') return error;
  if (error.failure === 'memoria' || error.failure === 'tiempo') return tooLarge(error);
  return new ErrorDeNegocio('noDisponible', 'lectura-lenta', m.lecturaLenta, { cause: error });
}
