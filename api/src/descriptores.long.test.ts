import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from './app';
import { pdfDePrueba } from './testing/documentos';
import { crearMundo } from './testing/mundo';
import { type ServidorMortal, servidorMortal } from './testing/servidor-mortal';
import { startTestApp, type TestApp, TestClock } from './testing/test-app';

/**
 * Out of descriptors for real: a program of its own, whose limit the system lowers while it runs (prlimit, Linux) to those that it has. Requests come
 * over connections that are open already: for a new one there is no descriptor either, so that nobody could be told.
 */
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const A_LA_VEZ = 12;

onLinux('a program without a descriptor left', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: A_LA_VEZ });
  let t: TestApp;
  let servidor: ServidorMortal;
  let token: string;
  let pdf: Buffer;
  beforeAll(async () => {
    t = await startTestApp({ clock: new TestClock(new Date()) });
    await crearMundo(t);
    ({ token } = await t.as('ejecutivo'));
    pdf = await pdfDePrueba('Descriptores', 2);
    servidor = await servidorMortal(t);
  });
  afterAll(async () => {
    agent.destroy();
    servidor.hijo.kill('SIGKILL');
    await servidor.fin;
    await t.close();
  });

  /** The next descriptor that it would get: with this as its limit it gets none. */
  function libre(): number {
    const usados = new Set(readdirSync(`/proc/${servidor.hijo.pid}/fd`).map(Number));
    let n = 0;
    while (usados.has(n)) n += 1;
    return n;
  }
  function limitar(cuantos: number): void {
    const args = [`--pid=${servidor.hijo.pid}`, `--nofile=${cuantos}:`];
    const { status, stderr } = spawnSync('prlimit', args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }
  /** Status, code of the problem, and whether the connection was open before. */
  async function pedir(method: string, path: string, form?: FormData): Promise<[number, string | undefined, boolean]> {
    const cuerpo = form === undefined ? null : new Response(form);
    const bytes = cuerpo === null ? undefined : Buffer.from(await cuerpo.arrayBuffer());
    const headers = {
      authorization: `Bearer ${token}`,
      ...(cuerpo === null ? {} : { 'content-type': String(cuerpo.headers.get('content-type')) }),
    };
    return new Promise((resolve, reject) => {
      const pedido = request({ agent, port: servidor.port, method, path: API + path, headers }, (respuesta) => {
        json(respuesta).then(
          (leido) => resolve([respuesta.statusCode ?? 0, (leido as { code?: string }).code, pedido.reusedSocket]),
          reject,
        );
      });
      pedido.once('error', reject);
      pedido.end(bytes);
    });
  }
  const varias = <T>(hacer: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: A_LA_VEZ }, hacer));
  const leer = () => pedir('GET', '/documento/1');
  function subir() {
    const form = new FormData();
    form.append('version', '2');
    form.append('file', new Blob([new Uint8Array(pdf)]), 'archivo');
    return pedir('POST', '/documento/1/archivo', form);
  }
  const aMedias = (): string[] => readdirSync(join(t.dir, 'subidas'));

  test('DOC-035 uploads are refused with their cause, reading goes on, and once there are some again all is as before', async () => {
    for (const [status] of await varias(leer)) expect(status).toBe(200);
    limitar(libre());
    for (const rechazo of await varias(subir)) expect(rechazo).toEqual([503, 'almacen-no-disponible', true]);
    // one after the other: of a server's pool there may be fewer connections than readers, and none can be added
    for (let i = 0; i < A_LA_VEZ; i++) expect(await leer()).toEqual([200, undefined, true]);
    expect(aMedias()).toEqual([]);
    limitar(1024);
    expect((await subir())[0]).toBe(200);
    // it goes when its request has ended, which is after the answer
    for (let i = 0; i < 300 && aMedias().length > 0; i++) await sleep(10);
    expect(aMedias()).toEqual([]);
  });
});
