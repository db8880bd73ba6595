import { DataSource } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';
import { SISTEMA } from '../../auth/actor';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('../data-source') as typeof import('../data-source');
const { Pagare } = require('../../entities/pagare.entity') as typeof import('../../entities/pagare.entity');
const { CarpetaStore } =
  require('../../capabilities/carpeta/carpeta.store') as typeof import('../../capabilities/carpeta/carpeta.store');
const { lockRow } = require('./guarded') as typeof import('./guarded');
const { UnitOfWork } = require('./unit-of-work') as typeof import('./unit-of-work');

/** SQL Server's own query runner, which writes down what it would send. */
class Unsent extends SqlServerQueryRunner {
  readonly sent: { sql: string; parameters: unknown[] }[] = [];
  override async query(sql: string, parameters: unknown[] = []): Promise<any> {
    this.sent.push({ sql, parameters });
    return [{ taken: 0, valor: 8 }];
  }
  override async startTransaction(): Promise<void> {}
  override async commitTransaction(): Promise<void> {}
}

const dataSource = new DataSource(dataSourceOptions({ url: 'mssql://nadie:nada@localhost:1/adjudica' }));
const driver = dataSource.driver as SqlServerQueryRunner['driver'];
beforeAll(async () => {
  driver.connect = async () => undefined;
  driver.disconnect = async () => undefined;
  await dataSource.initialize();
});
afterAll(() => dataSource.destroy());

test('a record is taken by its name until the transaction ends, and nothing is written for it', async () => {
  const runner = new Unsent(driver, 'master');
  await lockRow(dataSource.createEntityManager(runner), Pagare, 12);
  expect(runner.sent).toEqual([
    { sql: expect.stringMatching(/sp_getapplock .*'Exclusive'.*'Transaction'/), parameters: ['fila:pagare:12'] },
  ]);
});

test('folders of several plans are taken in one order, whatever the order of the plans, each once', async () => {
  const runner = new Unsent(driver, 'master');
  const store = Object.create(CarpetaStore.prototype) as InstanceType<typeof CarpetaStore>;
  await store.lockAll(dataSource.createEntityManager(runner), ['01-M2-9', '01-M1-3', '02-A1-1', '01-M1-3']);
  expect(runner.sent.map(({ parameters }) => parameters[0])).toEqual(
    ['01-M1-3', '01-M2-9', '02-A1-1'].map((idCodigo) => `fila:carpeta:${idCodigo}`),
  );
});

test('an act waits for a row no longer than is worth it, and draws a number in one request', async () => {
  const runner = new Unsent(driver, 'master');
  Object.assign(runner, { manager: dataSource.createEntityManager(runner) });
  const made = jest.spyOn(dataSource, 'createQueryRunner').mockReturnValue(runner);
  const unitOfWork = new UnitOfWork(dataSource, { now: () => new Date() } as never, {} as never);
  expect(await unitOfWork.run(SISTEMA, (tx) => tx.nextNumber('pagare'))).toBe(8);
  made.mockRestore();
  expect(runner.sent).toEqual([
    { sql: 'SET LOCK_TIMEOUT 10000', parameters: [] },
    {
      sql: 'UPDATE "sistema"."contador" SET valor = valor + 1 WHERE serie = @0; SELECT valor FROM "sistema"."contador" WHERE serie = @0',
      parameters: ['pagare'],
    },
  ]);
});

test('whatever fails in a transaction ends it as a whole', () => {
  expect(dataSource.options).toMatchObject({ options: { abortTransactionOnError: true } });
});
