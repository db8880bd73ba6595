export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** The value that this share of them does not exceed. */
export const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/**
 * Runs the contestants in turn, round after round (the order turns too), so that whatever else the machine does meets all of them alike.
 * The first round only warms up. Resolves with the figures of each, by name.
 */
export async function interleave(rounds, contestants) {
  const names = Object.keys(contestants);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) {
      const figure = await contestants[name]();
      if (round >= 0) figures[name].push(figure);
    }
  }
  return figures;
}

/** Median of the ratios of each round. */
export const ratio = (above, below, of = (figure) => figure) =>
  median(above.map((figure, i) => of(figure) / of(below[i])));

export const format = (value, digits = 3) =>
  value.toLocaleString('es-EC', { maximumSignificantDigits: digits, useGrouping: false });
