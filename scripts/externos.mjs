// npm run externos: a real store and a real mail server, OpenStack Swift by its S3 API over TLS and Postfix by STARTTLS with a password, both from
// Debian's packages and in a temporary folder; the machine's own settings are neither read nor changed. Between them the built program keeps, sends and
// goes on while one of them is killed; then the test files that admit a real server run against them. One line a check, 1 where one fails.
//   npm run externos                  all of it
//   npm run externos -- programa      only the built program; `-- suites`: only the test files
//   npm run externos -- --servidores  only starts both, says what a test has to be told, and waits for Ctrl+C
//   npm run externos -- --comprobar   starts nothing: 1 where the list of test files is no longer true
// 2: packages of Debian are missing; it says which.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRoot, missingPackages } from './externos/paquetes.mjs';
import { startPostfix } from './externos/postfix.mjs';
import { killAll, runInNamespace } from './externos/procesos.mjs';
import { checksOfProgram } from './externos/programa.mjs';
import { faultsOfSuites, runSuite, suites } from './externos/suites.mjs';
import { startSwift } from './externos/swift.mjs';
import { ensureBuild, ensureNode, ensurePackages, fail, root, say } from './lib/setup.mjs';

const PARTS = ['programa', 'suites'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { comprobar: { type: 'boolean', default: false }, servidores: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) fail(`No hay ${unknown.join(' ni ')}; se puede pedir ${PARTS.join(' o ')}.`);
const wants = (part) => !values.servidores && (positionals.length === 0 || positionals.includes(part));

const stale = [...faultsOfSuites(), ...blindness()];
if (stale.length > 0) fail(stale.join('\n'));
if (values.comprobar) {
  say(
    `Las ${suites.flatMap(({ files }) => files).length} pruebas con servidores de verdad existen, y no falta ninguna.`,
  );
  process.exit(0);
}
const missing = missingPackages();
if (missing.length > 0) {
  say(`Faltan paquetes de Debian:\n  sudo apt-get install --no-install-recommends ${missing.join(' ')}`);
  process.exit(2);
}
if (!isRoot()) process.exit(await runInNamespace(process.argv));
ensurePackages();
ensureNode();
if (wants('programa') || wants('suites')) ensureBuild(wants('programa') ? ['domain', 'api'] : ['domain']);

const folder = mkdtempSync(join(tmpdir(), 'adjudica-externos-'));
// the servers' own users go through it
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

let failed = 0;
/** One line of the answer. */
async function check(what, work) {
  const since = performance.now();
  const [well, told] = await work().then(
    (note) => [true, note],
    (error) => [false, error.message],
  );
  if (!well) failed += 1;
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(`${well ? 'bien ' : 'FALLA'}  ${what}${told === undefined ? '' : `: ${told}`} (${seconds} s)`);
  return well;
}

const TLS = join(root, 'api', 'src', 'testing', 'tls');
const tls = {};
for (const [part, name] of Object.entries({ ca: 'ca.pem', cert: 'server.pem', key: 'server.key' })) {
  tls[part] = join(folder, name);
  copyFileSync(join(TLS, name), tls[part]);
}
for (const name of ['swift', 'postfix']) mkdirSync(join(folder, name));
const env = { NODE_EXTRA_CA_CERTS: tls.ca };
let [swift, postfix] = [null, null];
const began = performance.now();

const started =
  (await check('iniciar Swift con su API de S3 sobre TLS', async () => {
    swift = await startSwift(join(folder, 'swift'), tls);
  })) &&
  (await check('iniciar Postfix con STARTTLS y clave', async () => {
    postfix = await startPostfix(join(folder, 'postfix'), tls);
  }));
if (!started) process.exit(1);

const ofServer = { PRUEBA_S3: swift.address(''), PRUEBA_SMTP: postfix.url, PRUEBA_BUZON: postfix.mailbox };
if (values.servidores) {
  for (const [name, value] of Object.entries({ ...env, ...ofServer })) say(`export ${name}='${value}'`);
  say('Ctrl+C para terminar.');
  setInterval(() => undefined, 60_000);
} else {
  if (wants('programa'))
    // what comes after stands on what came before
    for (const [what, work] of await checksOfProgram({ folder, swift, postfix, env }))
      if (!(await check(what, work))) break;
  if (wants('suites')) await runSuites();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  say(failed === 0 ? `Todo bien: ${minutes} minutos.` : `No pasan ${failed}: ${minutes} minutos.`);
  process.exit(failed === 0 ? 0 : 1);
}

/** The list is looked at with broken copies of it, too. */
function blindness() {
  const [first, ...others] = suites;
  const broken = {
    'un archivo que no existe': [{ ...first, files: ['api/src/storage/otra.test.ts'] }, ...others],
    'un archivo que falta': [{ ...first, files: first.files.slice(1) }, ...others],
    'pruebas sin su nombre': [{ ...first, real: 'an imagined S3' }, ...others],
  };
  return Object.entries(broken)
    .filter(([, copy]) => faultsOfSuites(copy).length === 0)
    .map(([what]) => `La comprobación no ve ${what}.`);
}

async function runSuites() {
  for (const suite of suites)
    for (const file of suite.files)
      await check(`${suite.server}, ${file}`, async () => {
        const before = suite.server === 'Swift' ? swift.objectsEver() : 0;
        const { ran, faults } = await runSuite(suite, file, {
          folder,
          env: { ...env, ...variablesOf(suite) },
        });
        if (faults.length > 0) throw new Error(faults.join('\n         '));
        if (suite.server === 'Swift' && swift.objectsEver() === before) throw new Error('nada llegó a Swift');
        return `${ran} pruebas`;
      });
}

/** Files of the mail keep theirs in a folder: they ask for one server. */
function variablesOf({ variable }) {
  const { PRUEBA_BUZON, ...servers } = ofServer;
  return { [variable]: servers[variable], ...(variable === 'PRUEBA_SMTP' ? { PRUEBA_BUZON } : {}) };
}
