// The processes of a run: the API as `npm start` starts it, the yardstick, the load generator. Each ends with the bench.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiProcess } from '../lib/api-process.mjs';
import { environment, root } from '../lib/setup.mjs';
import { apiDist } from './data.mjs';

const running = new Set();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

function keep(child) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function listening(child, what) {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${what} ended with ${code} before it listened`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message.listening;
}

export async function stop({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** The API on a database of its own folder, without the limits: one machine sends more than any person. */
export async function startApi(dataDir, { env = {} } = {}) {
  const started = performance.now();
  const child = keep(
    spawn('node', [...apiProcess.node, join(apiDist, 'main.js')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment({
        ...apiProcess.env,
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        BUSQUEDAS_POR_HORA: '0',
        BUSQUEDAS_SIN_FICHA_POR_HORA: '0',
        CLIENTES_POR_HORA: '0',
        DOCUMENTOS_POR_HORA: '0',
        EXPORTACIONES_POR_HORA: '0',
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        ...env,
      }),
    }),
  );
  const port = await listening(child, 'the API');
  return { child, port, startMs: performance.now() - started };
}

export async function startRaw(databaseFile) {
  const child = keep(
    spawn('node', [...apiProcess.node, join(root, 'scripts', 'bench', 'raw.mjs')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: environment({ ...apiProcess.env, DATABASE_FILE: databaseFile }),
    }),
  );
  return { child, port: await listening(child, 'RAW') };
}

/** One generator for the whole run; `load(job)` resolves with its figures. @throws when an answer was no success. */
export function startLoad() {
  const child = keep(fork(join(root, 'scripts', 'bench', 'load.mjs'), { execPath: process.execPath }));
  return {
    child,
    async load(job) {
      child.send(job);
      const [figures] = await once(child, 'message');
      if (figures.refused) throw new Error(`refused: ${figures.refused}`);
      return figures;
    },
  };
}

/** Signs in as a user of the demo: what the screens keep of a session. */
export async function openSession(port, name) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, pass: 'adjudica' }),
  });
  if (!answer.ok) throw new Error(`sign-in of ${name}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The header of every further request. */
export const signIn = async (port, name) => ({
  Authorization: `Bearer ${(await openSession(port, name)).access_token}`,
});

export async function getJson(port, path, headers) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Processor time of a process so far; null where the system does not tell. */
export function cpuSecondsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

/** Proportional set size of a process and its descendants, in MB; null where the system does not tell (not Linux). */
export const pssOf = (pid) => memoryOf(pid, 'Pss');

/** Of it, what no file holds: it does not depend on how many other processes run the same Node. */
export const ownOf = (pid) => memoryOf(pid, 'Pss_Anon');

function memoryOf(pid, field) {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm');
  try {
    const kb = familyOf(pid).map((one) =>
      Number(line.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
    return kb.reduce((sum, own) => sum + own, 0) / 1024;
  } catch {
    return null;
  }
}

function familyOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap(familyOf)];
}
