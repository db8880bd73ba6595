import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const raiz = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Rows of a TSV with a heading line, as objects by heading. A row with another number of cells is an error: a tab was lost. */
export function parseTsv(text, name = 'tsv') {
  const [head, ...lines] = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line, i) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(
        `${name}:${i + 2}: tiene ${cells.length} celdas y no ${columns.length} (has the wrong number of cells)`,
      );
    }
    return Object.fromEntries(columns.map((column, j) => [column, cells[j]]));
  });
}

export const leerTsv = (path) => parseTsv(readFileSync(join(raiz, path), 'utf8'), path);

/** Runs named checks and reports those that fail; the exit code says it. */
export function autoprueba(checks) {
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    try {
      check();
    } catch (error) {
      failed += 1;
      console.error(`FALLA ${name}\n  ${error.message}`);
    }
  }
  console.log(`Autoprueba: ${Object.keys(checks).length - failed} de ${Object.keys(checks).length} bien`);
  process.exitCode = failed ? 1 : 0;
}
