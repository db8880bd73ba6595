/** Retry schedule of mails. */

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Exponential backoff from 30 s to an hour: about four days. Outages of the server are not counted. */
export const MAX_ATTEMPTS = 106;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** A tenth of each pause is jitter (0 to 1), so that the mails of one outage are not retried in the same second. */
const growing = (first: number, longest: number, times: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** Math.min(times - 1, 30), longest) * (1 - chance / 10));

/** Pause before the next attempt at a mail. */
export const retryAfter = (attempts: number, chance: number): number =>
  growing(FIRST_RETRY_MS, LONGEST_RETRY_MS, attempts, chance);

/** Pause of an unreachable server. */
export const pauseAfter = (failures: number, chance: number): number =>
  growing(FIRST_PAUSE_MS, LONGEST_PAUSE_MS, failures, chance);
