import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { API } from '../../app';
import { isSqlServer } from '../../config/engine';
import { KEY_FILE } from '../../crypto/data-key';
import { Contrato } from '../../entities/contrato.entity';
import { TIPO_XLSX } from '../../http/send-file';
import { demoUsers } from '../../seed/usuarios';
import { runProcess } from '../../testing/commands';
import { CUENTA_CON_CLAVE } from '../../testing/cuenta';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { claves, crearMundo, ejemplos, whoMay } from '../../testing/mundo';
import { bodyOf, type Operation, secured, urlOf, writes } from '../../testing/openapi';
import { type Place, type RunningServer, startServer } from '../../testing/servers';
import { startTestApp, TestClock } from '../../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const UNLIMITED = {
  RATE_LIMIT_PER_MINUTE: '0',
  CLIENTES_POR_HORA: '0',
  DOCUMENTOS_POR_HORA: '0',
  EXPORTACIONES_POR_HORA: '0',
};

/** Locks of a file are read where Linux lists them. */
const describeOnFile = isSqlServer || process.platform !== 'linux' ? describe.skip : describe;

/** A served installation of its own folder, and who may speak to it. */
let place: Place;
let server: RunningServer;
const tokens = new Map<string, string>();
const file = () => place.application.config.databaseUrl;

async function prepare(): Promise<void> {
  // the process has the machine's clock
  const t = await startTestApp({ clock: new TestClock(new Date()) });
  await crearMundo(t);
  // the world approved contracts without an act, which the audit would tell
  await t.application.dataSource.manager.update(Contrato, { estado: 'A' }, { estado: 'P' });
  for (const usuario of [...demoUsers.map((user) => user.usuario), CUENTA_CON_CLAVE])
    tokens.set(usuario, (await t.as(usuario)).token);
  const dir = mkdtempSync(`${t.dir}-servida-`);
  cpSync(join(t.dir, KEY_FILE), join(dir, KEY_FILE));
  cpSync(t.application.config.storageUrl, join(dir, 'archivos'), { recursive: true });
  const databaseUrl = join(dir, 'adjudica.db');
  await t.application.dataSource.query(`VACUUM INTO '${databaseUrl}'`);
  const { jwtSecret } = t.application.config;
  place = { dir, application: { config: { databaseUrl, storageUrl: join(dir, 'archivos'), jwtSecret } } };
  await t.close();
}

interface Sent {
  readonly method?: string;
  readonly body?: object | FormData | undefined;
  readonly headers?: Record<string, string>;
}

async function send(usuario: string, path: string, { method = 'GET', body, headers }: Sent = {}) {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(`http://127.0.0.1:${server.port}${API}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.get(usuario)}`,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** What the server has open. */
function openFiles(): string[] {
  const folder = `/proc/${server.process.pid}/fd`;
  return readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(join(folder, fd))];
    } catch {
      return []; // closed meanwhile
    }
  });
}
const connections = (): number => openFiles().filter((path) => path === file()).length;

function isLocked(path: string): boolean {
  const { ino } = statSync(path);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .some(([, kind, , , pid, at]) => kind === 'POSIX' && Number(pid) === server.process.pid && at?.endsWith(`:${ino}`));
}

/**
 * Another program reads and closes the file. Where the lock is gone it takes itself for the last one and deletes the log: SQLite before 3.51,
 * which the tool of the system often is, looks at nothing else. Without that tool, our own.
 */
function readFromOutside(): void {
  const sql = 'SELECT COUNT(*) FROM usuario';
  const { error, status, stderr } = spawnSync('sqlite3', [file(), sql], { encoding: 'utf8' });
  if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  else withDatabase((database) => database.prepare(sql).get());
}

function withDatabase<T>(work: (database: BetterSqlite3.Database) => T): T {
  const database = new BetterSqlite3(file());
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Both locks are there, and whoever reads from outside leaves the log that the server writes. */
function expectLocked(after: string): void {
  const lost = [file(), `${file()}-shm`].filter((path) => !isLocked(path));
  expect([after, ...lost]).toEqual([after]);
  readFromOutside();
  expect([after, ...openFiles().filter((path) => path.startsWith(file()) && path.endsWith(' (deleted)'))]).toEqual([
    after,
  ]);
}

/** A further connection, of a thread, is open: what it does to the lock is done. */
async function untilConnected(than: number, work: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 200 && connections() <= than; round++) {
    await work();
    await sleep(50);
  }
  expect(connections()).toBeGreaterThan(than);
}

const READS = secured.filter(({ method }) => method === 'get');
/** Ends the session that asks, or asks for a person's password. */
const ACTS = writes.filter(({ path }) => !path.startsWith('/auth/'));
const DATABASE_COMMANDS = [['backup'], ['status'], ['verify-audit'], ['verify-files'], ['soporte'], ['barrido']];

const read = (operation: Operation, headers = {}) =>
  send(whoMay(operation.permissions), urlOf(operation, claves(operation)), { headers });
const act = (operation: Operation) =>
  send(whoMay(operation.permissions), urlOf(operation, claves(operation)), {
    method: operation.method.toUpperCase(),
    body: { ...bodyOf(operation), ...ejemplos[operation.id] },
  });

describeOnFile('the lock of the embedded file is there, and its log the one that was,', () => {
  beforeAll(async () => {
    await prepare();
    server = await startServer(place, UNLIMITED, {
      file: join(__dirname, '..', '..', 'testing', 'serve-slow-reads.ts'),
      execArgv: ['-r', join(__dirname, '..', '..', 'testing', 'register.cjs')],
    });
  });
  afterAll(() => {
    server.process.kill('SIGKILL');
    rmSync(place.dir, { recursive: true, force: true });
  });

  test('after the start', () => expectLocked('start'));

  test('after a list that is read on the other thread', async () => {
    const before = connections();
    await untilConnected(before, () => send('jefatura', '/adjudicacion?sort=["socio","ASC"]'));
    expectLocked('slow list');
  });

  test('after the dashboard, which is read there too', async () => {
    expect((await send('jefatura', '/tablero?filter={"anio":2026}')).status).toBe(200);
    expectLocked('dashboard');
  });

  test('after each read, and each list as Excel', async () => {
    let answered = 0;
    for (const operation of READS) {
      const { status } = await read(operation);
      if (operation.raw['x-excel'] === true) await read(operation, { accept: TIPO_XLSX });
      answered += status < 300 ? 1 : 0;
      expectLocked(operation.id);
    }
    expect(answered).toBeGreaterThan(READS.length / 2);
  });

  // before the acts: of this database's users, who were written directly, the audit would ask who made one an administrator
  test.each(DATABASE_COMMANDS)('after npm run db -- %s of another process', async (command) => {
    const { databaseUrl: DATABASE_URL, storageUrl: STORAGE_URL, jwtSecret } = place.application.config;
    const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', DATA_DIR: place.dir, DATABASE_URL, STORAGE_URL };
    const args = command === 'backup' ? [command, `${place.dir}-copia`] : [command];
    const { code, err } = await runProcess('commands/db.ts', args, { ...env, JWT_SECRET: jwtSecret });
    rmSync(`${place.dir}-copia`, { recursive: true, force: true });
    expect([code, err]).toEqual([0, '']);
    expectLocked(command);
  });

  test('after an import', async () => {
    const archivo = new Blob([
      'tipoId;identificacion;nombres;apellidoPaterno;apellidoMaterno;correo\nP;AB123456;Ana;Mora;;\n',
    ]);
    const body = new FormData();
    body.append('tipo', 'personas');
    body.append('archivo', archivo, 'personas.csv');
    const { status } = await send('admin', '/importacion', { method: 'POST', body });
    expect(status).toBe(201);
    expectLocked('import');
  });

  test('after each act', async () => {
    let done = 0;
    for (const operation of ACTS) {
      done += (await act(operation)).status < 300 ? 1 : 0;
      expectLocked(operation.id);
    }
    expect(done).toBeGreaterThan(50);
  });

  test('and what was answered before a kill -9 is there after it', async () => {
    readFromOutside();
    const body = { ...ejemplos['POST /concesionario'], nombreComercial: 'Antes de morir' };
    const { status } = await send('jefatura', '/concesionario', { method: 'POST', body });
    expect(status).toBe(201);
    const ended = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await ended;
    const found = withDatabase((database) =>
      database.prepare('SELECT COUNT(*) AS n FROM concesionario WHERE nombreComercial = ?').get(body.nombreComercial),
    );
    expect(found).toEqual({ n: 1 });
  });
});
