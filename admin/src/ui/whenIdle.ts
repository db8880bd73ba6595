/**
 * Runs `work` when the first paint is over, so that it does not compete with the first row. Returns the cancellation, as an
 * effect wants it.
 */
export function whenIdle(work: () => void, delay = 1500): () => void {
  const timer = setTimeout(work, delay);
  return () => clearTimeout(timer);
}
