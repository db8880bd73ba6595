import { setTimeout } from 'node:timers/promises';

/** How often work is retried, and how long to wait before retry n (from 0). */
export interface Retries {
  readonly times: number;
  readonly pause: (failed: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 125;
const LONGEST_PAUSE_MS = 8_000;

/** Exponential backoff; half of each pause is jitter, so that what failed together is not retried together. */
export const pauseMs = (failed: number, chance: number = Math.random()): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS) * (0.5 + chance / 2);

export const growing = (times: number): Retries => ({
  times,
  pause: async (failed) => {
    await setTimeout(pauseMs(failed));
  },
});

/** Runs the work until it succeeds, fails with an error that is not transient, or has been retried `times` times. */
export async function retrying<T>(
  work: () => Promise<T>,
  { times, pause }: Retries,
  worthAnother: (error: unknown) => boolean,
): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      return await work();
    } catch (error) {
      if (failed >= times || !worthAnother(error)) throw error;
      await pause(failed);
    }
  }
}

/** Error numbers that Microsoft's drivers retry (SqlConfigurableRetryFactory, and tedious' shorter list for logins). */
const TRANSIENT_NUMBERS: readonly unknown[] = [
  1205, // deadlock victim
  1222, // lock timeout
  997,
  4060, // the database is not open yet: failover, restore
  4221, // a replica whose row versions are not ready
  41301,
  41302,
  41305,
  41325,
  41839, // conflicts of in-memory tables
  10928,
  10929,
  10936,
  40197,
  40501,
  40613,
  49918,
  49919,
  49920, // the cloud service moves the database or lacks resources
  20,
  64,
  121,
  233,
  10053,
  10054,
  10060, // connection reset by the server
];

/** The same as the last line above, as the operating system and the driver report it. ECONNREFUSED is not transient. */
const TRANSIENT_CODES: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ECONNCLOSED'];
const BROKEN_OFF = /^Connection lost|ECONNRESET|socket hang up|The connection ended without ever completing/;

interface Failure {
  readonly number?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly driverError?: unknown;
  readonly originalError?: unknown;
  readonly cause?: unknown;
}

/** Whether a retry may succeed. Unwraps the errors of TypeORM and of the driver. */
export function isTransient(error: unknown): boolean {
  let failure = error as Failure | null | undefined;
  for (let depth = 0; depth < 5 && typeof failure === 'object' && failure !== null; depth++) {
    const { number, code, message } = failure;
    if (TRANSIENT_NUMBERS.includes(number) || TRANSIENT_CODES.includes(code)) return true;
    if (code === 'ESOCKET' && BROKEN_OFF.test(String(message))) return true;
    failure = (failure.driverError ?? failure.originalError ?? failure.cause) as Failure | undefined;
  }
  return false;
}
