/**
 * How long a piece of work took, in ms: by the clock everything is slow on a machine that has other work too, and some kernels count computing
 * time in ticks of 10 ms. The smaller of the two is neither's mistake.
 */
export function stopwatch(): () => number {
  const started = performance.now();
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return Math.min(performance.now() - started, (user + system) / 1000);
  };
}
