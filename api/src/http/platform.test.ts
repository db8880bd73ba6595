import { Writable } from 'node:stream';
import { mensajes } from '@adjudica/domain';
import request from 'supertest';
import { API, createApp } from '../app';
import { compose } from '../compose';
import { ConfigError, readConfig } from '../config';
import { createLogger, safeError } from '../log';
import { EMPRESA_DE_PRUEBA } from '../testing/empresa';
import { long } from '../testing/long';
import { crearMundo, whoMay } from '../testing/mundo';
import { bodyOf, operations, urlOf } from '../testing/openapi';
import { overDatabaseOf, startTestApp, testApp } from '../testing/test-app';

const t = testApp();
beforeAll(async () => {
  await crearMundo(t);
});

describe('headers of safety', () => {
  const policy = (header: string | undefined): Map<string, string> =>
    new Map((header ?? '').split(';').map((directive) => directive.trim().split(/ (.*)/s) as [string, string]));

  const OF_ALL = {
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringMatching(/max-age=31536000/),
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'cross-origin-resource-policy': 'same-origin',
  };

  test.each(['/api/v1/producto', '/api/v1/auth/sesion', '/api/v1/nada'])(
    'on %s: as a page it may load nothing, and nobody may frame it',
    async (path) => {
      const { headers } = await request(t.app).get(path);
      expect(headers).toMatchObject(OF_ALL);
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test.each(['/health/live', '/api/openapi.json', '/api/docs/', '/nada', '/api/v1'])(
    'on %s, as a page: nothing of elsewhere, no script in its text',
    async (path) => {
      const { headers } = await request(t.app).get(path);
      expect(headers).toMatchObject(OF_ALL);
      const csp = policy(headers['content-security-policy']);
      expect(csp.get('script-src')).toBe("'self'");
      expect(csp.get('default-src')).toBe("'self'");
      expect(csp.get('object-src')).toBe("'none'");
      expect(csp.get('frame-ancestors')).toBe("'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('half a character (a lone surrogate) is refused at its field, because no engine stores it as it was sent', async () => {
    const response = await (await t.as('jefatura')).post('/nota', { asunto: { texto: 'a\ud83d' } });
    expect([response.status, response.body.errors]).toEqual([400, { texto: mensajes.propios.textoNoPermitido }]);
  });

  test('nothing of the API may be kept by a cache, not even a refusal', async () => {
    const asistente = await t.as('asistente');
    for (const response of [
      await asistente.get('/producto'),
      await t.anonymous.get('/producto'),
      await asistente.get('/nada'),
    ])
      expect(response.headers['cache-control']).toBe('no-store');
  });

  test('the readable description of the API works without inline script', async () => {
    const { text, status } = await request(t.app).get('/api/docs/');
    expect(status).toBe(200);
    for (const [, attributes, content] of text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g))
      expect([attributes?.includes('src='), content?.trim()]).toEqual([true, '']);
  });
});

test('pictures of the help need no session; what is no picture of the manual is not found', async () => {
  const picture = await request(t.app).get('/manual/06-llene-la-solicitud-de-compra.webp');
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  for (const path of ['/manual/nada.webp', '/manual/'])
    expect([path, (await request(t.app).get(path)).status]).toEqual([path, 404]);
});

describe('health and metrics', () => {
  test('live and ready answer without a session, and hold no value', async () => {
    expect((await request(t.app).get('/health/live')).body).toEqual({ estado: 'ok' });
    const ready = await request(t.app).get('/health/ready');
    expect([ready.status, ready.body.estado, ready.body.baseDeDatos]).toEqual([200, 'ok', true]);
    expect(ready.text).not.toContain(t.dir);
  });

  test('ready says 503 when the database does not answer, and not why', async () => {
    const query = jest
      .spyOn(t.application.dataSource, 'query')
      .mockRejectedValueOnce(new Error('password authentication failed'));
    const response = await request(t.app).get('/health/ready');
    query.mockRestore();
    expect([response.status, response.body.estado, response.body.baseDeDatos]).toEqual([503, 'no-disponible', false]);
    expect(response.text).not.toContain('password');
  });

  test('metrics name routes by their template, never a value', async () => {
    const asistente = await t.as('asistente');
    await asistente.get('/participante/987654321');
    await asistente.get('/cliente/busqueda').query({ q: 'ZAMBRANOSECRETO' });
    const { text, status } = await request(t.app).get('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('route="/api/v1/participante/:id"');
    expect(text).not.toMatch(/987654321|ZAMBRANOSECRETO/);
  });

  test('without a token metrics are for this machine only, and not through a proxy on it', async () => {
    for (const header of ['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])
      expect((await request(t.app).get('/metrics').set(header, '203.0.113.9')).status).toBe(403);
  });

  long('with a token metrics are for whoever has it', async () => {
    const guarded = await startTestApp({ ...overDatabaseOf(t), env: { METRICS_TOKEN: 'una-clave-de-monitoreo' } });
    const ask = (header: Record<string, string>) => request(guarded.app).get('/metrics').set(header);
    expect((await ask({})).status).toBe(403);
    expect((await ask({ Authorization: 'Bearer otra-clave-de-monitoreo' })).body.code).toBe('solo-monitoreo');
    expect(
      (await ask({ Authorization: 'Bearer una-clave-de-monitoreo', 'X-Forwarded-For': '203.0.113.9' })).status,
    ).toBe(200);
    await guarded.close();
  });
});

describe('floods', () => {
  test('above the limit of an address the answer is a problem, for the API only', async () => {
    const small = await startTestApp({ ...overDatabaseOf(t), env: { RATE_LIMIT_PER_MINUTE: '5' } });
    const asistente = await small.as('asistente');
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await asistente.get('/producto')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await asistente.get('/producto');
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.body).toMatchObject({ status: 429, code: 'demasiados-intentos' });
    expect(refused.headers).toHaveProperty('retry-after');
    expect((await request(small.app).get('/health/live')).status).toBe(200);
    await small.close();
  });
});

describe('logs', () => {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  /** Written wherever a request can carry a value. */
  const MARK = 'VALORSECRETO';
  const NUMBER = '1712345678';

  test('no value of a body, query, path or header reaches a line, whatever happens to the request', async () => {
    const log = createLogger({ logLevel: 'debug' }, destination);
    const application = await compose(t.application.config, { clock: t.clock, log });
    const app = createApp(application);
    for (const operation of operations) {
      const token = operation.permissions.length === 0 ? '' : (await t.as(whoMay(operation.permissions))).token;
      const url = `${API}${urlOf(operation, { id: NUMBER })}`;
      const test = request(app)[operation.method](`${url}${url.includes('?') ? '&' : '?'}filter=${MARK}&q=${MARK}`);
      test
        .set('Authorization', `Bearer ${token}`)
        .set('User-Agent', MARK)
        .set('X-Forwarded-For', MARK)
        .set('If-Match', MARK);
      if (operation.method !== 'get')
        test.set('Idempotency-Key', `${MARK}-clave`).send({ ...bodyOf(operation), [MARK]: MARK, nombre: MARK });
      await test;
    }
    await request(app).post(`${API}/auth`).send({ name: MARK, pass: MARK });
    await request(app).post(`${API}/auth`).set('Content-Type', 'application/json').send(`{"name": ${MARK}`);
    await request(app).get(`/${MARK}/${NUMBER}`);
    // A fault of ours: the driver's error holds the statement's parameters.
    const asistente = (await t.as('asistente')).token;
    jest.spyOn(application.dataSource, 'createQueryBuilder').mockImplementation(() => {
      throw Object.assign(new Error(`duplicate key value is (${MARK})`), {
        query: 'SELECT 1 WHERE x = ?',
        parameters: [MARK, NUMBER],
        driverError: Object.assign(new Error(MARK), { code: 'SQLITE_ERROR' }),
      });
    });
    const failed = await request(app).get(`${API}/producto`).set('Authorization', `Bearer ${asistente}`);
    expect(failed.status).toBe(500);
    expect(failed.text).not.toContain(MARK);
    const text = lines.join('');
    expect(text).toContain('unexpected error');
    expect(text).toContain('"code":"SQLITE_ERROR"');
    expect(text).toContain('/api/v1/usuario/:id');
    for (const secret of [MARK, NUMBER, asistente, 'adjudica.example']) expect(text).not.toContain(secret);
    await application.close();
  });

  test('each request leaves one line with id, method, template, status and time', async () => {
    const line = lines.map((each) => JSON.parse(each)).find((each) => each.route === '/api/v1/usuario/:id');
    expect(Object.keys(line).sort()).toEqual(['level', 'method', 'ms', 'msg', 'requestId', 'route', 'status', 'time']);
  });

  test.each([
    [
      'a fault of the program keeps its names',
      new TypeError("Cannot read properties of undefined (reading 'grupo')"),
      "Cannot read properties of undefined (reading 'grupo')",
    ],
    [
      'what a parser choked on is left out',
      new SyntaxError('Unexpected token V, "VALORSECRETO" is not valid JSON'),
      '',
    ],
    [
      'long numbers and addresses are masked',
      new Error('no plan for 1712345678 or ana@correo.ec'),
      'no plan for … or …',
    ],
    [
      'quoted values and further lines go',
      new Error('bad name "ANA MARÍA ZAMBRANO" here\nsecond line 1712345678'),
      'bad name "…" here',
    ],
  ])('a logged error: %s', (_, error, message) => {
    const logged = safeError(error);
    expect(logged.message).toBe(message);
    expect(logged.stack).not.toMatch(/VALORSECRETO|1712345678|ZAMBRANO/);
  });
});

describe('configuration', () => {
  test('production refuses to start without the company’s own data, without a secret, with a short one, or with a short token for the metrics', () => {
    const base = { NODE_ENV: 'production', DATA_DIR: t.dir, ...EMPRESA_DE_PRUEBA };
    expect(() => readConfig(base)).toThrow(ConfigError);
    expect(() => readConfig({ ...base, JWT_SECRET: 'corto' })).toThrow(/JWT_SECRET: necesita al menos 32 caracteres/);
    const secrets = { JWT_SECRET: 'x'.repeat(32), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    expect(() => readConfig({ ...base, ...secrets, METRICS_TOKEN: 'corto' })).toThrow(/METRICS_TOKEN/);
    expect(() => readConfig({ ...base, JWT_SECRET: secrets.JWT_SECRET })).toThrow(/DATA_KEY: es obligatorio/);
    expect(() => readConfig({ ...base, ...secrets, DATA_KEY: 'corta' })).toThrow(/DATA_KEY: debe ser 32 bytes/);
    expect(() => readConfig({ ...base, ...secrets, BRAND_RUC: '' })).toThrow(/BRAND_RUC: es obligatorio en producción/);
    expect(readConfig({ ...base, ...secrets })).toMatchObject({ production: true, dataKey: Buffer.alloc(32, 7) });
  });

  test('production takes no made-up credit bureau, and nobody an address that is none', () => {
    const secrets = { JWT_SECRET: 'x'.repeat(32), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
    const production = { NODE_ENV: 'production', DATA_DIR: t.dir, ...EMPRESA_DE_PRUEBA, ...secrets };
    expect(() => readConfig({ ...production, BUREAU_PRUEBA: 'true' })).toThrow(/BUREAU_PRUEBA: en producción/);
    expect(() => readConfig({ DATA_DIR: t.dir, BUREAU_URL: 'file:///etc/passwd' })).toThrow(/BUREAU_URL/);
    expect(() => readConfig({ DATA_DIR: t.dir, BUREAU_TIMEOUT_MS: '60000' })).toThrow(/BUREAU_TIMEOUT_MS/);
    expect(readConfig(production).buro).toEqual({
      url: undefined,
      token: undefined,
      timeoutMs: 8000,
      prueba: false,
      exigeConsentimiento: false,
    });
  });

  test('elsewhere both secrets are made once, kept beside the data and the same at the next start', () => {
    const made = readConfig({ DATA_DIR: t.dir });
    const again = readConfig({ DATA_DIR: t.dir });
    expect(made.dataKey).toHaveLength(32);
    expect([again.jwtSecret, again.dataKey]).toEqual([made.jwtSecret, made.dataKey]);
  });

  test('every wrong variable is named at once', () => {
    expect(() => readConfig({ PORT: 'x', BRAND_RUC: '1', SMTP_URL: 'http://x' })).toThrow(
      /PORT[\s\S]*SMTP_URL[\s\S]*BRAND_RUC/,
    );
  });
});
