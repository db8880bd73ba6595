/** Of each slice; requests that come meanwhile wait that long at most. */
const SLICE_MS = 1;

/** Lets requests, timers and other work have their turn. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The answer of one of several reads, once others have had their turn: the embedded engine answers on the thread of the requests, one after the other. */
export async function thenYield<T>(read: Promise<T>): Promise<T> {
  const answer = await read;
  await yieldToEventLoop();
  return answer;
}

/** For a loop of its own: awaited after each step, lets others have their turn once a slice has passed. */
export function inSlices(): () => Promise<void> | undefined {
  let until = performance.now() + SLICE_MS;
  return () => (performance.now() < until ? undefined : others());

  async function others(): Promise<void> {
    await yieldToEventLoop();
    until = performance.now() + SLICE_MS;
  }
}

/** What `work` makes of each item, in their order, as `flatMap` gives it; of many items the thread is given up now and then, so that nobody waits for all of them. */
export async function flatMapInSlices<T, R>(items: Iterable<T>, work: (item: T) => readonly R[]): Promise<R[]> {
  const results: R[] = [];
  const sliceOver = inSlices();
  for (const item of items) {
    for (const result of work(item)) results.push(result);
    await sliceOver();
  }
  return results;
}
