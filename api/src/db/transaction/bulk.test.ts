import { DataSource } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('../data-source') as typeof import('../data-source');
const { Acceso } = require('../../entities/acceso.entity') as typeof import('../../entities/acceso.entity');
const { insertMany } = require('./bulk') as typeof import('./bulk');

/** SQL Server's own query runner, which writes down what it would send. */
class Unsent extends SqlServerQueryRunner {
  readonly sent: { sql: string; parameters: unknown[] }[] = [];
  override async query(sql: string, parameters: unknown[] = []): Promise<any> {
    this.sent.push({ sql, parameters });
    return [];
  }
}

const dataSource = new DataSource(dataSourceOptions({ url: 'mssql://nadie:nada@localhost:1/adjudica' }));
const driver = dataSource.driver as SqlServerQueryRunner['driver'];
beforeAll(async () => {
  driver.connect = async () => undefined;
  driver.disconnect = async () => undefined;
  await dataSource.initialize();
});
afterAll(() => dataSource.destroy());

const row = (recursoId: string) => ({
  instante: new Date('2026-03-10T12:00:00.120Z'),
  usuarioId: 7,
  operacion: 'leer',
  recurso: 'persona',
  recursoId,
  solicitud: null,
});

async function inserted(rows: number) {
  const runner = new Unsent(driver, 'master');
  const many = Array.from({ length: rows }, (_, i) => row(String(i)));
  await insertMany(dataSource.createEntityManager(runner), Acceso, many);
  return runner.sent;
}
/** Rows that a statement writes. */
const written = ({ sql }: { sql: string }): number => sql.split('), (').length;

test.each([
  [1, [1]],
  [3, [2, 1]],
  [137, [128, 8, 1]],
  [500, [256, 128, 64, 32, 16, 4]],
])('on a server %d rows are written by statements of few sizes, in their order', async (rows, sizes) => {
  const sent = await inserted(rows);
  expect(sent.map(written)).toEqual(sizes);
  const recursos = sent.flatMap(({ parameters }) =>
    parameters
      .map((parameter) => (parameter as { value: unknown }).value)
      .filter((value) => /^\d+$/.test(String(value))),
  );
  expect(recursos.filter((value) => typeof value === 'string')).toEqual(
    Array.from({ length: rows }, (_, i) => String(i)),
  );
});

test('whatever comes, a table has ten texts at most, none with more parameters than the server takes', async () => {
  const sent = (await Promise.all([1, 2, 7, 30, 99, 285, 286, 400, 1_500].map(inserted))).flat();
  expect(new Set(sent.map(({ sql }) => sql)).size).toBeLessThanOrEqual(10);
  expect(Math.max(...sent.map(({ parameters }) => parameters.length))).toBeLessThanOrEqual(2_000);
});
