/** When a mail is tried again, and when it is given up: plain figures, so that tests can say them. */

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;
/** Half a minute doubling up to an hour, then every hour: about four days. What kept the server from answering is not counted. */
export const MAX_ATTEMPTS = 106;

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 300_000;

/** The mails of one outage do not all come back in the same second: a tenth of each pause is chance (0 to 1). */
const growing = (first: number, longest: number, times: number, chance: number): number =>
  Math.round(Math.min(first * 2 ** Math.min(times - 1, 30), longest) * (1 - chance / 10));

/** Until the next attempt at a mail that failed so many times. */
export const retryAfter = (attempts: number, chance: number): number =>
  growing(FIRST_RETRY_MS, LONGEST_RETRY_MS, attempts, chance);

/** Until the server is tried again, with any mail, when it did not answer so many times in a row. */
export const pauseAfter = (failures: number, chance: number): number =>
  growing(FIRST_PAUSE_MS, LONGEST_PAUSE_MS, failures, chance);
