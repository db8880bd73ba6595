/** Runs `work` after the first page has been drawn. Returns a function that cancels it. */
export function whenIdle(work: () => void, delay = 1500): () => void {
  const timer = setTimeout(work, delay);
  return () => clearTimeout(timer);
}
