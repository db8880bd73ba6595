import { pipeline, type Readable, Transform } from 'node:stream';
import { assertSame, type Measure, Meter } from './measure';

/**
 * Verifies a file while it is read. The last chunk is withheld until all are hashed: other bytes end in StorageError 'no-verificado' before it, so
 * that the file is never complete.
 */
export function verified(stored: Readable, expected: Measure): Readable {
  const meter = new Meter();
  let last: Buffer | undefined;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      meter.add(chunk);
      const before = last;
      last = chunk;
      done(null, before);
    },
    flush(done) {
      try {
        assertSame(expected, meter.done());
        done(null, last);
      } catch (error) {
        done(error as Error);
      }
    },
  });
  // pipeline ends both on an error or when the reader leaves
  return pipeline(stored, checked, () => {});
}

/** The bytes `start` to `end` of a file, inclusive. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A part of a file that is verified as a whole. Bytes outside it are discarded, and its last chunk is withheld until the whole file is verified. */
export function part(whole: Readable, { start, end }: Part): Readable {
  let at = 0;
  let last: Buffer | undefined;
  const cut = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const piece = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
      at += chunk.length;
      if (piece.length === 0) return done();
      const before = last;
      last = piece;
      done(null, before);
    },
    flush(done) {
      done(null, last);
    },
  });
  return pipeline(whole, cut, () => {});
}
