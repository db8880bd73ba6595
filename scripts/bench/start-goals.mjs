// What a whole application costs: start, idle memory, and what a browser fetches before the first row of a list.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { firstRow } from '../lib/first-row.mjs';
import { findBrowser, say } from '../lib/setup.mjs';
import { demoData, workingCopy } from './data.mjs';
import { goals, row } from './goals.mjs';
import { cpuSecondsOf, openSession, ownOf, pssOf, startApi, stop } from './processes.mjs';
import { format, median } from './statistics.mjs';

const SETTLED_MS = 3000;
const MEMORIES = 3;

export async function startGoals(wanted, { rounds }) {
  if (!wanted('arranque') && !wanted('reposo')) return [];
  const copy = workingCopy(demoData(10));
  const starts = [];
  const memories = [];
  try {
    // the first start reads the files from the disk
    for (let round = -1; round < rounds; round++) {
      const api = await startApi(copy.dir);
      const { pid } = api.child;
      if (round >= 0) starts.push({ seconds: api.startMs / 1000, cpu: cpuSecondsOf(pid) });
      if (round >= 0 && wanted('reposo') && memories.length < MEMORIES) {
        await pause(SETTLED_MS);
        memories.push({ all: pssOf(pid), own: ownOf(pid) });
      }
      await stop(api);
    }
  } finally {
    copy.dispose();
  }
  const of = (figures, which) => median(figures.map((one) => one[which]));
  const [fastest, slowest] = [Math.min, Math.max].map((end) => format(end(...starts.map(({ seconds }) => seconds))));
  const started = `de ${fastest} a ${slowest} s; ${format(of(starts, 'cpu'))} s de procesador`;
  const settled = `${SETTLED_MS / 1000} s después de escuchar; ${format(of(memories, 'own'))} MB solo suyos`;
  return [
    row('arranque', of(starts, 'seconds'), started),
    ...(wanted('reposo') ? [row('reposo', of(memories, 'all'), settled)] : []),
  ].filter(([id]) => wanted(id));
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
      const session = await openSession(api.port, PAGES[name].user);
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
