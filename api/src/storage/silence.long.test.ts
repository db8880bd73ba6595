import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mensajes } from '@adjudica/domain';
import type { Response } from 'supertest';
import type { DocumentoVista } from '../capabilities/documento/documento.dto';
import { documentosDe, pdfDePrueba, planConDocumentos, subir } from '../testing/documentos';
import { logLines } from '../testing/log-lines';
import { S3_SECRET, type S3Double, startS3 } from '../testing/s3';
import { type Client, startTestApp, type TestApp } from '../testing/test-app';
import { DiskStorage } from './disk';
import { openStorage } from './open-storage';
import type { Storage } from './storage';

/** A store that takes a connection and keeps silent, or falls silent in the middle of a file: nobody waits for it for long. */
const LIMITS = 'connectTimeout=200&idleTimeout=300';
const folders: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
  folders.push(path);
  return path;
};
const sockets = new Set<Socket>();
const servers: Server[] = [];
const open: Storage[] = [];

/** A TCP server; `answer` writes to whoever connects. */
async function serverThat(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}
const storeAt = (port: number, parts = folder()): Storage => {
  const store = openStorage(`s3://K:muysecreto@127.0.0.1:${port}/adjudica?tls=false&${LIMITS}`, parts);
  open.push(store);
  return store;
};
const silent = (): Promise<number> => serverThat(() => {});

beforeAll(() => {
  // the SDK says on the console what it also throws
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterAll(async () => {
  for (const store of open) await store.close();
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

const KEY = `planes/${'0'.repeat(48)}`;
const calls: [string, (store: Storage) => Promise<unknown>][] = [
  ['get', (store) => store.get(KEY)],
  ['stat', (store) => store.stat(KEY)],
  ['delete', (store) => store.delete(KEY)],
  ['put of a small file', (store) => store.put(Buffer.from('x'), { type: 'application/pdf' })],
  ['put of 10 MB', (store) => store.put(randomBytes(10_000_000), { type: 'application/pdf' })],
  [
    'list',
    async (store) => {
      for await (const _ of store.list()) break;
    },
  ],
  ['answers', (store) => store.answers()],
  ['check', (store) => store.check()],
];
const DOWN = { name: 'StorageError', code: 'no-disponible' };

// Fails without: requestHandler in S3Storage (the client would wait for ever: the test's own time ends).
test.each(calls)(
  'a store that takes the connection and keeps silent: %s is given up',
  async (_, call) => {
    const parts = folder();
    await expect(call(storeAt(await silent(), parts))).rejects.toMatchObject(DOWN);
    expect(readdirSync(parts)).toEqual([]);
  },
  15_000,
);

// Fails without: told() in S3Storage.
test.each(calls)('a store where nobody listens: %s says that it is down', async (_, call) => {
  await expect(call(storeAt(1))).rejects.toMatchObject(DOWN);
});

test.each([
  ['refuses our key', 403, 'InvalidAccessKeyId'],
  ['has no such bucket', 404, 'NoSuchBucket'],
  ['is broken', 500, 'InternalError'],
])('a store that %s is down for us, and no file counts as missing', async (_, status, code) => {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>x</Message></Error>`;
  const port = await serverThat((socket) =>
    socket.on('data', () =>
      socket.write(
        `HTTP/1.1 ${status} X\r\nContent-Type: application/xml\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      ),
    ),
  );
  await expect(storeAt(port).get(KEY)).rejects.toMatchObject(DOWN);
});

// Fails without: socketTimeout in S3Storage (waits for ever), and without bytesOf (the error would be the client's own).
test('a store that falls silent in the middle of a file: its reader is told', async () => {
  const port = await serverThat((socket) =>
    socket.on('data', () => socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(50_000)}`)),
  );
  await expect(buffer(await storeAt(port).get(KEY))).rejects.toMatchObject(DOWN);
}, 15_000);

test('a store that is slow but never silent is waited for', async () => {
  const port = await serverThat((socket) =>
    socket.once('data', () => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n');
      let sent = 0;
      const timer = setInterval(() => {
        socket.write('x');
        if (++sent === 10) clearInterval(timer);
      }, 100);
    }),
  );
  expect((await buffer(await storeAt(port).get(KEY))).length).toBe(10);
});

// Fails without: notThere() and told() in DiskStorage.
test('a folder that was taken away is down, and its files do not count as missing', async () => {
  const root = folder();
  const store = new DiskStorage(root);
  const { key } = await store.put(Buffer.from('x'), { type: 'application/pdf' });
  await expect(store.get(KEY)).rejects.toMatchObject({ code: 'no-existe' });
  rmSync(root, { recursive: true });
  const calls = [
    () => store.get(key),
    () => store.stat(key),
    () => store.answers(),
    () => store.put(Buffer.from('y'), { type: 'a/b' }),
  ];
  for (const call of calls) await expect(call()).rejects.toMatchObject(DOWN);
});

describe('in the application', () => {
  /** Between the application and a real store: passes everything on, until it is told otherwise. */
  const relay = { muted: false, bytesLeft: Number.POSITIVE_INFINITY };
  const { log, lines, clear } = logLines();
  let store: S3Double;
  let t: TestApp;
  let documento: DocumentoVista;
  let legal: Client;
  const plan = { idCodigo: '' };

  beforeAll(async () => {
    store = await startS3(folder());
    const port = await serverThat((socket) => {
      const behind = connect(store.port, '127.0.0.1').on('error', () => {});
      sockets.add(behind);
      socket.on('data', (bytes) => {
        if (!relay.muted) behind.write(bytes);
      });
      behind.on('data', (bytes) => {
        if (!relay.muted) socket.write(bytes.subarray(0, relay.bytesLeft));
        relay.bytesLeft = Math.max(0, relay.bytesLeft - bytes.length);
      });
    });
    t = await startTestApp({
      overrides: { log },
      env: { STORAGE_URL: store.address('', `tls=false&${LIMITS}`).replace(`:${store.port}/`, `:${port}/`) },
    });
    plan.idCodigo = (await planConDocumentos(t)).idCodigo;
    legal = await t.as('legal');
    [documento] = (await documentosDe(legal, plan.idCodigo)) as [DocumentoVista];
    const { status } = await subir(legal, documento, await pdfDePrueba('Documento', 100));
    expect(status).toBe(200);
  }, 60_000);
  beforeEach(() => {
    Object.assign(relay, { muted: false, bytesLeft: Number.POSITIVE_INFINITY });
    clear();
  });
  afterAll(async () => {
    await t.close();
    for (const socket of sockets) socket.destroy();
    await store.close();
  });

  const expectDown = (response: Response): void => {
    expect([response.status, response.body.code]).toEqual([503, 'almacen-no-disponible']);
    expect(response.headers['retry-after']).toBe('15');
    expect(response.body.title).toBe(mensajes.propios.caidas['almacen-no-disponible']);
    expect(lines.find(({ outage }) => outage === 'almacen-no-disponible')).toMatchObject({
      requestId: response.body.instance,
      err: { code: 'no-disponible', cause: { name: expect.stringMatching(/TimeoutError|AbortError/) } },
    });
    expect(JSON.stringify(lines)).not.toContain(S3_SECRET);
  };
  const ahora = async (): Promise<DocumentoVista | undefined> =>
    (await documentosDe(legal, plan.idCodigo)).find(({ id }) => id === documento.id);

  test('a download from a silent store is a 503 that says what is down; afterwards it comes', async () => {
    const path = `/documento/${documento.id}/archivo`;
    relay.muted = true;
    expectDown(await legal.get(path));
    relay.muted = false;
    expect((await legal.get(path)).status).toBe(200);
  });

  test('an upload to a silent store is a 503 that says what is down, and nothing changed', async () => {
    const before = await ahora();
    relay.muted = true;
    expectDown(await subir(legal, before as DocumentoVista, await pdfDePrueba('Otro')));
    relay.muted = false;
    expect(await ahora()).toEqual(before);
    expect((await subir(legal, before as DocumentoVista, await pdfDePrueba('Otro', 100))).status).toBe(200);
  });

  // Fails without: the listener of 'error' in sendFile says nothing to the log.
  test('a store that stops in the middle of a download: the connection is cut, and the log says why', async () => {
    relay.bytesLeft = 8000;
    await expect(legal.get(`/documento/${documento.id}/archivo`)).rejects.toThrow(/aborted|hang up/);
    expect(lines.find(({ msg }) => msg === 'a file broke off while it was sent')).toMatchObject({
      requestId: expect.any(String),
      route: '/api/v1/documento/:id/archivo',
      err: { code: 'no-disponible' },
    });
  });
});
