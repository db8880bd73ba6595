import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { SISTEMA } from '../../auth/actor';
import { Contador } from '../../entities/contador.entity';
import { startTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app';
import { DatabaseBusyError } from './fifo-lock';

/** More than any pool of connections has. */
const MANY = 300;
const CLOSED = 'The database connection is not open: it was closed';

let t: TestApp;
const start = async (database: TestAppOptions['database'] = {}) => {
  t = await startTestApp({ database });
  await contadores().insert([
    { serie: 'acto', valor: 0 },
    { serie: 'suelta', valor: 0 },
    { serie: 'guardada', valor: 0 },
  ]);
};
afterEach(() => t.close());

const contadores = () => t.application.dataSource.getRepository(Contador);
const valor = async (serie: string) => (await contadores().findOneByOrFail({ serie })).valor;
const act = () => t.application.unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('acto'));
const plain = () => contadores().increment({ serie: 'suelta' }, 'valor', 1);
/** Reads, and writes in a transaction of its own. */
const findThenSave = (valorNuevo: number) => contadores().save({ serie: 'guardada', valor: valorNuevo });
const times = <T>(what: (n: number) => Promise<T>) => Array.from({ length: MANY }, (_, n) => what(n));

/** Waking in one tick is what a burst of requests does that waited for one thing. */
test('hundreds of acts, plain writes, saves and reads woken in one tick are all done', async () => {
  await start();
  let wake: () => void = () => undefined;
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const all = Promise.all([
    ...times(() => woken.then(plain)),
    ...times((n) => woken.then(() => findThenSave(n + 1))),
    ...times(() => woken.then(act)),
    ...times(() => woken.then(() => valor('acto'))),
  ]);
  wake();
  await all;
  expect([await valor('acto'), await valor('suelta')]).toEqual([MANY, MANY]);
  expect(await valor('guardada')).toBeGreaterThan(0);
});

test('acts that fail half-way give the turn back, every time', async () => {
  await start();
  const failing = () =>
    t.application.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.nextNumber('acto');
      await tx.manager.query('SELECT nada FROM ninguna');
    });
  const results = await Promise.allSettled([...times(failing), ...times(plain)]);
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(MANY).fill('rejected'),
    ...Array(MANY).fill('fulfilled'),
  ]);
  expect([await valor('acto'), await valor('suelta')]).toEqual([0, MANY]);
});

/** What follows is about the embedded engine's one writer. */
const onEmbedded = process.env.DATABASE_URL?.startsWith('mssql') ? describe.skip : describe;

onEmbedded('the turn to write', () => {
  /** An act that keeps the turn until it is told to end. */
  const holding = () => {
    let end: () => void = () => undefined;
    const told = new Promise<void>((resolve) => {
      end = resolve;
    });
    let begun: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const done = t.application.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.nextNumber('acto');
      begun();
      await told;
    });
    return { started, done, end };
  };

  test('that does not come in time is an error that says so, and the next one comes', async () => {
    await start({ writeWithinMs: 50 });
    const { started, done, end } = holding();
    await started;
    await expect(plain()).rejects.toThrow(DatabaseBusyError);
    await expect(act()).rejects.toThrow(DatabaseBusyError);
    await expect(findThenSave(9)).rejects.toThrow(DatabaseBusyError);
    // Reading waits for nobody.
    expect(await valor('acto')).toBe(0);
    end();
    await done;
    await Promise.all([plain(), act(), findThenSave(9)]);
    expect([await valor('acto'), await valor('suelta'), await valor('guardada')]).toEqual([2, 1, 9]);
  });

  test('whoever waits for it when the database closes is told', async () => {
    await start();
    const { started, done, end } = holding();
    await started;
    const waiting = Promise.allSettled([plain(), act()]);
    await t.application.dataSource.destroy();
    const results = await waiting;
    expect(results.map((r) => (r.status === 'rejected' ? (r.reason as Error).message : ''))).toEqual([CLOSED, CLOSED]);
    end();
    await expect(done).rejects.toThrow();
    await expect(valor('acto')).rejects.toThrow(CLOSED);
    t.application.dataSource.destroy = async () => undefined;
  });

  test('is not kept by a transaction that was begun with a statement', async () => {
    await start();
    await expect(t.application.dataSource.query('BEGIN')).rejects.toThrow('Begin a transaction with startTransaction');
    await plain();
    expect(await valor('suelta')).toBe(1);
  });

  test('what an act writes after the engine itself ended its transaction is refused, not committed', async () => {
    await start();
    const cut = t.application.unitOfWork.run(SISTEMA, async (tx) => {
      await tx.nextNumber('acto');
      await tx.manager.query('ROLLBACK');
      await tx.nextNumber('acto');
    });
    await expect(cut).rejects.toThrow('The engine has rolled this transaction back');
    await act();
    expect(await valor('acto')).toBe(1);
  });

  test('keeps foreign keys off for a migration alone, also for one that fails', async () => {
    await start();
    const runner = t.application.dataSource.createQueryRunner();
    await runner.beforeMigration();
    const waiting = plain();
    await runner.startTransaction();
    expect(await runner.query('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 0 }]);
    await runner.rollbackTransaction();
    await runner.release();
    await waiting;
    expect(await t.application.dataSource.query('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  });
});

onEmbedded('another process that holds the file', () => {
  /** Takes the engine's lock and keeps it until its input ends. */
  const HOLD = `const db = new (require('better-sqlite3'))(process.argv[1]);
    db.exec('BEGIN IMMEDIATE'); process.stdout.write('held');
    process.stdin.resume().on('end', () => { db.exec('COMMIT'); db.close(); });`;
  let other: ChildProcess;
  const hold = async () => {
    other = spawn(process.execPath, ['-e', HOLD, t.application.config.databaseUrl], {
      cwd: __dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(other.stdout as NodeJS.ReadableStream, 'data');
  };
  afterEach(() => other.kill());

  test('does not stop this one: it reads and answers meanwhile, and writes when the other has ended', async () => {
    await start();
    await hold();
    const writes = Promise.all([act(), plain(), findThenSave(5)]);
    // Fails when the engine waits inside its call: no timer fires until it gives up with an error.
    for (let n = 0; n < 5; n++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await valor('acto')).toBe(0);
    other.stdin?.end();
    await writes;
    expect([await valor('acto'), await valor('suelta'), await valor('guardada')]).toEqual([1, 1, 5]);
  });

  test('for too long is an error that says so', async () => {
    await start({ writeWithinMs: 100 });
    await hold();
    await expect(act()).rejects.toThrow(DatabaseBusyError);
    await expect(plain()).rejects.toThrow(DatabaseBusyError);
    other.stdin?.end();
    await once(other, 'exit');
    await plain();
    expect(await valor('suelta')).toBe(1);
  });
});
