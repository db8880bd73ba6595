import { generateKeyPairSync } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { testApp } from '../testing/test-app';
import { Tokens } from './tokens';

const SECRET = 'secreto-de-prueba-de-mas-de-32-caracteres';
const t = testApp();
let good: string;
let claims: jwt.JwtPayload;
beforeAll(async () => {
  good = (await t.as('asistente')).token;
  claims = jwt.decode(good) as jwt.JwtPayload;
});

const ask = (token: string) => t.anonymous.get('/auth/sesion').set('Authorization', `Bearer ${token}`);
const b64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const part = (token: string, index: number): string => token.split('.')[index] as string;
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

function withoutExpiry(): jwt.JwtPayload {
  const { exp: _, ...rest } = claims;
  return rest;
}

test('GEN-521 the token itself is accepted', async () => {
  expect((await ask(good)).status).toBe(200);
});

describe('a token that we did not sign, or not for this, is refused', () => {
  const forged: [string, () => string][] = [
    ['alg none', () => `${b64({ alg: 'none', typ: 'JWT' })}.${part(good, 1)}.`],
    ['alg none with the old signature', () => `${b64({ alg: 'none', typ: 'JWT' })}.${part(good, 1)}.${part(good, 2)}`],
    ['another key', () => jwt.sign(claims, 'otro-secreto-de-prueba-de-mas-de-32-letras')],
    ['another algorithm of the same family', () => jwt.sign(claims, SECRET, { algorithm: 'HS512' })],
    ['a public-key algorithm', () => jwt.sign(claims, privateKey, { algorithm: 'RS256' })],
    ['another issuer', () => jwt.sign({ ...claims, iss: 'otro' }, SECRET)],
    ['another audience', () => jwt.sign({ ...claims, aud: 'otra' }, SECRET)],
    ['a changed payload', () => `${part(good, 0)}.${b64({ ...claims, sub: '16' })}.${part(good, 2)}`],
    ['a cut signature', () => good.slice(0, -3)],
    [
      'a session that does not exist',
      () => jwt.sign({ ...claims, sid: '00000000-0000-4000-8000-000000000000' }, SECRET),
    ],
    ['a session of another user', () => jwt.sign({ ...claims, sub: '16' }, SECRET)],
    ['no session', () => jwt.sign({ ...claims, sid: undefined }, SECRET)],
    ['a session that is no text', () => jwt.sign({ ...claims, sid: { a: 1 } }, SECRET)],
    ['no expiry', () => jwt.sign(withoutExpiry(), SECRET)],
    [
      'a header that demands what we do not understand',
      () => jwt.sign(claims, SECRET, { header: { alg: 'HS256', crit: ['b64'], b64: true } as jwt.JwtHeader }),
    ],
    ['no token at all', () => 'hola'],
  ];
  test.each(forged)('%s is refused', async (_, make) => {
    const response = await ask(make());
    expect([response.status, response.body.code]).toEqual([401, 'token-invalido']);
  });
});

test('AUT-013 a token past its expiry answers token-expirado, also while its session row would live', async () => {
  const { iat: _, exp: __, ...rest } = claims;
  const response = await ask(jwt.sign({ ...rest, exp: Math.floor(t.clock.now().getTime() / 1000) - 1 }, SECRET));
  expect([response.status, response.body.code, response.body.title]).toEqual([401, 'token-expirado', 'token expired']);
});

test('what is signed names session, user, issuer, audience and expiry, and nothing about the person', () => {
  const token = new Tokens(SECRET, t.clock).sign({ sid: 'x', sub: 7 }, new Date('2030-01-01T00:00:00.000Z'));
  expect(jwt.decode(token, { complete: true })).toMatchObject({
    header: { alg: 'HS256' },
    payload: { sid: 'x', sub: '7', iss: 'adjudica', aud: 'adjudica-api', exp: 1_893_456_000 },
  });
  expect(Object.keys(jwt.decode(token) as object).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
});

test('over one connection each token is judged as itself: a forged one after a good one, another session, the same one too late', () => {
  let now = new Date('2030-01-01T00:00:00.000Z');
  const tokens = new Tokens(SECRET, { now: () => now });
  const expires = new Date('2030-01-01T08:00:00.000Z');
  const [mine, other] = [tokens.sign({ sid: 'x', sub: 7 }, expires), tokens.sign({ sid: 'y', sub: 8 }, expires)];
  const connection = {};
  expect(tokens.verify(mine, connection)).toEqual({ sid: 'x', sub: 7 });
  expect(() => tokens.verify(`${mine.slice(0, -3)}abc`, connection)).toThrow('sesión');
  expect(tokens.verify(other, connection)).toEqual({ sid: 'y', sub: 8 });
  expect(tokens.verify(mine, connection)).toEqual({ sid: 'x', sub: 7 });
  now = expires;
  expect(() => tokens.verify(mine, connection)).toThrow('token expired');
});
