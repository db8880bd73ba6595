// npm test: everything, from a fresh clone. Rules, capabilities, documents, screens (jest), then the journeys in a real browser.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, fail, root, run } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
if (browser === null) fail('Las pruebas imprimen y recorren pantallas: necesitan Chromium.');
const env = { CHROMIUM_PATH: browser, NODE_ENV: 'test' };
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join('node_modules', 'jest', 'bin', 'jest.js'),
];
const args = process.argv.slice(2);
run('node', [...jest, ...args], { env });
if (args.length === 0 && existsSync(join(root, 'admin', 'e2e', 'jest.config.cjs'))) {
  ensureBuild();
  run('node', [...jest, '--config', join('admin', 'e2e', 'jest.config.cjs')], { env });
}
