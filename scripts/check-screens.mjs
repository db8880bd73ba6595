// Kilobytes and requests of every screen, from an empty cache until it stands: sums that do not depend on how busy the machine is.
// The screens and what each may weigh stand in screens.json; a test of the screens compares that list with the table of screens.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { getJson, signIn, startApi, stop } from './bench/processes.mjs';
import { firstRow, openSession } from './lib/first-row.mjs';
import { ensureBuild, environment, fail, findBrowser, root, run, say } from './lib/setup.mjs';

const MAX_REQUESTS = 15;
const screens = JSON.parse(readFileSync(join(root, 'scripts', 'screens.json'), 'utf8'));

const executablePath = findBrowser();
if (executablePath === null) fail('El peso de las pantallas se mide en Chromium, y no se encontró.');
ensureBuild();
const dir = mkdtempSync(join(tmpdir(), 'adjudica-pantallas-'));
const env = environment({ DATA_DIR: dir, DATABASE_URL: '', STORAGE_URL: '', SMTP_URL: '', NODE_ENV: 'development' });
for (const [command, ...args] of [['db', 'migrate'], ['seed']])
  run('node', [join('api', 'dist', 'commands', `${command}.js`), ...args], { env, spawn: { stdio: 'ignore' } });
const api = await startApi(dir);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const origin = `http://localhost:${api.port}`;
  const places = await recordsOf(api.port);
  const sessions = new Map();
  const failed = [];
  for (const { user, screen, query = '', kb } of screens) {
    if (!sessions.has(user)) sessions.set(user, await openSession(origin, user));
    const path = `${screen}${query}`.replace(/:(\w+)/g, (_, name) => places[name]);
    const page = { session: sessions.get(user), path, row: 'main h1, main h2', settled: true };
    const { scripts, gzip, requests, calls } = await firstRow(browser, origin, page);
    const weight = gzip / 1024;
    const line = `${screen.padEnd(48)} ${String(requests).padStart(3)} peticiones (${scripts} de JavaScript, ${calls.length} de la API)  ${weight.toFixed(1)} kB (máximo ${kb})`;
    say(line);
    if (requests > MAX_REQUESTS || weight > kb) failed.push(line);
  }
  if (failed.length > 0) fail(`\nPesan demasiado (máximo ${MAX_REQUESTS} peticiones):\n${failed.join('\n')}`);
} finally {
  await browser.close();
  await stop(api);
  rmSync(dir, { recursive: true, force: true });
}

/** Records of the demo that stand for `:cedula`, `:planId` and the others: a plan with an approval is the fullest. */
async function recordsOf(port) {
  const executive = await signIn(port, 'ejecutivo');
  const [medio] = await getJson(port, '/api/v1/medio-aprobacion?range=[0,0]', executive);
  const admin = await signIn(port, 'admin');
  const [user] = await getJson(port, '/api/v1/usuario?range=[0,0]', admin);
  const [orden] = await getJson(port, '/api/v1/orden-de-compra?range=[0,0]', executive);
  const head = await signIn(port, 'jefatura');
  const [pago] = await getJson(port, '/api/v1/solicitud-de-pago?range=[0,0]', head);
  const legal = await signIn(port, 'legal');
  const borradores = encodeURIComponent(JSON.stringify({ situacion: 'borrador' }));
  const [formato] = await getJson(port, `/api/v1/formato?filter=${borradores}&range=[0,0]`, legal);
  const [pagare] = await getJson(port, '/api/v1/pagare?range=[0,0]', head);
  return {
    numeroPagare: pagare.id,
    cedula: medio.cedula,
    planId: medio.planes[0],
    medioId: medio.id,
    ordenId: orden.id,
    pagoId: pago.id,
    formatoId: formato.id,
    usuarioId: user.id,
    importacionId: await importOf(port, admin),
  };
}

/** The demo has no import: a small one is sent. */
async function importOf(port, admin) {
  const body = new FormData();
  body.set('tipo', 'notarios');
  body.set('archivo', new Blob(['nombre\nNotaría Primera\n'], { type: 'text/csv' }), 'notarios.csv');
  const headers = { ...admin, 'Idempotency-Key': randomUUID() };
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/importacion`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}
