import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyAudit } from '../../audit/verify';
import { SISTEMA } from '../../auth/actor';
import { openDatabase } from '../../db/data-source';
import { migrate } from '../../db/migrate';
import { dropReportViews } from '../../db/reports/create';
import { crearAsamblea, crearGrupo, crearPlan } from '../../testing/builders';
import { environmentOf, runProcess } from '../../testing/commands';
import { describeOnEmbedded, describeOnServer } from '../../testing/engines';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { copyBetween } from '.';
import { copyDatabase } from './copy';
import { embeddedSide } from './embedded';
import { Checksum, fromDriver, inOrder } from './shape';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
let folder: string;
beforeAll(async () => {
  t = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'adjudica-copia-'));
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  for (let n = 1; n <= 3; n++) await crearPlan(manager, grupo, { codigo: String(n) });
  await crearAsamblea(manager, grupo);
  await t.application.unitOfWork.run(SISTEMA, async (tx) => {
    await tx.nextNumber('prueba');
    await tx.audit({ accion: 'probar', recurso: 'prueba', recursoId: 1, despues: { nombre: 'Ñandú “Ö”', n: 1.5 } });
  });
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true });
});

const source = () => t.application.config.databaseUrl;
let made = 0;
async function target(change?: (run: (sql: string) => Promise<unknown>) => Promise<unknown>): Promise<string> {
  const url = join(folder, `${++made}.db`);
  const dataSource = await openDatabase({ url, synchronous: 'OFF' });
  await migrate(dataSource);
  await change?.((sql) => dataSource.query(sql));
  await dataSource.destroy();
  return url;
}
const quiet = () => undefined;
const reads = (url: string, sql: string): Promise<unknown[]> =>
  openDatabase({ url }).then(async (dataSource) => {
    const rows: unknown[] = await dataSource.query(sql);
    await dataSource.destroy();
    return rows;
  });

test('both drivers’ forms of a value are one: box, money, instant', () => {
  const column = (kind: 'bool' | 'decimal' | 'instant') => ({ name: 'x', kind, scale: 2 });
  expect([true, 1].map((value) => fromDriver(column('bool'), value))).toEqual([1, 1]);
  expect([12.3, '12.30', 12].map((value) => fromDriver(column('decimal'), value))).toEqual(['12.30', '12.30', '12.00']);
  const noon = '2026-03-05T12:00:00.007Z';
  expect([new Date(noon), '2026-03-05 12:00:00.007'].map((value) => fromDriver(column('instant'), value))).toEqual([
    noon,
    noon,
  ]);
});

test('a checksum does not depend on the order of the rows, and does on each value', () => {
  const of = (...rows: (string | null)[][]): string => {
    const sum = new Checksum();
    for (const row of rows) sum.add(row);
    return sum.text;
  };
  expect(of(['a', 'b'], ['c', null])).toBe(of(['c', null], ['a', 'b']));
  expect(of(['a', 'b'])).not.toBe(of(['ab', '']));
  expect(of(['a', null])).not.toBe(of(['a', '']));
});

describeOnEmbedded('from a file to a file', () => {
  test('a target without tables, one of another version and one with data of its own are refused, and nothing is changed', async () => {
    const empty = join(folder, 'vacia.db');
    await (await openDatabase({ url: empty })).destroy();
    await expect(copyBetween(source(), empty, quiet)).rejects.toThrow(
      /no tiene tablas: créela con npm run db -- create/,
    );
    const other = await target((run) => run("DELETE FROM migracion WHERE name LIKE 'Legal%'"));
    await expect(copyBetween(source(), other, quiet)).rejects.toThrow(/misma versión: .*Legal/);
    const used = await target();
    await copyBetween(source(), used, quiet);
    await reads(used, "UPDATE instalacion SET identificador = 'otra'");
    await expect(copyBetween(source(), used, quiet)).rejects.toThrow(/otra instalación: .* No se cambió nada/);
    await reads(used, 'DELETE FROM instalacion');
    await expect(copyBetween(source(), used, quiet)).rejects.toThrow(/ya tiene datos: .* No se cambió nada/);
    expect(await reads(used, 'SELECT COUNT(*) AS n FROM plan_ahorro')).toEqual([{ n: 3 }]);
  });

  test('every table has the same rows with the same keys afterwards, and the audit is still proven', async () => {
    const to = await target();
    const counts = await copyBetween(source(), to, quiet);
    expect(counts.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(counts.length).toBeGreaterThan(90);
    for (const sql of ['SELECT * FROM auditoria ORDER BY id', 'SELECT * FROM plan_ahorro ORDER BY id'])
      expect(await reads(to, sql)).toEqual(await t.application.dataSource.query(sql));
    const copied = await openDatabase({ url: to });
    expect(await verifyAudit(copied, t.application.auditKey, t.clock.now())).toMatchObject({ ok: true });
    await copied.destroy();
  });

  test('a trial of the schema before the released one is copied over, its table of plans under its new name', async () => {
    const former = await target();
    await copyBetween(source(), former, quiet);
    const dataSource = await openDatabase({ url: former });
    await dropReportViews(dataSource);
    await dataSource.query('ALTER TABLE plan_ahorro RENAME TO plan');
    await dataSource.query("UPDATE migracion SET name = 'OrdenAlfabetico1700000083000' WHERE name LIKE 'Sistema%'");
    await dataSource.destroy();
    const to = await target();
    const counts = await copyBetween(former, to, quiet);
    expect(counts.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(await reads(to, 'SELECT * FROM plan_ahorro ORDER BY id')).toEqual(
      await t.application.dataSource.query('SELECT * FROM plan_ahorro ORDER BY id'),
    );
  });

  test('broken off in the middle of a table it goes on there, and brings nothing twice', async () => {
    const to = await target();
    const tables = inOrder(t.application.dataSource.entityMetadatas);
    const from = embeddedSide(source(), 'from');
    const side = embeddedSide(to, 'to');
    let left = 12;
    const breaking = {
      ...side,
      write: async (...args: Parameters<typeof side.write>) => {
        if (left-- === 0) throw new Error('cut');
        await side.write(...args);
      },
    };
    await expect(copyDatabase(from, breaking, tables)).rejects.toThrow('cut');
    await from.close();
    await side.close();
    const counts = await copyBetween(source(), to, quiet);
    expect(counts.filter(({ fault }) => fault !== null)).toEqual([]);
    expect(counts.reduce((sum, { before }) => sum + before, 0)).toBeGreaterThan(0);
  });

  test('a value that somebody changed in the target is told by its table', async () => {
    const to = await target();
    await copyBetween(source(), to, quiet);
    const dataSource = await openDatabase({ url: to });
    await dataSource.query("UPDATE persona SET nombres = 'Otro' WHERE id = (SELECT MIN(id) FROM persona)");
    await dataSource.destroy();
    const faults = (await copyBetween(source(), to, quiet)).filter(({ fault }) => fault !== null);
    expect(faults.map(({ table, fault }) => [table.name, fault])).toEqual([
      ['persona', expect.stringContaining('no todas dicen lo mismo')],
    ]);
  });

  test('the command says what it did; without a target, or with the same one, it ends with 2', async () => {
    const to = await target();
    const command = (...args: string[]) => runProcess('commands/db.ts', ['copy', ...args], environmentOf(t));
    expect(await command()).toMatchObject({ code: 2, err: expect.stringContaining('DATABASE_URL_DESTINO') });
    expect(await command('--to', source())).toMatchObject({ code: 2, err: expect.stringContaining('misma base') });
    expect(await command('--to', to)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/iguales en las dos bases/),
    });
  });
});

describeOnServer('from a server to a file', () => {
  test('every table has the same rows, told by their checksums', async () => {
    const to = join(folder, 'copia.db');
    const file = environmentOf(t, { DATABASE_URL: to });
    expect(await runProcess('commands/db.ts', ['migrate'], file)).toMatchObject({ code: 0 });
    const copied = await runProcess('commands/db.ts', ['copy', '--from', source(), '--to', to], environmentOf(t));
    expect(copied).toMatchObject({ code: 0, out: expect.stringMatching(/iguales en las dos bases/) });
  });
});
