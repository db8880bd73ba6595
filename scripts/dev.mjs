// npm run dev: both halves from their sources, in watch mode. Types are the editor's and npm run check's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, environment, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
ensureBuild(['domain', 'api']);
const dataDir = resolve(root, process.env.DATA_DIR ?? 'datos');
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
const start = (program, ...args) =>
  spawn(program, args, { cwd: root, env: environment(env), stdio: 'inherit', shell: process.platform === 'win32' });
const startApi = () => start('node', '-r', './api/src/testing/register.cjs', 'api/src/main.ts');
let api = startApi();
const others = [
  start('vite', 'admin', '--config', 'admin/vite.config.ts'),
  ...(bureau === null ? [] : [start('node', 'api/dist/commands/buro-simulado.js')]),
];
let stopping = false;
function stop() {
  stopping = true;
  for (const one of [api, ...others]) one.kill();
}
// one without the others is of no use; an API that ends by itself waits for the next change
for (const one of others) one.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

// Each folder by itself: neither `node --watch` nor a recursive watch sees a second change of a file that an editor replaces by another.
const foldersIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
  );
let changed;
let restarted = Promise.resolve();
for (const folder of ['api/src', 'domain/src', 'templates'].flatMap((one) => [one, ...foldersIn(join(root, one))]))
  watch(resolve(root, folder), () => {
    clearTimeout(changed);
    changed = setTimeout(() => (restarted = restarted.then(restart)), 200);
  }).unref();

async function restart() {
  if (api.exitCode === null && api.signalCode === null) {
    api.kill();
    await once(api, 'exit');
  }
  if (!stopping) api = startApi();
}
