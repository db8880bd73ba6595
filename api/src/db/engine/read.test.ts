import { Contador } from '../../entities/contador.entity';
import { Usuario } from '../../entities/usuario.entity';
import { testOnEmbedded } from '../../testing/engines';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import { among, prepareRead, readMany, readSql } from './read';
import { poolOf } from './sqlite-pool';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });

const users = () =>
  t.application.dataSource
    .createQueryBuilder()
    .from(Usuario, 'b')
    .select('b.id', 'id')
    .addSelect('b.usuario', 'nombre');

test('a prepared read gives what the query gives, for each set of values, wherever and however often a value stands', async () => {
  const ranges = [
    { desde: 2, hasta: 4, salvo: 3 },
    { desde: 3, hasta: 9, salvo: 9 },
    { desde: 9, hasta: 2, salvo: 1 },
  ];
  const between = (values: object) =>
    users()
      .where('b.id <= :hasta AND (b.id > :desde OR (b.id = :desde AND b.id <> :salvo))', values)
      .orderBy('b.id', 'ASC');
  const prepared = prepareRead<{ id: number }>(between({ desde: 0, hasta: 0, salvo: 0 }));
  const found: number[] = [];
  for (const values of ranges) {
    const rows = await prepared(values);
    expect(rows).toEqual(await readMany(between(values)));
    found.push(rows.length);
  }
  expect(found).toEqual([3, 7, 0]);
});

test("a transaction reads what it wrote; others, on the readers' connection, what was committed", async () => {
  const { dataSource } = t.application;
  const rows = (manager = dataSource.manager) =>
    readMany(manager.createQueryBuilder().from(Contador, 'c').select('c.valor', 'valor'));
  const undo = new Error('undo');
  const attempt = dataSource.transaction(async (manager) => {
    await manager.insert(Contador, { serie: 'prueba', valor: 7 });
    expect(await rows(manager)).toEqual([{ valor: 7 }]);
    if (poolOf(dataSource) !== undefined) expect(await rows()).toEqual([]);
    throw undo;
  });
  await expect(attempt).rejects.toBe(undo);
  expect(await rows()).toEqual([]);
});

test('a text that fails says which', async () => {
  const { dataSource } = t.application;
  await expect(readSql(dataSource, 'SELECT nada FROM ninguna', [])).rejects.toMatchObject({ name: 'QueryFailedError' });
});

testOnEmbedded('a write is refused where only reads belong', async () => {
  const { dataSource } = t.application;
  await expect(readSql(dataSource, 'DELETE FROM contador RETURNING serie', [])).rejects.toThrow(/readonly/);
});

testOnEmbedded('a value stands behind a sign, so that its statement is not planned again on each run', async () => {
  const { dataSource } = t.application;
  const statements = await counter.during(async () => {
    await readMany(users().where('b.id = :id AND b.usuario = :usuario', { id: 1, usuario: 'admin' }));
    await dataSource.manager.findBy(Usuario, { activo: true });
  });
  expect(statements.join('\n').match(/.\?/g)).toEqual(['+?', '+?', '+?']);
});

testOnEmbedded('lists of other lengths are few texts, and find what their own values find', async () => {
  const ids = (await readMany<{ id: number }>(users().orderBy('b.id', 'ASC').limit(8))).map(({ id }) => id);
  const found: number[] = [];
  const statements = await counter.during(async () => {
    for (let length = 1; length <= 8; length++)
      found.push((await readMany(users().where('b.id IN (:...ids)', { ids: ids.slice(0, length) }))).length);
  });
  expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(statements).size).toBe(4);
});

testOnEmbedded('a long list keeps its length: SQL Server takes 2,100 values a statement', async () => {
  const ids = Array.from({ length: 1_100 }, (_, i) => i);
  const [sql] = await counter.during(() => readMany(users().where('b.id IN (:...ids)', { ids })));
  expect(sql?.split('?').length).toBe(1_101);
});

test('a list of `find` is as long as the next power of two as well, and finds the same', async () => {
  const { manager } = t.application.dataSource;
  const all = await manager.find(Usuario, { select: { id: true }, take: 5, order: { id: 'ASC' } });
  const ids = all.map(({ id }) => id);
  let found: Usuario[] = [];
  const [sql] = await counter.during(async () => (found = await manager.findBy(Usuario, { id: among(ids) })));
  expect(sql?.match(/\?|@\d+/g)).toHaveLength(8);
  expect(found.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids);
});
