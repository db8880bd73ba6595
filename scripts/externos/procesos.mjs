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

/** A process that goes on, in a group of its own: Ctrl+C reaches this run alone, which ends it in order. What it says is kept in `log`. */
export function start(command, args, { log }) {
  const said = openSync(log, 'a');
  const child = spawn(command, args, { detached: true, stdio: ['ignore', said, said] });
  const one = {
    child,
    /** @throws it has ended by itself. */
    check() {
      if (!running.has(one))
        throw new Error(`${command} terminó por sí mismo:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    },
  };
  running.add(one);
  for (const end of ['exit', 'error']) child.once(end, () => running.delete(one));
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

/** What a command that ends printed. @throws it failed, with what it said. */
export async function succeed(command, args, { input = '' } = {}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const said = ['', ''];
  for (const [n, stream] of [child.stdout, child.stderr].entries())
    stream.setEncoding('utf8').on('data', (text) => {
      said[n] += text;
    });
  child.stdin.on('error', () => undefined).end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} terminó con ${code}:\n${said.join('')}`);
  return said[0];
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
