import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Usuario } from './entities/usuario.entity';
import { type RunningServer, startServer } from './testing/servers';
import { testApp } from './testing/test-app';

/** The process itself: starts on a migrated database, stops without losing what it had begun. */
const t = testApp();
let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

const BODY = JSON.stringify({ name: 'asistente', pass: 'adjudica' });

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(t, env);
  child = server.process;
  return server;
}

/** A log-in whose body is still on its way: the request is running until the rest is sent. */
async function halfARequest(port: number): Promise<{ socket: Socket; finish: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/v1/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n`,
  );
  socket.write(BODY.slice(0, 10));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const finish = async () => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write(BODY.slice(10));
    await once(socket, 'close');
    return answer;
  };
  return { socket, finish };
}

const refused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: a running request is answered, no new one is taken, the process ends with 0',
  async (signal) => {
    const { process: running, port } = await start();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const request = await halfARequest(port);
    const exited = once(running, 'exit');
    running.kill(signal);
    // An idle connection is closed at once: it would otherwise hold the process for its whole time-out.
    await once(idle.resume(), 'close');
    expect(await refused(port)).toBe(true);
    expect(running.exitCode).toBeNull();
    const answer = await request.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(answer).toContain('access_token');
    expect((await exited)[0]).toBe(0);
  },
);

test('users of the demo are told where they are, and nowhere else: in a copy of other data nobody enters as one of them', async () => {
  expect((await start()).demo).toBe(true);
  child?.kill('SIGKILL');
  const { manager } = t.application.dataSource;
  await manager.update(Usuario, { usuario: 'jefatura2' }, { usuario: 'otra.persona' });
  try {
    expect((await start()).demo).toBe(false);
  } finally {
    await manager.update(Usuario, { usuario: 'otra.persona' }, { usuario: 'jefatura2' });
  }
}, 120_000);

test('a wrong configuration stops the start with 1 and names every wrong variable', async () => {
  await expect(start({ BRAND_RUC: '1', METRICS_TOKEN: 'corto' })).rejects.toThrow(
    /exit 1: La configuración tiene errores:[\s\S]*METRICS_TOKEN[\s\S]*/,
  );
});

test('a port in use, a folder that is none and a database that is away stop the start with one sentence, without a stack', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo;
  const file = join(t.dir, 'un-archivo');
  writeFileSync(file, '');
  const failures: [Record<string, string>, RegExp][] = [
    [{ PORT: String(port) }, new RegExp(`^exit 1: El puerto ${port} ya está en uso[^\\n]*\\n$`)],
    [{ DATA_DIR: file, DATABASE_URL: join(file, 'x.db') }, /^exit 1: No se puede escribir en [^\n]*DATA_DIR[^\n]*\n$/],
    [{ DATABASE_URL: t.dir }, /^exit 1: La base de datos de DATABASE_URL no se puede abrir[^\n]*\n$/],
    [
      { DATABASE_URL: 'mssql://u:p@127.0.0.1:1/x' },
      /^exit 1: La base de datos de DATABASE_URL no se puede abrir[^\n]*\n$/,
    ],
  ];
  for (const [env, sentence] of failures) await expect(start(env)).rejects.toThrow(sentence);
  taken.close();
}, 120_000);
