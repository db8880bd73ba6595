import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource, QueryFailedError } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { Producto } from '../../entities/catalogo.entity';
import { WorkerPool } from '../../workers/worker-pool';
import { openDatabase } from '../data-source';
import { readMany, readSql, readWhole } from './read';
import { SlowTexts } from './slow-reads';
import { poolOf } from './sqlite-pool';

const embedded = isSqlServer ? describe.skip : describe;

test('a text is slow after three slow runs on end, not after two or with a fast one between', () => {
  const texts = new SlowTexts(5);
  for (const ms of [6, 6, 1, 6, 6]) texts.ranHere('a', ms);
  expect(texts.has('a')).toBe(false);
  texts.ranHere('a', 6);
  expect(texts.has('a')).toBe(true);
  expect(texts.has('b')).toBe(false);
});

test('a text that proves fast on the other thread is read here again', () => {
  const texts = new SlowTexts(5);
  for (const ms of [6, 6, 6]) texts.ranHere('a', ms);
  texts.ranApart('a', 1);
  expect(texts.has('a')).toBe(false);
  for (const ms of [6]) texts.ranHere('a', ms);
  texts.ranApart('a', 9);
  texts.ranApart('a', 1);
  expect(texts.has('a')).toBe(true);
});

test('of many texts the oldest is forgotten', () => {
  const texts = new SlowTexts(5);
  for (let i = 0; i < 3; i++) texts.ranHere('first', 9);
  for (let n = 0; n < 600; n++) texts.ranHere(`text ${n}`, 9);
  expect(texts.has('first')).toBe(false);
});

embedded('a slow read', () => {
  let dir: string;
  let dataSource: DataSource;
  let apart: jest.SpyInstance;
  const SQL = 'SELECT "codigo", "nombre" FROM "producto" WHERE "codigo" = ? OR 0 = ?';

  beforeAll(async () => {
    apart = jest.spyOn(WorkerPool.prototype, 'run');
    dir = mkdtempSync(join(tmpdir(), 'adjudica-lecturas-'));
    // every run counts as slow
    dataSource = await openDatabase({ url: join(dir, 'a.db'), synchronous: 'OFF', slowReadMs: -1 });
    await dataSource.runMigrations();
    await dataSource.manager.insert(Producto, { codigo: '01', nombre: 'Motor' });
  });
  afterAll(async () => {
    await dataSource.destroy();
    apart.mockRestore();
    rmSync(dir, { recursive: true, force: true });
  });

  test('goes to another thread from the fourth time on, with the same rows and parameters', async () => {
    const read = () => readSql<{ codigo: string }>(dataSource, SQL, ['01', false]);
    for (let time = 0; time < 3; time++) expect(await read()).toEqual([{ codigo: '01', nombre: 'Motor' }]);
    expect(apart).not.toHaveBeenCalled();
    expect(await readSql(dataSource, SQL, ['01', 7n])).toEqual([{ codigo: '01', nombre: 'Motor' }]);
    expect(apart).toHaveBeenCalledTimes(1);
    expect(await apart.mock.results[0]?.value).toMatchObject({ rows: [{ codigo: '01' }] });
  });

  test('sees there what was committed before it was asked', async () => {
    for (const nombre of ['Uno', 'Dos', 'Tres']) {
      await dataSource.manager.update(Producto, { codigo: '01' }, { nombre });
      expect(await readSql(dataSource, SQL, ['01', 7n])).toEqual([{ codigo: '01', nombre }]);
    }
  });

  test('inside a transaction stays in it', async () => {
    await dataSource.transaction(async (manager) => {
      await manager.update(Producto, { codigo: '01' }, { nombre: 'Nadie lo ve aún' });
      const query = manager.createQueryBuilder().from(Producto, 'p').select('p.nombre', 'nombre');
      for (let time = 0; time < 5; time++) expect(await readMany(query)).toEqual([{ nombre: 'Nadie lo ve aún' }]);
    });
  });

  test('of a whole table goes there from the first time on', async () => {
    apart.mockClear();
    expect(await readWhole(dataSource, 'SELECT COUNT(*) AS n FROM "producto"')).toEqual([{ n: 1 }]);
    expect(apart).toHaveBeenCalledTimes(1);
  });

  test('that fails there gives its rows, or its error, here', async () => {
    apart.mockRejectedValueOnce(new (jest.requireActual('../../workers/worker-pool').WorkerError)('ocupado'));
    expect(await readSql(dataSource, SQL, ['01', 7n])).toHaveLength(1);
    const pool = poolOf(dataSource);
    await expect(pool?.readSoon(SQL, ['01'])).rejects.toThrow(QueryFailedError);
  });
});
