// The goals of docs/rendimiento.md (goals.yml): verdicts, and the table.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const file = parse(readFileSync(new URL('./goals.yml', import.meta.url), 'utf8'));
export const { pieces, questions } = file;
const { 'N1 c=1': one, 'N1 c=32': many, ...others } = file.goals;

const worklists = Object.entries(questions)
  .filter(([, { list }]) => list !== undefined)
  .flatMap(([question, { list }]) =>
    Object.entries({ 'c=1': one, 'c=32': many }).map(([connections, goal]) => [
      `N1 ${question} ${connections}`,
      { ...goal, what: goal.what.replace('{list}', list), question },
    ]),
  );
const beforeWorklists = Object.keys(file.goals).indexOf('N1 c=1');

/** By their names, in the order of the table. */
export const goals = Object.fromEntries(Object.entries(others).toSpliced(beforeWorklists, 0, ...worklists));

export function verdict({ must, should }, value) {
  const reaches = (limit) => (should > must ? value >= limit : value <= limit);
  if (reaches(should)) return 'sí';
  return reaches(must) ? 'mínimo' : 'NO';
}

const number = (value) =>
  value.toLocaleString('es-EC', { maximumSignificantDigits: value >= 100 ? 4 : 3, useGrouping: false });

/** One row of the table: goal, measured, must, should, verdict, and what stands behind the figure. */
export function row(id, value, note = '') {
  const goal = goals[id];
  const [must, should] = [goal.must, goal.should].map(
    (limit) => `${goal.should > goal.must ? '≥' : '≤'} ${number(limit)}`,
  );
  return [id, goal.what, number(value), must, should, verdict(goal, value), note];
}

const HEAD = ['meta', 'qué', 'medido', 'mínimo', 'deseado', '¿llega?'];

const line = (cells) => `| ${cells.join(' | ')} |`;

/** Without the last cell of a row, which bench.mjs says by itself. */
export const table = (rows) =>
  [HEAD, HEAD.map(() => '---'), ...rows.map((cells) => cells.slice(0, HEAD.length))].map(line).join('\n');
