import { importsOf } from './sources.mjs';

/** The capability that a path stands in; undefined = none. */
export const capabilityOf = (path) => /^api\/src\/capabilities\/([^/]+)/.exec(path)?.[1];

/** Capability → those it asks, types included. */
export function arrowsOf(files) {
  const arrows = new Map();
  for (const [path, text] of files) {
    const from = capabilityOf(path);
    if (from === undefined) continue;
    if (!arrows.has(from)) arrows.set(from, new Set());
    for (const target of importsOf(path, text)) {
      const to = capabilityOf(target);
      if (to !== undefined && to !== from) arrows.get(from).add(to);
    }
  }
  return arrows;
}

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

export const printed = (levels) => levels.map((level, i) => `${i + 1}  ${level.join(' · ')}`).join('\n');
