import { on } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { ErrorDeNegocio, type KindDeError, mensajesDeImportacion as m } from '@adjudica/domain';
import { WorkerError, type WorkerLimits, WorkerPool } from '../workers/worker-pool';
import type { TableRow } from './table';
import { tooLarge } from './zip';

export interface ReadingTask {
  readonly bytes: Uint8Array;
  /** Port of the rows: one batch per request message. */
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
  // the consumer writes the rows to the database in between
  timeoutMs: 3_600_000,
  silentMs: 5000,
  maxMemoryMb: 512,
  idleMs: 60_000,
};

/** Reads uploaded files in worker threads, so that no file blocks the request thread. */
export class TableReader {
  private readonly pool: WorkerPool<ReadingTask, Refusal | null>;

  constructor(limits: Partial<WorkerLimits> = {}) {
    this.pool = new WorkerPool(join(__dirname, 'table-reader.worker'), { ...LIMITS, ...limits });
  }

  /** The rows of a file, in batches on demand. @throws as `readTable`; 413 for a file over the limits; 503 when no worker is free in time. */
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
