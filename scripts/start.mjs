// npm start: from a fresh clone to a running, populated system; the second time in seconds.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { apiProcess } from './lib/api-process.mjs';
import {
  ensureBrowser,
  ensureBuild,
  ensureNode,
  ensurePackages,
  environment,
  fail,
  root,
  run,
  say,
} from './lib/setup.mjs';

const production = process.env.NODE_ENV === 'production';
// the address may stand in a file, as every secret may (api/src/config/given.ts, which also says what is wrong with it)
const addressFile = process.env.DATABASE_URL_FILE;
const address =
  addressFile && existsSync(addressFile) ? readFileSync(addressFile, 'utf8').trimEnd() : process.env.DATABASE_URL;
const external = /^(mssql|sqlserver):/i.test(address ?? '');
const dataDir = resolve(root, process.env.DATA_DIR ?? 'datos');
const databaseFile = address || join(dataDir, 'adjudica.db');
const fresh = !external && !existsSync(databaseFile);

// Files or a key without their database: an empty one in its place would hide the loss.
const left = ['archivos', 'datos.clave'].filter((name) => !isEmpty(join(dataDir, name)));
if (fresh && left.length > 0)
  fail(
    `En ${dataDir} hay ${left.join(' y ')}, pero no la base ${databaseFile}: reponga un respaldo (npm run db -- restore), o empiece en otra carpeta (DATA_DIR).`,
  );

ensurePackages();
ensureNode();
const browser = ensureBrowser();
ensureBuild();

const env = { DATA_DIR: dataDir, ...(browser === null ? {} : { CHROMIUM_PATH: browser }) };
const command = (name, ...args) => run('node', [join('api', 'dist', 'commands', `${name}.js`), ...args], { env });

// A server's schema is the DBA's business (npm run db -- migrate); the embedded file is ours.
if (!external) {
  command('db', 'migrate');
  if (fresh && !production) {
    say('Cargando los datos de demostración (una sola vez)…');
    command('seed');
  }
}

// Without a credit bureau of its own a trial gets the project's made-up one (docs/buro.md); production never does.
const trialBureau = production || process.env.BUREAU_URL || process.env.BUREAU_URL_FILE ? null : await startBureau();
if (trialBureau !== null) Object.assign(env, trialBureau.env);

const port = process.env.PORT ?? '3000';
const api = spawn('node', [...apiProcess.node, join('api', 'dist', 'main.js')], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment({ ...apiProcess.env, ...env, PORT: port, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }),
});
api.on('message', (message) => {
  if (typeof message?.listening !== 'number') return;
  say(`
  Adjudica está lista en  http://localhost:${message.listening}
  API                     http://localhost:${message.listening}/api/v1   (documentación: /api/docs)
  Datos                   ${external ? 'servidor de DATABASE_URL' : dataDir}
${trialBureau === null ? '' : '  Buró de crédito         de prueba: sus datos son ficticios\n'}${
  production || external || !message.demo
    ? ''
    : `
  Usuarios de demostración (contraseña: adjudica)
    asistente · director · comercial · servicio · rsa · ejecutivo · ejecutivo2 · jefatura · jefatura2
    gerente · financiero · riesgo · legal · legal2 · asistente.legal · admin
`
}
  Ctrl+C para terminar.`);
});
api.on('exit', (code) => {
  trialBureau?.process.kill();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => api.kill(signal));

/** Nothing there, or a folder without a stored file (what begins with a dot is the store's own). */
function isEmpty(path) {
  if (!existsSync(path)) return true;
  return statSync(path).isDirectory() && readdirSync(path).every((name) => name.startsWith('.'));
}

async function startBureau() {
  const token = randomBytes(24).toString('base64url');
  const child = spawn('node', [join('api', 'dist', 'commands', 'buro-simulado.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment({ ...env, BUREAU_TOKEN: token }),
  });
  const told = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const listening = told[0]?.listening;
  if (listening === undefined) return null;
  return { process: child, env: { BUREAU_URL: listening, BUREAU_TOKEN: token, BUREAU_PRUEBA: 'true' } };
}
