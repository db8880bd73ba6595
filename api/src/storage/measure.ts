import { createHash } from 'node:crypto';
import { StorageError } from './storage';

export interface Measure {
  readonly bytes: number;
  readonly sha256: string;
}

/** Counts and hashes chunks in passing; refuses more than `maxBytes`. */
export class Meter {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  constructor(private readonly maxBytes: number = Number.POSITIVE_INFINITY) {}

  add(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    if (this.bytes > this.maxBytes) throw new StorageError('demasiado-grande', `more than ${this.maxBytes} bytes`);
    this.hash.update(chunk);
  }

  done(): Measure {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

export async function measure(chunks: AsyncIterable<Uint8Array>): Promise<Measure> {
  const meter = new Meter();
  for await (const chunk of chunks) meter.add(chunk);
  return meter.done();
}

/** Throws 'no-verificado' unless the store holds what was sent. */
export function assertSame(sent: Measure, held: Measure): void {
  if (sent.bytes !== held.bytes || sent.sha256 !== held.sha256)
    throw new StorageError('no-verificado', `sent ${sent.bytes} bytes, the store holds ${held.bytes} others`);
}
