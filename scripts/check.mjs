// npm run check: the rules of the project. Every step runs, two at a time, then the ones that failed are named.
//   npm run check -- tipos llamadas   only the steps whose names begin so
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { COMPILER, ensureBuild, ensureNode, ensurePackages, fail, finished, root, say } from './lib/setup.mjs';

ensurePackages();
ensureNode();

/** Writes what others read: runs before them. */
const generated = ['generados al día', 'node', ['scripts/check-generated.mjs']];
const steps = [
  // takes longest: begun first, so that it doesn't end long after the rest
  [
    'promesas sin esperar, quién escribe cada tabla, títulos de las pruebas',
    'eslint',
    ['domain/src', 'api/src', 'admin/src', 'admin/e2e'],
  ],
  ['formato y estilo', 'biome', ['ci', '--diagnostic-level=warn', '--max-diagnostics=50', '.']],
  ['tipos: reglas', 'node', [COMPILER, '-p', 'domain/tsconfig.test.json']],
  ['tipos: API', 'node', [COMPILER, '-p', 'api/tsconfig.test.json']],
  ['tipos: pantallas', 'node', [COMPILER, '-p', 'admin']],
  ['tipos: recorridos', 'node', [COMPILER, '-p', 'admin/e2e']],
  ['fronteras', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'domain/src', 'api/src', 'admin/src']],
  ['orden de las capacidades', 'node', ['scripts/boundaries.mjs']],
  ['OpenAPI para otros', 'node', ['scripts/check-openapi.mjs']],
  ['T-SQL', 'node', ['scripts/check-sql.mjs']],
  ['los que juzgan', 'node', ['--test', 'scripts/boundaries/writers.test.mjs', 'scripts/lib/t-sql.test.mjs']],
  ['alertas, tablero y unidades', 'node', ['scripts/check-operacion.mjs']],
  ['documentos nombrados', 'node', ['scripts/check-docs.mjs']],
  ['llamadas y recursos', 'node', ['scripts/llamadas.mjs']],
  ['mutantes de las reglas', 'node', ['scripts/mutacion.mjs', '--comprobar']],
  ['faltas por sembrar', 'node', ['scripts/faltas.mjs', '--comprobar']],
  ['versiones mínimas', 'node', ['scripts/check-versions.mjs']],
  ['paquetes sin uso', 'node', ['scripts/check-packages.mjs']],
];

const wanted = process.argv.slice(2);
const isWanted = ([name]) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const chosen = steps.filter(isWanted);
if (!isWanted(generated) && chosen.length === 0)
  fail(`Ningún paso empieza así. Pasos: ${[generated, ...steps].map(([name]) => name).join('; ')}`);

const failed = [];
async function check([name, command, args]) {
  const script = args.find((arg) => !arg.startsWith('-'));
  if (command === 'node' && !existsSync(join(root, script))) {
    failed.push(`${name} (falta ${script})`);
    return;
  }
  const started = performance.now();
  const { status, output } = await finished(command, args);
  const ok = status === 0;
  say(`${ok ? 'bien ' : 'FALLA'}  ${name}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) say(output.trim());
  if (!ok) failed.push(name);
}

async function inTurn(waiting) {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await check(step);
}

if (isWanted(generated)) await check(generated);
// no step builds while another reads what was built
ensureBuild(['domain', 'api']);
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => inTurn(chosen)));
if (failed.length > 0) {
  say(`\nNo pasan: ${failed.join(', ')}`);
  process.exit(1);
}
say('\nTodo bien.');
