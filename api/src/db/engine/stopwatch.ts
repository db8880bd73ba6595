const NEXT_TO_NOTHING_MS = 1;

/**
 * Duration in ms: the smaller of wall clock (inflated by other processes) and CPU time (ticks of 10 ms on some kernels). CPU time is not read for
 * very short work.
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

/** Wall clock only. */
export function byTheClock(): () => number {
  const started = performance.now();
  return () => performance.now() - started;
}
