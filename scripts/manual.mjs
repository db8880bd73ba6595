// npm run manual: does the tour of the demo in a browser (admin/e2e/recorrido.e2e.ts) and writes docs/manual, its pictures and the tour of the README.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, fail, JEST, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
if (browser === null) fail('El manual se hace recorriendo las pantallas: necesita Chromium.');
ensureBuild();
rmSync(join(root, 'docs', 'manual'), { recursive: true, force: true });
run('node', [...JEST, '--config', join('admin', 'e2e', 'jest.config.cjs'), 'recorrido'], {
  env: { CHROMIUM_PATH: browser, NODE_ENV: 'test', MANUAL: 'escribir' },
});
