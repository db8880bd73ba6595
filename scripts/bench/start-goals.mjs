// What a whole application costs: start, idle memory, and what a browser fetches before the first row of a list.
import { chromium } from 'playwright-core';
import { firstRow, openSession } from '../lib/first-row.mjs';
import { findBrowser, say } from '../lib/setup.mjs';
import { demoData, workingCopy } from './data.mjs';
import { goals, row } from './goals.mjs';
import { cpuSecondsOf, ownOf, pssOf, startApi, stop } from './processes.mjs';
import { format, median } from './statistics.mjs';

const SETTLED_MS = 3000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startGoals(wanted, { rounds }) {
  if (!wanted('arranque') && !wanted('reposo')) return [];
  const copy = workingCopy(demoData(10));
  const seconds = [];
  const processor = [];
  const memory = [];
  const own = [];
  try {
    // The first start after a build also writes the cache of compiled code: it warms up.
    for (let round = -1; round < rounds; round++) {
      const api = await startApi(copy.dir);
      if (round >= 0) {
        seconds.push(api.startMs / 1000);
        processor.push(cpuSecondsOf(api.child.pid));
      }
      if (round >= 0 && wanted('reposo') && memory.length < 3) {
        await pause(SETTLED_MS);
        memory.push(pssOf(api.child.pid));
        own.push(ownOf(api.child.pid));
      }
      await stop(api);
    }
  } finally {
    copy.dispose();
  }
  const rows = [];
  if (wanted('arranque')) {
    const [fastest, slowest] = [Math.min(...seconds), Math.max(...seconds)];
    const cpu = format(median(processor));
    rows.push(row('arranque', median(seconds), `de ${format(fastest)} a ${format(slowest)} s; ${cpu} s de procesador`));
  }
  if (wanted('reposo'))
    rows.push(
      row('reposo', median(memory), `${SETTLED_MS / 1000} s después de escuchar; ${format(median(own))} MB solo suyos`),
    );
  return rows;
}

/** Pages with rows at once: a list of the shell alone, and the home of those who run assemblies. */
const PAGES = {
  usuarios: { user: 'admin', path: '/sistema/usuario' },
  inicio: { user: 'asistente', path: '/asistente/inicio' },
};

/** F1, F3: a browser without cache and with a session opens a page, until its first row stands there. */
export async function screenGoals(wanted) {
  const pages = Object.keys(PAGES).filter((page) => Object.keys(goals).some((id) => id.includes(page) && wanted(id)));
  if (pages.length === 0) return [];
  const executablePath = findBrowser();
  if (executablePath === null) {
    say('  sin Chromium: no se miden las pantallas');
    return [];
  }
  const copy = workingCopy(demoData(10));
  const api = await startApi(copy.dir);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const rows = [];
    for (const name of pages) {
      const origin = `http://localhost:${api.port}`;
      const session = await openSession(origin, PAGES[name].user);
      const { path } = PAGES[name];
      const { scripts, gzip, requests, calls } = await firstRow(browser, origin, { session, path, row: 'tbody tr' });
      rows.push(
        row(`F1 ${name}`, gzip / 1024, `${scripts} archivos de JavaScript`),
        row(`F3 ${name}`, requests, `página, archivos y API: ${calls.join(' ')}`),
      );
    }
    return rows.filter(([id]) => wanted(id));
  } finally {
    await browser.close();
    await stop(api);
    copy.dispose();
  }
}
