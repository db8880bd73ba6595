import { createHmac } from 'node:crypto';
import type { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublic } from './address';
import { Sender, type SenderOptions } from './sender';
import { headersOf, newSecret } from './signature';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function receiver(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/eventos`;
}
const never = new AbortController().signal;
const send = (url: string, options: Partial<SenderOptions> = {}, stop = never) =>
  new Sender({ internal: true, plainHttp: true, ...options }).post(url, '{"ñ":1}', { 'webhook-id': 'a' }, stop);
const failure = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    (answer) => JSON.stringify(answer),
    ({ code, name }) => code ?? name,
  );
/** A resolver that says these, one after the other. */
const resolver = (...addresses: string[]): typeof lookup =>
  ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never;

test('addresses of the machine, of private networks and of tunnels into them are not public, however they are written', () => {
  const inside =
    '127.0.0.1 10.1.2.3 172.31.255.255 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 ::1 :: ::ffff:10.0.0.1 ::ffff:7f00:1 fe80::1 fd00::1 64:ff9b::a00:1 2002:7f00:1:: 2001:db8::1 localhost';
  expect(inside.split(' ').filter(isPublic)).toEqual([]);
  const outside = '8.8.8.8 172.32.0.1 100.128.0.1 2606:4700::1111 ::ffff:8.8.8.8';
  expect(outside.split(' ').filter((one) => !isPublic(one))).toEqual([]);
});

test('without the setting nothing inside is called: neither in digits, nor in other writings of them, nor by a name', async () => {
  let calls = 0;
  const url = await receiver((_, response) => {
    calls++;
    response.end();
  });
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
    expect([host, await failure(send(`http://${host}:${port}/`, { internal: false }))]).toEqual([host, 'RED-INTERNA']);
  const judge = (host: string) => () => new Sender({ internal: false, plainHttp: true }).judge(`http://${host}/`);
  for (const host of [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    'ip6-loopback',
  ])
    expect(judge(host)).toThrow('is no public address');
  for (const host of ['localhost.example', 'milocalhost', 'crm.example']) expect(judge(host)).not.toThrow();
  const named = `http://receptor.example:${port}/`;
  for (const found of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1']])
    expect([found, await failure(send(named, { internal: false, resolve: resolver(...found) }))]).toEqual([
      found,
      'RED-INTERNA',
    ]);
  expect(calls).toBe(0);
  expect(await failure(send(named, { resolve: resolver('127.0.0.1') }))).toContain('200');
});

test('without the setting nothing but https is called', async () => {
  const url = await receiver((_, response) => response.end());
  expect(await failure(send(url, { plainHttp: false }))).toBe('SIN-HTTPS');
});

test('who does not answer, who drips, and who is not there fail with their code; stopping ends the call', async () => {
  const url = await receiver((request, response) => {
    if (request.url === '/goteo') response.write('a');
  });
  expect(await failure(send(url, { timeoutMs: 60 }))).toBe('ETIMEDOUT');
  expect(await failure(send(url.replace('eventos', 'goteo'), { timeoutMs: 60 }))).toBe('ETIMEDOUT');
  const stop = new AbortController();
  const sent = failure(send(url, {}, stop.signal));
  stop.abort();
  expect(await sent).toBe('ABORT_ERR');
  server?.closeAllConnections();
  server?.close();
  expect(await failure(send(url))).toBe('ECONNREFUSED');
});

test('a redirection is an answer and is not followed; of a long answer the beginning is read, and the pause that it asks for', async () => {
  const paths: (string | undefined)[] = [];
  const url = await receiver((request, response) => {
    paths.push(request.url);
    if (request.url === '/eventos') response.writeHead(307, { location: '/otra' }).end('mudado');
    else response.writeHead(503, { 'retry-after': '120' }).end('x'.repeat(5_000_000));
  });
  expect(await send(url)).toEqual({ status: 307, words: 'mudado', retryAfter: null });
  expect(paths).toEqual(['/eventos']);
  const { words, ...answer } = await send(url.replace('eventos', 'larga'));
  expect(answer).toEqual({ status: 503, retryAfter: 120 });
  expect(words.length).toBe(2048);
});

test('what arrives are the bytes that were signed: type, length, id and one signature for each secret', async () => {
  let seen: object = {};
  const url = await receiver(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'content-type': type, 'content-length': length } = request.headers;
    seen = { body, type, length, method: request.method };
    response.writeHead(204).end();
  });
  expect((await send(url)).status).toBe(204);
  expect(seen).toEqual({ body: '{"ñ":1}', type: 'application/json; charset=utf-8', length: '8', method: 'POST' });
});

// The example of the Standard Webhooks specification: its libraries take what this signs.
test('the signature is that of Standard Webhooks: HMAC-SHA256 over id, seconds and body with the bytes of the secret', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const { 'webhook-signature': signature } = headersOf(
    [secret],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  const two = headersOf([newSecret(), secret], 'a', 1, '{}')['webhook-signature'].split(' ');
  const bytes = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  expect(two[1]).toBe(`v1,${createHmac('sha256', bytes).update('a.1.{}').digest('base64')}`);
  expect(Buffer.from(newSecret().slice(6), 'base64')).toHaveLength(32);
});
