import { Acceso } from '../entities/acceso.entity';
import { Contador } from '../entities/contador.entity';
import { runWithRequest } from '../http/request-context';
import { writeFromAnotherProcess } from '../testing/another-process';
import { testOnEmbedded } from '../testing/engines';
import { startTestApp, type TestApp } from '../testing/test-app';
import { bulkInsert } from './bulk';
import { CommittedCache } from './committed-cache';
import { readSql } from './read';
import { poolOf } from './sqlite-pool';

let t: TestApp;
let cache: CommittedCache<number | null>;
let reads: number;
beforeEach(async () => {
  t = await startTestApp();
  cache = new CommittedCache(t.application.dataSource, 3);
  reads = 0;
  await db().insert(Contador, { serie: 'a', valor: 1 });
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const embedded = () => poolOf(t.application.dataSource) !== undefined;

/** The number of a series, through the cache. */
const value = (serie = 'a') =>
  cache.get(serie, async () => {
    reads++;
    const quoted = (name: string) => t.application.dataSource.driver.escape(name);
    const mark = embedded() ? '?' : '@0';
    const [row] = await readSql<{ valor: number }>(
      t.application.dataSource,
      `SELECT ${quoted('valor')} AS ${quoted('valor')} FROM ${t.application.dataSource.getMetadata(Contador).tablePath} WHERE ${quoted('serie')} = ${mark}`,
      [serie],
    );
    return row?.valor ?? null;
  });

test('what was read is given again, also that there is nothing, and each key its own', async () => {
  for (let i = 0; i < 3; i++) expect([await value('a'), await value('nada')]).toEqual([1, null]);
  expect(reads).toBe(embedded() ? 2 : 6);
});

test('after any commit it is read again, and shows it', async () => {
  await value();
  await db().update(Contador, { serie: 'a' }, { valor: 2 });
  expect(await value()).toBe(2);
  await t.application.dataSource.transaction((tx) => tx.update(Contador, { serie: 'a' }, { valor: 3 }));
  expect(await value()).toBe(3);
  await db().insert(Contador, { serie: 'otra', valor: 1 });
  expect([await value(), reads]).toEqual([3, 4]);
});

test('an open transaction changes nothing for others, nor does one that is rolled back', async () => {
  const undo = new Error('undo');
  const attempt = t.application.dataSource.transaction(async (tx) => {
    await tx.update(Contador, { serie: 'a' }, { valor: 9 });
    expect(await value()).toBe(1);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  expect(await value()).toBe(1);
});

test('the commit of another process is seen at the next call', async () => {
  expect([await value(), await value(), reads]).toEqual([1, 1, embedded() ? 1 : 2]);
  writeFromAnotherProcess(t.application.config.databaseUrl, "UPDATE contador SET valor = 7 WHERE serie = 'a'");
  expect(await value()).toBe(7);
});

test('a request looks once for commits of other processes, the next one sees them', async () => {
  const other = (number: number) =>
    writeFromAnotherProcess(
      t.application.config.databaseUrl,
      `UPDATE contador SET valor = ${number} WHERE serie = 'a'`,
    );
  const inRequest = (work: () => Promise<unknown>) => runWithRequest({ requestId: 'una' }, work);
  await inRequest(async () => {
    expect(await value()).toBe(1);
    other(7);
    expect(await value()).toBe(embedded() ? 1 : 7);
    // its own are never old
    await db().update(Contador, { serie: 'a' }, { valor: 8 });
    expect(await value()).toBe(8);
  });
  other(9);
  await inRequest(async () => expect(await value()).toBe(9));
});

test('what was read while somebody committed is not kept', async () => {
  const slow = cache.get('lenta', async () => {
    await db().update(Contador, { serie: 'a' }, { valor: 2 });
    expect(await value()).toBe(2);
    return -1;
  });
  expect(await slow).toBe(-1);
  expect(await value('lenta')).toBeNull();
});

testOnEmbedded(
  'access rows that are written by themselves are no reason to read again; in an act they are',
  async () => {
    await value();
    const row = {
      instante: new Date(0),
      usuarioId: 1,
      operacion: 'leer',
      recurso: 'plan',
      recursoId: '1',
      solicitud: null,
    };
    await bulkInsert(db(), Acceso, [row, row]);
    expect([await value(), reads]).toEqual([1, 1]);
    await t.application.dataSource.transaction((tx) => bulkInsert(tx, Acceso, [row, row]));
    expect([await value(), reads]).toEqual([1, 1]);
    await t.application.dataSource.transaction(async (tx) => {
      await tx.update(Contador, { serie: 'a' }, { valor: 2 });
      await bulkInsert(tx, Acceso, [row]);
    });
    expect([await value(), reads]).toEqual([2, 2]);
  },
);

test('what is not worth keeping is read each time', async () => {
  let asked = 0;
  const look = () =>
    cache.get(
      'poco',
      async () => ++asked,
      (n) => (n ?? 0) > 2,
    );
  for (let i = 0; i < 6; i++) await look();
  expect(asked).toBe(embedded() ? 3 : 6);
});

test('it keeps no more than its bound', async () => {
  for (const serie of ['a', 'b', 'c', 'd']) await value(serie);
  reads = 0;
  await value('d');
  await value('a');
  expect(reads).toBe(embedded() ? 1 : 2);
});
