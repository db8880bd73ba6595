// npm run externos: the test files of store and mail against a real store and a real mail server, OpenStack Swift by its S3 API over TLS and Postfix by
// STARTTLS with a password, both from Debian's packages and in a temporary folder; the machine's own settings are neither read nor changed.
//   npm run externos                  all of them
//   npm run externos -- --servidores  only starts both, says what a test has to be told, and waits for Ctrl+C
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostfix } from './externos/postfix.mjs';
import { killAll } from './externos/procesos.mjs';
import { startSwift } from './externos/swift.mjs';
import { ensureBuild, ensureNode, ensurePackages, fail, JEST, root, say, succeeds } from './lib/setup.mjs';

const OF_STORE = ['storage/storage', 'http/stored-files', 'archivo/barredor', 'documento/documento', 'subida.kill'];
const OF_MAIL = ['mail/mail', 'outbox/outbox.smtp'];

/** Package of Debian → a program that it brings. */
const PROGRAMS = {
  swift: '/usr/bin/swift-ring-builder',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
  memcached: '/usr/bin/memcached',
  postfix: '/usr/sbin/postfix',
  'sasl2-bin': '/usr/sbin/saslpasswd2',
};

const missing = Object.keys(PROGRAMS).filter((name) => !existsSync(PROGRAMS[name]));
if (missing.length > 0)
  fail(`Faltan paquetes de Debian:\n  apt-get install --no-install-recommends ${missing.join(' ')}`);
if (process.getuid?.() !== 0)
  fail('Postfix necesita root: unshare --user --map-root-user --map-auto npm run externos (paquete uidmap)');
ensurePackages();
ensureNode();
ensureBuild(['domain']);

const folder = mkdtempSync(join(tmpdir(), 'adjudica-externos-'));
// the servers' own users go through it
chmodSync(folder, 0o755);
process.on('exit', () => {
  killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const tls = {};
for (const [part, name] of Object.entries({ ca: 'ca.pem', cert: 'server.pem', key: 'server.key' })) {
  tls[part] = join(folder, name);
  copyFileSync(join(root, 'api', 'src', 'testing', 'tls', name), tls[part]);
}
for (const name of ['swift', 'postfix']) mkdirSync(join(folder, name));
const swift = await startSwift(join(folder, 'swift'), tls);
const postfix = await startPostfix(join(folder, 'postfix'), tls);
const ca = { NODE_EXTRA_CA_CERTS: tls.ca };
const store = { ...ca, PRUEBA_S3: swift.url };
const mail = { ...ca, PRUEBA_SMTP: postfix.url, PRUEBA_BUZON: postfix.mailbox };

if (process.argv.includes('--servidores')) {
  for (const [name, value] of Object.entries({ ...store, ...mail })) say(`export ${name}='${value}'`);
  say('Ctrl+C para terminar.');
  setInterval(() => undefined, 60_000);
} else {
  // files of the mail keep theirs in a folder: they ask for one server
  const passed = [runTests(OF_STORE, store), runTests(OF_MAIL, mail)];
  if (swift.objectsEver() === 0) fail('Nada llegó a Swift.');
  process.exit(passed.includes(false) ? 1 : 0);
}

function runTests(files, env) {
  const args = [...JEST, '--maxWorkers=1', ...files.map((file) => `api/src/.*${file}`)];
  return succeeds('node', args, {
    stdio: 'inherit',
    env: { ADJUDICA_PRUEBAS: undefined, NODE_ENV: 'test', TEST_ALL: '1', ...env },
  });
}
