/**
 *   npm test                          what each change must pass: rules, API, documents, screens and the short journeys, without what is marked long
 *   npm test -- path [path …]         the files named, long ones too: jest's arguments, or journeys (`caso.e2e.ts`)
 *   npm test -- --changedSince main   what a branch touched
 *   npm run test:all                  everything; the API's files also on the SQL Server that DATABASE_URL names
 *
 * Capabilities and screens run before the build and the journeys in a real browser: side by side they take longer than one after the other. The rules
 * run beside the journeys, which leave a core idle.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureNode, ensurePackages, fail, finished, JEST, root, say } from './lib/setup.mjs';

ensurePackages();
ensureNode();
const browser = ensureBrowser();
if (browser === null) fail('Las pruebas imprimen y recorren pantallas: necesitan Chromium.');
const all = process.argv.includes('--all');
const named = process.argv.slice(2).filter((argument) => argument !== '--all');
const { DATABASE_URL } = process.env;
const onServer = all && /^(mssql|sqlserver):/i.test(DATABASE_URL ?? '');
const env = {
  CHROMIUM_PATH: browser,
  NODE_ENV: 'test',
  ...(all || named.length > 0 ? { TEST_ALL: '1' } : {}),
  ...(onServer ? { DATABASE_URL: undefined } : {}),
};
/** The journeys meet the screens as they are delivered: built for production. */
const build = [[join('scripts', 'build.mjs')], { NODE_ENV: 'production' }];
const suites = (...projects) => [[...JEST, '--selectProjects', ...projects], { TEST_SUITES: '1' }];
const journeys = (...names) => [[...JEST, '--config', join('admin', 'e2e', 'jest.config.cjs'), ...names], {}];
/** Of test:all, once the machine is free: bytes and requests of each screen, a new database, and the server. */
const afterwards = [
  [[join('scripts', 'check-screens.mjs')], {}],
  [[join('scripts', 'smoke.mjs')], {}],
  ...(onServer ? [[[join('scripts', 'test-sqlserver.mjs')], { DATABASE_URL }]] : []),
];

process.exitCode = named.length > 0 ? await namedFiles() : await everything();

async function namedFiles() {
  if (!named.some((name) => name.endsWith('.e2e.ts'))) return start([...JEST, ...named]);
  return inOrder(build, journeys(...named));
}

async function everything() {
  const started = performance.now();
  env.ROWS_FOLDER = join(root, 'coverage', 'filas');
  rmSync(env.ROWS_FOLDER, { recursive: true, force: true });
  const tests = await inOrder(suites('api', 'admin'));
  const [rules, walked] = await Promise.all([inOrder(suites('domain')), inOrder(build, journeys())]);
  const rest = all ? await inOrder(...afterwards) : 0;
  const rows = await start([join('scripts', 'requisitos.mjs')]);
  say(`\n${((performance.now() - started) / 60_000).toFixed(1)} minutos`);
  return tests || rules || walked || rest || rows;
}

/** One command after the other, up to the first that fails; returns its status. */
async function inOrder(...commands) {
  for (const [command, settings] of commands) {
    const status = await start(command, settings);
    if (status !== 0) return status;
  }
  return 0;
}

async function start(command, settings = {}) {
  return (await finished('node', command, { env: { ...env, ...settings }, stdio: 'inherit' })).status;
}
