import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crearAsamblea, crearGrupo, crearPersona, crearPlan } from '../seed/builders';
import { describeOnEmbedded } from '../testing/engines';
import { describeEntities } from '../testing/entities';
import { startTestApp, type TestApp } from '../testing/test-app';
import { openDatabase } from './data-source';
import { isSqlServer } from './engine';
import { migrate } from './migrate';
import { constraintNames } from './naming';
import { schemaDifferences } from './schema-differences';
import { tablePath } from './table';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const run = (sql: string, parameters?: unknown[]) => t.application.dataSource.query(sql, parameters);
const at = (n: number): string => (isSqlServer ? `@${n}` : '?');
const quoted = (path: string): string =>
  path
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');

/** Writes one column of a row that is there, past the program. */
async function write(path: string, column: string, id: number, value: unknown): Promise<void> {
  await run(`UPDATE ${quoted(path)} SET "${column}" = ${at(0)} WHERE "id" = ${at(1)}`, [value, id]);
}

describe('what no row may hold, whoever writes it', () => {
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    const { manager } = t.application.dataSource;
    const grupo = await crearGrupo(manager);
    ids.plan = (await crearPlan(manager, grupo)).id;
    ids.asamblea = (await crearAsamblea(manager, grupo)).id;
    ids.persona = (await crearPersona(manager)).id;
  });
  const ASAMBLEA = tablePath('asamblea', 'asamblea');
  const PERSONA = tablePath('cliente', 'persona');

  test.each([
    ['2026-02-31', 'no such day'],
    ['2026-2-3', 'other shape'],
    ['31/01/2026', 'as people write it'],
    ['2026-01-01 ', 'a blank behind it'],
    ['now', 'a word that the embedded engine takes for a day'],
    ['', 'empty'],
  ])('a date %p: %s', async (value) => {
    // SQL Server fills a fixed width with blanks, which are no difference there
    if (isSqlServer && value.trim() !== value) return;
    await expect(write(ASAMBLEA, 'fecha', ids.asamblea as number, value)).rejects.toThrow(/CK_asamblea_fecha/i);
  });

  test.each(['24:00', '9:30', '12:60', '12h00', 'ahora'])('a time %p', async (value) => {
    await expect(write(ASAMBLEA, 'hora', ids.asamblea as number, value)).rejects.toThrow(/CK_asamblea_hora/i);
  });

  test.each([
    ['tipoIdentificacion', 'X', 'tipoIdentificacion'],
    ['identificacion', '171234567', 'identificacion'],
    ['identificacion', '17123456789', 'identificacion'],
    ['identificacion', '171234567A', 'identificacion'],
    ['fechaNacimiento', '1990-02-30', 'fechaNacimiento'],
  ])('a person: %s %p', async (column, value, what) => {
    await expect(write(PERSONA, column, ids.persona as number, value)).rejects.toThrow(
      new RegExp(`CK_persona_${what}`, 'i'),
    );
  });

  test('a new row is judged as a changed one is', async () => {
    const insert = `INSERT INTO ${quoted(tablePath('catalogo', 'feriado'))} ("fecha", "nombre") VALUES (${at(0)}, ${at(1)})`;
    await expect(run(insert, ['2027-02-29', 'No hay'])).rejects.toThrow(/CK_feriado_fecha/i);
    await run(insert, ['2032-02-29', 'Lo hay']);
  });

  test('a product and a department that are none', async () => {
    await expect(write(ASAMBLEA, 'productoCodigo', ids.asamblea as number, '99')).rejects.toThrow(/FOREIGN KEY/i);
  });

  test('what exists is written: a leap day, the last minute, nothing where nothing is asked for', async () => {
    await write(ASAMBLEA, 'fecha', ids.asamblea as number, '2028-02-29');
    await write(ASAMBLEA, 'hora', ids.asamblea as number, '23:59');
    await write(PERSONA, 'fechaNacimiento', ids.persona as number, null);
  });
});

test('every column that holds a day or a time has its condition in the database', async () => {
  const rows: { name: string }[] = await run(
    isSqlServer ? 'SELECT name FROM sys.check_constraints' : "SELECT name FROM sqlite_master WHERE type = 'trigger'",
  );
  const found = new Set(rows.map(({ name }) => name.toLowerCase()));
  const wanted = (await describeEntities()).flatMap(({ tableName, columns }) =>
    columns
      .filter(({ type }) => type === 'char' || type === 'character')
      .map(({ databaseName }) => constraintNames.check(tableName, databaseName)),
  );
  expect(wanted.length).toBeGreaterThan(30);
  const suffix = isSqlServer ? '' : '_update';
  expect(wanted.filter((name) => !found.has(`${name}${suffix}`.toLowerCase()))).toEqual([]);
});

describeOnEmbedded('the embedded engine', () => {
  test('rows that break a condition stop the migration: all of them are named, and nothing has changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adjudica-condiciones-'));
    const dataSource = await openDatabase({ url: join(folder, 'x.db'), synchronous: 'OFF' });
    try {
      const own = dataSource.migrations.findIndex((migration) => migration.constructor.name.startsWith('Condiciones'));
      const later = dataSource.migrations.splice(own);
      await migrate(dataSource);
      for (const fecha of ['2026-02-31', '2026-04-31'])
        await dataSource.query(`INSERT INTO feriado (fecha, nombre) VALUES ('${fecha}', '${fecha}')`);
      const schema = () => dataSource.query('SELECT name, sql FROM sqlite_master ORDER BY name');
      const before = await schema();
      dataSource.migrations.push(...later);
      await expect(migrate(dataSource)).rejects.toThrow(
        /No se cambió nada: .*\n.*catalogo\.feriado, fecha: 2 filas, la primera con id \d+/,
      );
      expect(await schema()).toEqual(before);
      await dataSource.query('DELETE FROM feriado');
      expect(await migrate(dataSource)).toEqual(later.map((migration) => migration.constructor.name));
    } finally {
      await dataSource.destroy();
      rmSync(folder, { recursive: true });
    }
  });

  test('a condition that somebody takes away is a difference', async () => {
    await run('DROP TRIGGER "CK_feriado_fecha_update"');
    expect(await schemaDifferences(t.application.dataSource)).toEqual(['falta el disparador CK_feriado_fecha_update']);
  });
});
