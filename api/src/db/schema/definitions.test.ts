import { Table, TableCheck, TableColumn } from 'typeorm';
import { describeOnServer, testOnEmbedded } from '../../testing/engines';
import { testApp } from '../../testing/test-app';
import { descriptionStatements } from '../dictionary/descriptions';
import { databaseFacts, isMicrosoft } from '../server/preflight';
import { definitionDifferences, definitionsMade, scratchTable, switchedOffLines } from './definitions';
import { schemaDifferences } from './schema-differences';

const of = (...statements: string[]) => definitionsMade(statements);

test('what statements leave behind: the last text of a view or a trigger, none of one that was dropped', () => {
  const made = of(
    'CREATE VIEW "reporte"."una" AS SELECT 1 AS "a"',
    'CREATE TRIGGER "area"."TR_x" ON "area"."t" AFTER UPDATE AS BEGIN RETURN; END;',
    'CREATE VIEW "reporte"."otra" AS SELECT 2 AS "a"',
    'DROP VIEW "reporte"."otra"',
    'CREATE INDEX "IX" ON "t" ("a")',
  );
  expect([...made.keys()]).toEqual(['vista reporte.una', 'disparador TR_x']);
});

test('another text under the same name is named, another line break is not; where the server keeps no texts, names alone count', () => {
  const expected = of(
    'CREATE VIEW "reporte"."una" AS SELECT 1 AS "a"',
    'CREATE TRIGGER "TR_x" ON "t" AFTER UPDATE AS RETURN',
  );
  const found = of(
    'CREATE VIEW "reporte"."una" AS\n  SELECT 1 AS "a";',
    'CREATE TRIGGER "TR_x" ON "t" AFTER DELETE AS RETURN',
  );
  expect(definitionDifferences(expected, found, true)).toEqual(['es otra la definición de disparador TR_x']);
  expect(definitionDifferences(expected, found, false)).toEqual([]);
  expect(definitionDifferences(of(), found, true)).toEqual(['sobra la vista reporte.una', 'sobra el disparador TR_x']);
});

test('what is switched off, and what was loaded unchecked, is named with the way out; tables of others are theirs', () => {
  const row = { what: 'la clave foránea', path: 'a.t', name: 'FK_t_x', disabled: 0, untrusted: 1 };
  expect(
    switchedOffLines(
      [row, { ...row, what: 'el disparador', name: 'TR_t', disabled: 1, untrusted: 0 }, { ...row, path: 'b.t' }],
      ['a.t'],
    ),
  ).toEqual([
    'nadie comprobó la clave foránea FK_t_x de a.t con las filas que hay: ALTER TABLE a.t WITH CHECK CHECK CONSTRAINT "FK_t_x"',
    'no rige el disparador TR_t de a.t: alguien la desactivó',
  ]);
});

test('the table that the server tells its wording from has the columns and conditions of the real one, in their types', () => {
  const columns = [
    new TableColumn({ name: 'estado', type: 'varchar', length: '2' }),
    new TableColumn({ name: 'monto', type: 'decimal', precision: 14, scale: 2 }),
    new TableColumn({ name: 'creadoEn', type: 'datetime2', precision: 3 }),
    new TableColumn({ name: 'dia', type: 'date' }),
  ];
  const checks = [new TableCheck({ name: 'CK_t_estado', expression: `"estado" IN ('A', 'P')` })];
  expect(scratchTable(new Table({ name: 'a.t', columns, checks }), 'm')).toBe(
    `CREATE TABLE #esperada ("estado" varchar(2) NULL, "monto" decimal(14,2) NULL, "creadoEn" datetime2(3) NULL, "dia" date NULL, CONSTRAINT "m_0" CHECK ("estado" IN ('A', 'P')))`,
  );
});

test('where a temporary table meets the catalogue the collation is the database’s, whatever the server has', () => {
  expect(descriptionStatements([])).toContain('c."name" = d."columna" COLLATE DATABASE_DEFAULT');
});

const t = testApp();
const run = (sql: string) => t.application.dataSource.query(sql);
const differences = () => schemaDifferences(t.application.dataSource);

testOnEmbedded(
  'a trigger that nobody made, a view with other columns and a condition with other words are differences',
  async () => {
    const [made] = await run(`SELECT sql FROM sqlite_master WHERE name = 'plazo'`);
    await t.application.dataSource.transaction(async (manager) => {
      await manager.query('CREATE TRIGGER "ajeno" BEFORE INSERT ON "banco" BEGIN SELECT 1; END');
      await manager.query('DROP VIEW "reporte_titular"');
      await manager.query('CREATE VIEW "reporte_titular" AS SELECT 1 AS "uno"');
      await manager.query('DROP TABLE "plazo"');
      await manager.query(made.sql.replace('"dias" BETWEEN 1 AND 250', '"dias" BETWEEN 0 AND 999'));
    });
    expect((await differences()).sort()).toEqual([
      'es otra la definición de vista reporte_titular',
      expect.stringMatching(/^falta la condición CK_plazo_dias .*BETWEEN 1 AND 250/),
      'sobra el disparador ajeno',
      expect.stringMatching(/^sobra la condición CK_plazo_dias .*BETWEEN 0 AND 999/),
    ]);
  },
);

describeOnServer('on a server of Microsoft', () => {
  const onMicrosoft = async (): Promise<boolean> => isMicrosoft(await databaseFacts(t.application.dataSource));

  test('a foreign key that was switched off and on without looking at the rows, and a condition with other words, are differences', async () => {
    if (!(await onMicrosoft())) return;
    expect(await differences()).toEqual([]);
    const [key] = await run(
      `SELECT TOP (1) s.name + '.' + t.name AS path, k.name FROM sys.foreign_keys k INNER JOIN sys.tables t ON t.object_id = k.parent_object_id INNER JOIN sys.schemas s ON s.schema_id = t.schema_id ORDER BY k.name`,
    );
    await run(`ALTER TABLE ${key.path} NOCHECK CONSTRAINT "${key.name}"`);
    expect(await differences()).toEqual([`no rige la clave foránea ${key.name} de ${key.path}: alguien la desactivó`]);
    await run(`ALTER TABLE ${key.path} WITH NOCHECK CHECK CONSTRAINT "${key.name}"`);
    expect(await differences()).toEqual([expect.stringContaining(`nadie comprobó la clave foránea ${key.name}`)]);
    await run(`ALTER TABLE ${key.path} WITH CHECK CHECK CONSTRAINT "${key.name}"`);
    const [check] = await run(
      `SELECT TOP (1) s.name + '.' + t.name AS path, c.name FROM sys.check_constraints c INNER JOIN sys.tables t ON t.object_id = c.parent_object_id INNER JOIN sys.schemas s ON s.schema_id = t.schema_id ORDER BY c.name`,
    );
    await run(`ALTER TABLE ${check.path} DROP CONSTRAINT "${check.name}"`);
    await run(`ALTER TABLE ${check.path} ADD CONSTRAINT "${check.name}" CHECK (1 = 1)`);
    expect(await differences()).toEqual([
      expect.stringContaining(`falta la condición ${check.name} (`),
      expect.stringContaining(`sobra la condición ${check.name} (`),
    ]);
  });
});
