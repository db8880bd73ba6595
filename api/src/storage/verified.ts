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
