import { Writable } from 'node:stream';
import { createLogger, type Logger } from '../log';

/** A logger with readable lines. */
export function logLines(): { log: Logger; lines: Record<string, unknown>[]; clear(): void } {
  const lines: Record<string, unknown>[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n')) if (line !== '') lines.push(JSON.parse(line));
      done();
    },
  });
  return {
    log: createLogger({ logLevel: 'info' }, destination),
    lines,
    clear() {
      lines.length = 0;
    },
  };
}
