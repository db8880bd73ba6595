// P and X: documents and workbooks, each in a process of its own.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, findBrowser, root, say } from '../lib/setup.mjs';
import { apiDist } from './data.mjs';
import { row } from './goals.mjs';
import { format, interleave, median, ratio } from './statistics.mjs';

const execute = promisify(execFile);
const node = async (script, ...args) => {
  const options = { cwd: root, env: environment(), maxBuffer: 1 << 26 };
  return (await execute('node', [join('scripts', 'bench', script), apiDist, ...args.map(String)], options)).stdout;
};

export async function documentGoals(wanted, { rounds }) {
  const ids = ['P1', 'P3', 'P9'].filter(wanted);
  if (ids.length === 0) return [];
  if (findBrowser() === null) {
    say('  sin Chromium: no se miden los documentos');
    return [];
  }
  const results = JSON.parse(await node('documents-child.mjs', rounds, ...ids));
  return ids.map((id) => row(id, results[id].value, results[id].note));
}

export async function excelGoals(wanted, { rounds }) {
  if (!['X1', 'X2 500k'].some(wanted)) return [];
  const dir = mkdtempSync(join(tmpdir(), 'adjudica-bench-'));
  const write = (kind, count) => async () => {
    const start = performance.now();
    const memory = Number(await node('excel-child.mjs', kind, count, join(dir, `${kind}-${count}`)));
    return { ms: performance.now() - start, memory };
  };
  try {
    const { excel, csv } = await interleave(rounds, { excel: write('excel', 50_000), csv: write('csv', 50_000) });
    const ms = (figures) => `${format(median(figures.map((f) => f.ms)))} ms`;
    const mb = (figures) => `${format(median(figures.map((f) => f.memory)))} MB`;
    const rows = [];
    if (wanted('X1'))
      rows.push(
        row(
          'X1',
          ratio(excel, csv, (f) => f.ms),
          `${ms(excel)} frente a ${ms(csv)}`,
        ),
      );
    if (wanted('X2 500k')) {
      const large = [await write('excel', 500_000)()];
      rows.push(row('X2 500k', large[0].memory, `con 50.000 filas ${mb(excel)}`));
    }
    return rows;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
