import { DataSource } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('./data-source') as typeof import('./data-source');
const { Adjudicacion } = require('../entities/adjudicacion.entity') as typeof import('../entities/adjudicacion.entity');
const { tomarEjecutivo } =
  require('../capabilities/adjudicacion/asignacion.store') as typeof import('../capabilities/adjudicacion/asignacion.store');
const { tableOf } = require('./sql') as typeof import('./sql');

/** SQL Server's own query runner, which writes down what it would send. */
class Unsent extends SqlServerQueryRunner {
  readonly sent: string[] = [];
  override async query(sql: string): Promise<any> {
    this.sent.push(sql);
    return [];
  }
}

let dataSource: DataSource;
let runner: Unsent;
beforeAll(async () => {
  dataSource = new DataSource(dataSourceOptions({ url: 'mssql://nadie:nada@localhost:1/adjudica' }));
  const driver = dataSource.driver as SqlServerQueryRunner['driver'];
  driver.connect = async () => undefined;
  driver.disconnect = async () => undefined;
  await dataSource.initialize();
  runner = new Unsent(driver, 'master');
});
afterAll(() => dataSource.destroy());

test('a table is named by its schema and its name, each quoted', () => {
  expect(tableOf(dataSource.manager, Adjudicacion)).toBe('"asamblea"."adjudicacion"');
});

test('the executive that an award takes is looked for by the plan of the row at hand', async () => {
  await tomarEjecutivo(dataSource.createEntityManager(runner), '2026-03', 'id = 1');
  expect(runner.sent).toEqual([
    expect.stringMatching(/^UPDATE "asamblea"\."adjudicacion" SET "ejecutivoId" = \(SELECT /),
  ]);
  expect(runner.sent[0]?.match(/"planId" = \S+/g)).toEqual([
    '"planId" = "asamblea"."adjudicacion"."planId"',
    '"planId" = "asamblea"."adjudicacion"."planId"',
  ]);
});
