// npm run check: the rules of the project. Every step runs, then the ones that failed are named.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild, ensureNode, ensurePackages, environment, root, say } from './lib/setup.mjs';

ensurePackages();
ensureNode();
ensureBuild(['domain']);

const steps = [
  ['formato y estilo', 'biome', ['ci', '--diagnostic-level=warn', '--max-diagnostics=50', '.']],
  ['tipos: reglas', 'tsc', ['-p', 'domain/tsconfig.test.json']],
  ['tipos: API', 'tsc', ['-p', 'api/tsconfig.test.json']],
  ['tipos: pantallas', 'tsc', ['-p', 'admin']],
  ['tipos: recorridos', 'tsc', ['-p', 'admin/e2e']],
  ['promesas sin esperar y títulos de las pruebas', 'eslint', ['domain/src', 'api/src', 'admin/src', 'admin/e2e']],
  ['fronteras', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'domain/src', 'api/src', 'admin/src']],
  ['orden de las capacidades y quién escribe cada tabla', 'node', ['scripts/boundaries.mjs']],
  ['autoprueba de las fronteras', 'node', ['scripts/boundaries.mjs', '--self-test']],
  ['generados al día', 'node', ['scripts/check-generated.mjs']],
  ['OpenAPI para otros', 'node', ['scripts/check-openapi.mjs']],
  ['API publicada', 'node', ['scripts/check-api.mjs']],
  ['T-SQL', 'node', ['scripts/check-sql.mjs']],
  ['docker-compose', 'node', ['scripts/check-compose.mjs']],
  ['alertas, tablero y unidades', 'node', ['scripts/check-operacion.mjs']],
  ['documentos nombrados', 'node', ['scripts/check-docs.mjs']],
  ['llamadas y recursos', 'node', ['scripts/llamadas.mjs']],
  ['requisitos con prueba', 'node', ['scripts/requisitos.mjs']],
  ['mutantes de las reglas', 'node', ['scripts/mutacion.mjs', '--comprobar']],
  [
    'planes de las listas y módulos del arranque',
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=2',
      'api/src/http/list-plans.test.ts',
      'api/src/start-modules.test.ts',
    ],
  ],
  ['pruebas con servidores de verdad', 'node', ['scripts/externos.mjs', '--comprobar']],
  ['prueba de una base nueva', 'node', ['scripts/smoke.mjs']],
  ['resistencia, tabla larga', 'node', ['scripts/resistencia.mjs', '--comprobar']],
  ['resistencia, forma corta', 'node', ['scripts/resistencia.mjs', '--corta']],
  ['versiones mínimas', 'node', ['scripts/check-versions.mjs']],
  ['paquetes sin uso', 'node', ['scripts/check-packages.mjs']],
  ['peso de las pantallas', 'node', ['scripts/check-screens.mjs']],
];

const failed = [];
for (const [name, command, args] of steps) {
  const script = args.find((arg) => !arg.startsWith('-'));
  if (command === 'node' && !existsSync(join(root, script))) {
    failed.push(`${name} (falta ${script})`);
    continue;
  }
  const started = performance.now();
  const result = spawnSync(command, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const ok = result.status === 0;
  say(`${ok ? 'bien ' : 'FALLA'}  ${name}  (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok || name === 'requisitos con prueba') say(`${result.stdout}${result.stderr}`.trim());
  if (!ok) failed.push(name);
}
if (failed.length > 0) {
  say(`\nNo pasan: ${failed.join(', ')}`);
  process.exit(1);
}
say('\nTodo bien.');
