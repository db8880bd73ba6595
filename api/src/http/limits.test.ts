import { mensajes } from '@adjudica/domain';
import request from 'supertest';
import { startTestApp, type TestApp } from '../testing/test-app';

let t: TestApp;
afterEach(async () => {
  jest.useRealTimers();
  await t.close();
});

const NOT_DATE = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

const start = async (env: Record<string, string> = {}) => {
  t = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '3', ...env } });
  // the limiter counts by the machine's time
  jest.useFakeTimers({ now: Date.now(), doNotFake: [...NOT_DATE] });
  return {
    ask: (from?: string) => {
      const test = request(t.app).get('/api/v1/producto');
      return from === undefined ? test : test.set('X-Forwarded-For', from);
    },
  };
};

test('each answer says what is left, the refusal how long to wait, and a minute later all is well', async () => {
  const { ask } = await start();
  const first = await ask();
  expect([first.status, first.headers['ratelimit'], first.headers['ratelimit-policy']]).toEqual([
    401,
    'limit=3, remaining=2, reset=60',
    '3;w=60',
  ]);
  later(20_000);
  await ask();
  expect((await ask()).headers['ratelimit']).toBe('limit=3, remaining=0, reset=40');
  const refused = await ask();
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
    429,
    'demasiados-intentos',
    '40',
  ]);
  later(39_999);
  expect((await ask()).status).toBe(429);
  later(1);
  expect((await ask()).status).toBe(401);
});

test('behind a proxy each client has its own count; an IPv6 client counts by its network', async () => {
  const { ask } = await start({ TRUST_PROXY: '1' });
  for (let i = 0; i < 3; i++) await ask('203.0.113.1');
  expect([(await ask('203.0.113.1')).status, (await ask('203.0.113.2')).status]).toEqual([429, 401]);
  for (let i = 0; i < 3; i++) await ask(`2001:db8:0:1::${i}`);
  expect([(await ask('2001:db8:0:1::9')).status, (await ask('2001:db8:1::9')).status]).toEqual([429, 401]);
});

test('without one the header of a client counts for nothing', async () => {
  const { ask } = await start();
  const statuses: number[] = [];
  for (let i = 0; i < 4; i++) statuses.push((await ask(`203.0.113.${i}`)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('the public check has a limit of its own: 30 in a minute of one address, the next is told in Spanish how long to wait; other routes go on', async () => {
  const { ask } = await start({ RATE_LIMIT_PER_MINUTE: '1000', TRUST_PROXY: '1' });
  const check = (from = '203.0.113.1') =>
    request(t.app)
      .get(`/api/v1/verificacion/${'a'.repeat(64)}`)
      .set('X-Forwarded-For', from);
  const statuses = new Set<number>();
  for (let i = 0; i < 30; i++) statuses.add((await check()).status);
  expect([...statuses]).toEqual([404]);
  later(15_000);
  const { status, headers, body } = await check();
  expect([status, headers['retry-after'], headers['content-type']]).toEqual([
    429,
    '45',
    expect.stringContaining('application/problem+json'),
  ]);
  expect(body).toMatchObject({ status: 429, code: 'demasiados-intentos', title: mensajes.propios.demasiadosIntentos });
  // with a session or another address nothing changed
  expect([(await ask('203.0.113.1')).status, (await check('203.0.113.2')).status]).toEqual([401, 404]);
  later(45_000);
  expect((await check()).status).toBe(404);
});
