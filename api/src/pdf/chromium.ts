import type { ChildProcess } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** In order of preference: the headless shell needs a third of the memory and starts three times faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'] as const;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The browser for printing: CHROMIUM_PATH alone when set, else the first on the PATH. `null` = none: the API runs without documents and /health/ready
 * says so.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null;
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  for (const name of NAMES) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable);
    if (found) return found;
  }
  return null;
}

/** Flags: no network, no GPU, and equal text metrics on screen (measuring) and on paper. */
export function chromiumArgs(): string[] {
  const args = [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--font-render-hinting=none',
    // defence in depth behind the refused requests: every name and address is unreachable
    '--proxy-server=127.0.0.1:9',
    '--proxy-bypass-list=<-loopback>',
  ];
  // Chromium refuses its sandbox to root (containers); other users keep it
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return args;
}

/** Proportional set size of a process and its descendants in bytes; `null` where /proc does not tell (not Linux, other user). */
export async function processTreePss(root: number): Promise<number | null> {
  try {
    const children = new Map<number, number[]>();
    for (const entry of await readdir('/proc')) {
      if (!/^\d+$/.test(entry)) continue;
      const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (parent) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
    }
    let total = 0;
    const pending = [root];
    for (let pid = pending.pop(); pid !== undefined; pid = pending.pop()) {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
      total += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
      pending.push(...(children.get(pid) ?? []));
    }
    return total > 0 ? total : null;
  } catch {
    return null;
  }
}

/**
 * Kills a browser with its helper processes: puppeteer makes it the leader of a process group where there are any. SIGKILL, which also ends a stopped
 * process.
 */
export function killBrowser(browser: ChildProcess | null): void {
  if (browser?.pid === undefined) return;
  try {
    process.kill(-browser.pid, 'SIGKILL');
  } catch {
    browser.kill('SIGKILL');
  }
}
