import { setTimeout } from 'node:timers/promises';

/** How often a piece of work is begun anew, and how long is waited before the n-th time (from 0). */
export interface Retries {
  readonly times: number;
  readonly pause: (failed: number) => Promise<void>;
}

const FIRST_PAUSE_MS = 125;
const LONGEST_PAUSE_MS = 8_000;

/** Each pause is twice the one before. Half of it is chance: who failed together does not come back together. */
export const pauseMs = (failed: number, chance: number = Math.random()): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** failed, LONGEST_PAUSE_MS) * (0.5 + chance / 2);

export const growing = (times: number): Retries => ({
  times,
  pause: async (failed) => {
    await setTimeout(pauseMs(failed));
  },
});

/** Runs the work until it succeeds, fails for a reason that is not worth another time, or has failed once more often than `times`. */
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

/** What Microsoft's own drivers repeat (SqlConfigurableRetryFactory, and tedious' shorter list for logging in). */
const TRANSIENT_NUMBERS: readonly unknown[] = [
  1205, // victim of a deadlock
  1222, // a lock not had in time
  997,
  4060, // the database can't be opened yet: a failover, a restore
  4221, // a replica that does not know yet which row versions it needs
  41301,
  41302,
  41305,
  41325,
  41839, // conflicts of tables in memory
  10928,
  10929,
  10936,
  40197,
  40501,
  40613,
  49918,
  49919,
  49920, // the cloud moves the database or has no resources for it
  20,
  64,
  121,
  233,
  10053,
  10054,
  10060, // the connection was ended from the other side
];

/** The same as the last line above, as the operating system and the driver say it. A port where nobody listens is none of them. */
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

/** Whether the same work may well succeed a moment later. Looks through the wrappers of TypeORM and of the driver. */
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
