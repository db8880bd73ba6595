/** Level by level, the lowest first: each asks only levels below its own. What is left stands in a circle or above one. */
export function levelsOf(arrows) {
  const left = new Map([...arrows].map(([name, asked]) => [name, new Set(asked)]));
  const levels = [];
  while (left.size > 0) {
    const level = [...left].flatMap(([name, asked]) => (asked.size === 0 ? [name] : [])).sort();
    if (level.length === 0) break;
    levels.push(level);
    for (const name of level) left.delete(name);
    for (const asked of left.values()) for (const name of level) asked.delete(name);
  }
  return { levels, circle: left.size === 0 ? null : circleIn(left) };
}

/** One circle among capabilities each of which asks another of them: 'a → b → a'. */
function circleIn(left) {
  const path = [[...left.keys()].sort()[0]];
  for (;;) {
    const [next] = [...left.get(path.at(-1))].sort();
    const at = path.indexOf(next);
    if (at >= 0) return [...path.slice(at), next].join(' → ');
    path.push(next);
  }
}
