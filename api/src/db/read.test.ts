import { Contador } from '../entities/contador.entity';
import { Usuario } from '../entities/usuario.entity';
import { testOnEmbedded } from '../testing/engines';
import { StatementCounter } from '../testing/statement-counter';
import { startTestApp, type TestApp } from '../testing/test-app';
import { prepareRead, readMany, readOne, readSql, statementOf } from './read';
import { poolOf } from './sqlite-pool';

let t: TestApp;
const counter = new StatementCounter();
beforeAll(async () => {
  t = await startTestApp({ database: { logger: counter } });
});
afterAll(() => t.close());

const users = () =>
  t.application.dataSource
    .createQueryBuilder()
    .from(Usuario, 'b')
    .select('b.id', 'id')
    .addSelect('b.usuario', 'nombre');

test('the same shape with other values gives other rows: the kept text holds no value', async () => {
  const [first, second] = await readMany<{ id: number }>(users().orderBy('b.id', 'ASC').limit(2));
  const byId = (id: number) => readOne<{ id: number }>(users().where('b.id = :id', { id }));
  const from = counter.statements.length;
  expect((await byId(first?.id as number))?.id).toBe(first?.id);
  expect((await byId(second?.id as number))?.id).toBe(second?.id);
  expect(await byId(-1)).toBeNull();
  if (poolOf(t.application.dataSource) !== undefined)
    expect(new Set(counter.statements.slice(from))).toHaveProperty('size', 1);
});

testOnEmbedded('the planner does not look at the value of a key, and does at that of a kind', async () => {
  const [sql] = await counter.during(() =>
    readMany(users().where('b.id = :id AND b.role = :rol', { id: 1, rol: 'Riesgo' })),
  );
  expect(sql).toMatch(/"id" = likely\(\?\) AND "b"\."role" = \?$/);
});

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

test('what differs in conditions, order, columns, joins or bounds never shares a text', async () => {
  const nombres = (rows: { nombre: string }[]) => rows.map((row) => row.nombre);
  const ascending = nombres(await readMany(users().orderBy('b.usuario', 'ASC').limit(5)));
  const descending = nombres(await readMany(users().orderBy('b.usuario', 'DESC').limit(5)));
  expect(ascending).not.toEqual(descending);
  expect(await readMany(users().orderBy('b.usuario', 'ASC').limit(3))).toHaveLength(3);
  expect(nombres(await readMany(users().orderBy('b.usuario', 'ASC').offset(1).limit(5)))[0]).toBe(ascending[1]);
  expect(await readMany(users().where('b.usuario = :n', { n: ascending[0] }))).toHaveLength(1);
  expect(await readMany(users().where('b.usuario <> :n', { n: ascending[0] }))).not.toHaveLength(1);
  expect(await readMany(users().where('b.usuario IN (:...n)', { n: ascending }))).toHaveLength(5);
  expect(await readMany(users().where('b.usuario IN (:...n)', { n: ascending.slice(0, 2) }))).toHaveLength(2);
  const joined = users().innerJoin(Usuario, 'c', 'c.id = b.id AND c.usuario = :n', { n: ascending[0] });
  expect(await readMany(joined)).toHaveLength(1);
  expect(await readMany(users().where({ usuario: ascending[0] }))).toHaveLength(1);
  expect(await readMany(users().where({ usuario: ascending[1] }))).toEqual([
    expect.objectContaining({ nombre: ascending[1] }),
  ]);
  expect(Object.keys((await readOne<object>(users().select('b.usuario', 'n'))) ?? {})).toEqual(['n']);
});

test('two queries that differ only in a sub-query, or a second table, of FROM or JOIN have texts of their own', () => {
  const { dataSource } = t.application;
  const from = (entity: typeof Usuario | typeof Contador) =>
    dataSource
      .createQueryBuilder()
      .from((sub) => sub.select('1', 'uno').from(entity, 'y'), 'x')
      .select('x.uno', 'uno');
  const joined = (entity: typeof Usuario | typeof Contador) =>
    users().innerJoin((sub) => sub.select('1', 'uno').from(entity, 'y'), 'x', 'x.uno = b.id');
  const named = (table: string) => users().innerJoin(table, 'x', 'x.valor = b.id');
  const twice = (entity: typeof Usuario | typeof Contador) => users().addFrom(entity, 'x');
  const texts = [from, joined, twice].map((query) =>
    [Usuario, Contador].map((entity) => statementOf(query(entity))[0]),
  );
  texts.push(['usuario', 'contador'].map((table) => statementOf(named(table))[0]));
  expect(new Set(texts.flat()).size).toBe(8);
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
  const ids = Array.from({ length: 300 }, (_, i) => i);
  const [sql] = await counter.during(() => readMany(users().where('b.id IN (:...ids)', { ids })));
  expect(sql?.split('?').length).toBe(301);
});
