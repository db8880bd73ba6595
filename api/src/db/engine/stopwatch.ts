const NEXT_TO_NOTHING_MS = 1;

/**
 * How long a piece of work took, in ms: by the clock everything is slow on a machine that has other work too, and some kernels count computing
 * time in ticks of 10 ms. The smaller of the two is neither's mistake. What took next to nothing by the clock is not asked about further.
 */
export function stopwatch(): () => number {
  const started = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const passed = performance.now() - started;
    if (passed <= NEXT_TO_NOTHING_MS) return passed;
    const { user, system } = process.threadCpuUsage(before);
    return Math.min(passed, (user + system) / 1000);
  };
}

/** By the clock alone. */
export function byTheClock(): () => number {
  const started = performance.now();
  return () => performance.now() - started;
}
