import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { createApp } from '../app';
import { Mensaje } from '../entities/mensaje.entity';
import { Check, WELL } from '../health/check';
import { crearMundo } from '../testing/mundo';
import { overDatabaseOf, startTestApp, testApp } from '../testing/test-app';

const t = testApp();
beforeAll(async () => {
  await crearMundo(t);
});
afterEach(() => jest.restoreAllMocks());

/** Nothing is remembered from the test before. */
const ready = (application = t.application) => request(createApp(application)).get('/health/ready');

test('all is well: every part is named', async () => {
  const { status, body } = await ready();
  expect([status, body.estado, body.baseDeDatos, body.pdf]).toEqual([200, 'ok', true, true]);
  expect(Object.keys(body.partes)).toEqual([
    'baseDeDatos',
    'migraciones',
    'archivos',
    'correo',
    'disco',
    'pdf',
    'bandeja',
    'eventos',
    'auditoria',
  ]);
});

describe('503: the instance can not serve', () => {
  const table = () => t.application.dataSource;
  test.each([
    ['two migrations are missing', (rows: object[]) => rows.slice(2), /Faltan 2/],
    ['a migration is of another version', (rows: object[]) => [...rows, { name: 'DeOtraVersion1' }], /otra versión/],
  ])('because %s', async (_, change, expected) => {
    const rows = await table().query<object[]>('SELECT name FROM migracion');
    jest.spyOn(table(), 'query').mockResolvedValue(change(rows));
    const { status, body } = await ready();
    expect([status, body.estado, body.partes.migraciones.estado]).toEqual([503, 'no-disponible', 'mal']);
    expect(body.partes.migraciones.detalle).toMatch(expected);
  });

  test('the database keeps silent: answered within the limit', async () => {
    jest.spyOn(table(), 'query').mockImplementation(() => new Promise(() => {}));
    const { status, body, headers } = await ready();
    expect([status, body.partes.baseDeDatos.estado, headers['retry-after']]).toEqual([503, 'mal', '5']);
  });
});

test('the metrics say the same of each part, as a number', async () => {
  jest.spyOn(t.application.storage, 'check').mockRejectedValue(new Error('down'));
  jest.spyOn(t.application.storage, 'answers').mockRejectedValue(new Error('down'));
  const app = createApp(t.application);
  const { text } = await request(app).get('/metrics');
  const { body } = await request(app).get('/health/ready');
  expect(text).toMatch(/^service_part_state\{parte="archivos"\} 1$/m);
  expect(text).toMatch(/^service_part_state\{parte="migraciones"\} 0$/m);
  for (const parte of Object.keys(body.partes)) expect(text).toContain(`service_part_state{parte="${parte}"}`);
});

describe('200 degradado: something works with less', () => {
  const expectDegraded = async (part: string, application = t.application) => {
    const { status, body } = await ready(application);
    expect([status, body.estado, body.partes[part].estado]).toEqual([200, 'degradado', 'degradado']);
    expect(body.partes[part].detalle).toMatch(/^[A-ZÁÉÍÓÚ]/);
  };

  test('the store refuses', async () => {
    jest.spyOn(t.application.storage, 'check').mockRejectedValue(new Error('SECRETO'));
    await expectDegraded('archivos');
    expect((await ready()).text).not.toContain('SECRETO');
  });
  test('the mail server is down', async () => {
    jest.spyOn(t.application.mailer, 'check').mockRejectedValue(new Error('x'));
    await expectDegraded('correo');
  });
  test('the disk is nearly full', () =>
    expectDegraded('disco', { ...t.application, config: { ...t.application.config, diskFreeMb: 10 ** 9 } }));
  test('the browser does not respond', async () => {
    jest.spyOn(t.application.renderer, 'responds').mockResolvedValue(false);
    await expectDegraded('pdf');
  });
  test('a mail waits for too long', async () => {
    const { manager } = t.application.dataSource;
    const creadoEn = new Date(t.clock.now().getTime() - 3_600_000);
    const base = {
      destinatario: 'a@b.ec',
      asunto: 'x',
      cuerpo: 'x',
      intentos: 0,
      proximoIntento: t.clock.now(),
      version: 1,
    };
    await manager.insert(Mensaje, { ...base, clave: 'salud', estado: 'pendiente', creadoEn } as never);
    await expectDegraded('bandeja');
    await manager.delete(Mensaje, { clave: 'salud' });
  });
  test('a mail was given up, until somebody decides on it', async () => {
    const { manager } = t.application.dataSource;
    const base = {
      destinatario: 'a@b.ec',
      asunto: 'x',
      cuerpo: 'x',
      intentos: 1,
      proximoIntento: t.clock.now(),
      version: 1,
    };
    await manager.insert(Mensaje, { ...base, clave: 'dada', estado: 'fallido', creadoEn: t.clock.now() } as never);
    await expectDegraded('bandeja');
    expect((await ready()).body.partes.bandeja.detalle).toContain('Un correo no se entregó');
    await manager.update(Mensaje, { clave: 'dada' }, { estado: 'descartado' });
    expect((await ready()).body.partes.bandeja).toEqual({ estado: 'bien' });
    await manager.delete(Mensaje, { clave: 'dada' });
  });
  test('nobody seals the audit', async () => {
    // an act that is audited
    await (await t.as('asistente')).post('/auth/salir');
    const later = { now: () => new Date(t.clock.now().getTime() + 3_600_000) };
    await expectDegraded('auditoria', { ...t.application, clock: later });
  });
});

test('a mail server that accepts and keeps silent does not hold readiness', async () => {
  const server = createServer(() => {});
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  const silent = await startTestApp({ ...overDatabaseOf(t), env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { body } = await ready(silent.application);
  expect([body.estado, body.partes.correo.estado]).toEqual(['degradado', 'degradado']);
  await silent.close();
  server.close();
});

test('however many ask at once, a part is asked once, and not again while its answer is fresh or missing', async () => {
  const ask = jest.fn(async () => WELL);
  const check = new Check(ask, { estado: 'mal' }, 60_000);
  await Promise.all(Array.from({ length: 50 }, () => check.part()));
  await check.part();
  expect(ask).toHaveBeenCalledTimes(1);
  const hanging = jest.fn(() => new Promise<never>(() => {}));
  const hung = new Check(hanging, { estado: 'mal' }, 0, 20);
  expect((await hung.part()).estado).toBe('mal');
  expect((await hung.part()).estado).toBe('mal');
  expect(hanging).toHaveBeenCalledTimes(1);
});

test('docs/operar.md: every metric that it names is there', async () => {
  const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'operar.md'), 'utf8');
  const names = [...page.matchAll(/^ {2}\| `([a-z_]+)` \|/gm)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThanOrEqual(5);
  const { text } = await request(t.app).get('/metrics');
  for (const name of names) expect(text).toMatch(new RegExp(`^# HELP ${name} `, 'm'));
  expect(text).toMatch(/^outbox_messages\{estado="pendiente"\} \d+$/m);
  expect(text).toMatch(/^outbox_oldest_seconds\{estado="fallido"\} \d+$/m);
  expect(text).toMatch(/^pdf_queue_documents 0$/m);
});
