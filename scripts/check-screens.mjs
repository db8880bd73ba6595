// Kilobytes and requests of every screen, from an empty cache until it stands: sums that do not depend on how busy the machine is.
// The screens and what each may weigh stand in screens.json; a test of the screens compares that list with the table of screens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { openSession, startApi, stop } from './bench/processes.mjs';
import { firstRow } from './lib/first-row.mjs';
import { placeOf, recordsOf, screens } from './lib/screen-records.mjs';
import { ensureBuild, environment, fail, findBrowser, run, say } from './lib/setup.mjs';

const MAX_REQUESTS = 15;

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
  const records = await recordsOf(api.port);
  const sessions = new Map();
  const failed = [];
  for (const each of screens) {
    const { user, screen, kb } = each;
    if (!sessions.has(user)) sessions.set(user, await openSession(api.port, user));
    const place = placeOf(each, records);
    const page = { session: sessions.get(user), ...place, row: 'main h1, main h2', settled: true };
    const { at, scripts, gzip, requests, calls } = await firstRow(browser, origin, page);
    const weight = gzip / 1024;
    const line = `${screen.padEnd(48)} ${String(requests).padStart(3)} peticiones (${scripts} de JavaScript, ${calls.length} de la API)  ${weight.toFixed(1)} kB (máximo ${kb})`;
    say(line);
    if (requests > MAX_REQUESTS || weight > kb) failed.push(line);
    // its weight would be that of another screen
    if (at !== place.path.split('?')[0]) failed.push(`${screen} lleva a ${at}: falta el registro que muestra`);
  }
  if (failed.length > 0) fail(`\nPesan demasiado (máximo ${MAX_REQUESTS} peticiones):\n${failed.join('\n')}`);
} finally {
  await browser.close();
  await stop(api);
  rmSync(dir, { recursive: true, force: true });
}
