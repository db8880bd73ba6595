// npm run dev: both halves in watch mode; from an edit to the served result in about a second.
import { join } from 'node:path';
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
ensureBuild(['domain', 'api']);
const dataDir = join(root, process.env.DATA_DIR ?? 'datos');
const env = { DATA_DIR: dataDir, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
run('node', [join('api', 'dist', 'commands', 'db.js'), 'migrate'], { env });
run('node', [join('api', 'dist', 'commands', 'seed.js'), '--si-vacia'], { env });
run(
  'concurrently',
  [
    '--kill-others',
    '--names',
    'reglas,api,servidor,pantallas',
    '"tsc -p domain --watch --preserveWatchOutput"',
    '"tsc -p api --watch --preserveWatchOutput"',
    '"node --watch --watch-preserve-output api/dist/main.js"',
    '"vite admin --config admin/vite.config.ts"',
  ],
  { env, spawn: { shell: true } },
);
