import { DataSource, MssqlParameter } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('./data-source') as typeof import('./data-source');
const { Acceso } = require('../entities/acceso.entity') as typeof import('../entities/acceso.entity');
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
const written = ({ parameters: [parameter] }: { parameters: unknown[] }): Record<string, unknown>[] =>
  JSON.parse((parameter as MssqlParameter).value);

test('on a server one text serves any number of rows, which are its one parameter', async () => {
  const [one] = await inserted(1);
  const [many] = await inserted(500);
  expect(many?.sql).toBe(one?.sql);
  expect(many?.parameters).toEqual([expect.objectContaining({ type: 'nvarchar' })]);
  expect(written(many as never)).toHaveLength(500);
});

test('its columns have their types, texts a bound of the column alone, and rows keep their order', async () => {
  const [{ sql } = { sql: '' }] = await inserted(3);
  expect(sql).toBe(
    'INSERT INTO "seguridad"."acceso" ("instante", "usuarioId", "operacion", "recurso", "recursoId", "solicitud")' +
      " SELECT c0, c1, c2, c3, c4, c5 FROM OPENJSON(@0) WITH (fila int '$.fila', c0 datetime2(3) '$.c0', c1 int '$.c1', c2 nvarchar(max) '$.c2'," +
      " c3 nvarchar(max) '$.c3', c4 nvarchar(max) '$.c4', c5 nvarchar(max) '$.c5') ORDER BY fila",
  );
});

test('an instant keeps its milliseconds and is in UTC, nothing is null', async () => {
  const [statement] = await inserted(2);
  expect(written(statement as never)[1]).toEqual({
    fila: 1,
    c0: '2026-03-10T12:00:00.120',
    c1: 7,
    c2: 'leer',
    c3: 'persona',
    c4: '1',
    c5: null,
  });
});

test('no statement takes so many rows that the server would lock the table', async () => {
  expect((await inserted(2_500)).map((statement) => written(statement).length)).toEqual([1000, 1000, 500]);
});
