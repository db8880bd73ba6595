import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from '../lib/setup.mjs';
import { apiDist, namesOnly } from './data.mjs';
import { goals, row } from './goals.mjs';
import { format, median, ratio } from './statistics.mjs';

/** G3: ten times the names, every kind of search. Beneath HTTP, which would hide what grows. */
export function nameGoals(wanted, { rounds, names }) {
  const kinds = Object.keys(goals).filter((id) => id.startsWith('G3 '));
  if (!kinds.some(wanted)) return [];
  const files = [namesOnly(names / 10), namesOnly(names)];
  const output = execFileSync(
    'node',
    [join('scripts', 'bench', 'search-child.mjs'), apiDist, ...files, String(rounds)],
    {
      cwd: root,
      env: environment({ DATABASE_URL: '' }),
      maxBuffer: 1 << 26,
    },
  );
  const figures = JSON.parse(output);
  const ms = (times) => `${format(median(times))} ms`;
  return kinds.filter(wanted).map((id) => {
    const { small, large, found } = figures[id];
    return row(id, ratio(large, small), `${ms(small)} → ${ms(large)}; ${found.join(' y ')} resultados`);
  });
}
