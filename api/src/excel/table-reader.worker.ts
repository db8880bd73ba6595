import { once } from 'node:events';
import { esErrorDeNegocio } from '@adjudica/domain';
import { serve } from '../workers/serve';
import type { TableRow } from './table';
import { readTable } from './table-file';
import type { ReadingTask, Refusal } from './table-reader';

/** Rows per message: receiving them costs the request thread a millisecond. */
const BATCH = 200;

serve(async ({ bytes, port }: ReadingTask): Promise<Refusal | null> => {
  const left = once(port, 'close').then(() => true);
  let rows: TableRow[] = [];
  try {
    for await (const row of readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
      rows.push(row);
      if (rows.length < BATCH) continue;
      const wanted = once(port, 'message').then(() => false);
      port.postMessage(rows);
      rows = [];
      if (await Promise.race([wanted, left])) return null;
    }
    port.postMessage(rows);
    return null;
  } catch (error) {
    if (!esErrorDeNegocio(error)) throw error;
    return { kind: error.kind, code: error.code, title: error.title };
  } finally {
    port.close();
  }
});
