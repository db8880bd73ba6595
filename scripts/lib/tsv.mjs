import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** Rows of a TSV with a heading line, as objects by heading. A row with another number of cells is an error: a tab was lost. */
export function leerTsv(path) {
  const [head, ...lines] = readFileSync(join(root, path), 'utf8').replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length)
      throw new Error(`${path}:${i + 2}: tiene ${cells.length} celdas y no ${columns.length}`);
    return Object.fromEntries(columns.map((column, j) => [column, cells[j]]));
  });
}
