import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API, COMPRESSED_FROM } from '../app';
import { startTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
let server: Server;
let token: string;
beforeAll(async () => {
  t = await startTestApp();
  token = (await t.as('admin')).token;
  server = createServer(t.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await t.close();
});

/** Head and the bytes as they travel: the other clients of these tests unpack by themselves. */
const ask = (path: string, accepts: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': accepts };
    get({ host: '127.0.0.1', port, path: API + path, headers, agent: false }, (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    }).on('error', reject);
  });

const LARGE = '/parroquia?range=[0,299]';

test('a large answer is compressed as the client allows, and is the same', async () => {
  const plain = await ask(LARGE, 'identity');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.length).toBeGreaterThan(COMPRESSED_FROM);
  expect(plain.headers['content-length']).toBe(String(plain.body.length));
  for (const [accepts, unpack] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const { headers, body } = await ask(LARGE, accepts);
    expect([headers['content-encoding'], headers['vary']]).toEqual([accepts, 'Accept-Encoding']);
    expect(headers).not.toHaveProperty('content-length');
    expect(body.length).toBeLessThan(plain.body.length / 2);
    expect(unpack(body).equals(plain.body)).toBe(true);
  }
});

test('a small answer is sent as it is', async () => {
  const { headers, body } = await ask('/producto', 'gzip, br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-length']).toBe(String(body.length));
});

test('a stream of rows is compressed too', async () => {
  const { headers, body } = await ask('/exportacion/feriados.csv', 'gzip');
  expect([headers['content-type'], headers['content-encoding']]).toEqual(['text/csv; charset=utf-8', 'gzip']);
  expect(gunzipSync(body).toString()).toContain('01/01/2035;Año Nuevo');
});
