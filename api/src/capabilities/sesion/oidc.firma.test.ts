import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Sesion } from '../../entities/sesion.entity';
import { PUBLIC_URL } from '../../testing/proveedor-oidc';
import { inscribir } from '../../testing/segundo-factor';
import { startTestApp, type TestApp, TestClock } from '../../testing/test-app';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY_ID = 'clave-1';

/** A provider that lets a code be redeemed as often as somebody wants, and signs with whatever key it is given. */
let server: Server;
let issuer: string;
let signedBy: KeyObject | null;
let nonce: string | null;
let t: TestApp;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, aud: 'adjudica', sub: 's1', nonce, iat: now, exp: now + 300 };
  const signed = `${encoded({ alg: 'RS256', kid: KEY_ID })}.${encoded({ ...claims, preferred_username: 'riesgo', groups: ['riesgo'] })}`;
  const signature =
    signedBy === null ? 'AAAA' : sign('RSA-SHA256', Buffer.from(signed), signedBy).toString('base64url');
  return `${signed}.${signature}`;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    await text(request);
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] }),
      '/token': () => ({ access_token: 'a', token_type: 'Bearer', id_token: idToken() }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? '']?.() ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  t = await startTestApp({
    clock: new TestClock(new Date()),
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'adjudica',
      OIDC_CLIENT_SECRET: 'secreto-del-cliente',
      OIDC_ROLES: 'riesgo=Riesgo',
      PUBLIC_URL,
    },
  });
});
afterAll(async () => {
  await t.close();
  server.close();
});

/** As the tab that began the log-in comes back with. */
async function returned(): Promise<{ transaccion: string; retorno: string }> {
  const { body } = await t.anonymous.post('/auth/oidc/iniciar', {}).expect(200);
  const asked = new URL(body.url).searchParams;
  nonce = asked.get('nonce');
  return { transaccion: body.transaccion, retorno: `code=c&state=${asked.get('state')}` };
}
const redeem = (body: object) => t.anonymous.post('/auth/oidc/canjear', body);
const sessions = () => t.application.dataSource.manager.count(Sesion);

test.each([
  ['of another key', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey],
  ['that is none', () => null],
])('an ID token with a signature %s opens nothing', async (_, key) => {
  signedBy = key();
  const before = await sessions();
  const { status, body } = await redeem(await returned());
  expect([status, body.code, await sessions()]).toEqual([401, 'oidc-invalido', before]);
  signedBy = privateKey;
  expect((await redeem(await returned())).status).toBe(200);
});

test('what came back is redeemed once, though the provider would give another token for it', async () => {
  signedBy = privateKey;
  const before = await sessions();
  const back = await returned();
  const answers = await Promise.all([redeem(back), redeem(back)]);
  answers.push(await redeem(back));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(['oidc-invalido', 'oidc-invalido']);
  expect(await sessions()).toBe(before + 1);
});

test('with an authenticator, two passes of one return open one session', async () => {
  signedBy = privateKey;
  const { codigo } = await inscribir(t, 'riesgo');
  const before = await sessions();
  const back = await returned();
  const [uno, otro] = [await redeem(back), await redeem(back)];
  expect([uno.body.code, otro.body.code]).toEqual(['segundo-factor-requerido', 'segundo-factor-requerido']);
  const complete = ({ body }: typeof uno) =>
    t.anonymous.post('/auth/oidc/completar', { pase: body.detalle.pase, codigo: codigo() });
  expect((await complete(uno)).status).toBe(200);
  t.clock.advance(60_000);
  expect((await complete(otro)).body.code).toBe('oidc-invalido');
  expect(await sessions()).toBe(before + 1);
});
