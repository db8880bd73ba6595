// npm run dev: both halves in watch mode; from an edit to the served result in about a second.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, environment, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
ensureBuild(['domain', 'api']);
const dataDir = join(root, process.env.DATA_DIR ?? 'datos');
const env = { DATA_DIR: dataDir, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
// The project's made-up credit bureau, unless there is one (docs/buro.md).
const bureau = process.env.BUREAU_URL ? null : '3979';
if (bureau !== null)
  Object.assign(env, {
    BUREAU_URL: `http://127.0.0.1:${bureau}`,
    BUREAU_SIMULATOR_PORT: bureau,
    BUREAU_PRUEBA: 'true',
  });
run('node', [join('api', 'dist', 'commands', 'db.js'), 'migrate'], { env });
run('node', [join('api', 'dist', 'commands', 'seed.js'), '--si-vacia'], { env });
const halves = [
  ['tsc', '-p', 'domain', '--watch', '--preserveWatchOutput'],
  ['tsc', '-p', 'api', '--watch', '--preserveWatchOutput'],
  ['node', '--watch', '--watch-preserve-output', 'api/dist/main.js'],
  ['vite', 'admin', '--config', 'admin/vite.config.ts'],
  ...(bureau === null ? [] : [['node', 'api/dist/commands/buro-simulado.js']]),
].map(([program, ...args]) =>
  spawn(program, args, { cwd: root, env: environment(env), stdio: 'inherit', shell: process.platform === 'win32' }),
);
const stop = () => {
  for (const half of halves) half.kill();
};
// one without the others is of no use
for (const half of halves) half.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
