import request from 'supertest';
import { Usuario } from '../../entities/usuario.entity';
import { logLines } from '../../testing/log-lines';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { statementName } from './slow-statements';
import { poolOf } from './sqlite-pool';

test.each([
  ['SELECT a, b FROM cliente.medio_aprobacion m JOIN x ON 1=1', /^SELECT medio_aprobacion [0-9a-f]{8}$/],
  ['select 1 from "acceso" where "id" = ?', /^SELECT acceso [0-9a-f]{8}$/],
  ['INSERT INTO [seguridad].[auditoria] (a) VALUES (@0)', /^INSERT auditoria [0-9a-f]{8}$/],
  ['UPDATE "sesion" SET a = ?', /^UPDATE sesion [0-9a-f]{8}$/],
  ['WITH r AS (SELECT 1 FROM plan_ahorro) SELECT * FROM r', /^WITH plan_ahorro [0-9a-f]{8}$/],
  ['BEGIN IMMEDIATE', /^BEGIN [0-9a-f]{8}$/],
])('%s is called by verb, first table and hash', (sql, name) => {
  expect(statementName(sql)).toMatch(name);
  expect(statementName(sql)).toBe(statementName(sql));
  expect(statementName(`${sql} `)).not.toBe(statementName(sql));
});

describe('a statement that takes longer than SLOW_STATEMENT_MS', () => {
  const { log, lines, clear } = logLines();
  const told = () => lines.filter(({ msg }) => msg === 'slow statement');
  let t: TestApp;
  beforeEach(clear);
  afterEach(() => t.close());

  /** Each user with each other, five times over. */
  const slow = (app: TestApp): [sql: string, parameters: string[]] => {
    const table = app.application.dataSource.getMetadata(Usuario).tablePath;
    const place = app.application.dataSource.options.type === 'mssql' ? '@0' : '?';
    const from = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${table} ${name}`).join(', ');
    return [`SELECT COUNT(*) AS n FROM ${from} WHERE a.usuario <> ${place}`, ['persona.secreta']];
  };
  const counted = async () => {
    const { text } = await request(t.app).get('/metrics');
    return Number(/^slow_statements_total (\d+)$/m.exec(text)?.[1]);
  };

  test('is logged by its name, with its text the first time and never its values, and counted', async () => {
    t = await startTestApp({ env: { SLOW_STATEMENT_MS: '1' }, overrides: { log } });
    const [sql, parameters] = slow(t);
    const before = await counted();
    clear();
    await t.application.dataSource.query(sql, parameters);
    await t.application.dataSource.query(sql, parameters);
    const own = told().filter(({ statement }) => statement === statementName(sql));
    expect(own).toMatchObject([{ ms: expect.any(Number), sql, requestId: null }, { ms: expect.any(Number) }]);
    expect(own[1]).not.toHaveProperty('sql');
    expect(JSON.stringify(lines)).not.toContain('persona.secreta');
    expect(await counted()).toBeGreaterThanOrEqual(before + 2);
    // the reads of the embedded engine that pass TypeORM by, also once they have their own thread
    const pool = poolOf(t.application.dataSource);
    for (let run = 0; pool !== undefined && run < 5; run++) {
      clear();
      await pool.readSoon(sql, parameters);
      expect(told()).toMatchObject([{ statement: statementName(sql) }]);
    }
  });

  test('is not logged with 0', async () => {
    t = await startTestApp({ env: { SLOW_STATEMENT_MS: '0' }, overrides: { log } });
    await t.application.dataSource.query(...slow(t));
    expect(told()).toEqual([]);
  });
});
