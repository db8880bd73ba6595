import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

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

/** A server, in a process group of its own; what it says is kept in `log`. */
export function start(command, args, log) {
  const said = openSync(log, 'a');
  const child = spawn(command, args, { detached: true, stdio: ['ignore', said, said] });
  running.add(child);
  child.once('exit', () => {
    if (!running.delete(child)) return;
    console.error(`${command} terminó por sí mismo:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    process.exit(1);
  });
}

/** At the very end: nothing that was started stays. */
export function killAll() {
  for (const child of running) {
    running.delete(child);
    process.kill(-child.pid, 'SIGKILL');
  }
}

/** What a command that ends printed. @throws it failed, with what it said. */
export const succeed = (command, args, input = '') => execFileSync(command, args, { input, encoding: 'utf8' });

/** Asks again and again until `ask` no longer throws; a busy machine may take minutes to start a server. */
export async function until(ask, seconds = 300) {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(200);
  }
}
