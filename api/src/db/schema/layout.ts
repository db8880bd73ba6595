/** The pieces of `a, b(1, 2), 'c, d'` between its outermost commas. */
export function splitTopLevel(list: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list[at];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth === 0) {
      pieces.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  pieces.push(list.slice(from).trim());
  return pieces;
}
