import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Express } from 'express';
import request, { type Test } from 'supertest';
import { API, createApp } from '../app';
import { Tokens } from '../auth/tokens';
import type { Clock } from '../clock';
import { type Application, compose, type Overrides } from '../compose';
import { type Config, readConfig } from '../config';
import { engineOf } from '../config/engine';
import { KEY_FILE } from '../crypto/data-key';
import { type DatabaseOptions, openDatabase } from '../db/data-source';
import { migrate } from '../db/migrate';
import { Sesion } from '../entities/sesion.entity';
import { Usuario } from '../entities/usuario.entity';
import { seedCatalogos, seedMuestras } from '../seed/catalogos';
import { seedUsers } from '../seed/usuarios';
import { Answers } from './answers';
import { conReglas } from './caso';
import { CUENTA_CON_CLAVE, claveDeCuenta } from './cuenta';
import { PaperlessRenderer } from './renderers';
import { freshSqlServerDatabase, releaseSqlServerDatabase } from './sqlserver';

/** The test's clock: an afternoon in Quito unless moved. */
export class TestClock implements Clock {
  constructor(public current = new Date('2026-03-10T15:00:00.000Z')) {}
  now(): Date {
    return new Date(this.current);
  }
  advance(ms: number): void {
    this.current = new Date(this.current.getTime() + ms);
  }
}

export interface Client {
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  delete(path: string, body?: object): Test;
  readonly token: string;
}

export interface TestApp {
  readonly application: Application;
  readonly app: Express;
  readonly clock: TestClock;
  readonly dir: string;
  /** Where it is served: of /api/v1. */
  readonly url: string;
  /** A client signed in as a demo user, or with an account's key: `(await t.as('asistente')).post('/asamblea', {…})`. Paths are below /api/v1. */
  as(usuario: string): Promise<Client>;
  anonymous: Client;
  close(): Promise<void>;
}

export interface TestAppOptions {
  clock?: TestClock;
  /** A statement counter as `logger`, another durability. */
  database?: Partial<DatabaseOptions>;
  env?: Record<string, string>;
  /** Documents are printed by the browser; otherwise nothing is (`PaperlessRenderer`), which most tests don't look at. */
  prints?: boolean;
  /** A failing renderer or storage, for fault tests. */
  overrides?: Pick<Overrides, 'renderer' | 'storage' | 'mailer' | 'log'>;
  /** The database of another application, which outlives this one: two applications over one database, like two processes. */
  databaseUrl?: string;
  /** A data folder, database included, to be copied. */
  copyOf?: string;
  /** Fails the file on close when an answer is missing in the API document. */
  contract?: boolean;
}

/** The installation of `t` with other settings or in another process: its database and clock. Closed before `t`. */
export const overDatabaseOf = ({ application, clock }: TestApp): Pick<TestAppOptions, 'databaseUrl' | 'clock'> => ({
  databaseUrl: application.config.databaseUrl,
  clock,
});

/** The same for all applications of the tests: two of them may share a database, as do processes over its folder. */
const TEST_KEY = Buffer.alloc(32, 'clave de prueba ').toString('base64url');

export const DATABASE_FILE = 'adjudica.db';

/** A memory disk where there is one: the embedded engine needs a file, tests need speed. */
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/**
 * A migrated database with catalogues and users, created once per run and copied for each application. Created under a temporary name and renamed
 * when complete: two workers at once create it twice.
 */
async function template(): Promise<string> {
  const folder = process.env.ADJUDICA_PRUEBAS;
  if (folder === undefined) throw new Error('ADJUDICA_PRUEBAS: set by the globalSetup of the tests');
  const file = join(folder, 'base.db');
  if (existsSync(file)) return file;
  const own = `${file}.${randomUUID()}`;
  const dataSource = await openDatabase({ url: own, synchronous: 'OFF' });
  await prepare(dataSource);
  await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await dataSource.destroy();
  renameSync(own, file);
  return file;
}

async function prepare(dataSource: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  await migrate(dataSource);
  await dataSource.transaction(async (manager) => {
    await seedCatalogos(manager);
    await seedMuestras(manager);
    await seedUsers(manager, new Date('2026-01-01T12:00:00.000Z'));
  });
}

/** A whole application on its own database: no mock below HTTP. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dir = mkdtempSync(join(base, 'adjudica-prueba-'));
  const clock = options.clock ?? new TestClock();
  writeFileSync(join(dir, KEY_FILE), TEST_KEY, { mode: 0o600 });
  if (options.copyOf !== undefined) cpSync(options.copyOf, dir, { recursive: true });
  const databaseUrl =
    options.databaseUrl ?? (options.copyOf === undefined ? await databaseFor(dir) : join(dir, DATABASE_FILE));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'secreto-de-prueba-de-mas-de-32-caracteres',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    // one user of a test reads as much as a whole office
    CLIENTES_POR_HORA: '0',
    DOCUMENTOS_POR_HORA: '0',
    EXPORTACIONES_POR_HORA: '0',
    ...(process.env.CHROMIUM_PATH === undefined ? {} : { CHROMIUM_PATH: process.env.CHROMIUM_PATH }),
    // outside CI: a folder of this bucket for each application
    ...(process.env.PRUEBA_S3 === undefined
      ? {}
      : { STORAGE_URL: process.env.PRUEBA_S3.replace(/(\?|$)/, `/${basename(dir).toLowerCase()}$1`) }),
    ...options.env,
  });
  const application = await compose(config, {
    ...(options.prints === true ? {} : { renderer: new PaperlessRenderer().asRenderer() }),
    ...options.overrides,
    clock,
    database: { synchronous: 'NORMAL', strictReads: true, ...options.database },
  });
  const app = createApp(application);
  // one server for all requests: given an application, supertest would start one for each
  const answers = new Answers();
  const server = createServer((asked, answered) => {
    answers.watch(asked, answered);
    app(asked, answered);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const tokens = new Tokens(config.jwtSecret, clock);
  const clientOf = (token: string): Client => {
    const send = (test: Test, body?: object) => {
      if (token !== '') test.set('Authorization', `Bearer ${token}`);
      return body === undefined ? test : test.send(body);
    };
    return {
      token,
      get: (path) => send(request(server).get(API + path)),
      post: (path, body) => send(request(server).post(API + path), conReglas(path, body)),
      put: (path, body) => send(request(server).put(API + path), body),
      delete: (path, body) => send(request(server).delete(API + path), body),
    };
  };
  return {
    application,
    app,
    clock,
    dir,
    url: `http://127.0.0.1:${port}${API}`,
    anonymous: clientOf(''),
    async as(usuario) {
      if (usuario === CUENTA_CON_CLAVE)
        return clientOf(await claveDeCuenta(application.dataSource.manager, clock.now()));
      const user = await application.dataSource.manager.findOneByOrFail(Usuario, { usuario });
      const id = randomUUID();
      const now = clock.now();
      const expiraEn = new Date(now.getTime() + 8 * 3_600_000);
      await application.dataSource.manager.insert(Sesion, {
        id,
        usuarioId: user.id,
        creadaEn: now,
        ultimaActividad: now,
        expiraEn,
        revocadaEn: null,
      });
      return clientOf(tokens.sign({ sid: id, sub: user.id }, expiraEn));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await application.close();
      if (options.databaseUrl === undefined && engineOf(databaseUrl) === 'mssql') releaseSqlServerDatabase(databaseUrl);
      rmSync(dir, { recursive: true, force: true });
      answers.settle(options.contract === true);
    },
  };
}

/** An application started and closed by the hooks of a test file, or of a `describe`. */
export interface TestAppOfTests extends TestApp {
  /** Signed in after the application's start. */
  user(usuario: string): Client;
}

/** One for all tests of the file. */
export const testApp = (options: TestAppOptions = {}): TestAppOfTests => inHooks(() => startTestApp(options));

/** A new one for each test, for tests that count or change shared state. */
export const testAppOfEach = (options: TestAppOptions = {}): TestAppOfTests =>
  inHooks(() => startTestApp(options), beforeEach, afterEach);

export function inHooks(start: () => Promise<TestApp>, before = beforeAll, after = afterAll): TestAppOfTests {
  const t = {
    user(usuario: string) {
      const client = {} as Client;
      before(async () => void Object.assign(client, await t.as(usuario)));
      return client;
    },
  } as TestAppOfTests;
  before(async () => void Object.assign(t, await start()));
  after(() => t.close());
  return t;
}

async function databaseFor(dir: string): Promise<string> {
  const url = process.env.DATABASE_URL;
  if (url !== undefined && engineOf(url) === 'mssql') {
    return freshSqlServerDatabase(url, prepare);
  }
  mkdirSync(dir, { recursive: true });
  const file = join(dir, DATABASE_FILE);
  copyFileSync(await template(), file);
  return file;
}
