import { DataSource } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('../data-source') as typeof import('../data-source');
const { Adjudicacion } =
  require('../../entities/adjudicacion.entity') as typeof import('../../entities/adjudicacion.entity');
const { takeEjecutivo } =
  require('../../capabilities/adjudicacion/asignacion.store') as typeof import('../../capabilities/adjudicacion/asignacion.store');
const { pageOf } = require('../lists/page') as typeof import('../lists/page');
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
  await takeEjecutivo(dataSource.createEntityManager(runner), '2026-03', 'id = 1');
  expect(runner.sent).toEqual([
    expect.stringMatching(/^UPDATE "asamblea"\."adjudicacion" SET "ejecutivoId" = \(SELECT /),
  ]);
  expect(runner.sent[0]?.match(/"planId" = \S+/g)).toEqual([
    '"planId" = "asamblea"."adjudicacion"."planId"',
    '"planId" = "asamblea"."adjudicacion"."planId"',
  ]);
});

describe('a server counts a list no further than it matters', () => {
  /** A page at this row of a list that has so many rows as far as they are counted. */
  async function pageAt(offset: number, rows: number) {
    const asked: { sql: string; parameters: unknown[] }[] = [];
    const spy = jest.spyOn(dataSource, 'query').mockImplementation(async (sql, parameters = []) => {
      asked.push({ sql, parameters: parameters as unknown[] });
      return (
        sql.includes('COUNT(*)') ? [{ total: Math.min(rows, Number((parameters as unknown[])[0])) }] : []
      ) as never;
    });
    const query = dataSource.createQueryBuilder().from(Adjudicacion, 'a').select('a.id', 'id');
    const request = { order: { field: 'id', direction: 'ASC' as const }, offset, limit: 10, filter: {} };
    const page = await pageOf(query, request, 'a');
    spy.mockRestore();
    return { page, count: asked.find(({ sql }) => sql.includes('COUNT(*)')) };
  }

  test('what is beyond is not counted, and the total is said to be the least there is', async () => {
    const { page, count } = await pageAt(0, 2_000_000);
    expect(page).toEqual({ rows: [], total: 10_001, capped: true });
    expect(count?.sql).toMatch(/^SELECT COUNT\(\*\) AS total FROM \(SELECT TOP \(@0\) 1 AS "fila" FROM .+\) c$/);
    expect(count?.sql).not.toMatch(/ORDER BY/);
  });

  test.each([
    [0, 10_000, { total: 10_000 }],
    [9_990, 10_001, { total: 10_001, capped: true }],
    [49_990, 50_000, { total: 50_000 }],
    [49_990, 50_001, { total: 50_001, capped: true }],
  ])('at row %d of %d', async (offset, rows, expected) => {
    expect((await pageAt(offset, rows)).page).toEqual({ rows: [], ...expected });
  });
});
