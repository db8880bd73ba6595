import { type Table, TableColumn, TableForeignKey, TableIndex, TableUnique, Table as TypeOrmTable } from 'typeorm';
import type { ScriptedMigration } from './t-sql';

// The column helpers choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { unconnected } = require('../schema/model') as typeof import('../schema/model');
const { tablesOf } = require('../schema/tables') as typeof import('../schema/tables');
const { splitTopLevel } = require('../schema/layout') as typeof import('../schema/layout');
const { scripted } = require('./write') as typeof import('./write');
const { lint } = require('./lint') as typeof import('./lint');
const { createDatabaseBatch, createDatabaseScript } =
  require('../server/create-database') as typeof import('../server/create-database');
const { hashIn, migrationScript, scriptName } = require('./t-sql') as typeof import('./t-sql');

const column = (name: string, type = 'int', more: object = {}) => new TableColumn({ name, type, ...more });
const key = (name = 'id') => column(name, 'int', { isPrimary: true, primaryKeyConstraintName: `PK_${Math.random()}` });
const table = (name: string, columns: TableColumn[], more: object = {}): Table =>
  new TypeOrmTable({ name, columns, ...more });
const faultsOf = (tables: Table[], statements: string[] = []) =>
  lint({ tables, migrations: [{ name: 'Prueba1', statements }] });

describe('what SQL Server refuses is found without one', () => {
  test.each([
    ["SELECT 'a' || 'b'", '||'],
    ['UPDATE "t" SET "a" = TRUE', 'TRUE'],
    ['SELECT NOW()', 'NOW'],
    ['SELECT LENGTH("a") FROM "t"', 'LENGTH'],
    ['SELECT "a" FROM "t" LIMIT 5', 'LIMIT'],
    ['CREATE TABLE "t" ("a" boolean NOT NULL)', 'tipo'],
    ['CREATE TABLE "t" ("a" jsonb)', 'tipo'],
    ['CREATE OR ALTER VIEW "v" AS SELECT 1 AS "a"', 'DROP IF EXISTS'],
    ['MERGE "t" USING "u" ON 1 = 1 WHEN MATCHED THEN DELETE;', 'MERGE'],
    ['ALTER TABLE "t" ADD FOREIGN KEY ("a") REFERENCES "u" ("a") ON DELETE CASCADE', 'legal'],
  ])('%s is a fault', (sql, why) => {
    expect(faultsOf([], [sql])).toEqual([expect.stringContaining(why)]);
  });

  test('more rows of VALUES than one statement takes', () => {
    const insert = (rows: number) =>
      `INSERT INTO "t" VALUES ${Array.from({ length: rows }, () => "(1, N'),(')").join(', ')}`;
    expect(faultsOf([], [insert(1000)])).toEqual([]);
    expect(faultsOf([], [insert(1001)])).toEqual([expect.stringContaining('1001 filas')]);
  });

  test('words inside literals and quoted names are no words', () => {
    expect(faultsOf([], [`INSERT INTO "limit" ("text") VALUES (N'NOW() || TRUE')`])).toEqual([]);
  });

  test('keys: MAX, too wide, nullable, missing', () => {
    const wide = column('b', 'nvarchar', { length: '900' });
    const faults = faultsOf([
      table('s.a', [key(), column('largo', 'nvarchar', { length: 'MAX' }), wide], {
        indices: [
          new TableIndex({ name: 'IX_1', columnNames: ['largo'] }),
          new TableIndex({ name: 'IX_2', columnNames: ['b'] }),
        ],
      }),
      table('s.b', [column('id')]),
      table('s.c', [column('id', 'int', { isPrimary: true, isNullable: true, primaryKeyConstraintName: 'PK_c' })]),
    ]);
    expect(faults).toEqual([
      's.a: IX_1: una columna MAX no puede ser clave (1919)',
      's.a: IX_2: 1800 bytes; el límite es 1700 (1919)',
      's.b: no tiene clave primaria',
      's.c: la clave primaria admite nulos en id (8111)',
    ]);
  });

  test.each([
    ['"a" IS NULL OR "b" = 1', 1],
    ['"a" NOT IN (1, 2)', 1],
    ['UPPER("a") = 1', 1],
    ['"a" IN (1, 2)', 0],
    ['"a" IS NOT NULL AND "b" = 1', 0],
  ])('filtered index WHERE %s', (where, found) => {
    const indices = [new TableIndex({ name: 'IX_f', columnNames: ['a'], where })];
    expect(faultsOf([table('s.t', [key(), column('a'), column('b')], { indices })])).toHaveLength(found);
  });

  test('foreign keys: other type, no such key, no such table', () => {
    const to = (name: string, own: string, target: string, other: string) =>
      new TableForeignKey({
        name,
        columnNames: [own],
        referencedTableName: target,
        referencedColumnNames: [other],
      });
    const faults = faultsOf([
      table('s.a', [key(), column('codigo', 'varchar', { length: '4' })], {
        uniques: [new TableUnique({ name: 'UQ_a', columnNames: ['codigo'] })],
      }),
      table('s.b', [key(), column('codigo', 'varchar', { length: '5' }), column('otro')], {
        foreignKeys: [
          to('FK_1', 'codigo', 's.a', 'codigo'),
          to('FK_2', 'otro', 's.nada', 'id'),
          to('FK_3', 'id', 's.b', 'otro'),
        ],
      }),
    ]);
    expect(faults).toEqual([
      's.b: FK_1: varchar 5 apunta a varchar 4; deben ser iguales (1778)',
      's.b: FK_2: no existe la tabla s.nada (1767)',
      's.b: FK_3: s.b (otro) no es clave ni única (1776)',
    ]);
  });

  test('a table or a column whose name is a word of T-SQL', () => {
    expect(faultsOf([table('s.plan', [key(), column('Percent')]), table('s.planes', [key()])])).toEqual([
      's.plan: plan es una palabra de T-SQL (156)',
      's.plan: Percent es una palabra de T-SQL (156)',
    ]);
  });

  test('two cascade paths to one table', () => {
    const cascade = (name: string, own: string, target: string) =>
      new TableForeignKey({
        name,
        columnNames: [own],
        referencedTableName: target,
        referencedColumnNames: ['id'],
        onDelete: 'CASCADE',
      });
    const faults = faultsOf([
      table('s.a', [key()]),
      table('s.b', [key(), column('aId')], { foreignKeys: [cascade('FK_1', 'aId', 's.a')] }),
      table('s.c', [key(), column('aId'), column('bId')], {
        foreignKeys: [cascade('FK_2', 'aId', 's.a'), cascade('FK_3', 'bId', 's.b')],
      }),
    ]);
    expect(faults).toEqual(['s.a: las cascadas llegan a s.c por varios caminos o en círculo (1785)']);
  });

  test('names: repeated in a schema, too long', () => {
    const index = (name: string) => new TableIndex({ name, columnNames: ['id'] });
    const long = 'x'.repeat(129);
    expect(
      faultsOf([
        table('s.a', [key()], { indices: [index('IX_1')] }),
        table('s.b', [key()], { indices: [index('ix_1'), index(long)] }),
      ]),
    ).toEqual(['s.b: ix_1 ya existe en s.a (2714)', `s.b: ${long} pasa de 128 caracteres`]);
  });
});

test('nothing that the migrations and the entities say would be refused', async () => {
  expect(lint({ migrations: scripted(), tables: tablesOf(await unconnected()) })).toEqual([]);
});

describe('a script', () => {
  const first = { name: 'Inicial1790000001000', statements: [] };
  const scriptOf = (migration: ScriptedMigration) => migrationScript(migration, [first, migration]);
  const script = (...statements: string[]) => scriptOf({ name: 'OrdenDeCompra1790000002000', statements });
  const batches = (text: string) => text.split(/^GO$/m).map((batch) => batch.trim());

  test('its name sorts in the order to apply', () => {
    expect(scriptName('OrdenDeCompra1790000002000')).toBe('1790000002000-orden-de-compra.sql');
  });

  test('every batch that changes something asks for the version and for a live transaction', () => {
    const all = batches(script('CREATE TABLE "a"."b" ("c" int)', 'UPDATE "a"."b" SET "c" = \'it\'\'s\''));
    expect(all[9]).toBe(
      'IF XACT_STATE() = 1 AND NOT EXISTS (SELECT 1 FROM "dbo"."migracion" WHERE "name" = N\'OrdenDeCompra1790000002000\')\nCREATE TABLE "a"."b" (\n  "c" int\n);',
    );
    expect(all[10]).toContain(`EXEC (N'UPDATE "a"."b" SET "c" = ''it''''s''');`);
  });

  test('a database of the server, and one in which the migration before is missing, is refused before a transaction begins', () => {
    const all = batches(script('CREATE TABLE "a"."b" ("c" int)'));
    expect(all[1]).toMatch(/^IF DB_NAME\(\) IN \(N'master'.*\nRAISERROR .*, 16, 1\);$/);
    expect(all[7]).toContain('Falta Inicial1790000001000: aplique antes 1790000001000-inicial.sql');
    expect(all[8]).toMatch(/AND EXISTS .*N'Inicial1790000001000'\)\nBEGIN\n[\s\S]*BEGIN TRANSACTION;/);
    expect(all.join('\n')).not.toContain('CREATE TABLE "dbo"."migracion"');
  });

  test('the first makes the version table, and only in a database without tables of others', () => {
    const all = batches(migrationScript(first, [first]));
    expect(all[2]).toContain('AND EXISTS (SELECT 1 FROM sys.tables WHERE is_ms_shipped = 0)\nRAISERROR');
    expect(all[3]).toMatch(/AND NOT DB_NAME\(\) IN .* AND NOT EXISTS .*\nCREATE TABLE "dbo"."migracion"/);
  });

  test('the hash is that of the statements: it is recorded, and another one under the same name is said', () => {
    const one = script('UPDATE "a"."b" SET "c" = 1');
    const other = script('UPDATE "a"."b" SET "c" = 2');
    expect(hashIn(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashIn(other)).not.toBe(hashIn(one));
    expect(one).toContain(`N'${hashIn(one)}', SUSER_SNAME()`);
    expect(batches(one).at(-2)).toContain(`"huella" <> N'${hashIn(one)}')\nRAISERROR`);
    expect(hashIn('SELECT 1')).toBeNull();
  });

  test('the script of the database changes nothing of one that exists, and makes one with its collation and options', () => {
    const text = createDatabaseScript("o'brien");
    expect(text).toContain("DECLARE @base sysname = N'o''brien';");
    expect(text).not.toContain('ROLLBACK IMMEDIATE');
    const [older = '', existing = '', created = ''] = text.split(/^ELSE/m);
    expect(older).toContain('compatibility_level < 150');
    expect(existing).not.toMatch(/EXEC|ALTER DATABASE/);
    expect(created).toContain("SET @sql = @sql + N' COLLATE Modern_Spanish_100_CI_AI_SC';");
    for (const option of [
      ...['READ_COMMITTED_SNAPSHOT ON', 'RECOVERY FULL', 'ACCELERATED_DATABASE_RECOVERY = ON', 'AUTO_CLOSE OFF'],
      ...['QUERY_CAPTURE_MODE = AUTO', 'STALE_QUERY_THRESHOLD_DAYS = 30', 'SUSER_SNAME(0x01)'],
    ])
      expect(created).toContain(option);
    expect(created).not.toContain('COMPATIBILITY_LEVEL');
  });

  test('name, files, sizes, growth and Query Store are variables at its top, each used; the command sends the same batch', () => {
    const text = createDatabaseScript('adjudica');
    const [top = '', rest = ''] = text.split(/^IF EXISTS/m);
    const given = [...top.matchAll(/(@\w+) (?:sysname|int|nvarchar\(\d+\)) =/g)].map(([, name]) => name);
    expect(given).toEqual([
      '@base',
      ...['@datosMB', '@datosCreceMB', '@registroMB', '@registroCreceMB'],
      ...['@consultasMB', '@archivoDatos', '@archivoRegistro'],
    ]);
    for (const name of given) expect(rest).toContain(`${name}`);
    expect(rest).not.toMatch(/MAX_STORAGE_SIZE_MB = \d/);
    expect(text).toContain(createDatabaseBatch('adjudica'));
    const sizes = { datosMB: 1, datosCreceMB: 2, registroMB: 3, registroCreceMB: 4, consultasMB: 0 };
    expect(createDatabaseBatch('adjudica', sizes)).toContain(
      '@datosMB int = 1, @datosCreceMB int = 2, @registroMB int = 3,',
    );
  });

  test('what must stand alone in its batch is handed over as text', () => {
    expect(script('CREATE VIEW "a"."v" AS SELECT 1 AS "x"')).toContain(
      `EXEC (N'CREATE VIEW "a"."v" AS SELECT 1 AS "x"');`,
    );
  });

  test('lists split at their outermost commas only', () => {
    expect(splitTopLevel(`"a" decimal(14,2), "b,c" int, CHECK ("d" IN ('x,y', 'z'))`)).toEqual([
      '"a" decimal(14,2)',
      '"b,c" int',
      `CHECK ("d" IN ('x,y', 'z'))`,
    ]);
  });
});
