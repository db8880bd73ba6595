/** Time is passed in: tests and the demo seed set it, nothing reads Date.now() on its own for a business fact. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
