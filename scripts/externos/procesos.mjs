import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Started by this run and not ended yet. */
const running = new Set();

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * A process that goes on, in a group of its own: Ctrl+C reaches this run alone, which ends it in order. What it says is kept in `log`.
 * @returns stop(signal), which ends the whole group and waits for it, and check(), which throws where it has ended by itself.
 */
export function start(command, args, { log, env = process.env, cwd, ipc = false }) {
  const said = openSync(log, 'a');
  const child = spawn(command, args, {
    ...{ cwd, env, detached: true },
    stdio: ['ignore', said, said, ...(ipc ? ['ipc'] : [])],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  const one = {
    child,
    async stop(signal = 'SIGTERM') {
      if (!running.has(one)) return;
      send(child.pid, signal);
      await ended;
    },
    check() {
      if (!running.has(one)) throw new Error(`${command} terminó por sí mismo:\n${lastLines(log)}`);
    },
  };
  running.add(one);
  void ended.then(() => running.delete(one));
  return one;
}

function send(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** At the very end: nothing that was started stays. */
export function killAll() {
  for (const { child } of running) if (child.pid !== undefined) send(child.pid, 'SIGKILL');
}

export const lastLines = (log, count = 15) => readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');

/** A command that ends: what it printed, and its exit code. */
export async function finish(command, args, { env = process.env, cwd, input = '' } = {}) {
  const child = spawn(command, args, { env, cwd, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const one = { child };
  running.add(one);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  child.stdin.on('error', () => undefined).end(input);
  try {
    const [code] = await once(child, 'close');
    return { code, out, err };
  } finally {
    running.delete(one);
  }
}

/** Like `finish`, but refuses with what was said when the command fails. */
export async function succeed(command, args, options) {
  const { code, out, err } = await finish(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} terminó con ${code}:\n${out}${err}`);
  return out;
}

/** Asks again and again until the answer is neither null nor false; a busy machine may take minutes to start a server. */
export async function until(what, ask, seconds = 300) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false && answer !== undefined) return answer;
    if (performance.now() > end) throw new Error(`en ${seconds} s no se vio: ${what}`);
    await pause(200);
  }
}

export const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** The same program as root of a user namespace, for who is not root: Postfix changes between users. Its exit code. */
export async function runInNamespace([node, ...args]) {
  const unshare = ['--user', '--map-root-user', '--map-auto', '--', node, ...args];
  const child = spawn('/usr/bin/unshare', unshare, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
