import { pipeline, type Readable, Transform } from 'node:stream';
import { assertSame, type Measure, Meter } from './measure';

/**
 * The stream of a file that must still be what was stored. Its last chunk waits until all are counted: other bytes end in StorageError
 * 'no-verificado' before it, so that nobody takes them for the whole file.
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
  // an error, or a reader that goes away, ends both
  return pipeline(stored, checked, () => {});
}

/** The bytes `start` to `end` of a file, both counted in. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/**
 * A part of a file that is proven as a whole. What comes before and after it is read and thrown away, and its last chunk waits until the whole
 * has ended without an error: nobody takes a part of other bytes for one of the file.
 */
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
