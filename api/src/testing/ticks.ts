/** Counts how often other work ran meanwhile. */
export async function ticksDuring(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let over = false;
  const next = (): void => {
    if (over) return;
    turns++;
    setImmediate(next);
  };
  setImmediate(next);
  await run();
  over = true;
  return turns;
}
