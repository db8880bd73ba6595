// npm test: everything, from a fresh clone. Rules, capabilities, documents and screens (jest); beside them the build and the journeys in a real
// browser, which mostly wait. Their output follows when both have ended. With arguments: jest alone, on the files that they name.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser, ensureNode, ensurePackages, environment, fail, root, run, say } from './lib/setup.mjs';

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
if (args.length > 0) run('node', [...jest, ...args], { env });
else await everything();

async function everything() {
  const started = performance.now();
  // the journeys meet the screens as they are delivered: built for production
  const journeys = inOrder(
    [[join('scripts', 'build.mjs')], { NODE_ENV: 'production' }],
    [[...jest, '--config', join('admin', 'e2e', 'jest.config.cjs')], {}],
  );
  const tests = await start(jest, {}, 'inherit');
  say('\nRecorridos en el navegador:');
  const { status, output } = await journeys;
  process.stdout.write(output);
  say(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutos`);
  process.exitCode = tests.status || status;
}

/** One command after the other, up to the first that fails. */
async function inOrder(...commands) {
  let output = '';
  for (const [command, settings] of commands) {
    const { status, output: more } = await start(command, settings, 'pipe');
    output += more;
    if (status !== 0) return { status, output };
  }
  return { status: 0, output };
}

function start(command, settings, stdio) {
  const child = spawn('node', command, {
    cwd: root,
    env: environment({ ...env, ...settings }),
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status: status ?? 1, output })));
}
