// npm run bench: the goals of speed against their yardsticks, as ratios within one run (docs/rendimiento.md).
//   npm run bench                     everything
//   npm run bench -- H1 P             only these goals (by their beginning)
//   npm run bench -- --corta          fewer and shorter rounds
//   npm run bench -- --escribir       puts the table into docs/data/mediciones.md

import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dashboardGoals } from './bench/dashboard.mjs';
import { documentGoals, excelGoals } from './bench/files.mjs';
import { goals, table } from './bench/goals.mjs';
import { httpGoals, listGoals } from './bench/http.mjs';
import { screenGoals, startGoals } from './bench/start-goals.mjs';
import { ensureBuild, ensureNode, ensurePackages, fail, root, say } from './lib/setup.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { corta: { type: 'boolean' }, escribir: { type: 'boolean' } },
});
const wanted = (id) => positionals.length === 0 || positionals.some((start) => id.startsWith(start));
if (!Object.keys(goals).some(wanted)) fail(`Ninguna meta empieza así. Metas: ${Object.keys(goals).join(', ')}`);

ensurePackages();
ensureNode();
if (process.env.API_DIST === undefined) ensureBuild();

const size = options.corta ? { rounds: 3, sliceMs: 300 } : { rounds: 9, sliceMs: 500 };
const groups = {
  'arranque y reposo': () => startGoals(wanted, size),
  HTTP: () => httpGoals(wanted, size),
  listas: () => listGoals(wanted, size),
  tablero: () => dashboardGoals(wanted, size),
  pantallas: () => screenGoals(wanted),
  Excel: () => excelGoals(wanted, size),
  documentos: () => documentGoals(wanted, size),
};

const loadBefore = loadavg()[0];
const rows = [];
for (const [name, measure] of Object.entries(groups)) {
  const started = performance.now();
  try {
    const measured = await measure();
    if (measured.length === 0) continue;
    rows.push(...measured);
    say(`  ${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } catch (error) {
    process.exitCode = 1;
    say(`  ${name}: ${error.stack}`);
  }
}
const order = Object.keys(goals);
rows.sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));

const gigabytes = (totalmem() / 2 ** 30).toFixed(0);
const facts = [
  `Fecha: ${new Date().toISOString().slice(0, 10)}`,
  `Node ${process.versions.node}, ${process.platform} ${process.arch}`,
  `${cpus().length} núcleos (${cpus()[0]?.model.trim() ?? 'desconocidos'}), ${gigabytes} GB`,
  `carga media de la máquina (1 min): ${loadBefore.toFixed(1)} antes, ${loadavg()[0].toFixed(1)} después`,
  `${size.rounds} rondas alternadas de ${size.sliceMs} ms`,
];
const text = `${facts.join(' · ')}\n\n${table(rows)}\n`;
say(`\n${text}`);
for (const [id, , , , , , note] of rows) if (note !== '') say(`${id}: ${note}`);

const [START, END] = ['<!-- bench -->', '<!-- /bench -->'];
if (options.escribir) {
  const file = join(root, 'docs', 'data', 'mediciones.md');
  const old = readFileSync(file, 'utf8');
  const before = old.slice(0, old.indexOf(START) + START.length);
  writeFileSync(file, `${before}\n${text}${old.slice(old.indexOf(END))}`);
}
process.exit();
