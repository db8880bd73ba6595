/**
 * npm run faltas [-- 7 | words of one]: plants each fault of docs/data/faltas.tsv by itself and runs the one test file that must find it, with
 * what `npm test` runs of it. In the end all these files once more, without a fault: they must pass. `-- --comprobar` plants nothing: is each row's
 * text still in its file?
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser, ensureNode, ensurePackages, environment, fail, JEST, root, say } from './lib/setup.mjs';
import { leerTsv } from './lib/tsv.mjs';

ensurePackages();
ensureNode();
const { TEST_ALL: _, ...env } = environment({ CHROMIUM_PATH: ensureBrowser() ?? '', NODE_ENV: 'test' });
const checking = process.argv.includes('--comprobar');
const wanted = checking ? '' : process.argv.slice(2).join(' ').toLowerCase();
const isWanted = ({ number, fault }) =>
  /^\d+$/.test(wanted) ? number === Number(wanted) : fault.toLowerCase().includes(wanted);
const faults = leerTsv('docs/data/faltas.tsv')
  .map((row, i) => ({ ...row, number: i + 1, path: join(root, row.file) }))
  .filter(isWanted);
const folder = mkdtempSync(join(tmpdir(), 'adjudica-faltas-'));
let running = null;
let restore = () => undefined;

process.on('exit', () => {
  restore();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exit(130);
  });
}
check();
if (checking) process.exit();
const missed = [];
for (const fault of faults) if (!(await found(fault))) missed.push(fault.number);
const { failed, broken } = await jest([...new Set(faults.map(({ test }) => test))]);
for (const what of [...failed, ...broken]) say(`FALLA sin ninguna falta sembrada: ${what}`);
say(
  `\n${faults.length - missed.length} de ${faults.length} halladas${missed.length ? `; no: ${missed.join(', ')}` : ''}`,
);
process.exitCode = missed.length + failed.length + broken.length > 0 ? 1 : 0;

/** Each text must stand in its file once, and no file may hold work that its restoration would lose. */
function check() {
  if (faults.length === 0) fail(`Ninguna falta de docs/data/faltas.tsv es «${wanted}».`);
  const unclear = faults.filter(
    ({ path, find }) => !existsSync(path) || readFileSync(path, 'utf8').split(find).length !== 2,
  );
  if (unclear.length > 0)
    fail(unclear.map(({ number, file, find }) => `Falta ${number}: «${find}» no está una vez en ${file}.`).join('\n'));
  if (checking) return;
  const changed = spawnSync('git', ['status', '--porcelain', '--', ...faults.map(({ file }) => file)], { cwd: root });
  if (changed.status !== 0 || changed.stdout.length > 0)
    fail(`Con cambios sin confirmar; confírmelos o devuélvalos (git restore):\n${changed.stdout}${changed.stderr}`);
}

async function found({ number, fault, path, find, replace, test }) {
  const before = readFileSync(path, 'utf8');
  const started = performance.now();
  restore = () => writeFileSync(path, before);
  writeFileSync(
    path,
    before.replace(find, () => replace),
  );
  const { failed, broken } = await jest([test]);
  restore();
  restore = () => undefined;
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
  say(`${failed.length > 0 ? 'bien ' : 'FALLA'} ${String(number).padStart(2)} ${seconds} s  ${fault}`);
  say(`                 ${test}: ${failed[0] ?? broken[0] ?? 'todas sus pruebas pasan'}`);
  return failed.length > 0;
}

/** Titles that failed, and files that did not even begin, which find nothing. */
async function jest(tests) {
  const output = join(folder, 'resultado.json');
  rmSync(output, { force: true });
  // without the reporters of the project: a run with faults is no record of its tests
  const args = [...JEST, '--reporters=default', '--json', `--outputFile=${output}`, '--runTestsByPath', ...tests];
  running = spawn('node', args, { cwd: root, env, stdio: 'ignore', shell: process.platform === 'win32' });
  await new Promise((resolve, reject) => running.on('error', reject).on('close', resolve));
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  const titles = testResults.flatMap(({ assertionResults }) => assertionResults.filter((t) => t.status === 'failed'));
  const unbegun = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    failed: titles.map(({ fullName }) => fullName),
    broken: unbegun.map(({ name, message }) => `${name} no corre: ${message.trim().split('\n')[0]}`),
  };
}
