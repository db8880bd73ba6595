/** Longest delay of other requests by one slice. */
const SLICE_MS = 1;

/** Lets requests, timers and other work run. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Awaited after each step of a loop; yields once a slice has passed. */
export function inSlices(): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS;
  return () => (performance.now() < until ? undefined : others());

  async function others(): Promise<void> {
    await yieldToEventLoop();
    until = performance.now() + SLICE_MS;
  }
}

/** `flatMap` that yields between slices, so that long work does not block requests. */
export async function flatMapInSlices<T, R>(items: Iterable<T>, work: (item: T) => readonly R[]): Promise<R[]> {
  const results: R[] = [];
  const sliceOver = inSlices();
  for (const item of items) {
    for (const result of work(item)) results.push(result);
    await sliceOver();
  }
  return results;
}
