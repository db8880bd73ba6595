import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSqlServer } from '../config/engine';
import { openDatabase } from '../db/data-source';
import { SCRIPTS } from '../db/migrate';
import { migrations } from '../db/migrations';
import { schemaDifferences } from '../db/schema/schema-differences';
import { hashIn, scriptName } from '../db/script/t-sql';
import { environmentOf, runProcess } from '../testing/commands';
import { describeOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { testApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const t = testApp();

const run = (sql: string) => t.application.dataSource.query(sql);
const differences = () => schemaDifferences(t.application.dataSource);
const NOTICES = isSqlServer ? 'sistema.notificacion' : 'notificacion';
const ACCESSES = isSqlServer ? 'seguridad.acceso_inusual' : 'acceso_inusual';

test('a database that its migrations made differs in nothing; what somebody changes in it is named, each thing once', async () => {
  expect(await differences()).toEqual([]);
  await run(`CREATE INDEX "IX_ajeno" ON ${NOTICES} ("titulo")`);
  const index = /^sobra el índice ix_ajeno\w* \(titulo\) de /i;
  expect(await differences()).toEqual([expect.stringMatching(index)]);
  await run(`ALTER TABLE ${NOTICES} ADD "ajena" int NULL`);
  expect(await differences()).toEqual([
    expect.stringMatching(/^sobra la columna ajena \(int(eger)? null\) de /),
    expect.stringMatching(index),
  ]);
  await run(`DROP TABLE ${ACCESSES}`);
  expect(await differences()).toContain(`falta la tabla ${ACCESSES}`);
});

test('every migration has its committed script, and that bears the hash of its statements', () => {
  for (const { name } of migrations) {
    const path = join(SCRIPTS, scriptName(name));
    expect([name, existsSync(path) && hashIn(readFileSync(path, 'utf8'))]).toEqual([
      name,
      expect.stringMatching(/^[0-9a-f]{64}$/),
    ]);
  }
});

describeOnEmbedded('the commands', () => {
  const orden = (...args: string[]) =>
    runProcess('commands/db.ts', args, environmentOf(t, { DATABASE_URL: join(t.dir, 'nueva.db') }));

  test('migrate records when, in what time and which statements; status says so, and names what differs', async () => {
    expect((await orden('migrate')).code).toBe(0);
    const { code, out } = await orden('status', '--exigir');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('La base está al día, y su esquema es el de las migraciones.'),
    ]);
    expect(out).toMatch(/aplicada {4}Catalogo1790000001000 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC, el programa, \d+ ms/);
    const dataSource = await openDatabase({ url: join(t.dir, 'nueva.db') });
    await dataSource.query(`UPDATE migracion SET huella = '${'0'.repeat(64)}' WHERE name = 'Catalogo1790000001000'`);
    await dataSource.query('DROP INDEX "IX_notificacion_usuarioId_creadaEn"');
    await dataSource.destroy();
    const changed = await orden('status', '--exigir');
    expect(changed.code).toBe(3);
    expect(changed.out).toContain('distinta    Catalogo1790000001000');
    expect(changed.out).toContain(
      'esquema     falta el índice IX_notificacion_usuarioId_creadaEn (usuarioId, creadaEn) de notificacion',
    );
    expect((await orden('status')).code).toBe(0);
  });

  test('migrate under a program that has the file open changes nothing while something is pending; with nothing pending it says so', async () => {
    const url = join(t.dir, 'abierta.db');
    const on = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t, { DATABASE_URL: url }));
    expect((await on('migrate')).code).toBe(0);
    const running = await openDatabase({ url });
    try {
      expect(await on('migrate')).toMatchObject({ code: 0, out: expect.stringContaining('Nada que migrar') });
      await running.query(`DELETE FROM migracion WHERE name LIKE 'Sistema%'`);
      expect(await on('migrate')).toMatchObject({
        code: 1,
        err: 'La base está en uso: detenga la aplicación antes de migrar.\n',
      });
    } finally {
      await running.destroy();
    }
    expect((await on('status')).out).toContain('pendiente   Sistema');
  });

  test('a migration that fails says its cause, what stayed and the way out; once the cause is gone it goes on there', async () => {
    const url = join(t.dir, 'falla.db');
    const on = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t, { DATABASE_URL: url }));
    const before = await openDatabase({ url });
    await before.query('CREATE TABLE "contrato" ("x" int)');
    await before.destroy();
    const { code, err } = await on('migrate');
    expect(code).toBe(1);
    expect(err).toMatch(
      /table "contrato" already exists[\s\S]*De la migración que falló no quedó nada[^\n]*operar\.md/,
    );
    expect((await on('status')).out).toMatch(/aplicada {4}Compra[\s\S]*pendiente {3}Legal/);
    const mended = await openDatabase({ url });
    await mended.query('DROP TABLE "contrato"');
    await mended.destroy();
    expect((await on('migrate')).out).toMatch(/^aplicada {3}Legal/);
    expect((await on('status', '--exigir')).code).toBe(0);
  });

  test('copy speaks the language of the server that it is told, whatever DATABASE_URL names', async () => {
    const { code, err } = await orden('copy', '--from', 'mssql://u:p@127.0.0.1:1/x', '--to', join(t.dir, 'vuelta.db'));
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^La base de datos de DATABASE_URL no se puede abrir[^\n]*\n$/),
    ]);
  });
});
