import { mkdirSync, renameSync } from 'node:fs';
import { mensajes } from '@adjudica/domain';
import BetterSqlite3 from 'better-sqlite3';
import { ConnectionError, RequestError, TransactionError } from 'mssql';
import request, { type Response } from 'supertest';
import { TimeoutError } from 'tarn';
import { QueryFailedError } from 'typeorm';
import { isSqlServer } from '../config/engine';
import { openDatabase } from '../db/data-source';
import { DatabaseBusyError } from '../db/engine/fifo-lock';
import { databaseOutage } from '../db/engine/outage';
import { Acceso } from '../entities/acceso.entity';
import { RenderError } from '../pdf';
import { StorageError } from '../storage';
import { logLines } from '../testing/log-lines';
import { type Client, startTestApp, testApp } from '../testing/test-app';
import { wayToServer } from '../testing/way-to-server';

/** What is down is said: a 503 with its reason and when to ask again, and a line in the log. Never the fault of whoever asks. */
const { log, lines, clear } = logLines();
const t = testApp({ overrides: { log } });
let asistente: Client;
beforeAll(async () => {
  asistente = await t.as('asistente');
});
beforeEach(clear);
afterEach(() => jest.restoreAllMocks());

const ofStatement = (error: Error): Error => new QueryFailedError('SELECT 1 WHERE x = @0', ['VALORSECRETO'], error);
/** As the driver makes it of the server's answer. */
const numbered = (number: number): RequestError => {
  const error = new RequestError(Object.assign(new Error('VALORSECRETO'), { info: { number } }), 'EREQUEST');
  expect(error.number).toBe(number);
  return error;
};
const sqlite = (code: string): Error => new BetterSqlite3.SqliteError('VALORSECRETO', code);

const expectOutage = (response: Response, code: keyof typeof mensajes.propios.caidas): void => {
  expect([response.status, response.body.code]).toEqual([503, code]);
  expect(response.body.title).toBe(mensajes.propios.caidas[code]);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.text).not.toContain('VALORSECRETO');
  const line = lines.find((each) => each['requestId'] === response.body.instance && each['err'] !== undefined);
  expect(line).toMatchObject({ level: 50, outage: code, err: { name: expect.any(String) } });
  expect(JSON.stringify(line)).not.toContain('VALORSECRETO');
};

/** The real classes of the drivers, as their libraries throw them. */
const outages: [name: string, error: () => Error, code: keyof typeof mensajes.propios.caidas][] = [
  [
    'connection refused',
    () => new ConnectionError("Login failed for user 'VALORSECRETO'.", 'ESOCKET'),
    'base-no-disponible',
  ],
  [
    'log-in refused',
    () => new ConnectionError("Login failed for user 'VALORSECRETO'.", 'ELOGIN'),
    'base-no-disponible',
  ],
  [
    'no connection in time',
    () => new ConnectionError("Login failed for user 'VALORSECRETO'.", 'ETIMEOUT'),
    'base-no-disponible',
  ],
  ['connection lost in a statement', () => ofStatement(new RequestError('x', 'ECONNCLOSED')), 'base-no-disponible'],
  ['database offline (942)', () => ofStatement(numbered(942)), 'base-no-disponible'],
  ['database gone (4060)', () => ofStatement(numbered(4060)), 'base-no-disponible'],
  ['deadlock, again after its repetition (1205)', () => ofStatement(numbered(1205)), 'base-ocupada'],
  ['lock not had in time (1222)', () => ofStatement(numbered(1222)), 'base-ocupada'],
  [
    'a lock of ours not had in time',
    () => new DatabaseBusyError('The lock fila:carpeta:9 was not given: -1'),
    'base-ocupada',
  ],
  ['statement not done in time', () => ofStatement(new RequestError('x', 'ETIMEOUT')), 'base-ocupada'],
  ['transaction ended by the server', () => new TransactionError('x', 'EABORT'), 'base-ocupada'],
  [
    'no connection free',
    () => new TimeoutError('Failed to acquire a connection from the pool: operation timed out'),
    'base-ocupada',
  ],
  ['transaction log full (9002)', () => ofStatement(numbered(9002)), 'sin-espacio'],
  ['embedded: locked', () => ofStatement(sqlite('SQLITE_BUSY_SNAPSHOT')), 'base-ocupada'],
  ['embedded: cannot be opened', () => sqlite('SQLITE_CANTOPEN'), 'base-no-disponible'],
  ['embedded: moved away', () => ofStatement(sqlite('SQLITE_READONLY_DBMOVED')), 'base-no-disponible'],
  ['embedded: disk full', () => ofStatement(sqlite('SQLITE_FULL')), 'sin-espacio'],
  [
    'store does not answer',
    () => new StorageError('no-disponible', 'the store does not answer'),
    'almacen-no-disponible',
  ],
  ['store full', () => new StorageError('sin-espacio', 'the disk is full'), 'sin-espacio'],
  ['no browser', () => new RenderError('sin-navegador', 'no Chromium'), 'pdf-no-disponible'],
  ['upload on a full disk', () => Object.assign(new Error('write'), { code: 'ENOSPC' }), 'sin-espacio'],
  ['upload on a disk that fails', () => Object.assign(new Error('write'), { code: 'EIO' }), 'almacen-no-disponible'],
  ['no descriptor free', () => Object.assign(new Error('open'), { code: 'EMFILE' }), 'almacen-no-disponible'],
];

describe('503, and why', () => {
  test.each(outages.slice(0, 17))('while the session is read: %s', async (_, error, code) => {
    jest.spyOn(t.application.sesion, 'resume').mockRejectedValue(error());
    expectOutage(await asistente.get('/producto'), code);
  });

  test.each(outages)('while an act runs: %s', async (_, error, code) => {
    jest.spyOn(t.application.sesion, 'iniciar').mockRejectedValue(error());
    expectOutage(await t.anonymous.post('/auth', { name: 'asistente', pass: 'adjudica' }), code);
  });

  test('while an Idempotency-Key is looked up; the key is free again afterwards', async () => {
    const finding = jest
      .spyOn(t.application.dataSource.manager, 'findOneBy')
      .mockRejectedValueOnce(new ConnectionError("Login failed for user 'VALORSECRETO'.", 'ESOCKET'));
    const sinPermiso = () => asistente.post('/auth/salir').set('Idempotency-Key', 'una-clave-cualquiera');
    expectOutage(await sinPermiso(), 'base-no-disponible');
    finding.mockRestore();
    expect((await sinPermiso()).status).toBeLessThan(300);
    asistente = await t.as('asistente');
  });
});

describe('a fault is no outage', () => {
  const faults: [string, () => Error, string?][] = [
    ['a defect of the program', () => new TypeError("Cannot read properties of undefined (reading 'x')")],
    ['a wrong statement (208)', () => ofStatement(numbered(208))],
    ['a wrong statement, embedded', () => ofStatement(sqlite('SQLITE_ERROR'))],
    ['another service of ours', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a document lost by the store', () => new StorageError('no-existe', 'no such object'), 'archivo-perdido'],
    ['an error with a status of its own', () => Object.assign(new Error('x'), { status: 404 })],
  ];
  test.each(faults)(
    'while the session is read: %s is a 500 with a line in the log',
    async (_, error, code = 'error-interno') => {
      jest.spyOn(t.application.sesion, 'resume').mockRejectedValue(error());
      const response = await asistente.get('/producto');
      expect([response.status, response.body.code]).toEqual([500, code]);
      expect(lines.some((line) => line['requestId'] === response.body.instance && line['err'] !== undefined)).toBe(
        true,
      );
    },
  );

  test('what cannot be read is still a 400, without a line', async () => {
    const response = await request(t.app)
      .post('/api/v1/auth')
      .set('Content-Type', 'application/json')
      .send('{"name": ');
    expect([response.status, response.body.code]).toEqual([400, 'solicitud-invalida']);
    expect(lines.filter((line) => line['err'] !== undefined)).toEqual([]);
  });
});

test('access rows that could not be written are written by themselves, without another access', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const { accessLog, dataSource } = t.application;
    await accessLog.step();
    const before = await dataSource.manager.count(Acceso);
    const actor = { id: 1, sesionId: '' } as never;
    const failing = jest.spyOn(dataSource, 'createQueryBuilder').mockImplementation(() => {
      throw new ConnectionError('x', 'ESOCKET');
    });
    const runner = jest.spyOn(dataSource, 'createQueryRunner').mockImplementation(() => {
      throw new ConnectionError('x', 'ESOCKET');
    });
    accessLog.record(actor, { operacion: 'leer', recurso: 'prueba', recursoId: 1 });
    await accessLog.step();
    expect(lines.map(({ msg }) => msg)).toContain('access rows could not be written');
    failing.mockRestore();
    runner.mockRestore();
    expect(await dataSource.manager.count(Acceso)).toBe(before);
    await jest.advanceTimersByTimeAsync(6000);
    jest.useRealTimers();
    for (let i = 0; i < 500 && (await dataSource.manager.count(Acceso)) === before; i++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await dataSource.manager.count(Acceso)).toBe(before + 1);
  } finally {
    jest.useRealTimers();
  }
});

describe('the real thing', () => {
  test('a database that was taken away under the running program: every route says so, the session is not ended', async () => {
    const way = isSqlServer ? await wayToServer(t.application.config.databaseUrl) : undefined;
    const gone = await startTestApp({ overrides: { log }, ...(way && { databaseUrl: way.url }) });
    const client = await gone.as('asistente');
    expect((await client.get('/producto')).status).toBe(200);
    if (way === undefined) {
      await gone.application.dataSource.destroy();
      const { databaseUrl } = gone.application.config;
      renameSync(databaseUrl, `${databaseUrl}.otra`);
      mkdirSync(databaseUrl); // opening a missing file would make a new, empty one
    } else {
      way.cut();
    }
    for (const response of [
      await client.get('/producto'),
      await client.get('/notificacion/sin-leer'),
      await client.post('/auth/salir'),
      await gone.anonymous.post('/auth', { name: 'asistente', pass: 'adjudica' }),
    ])
      expectOutage(response, 'base-no-disponible');
    if (way === undefined) jest.spyOn(gone.application.dataSource, 'destroy').mockResolvedValue();
    await gone.close();
  });

  test('a server where nobody listens', async () => {
    const refused = await openDatabase({ url: 'mssql://u:p@127.0.0.1:1/x?connectTimeout=2000' }).catch(
      (e: unknown) => e,
    );
    expect(databaseOutage(refused)).toBe('caida');
  });
});
