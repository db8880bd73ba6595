import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/data-source';
import { SCRIPTS } from '../db/migrate';
import { migrations } from '../db/migrations';
import { schemaDifferences } from '../db/schema-differences';
import { hashIn, scriptName } from '../db/script/t-sql';
import { tablePath } from '../db/table';
import { environmentOf, runProcess } from '../testing/commands';
import { describeOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { startTestApp, type TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const run = (sql: string) => t.application.dataSource.query(sql);
const differences = () => schemaDifferences(t.application.dataSource);
const NOTICES = tablePath('sistema', 'notificacion');
const ACCESSES = tablePath('seguridad', 'acceso_inusual');

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
    const path = join(SCRIPTS, scriptName({ name, timestamp: Number(name.slice(-13)), statements: [] }));
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
    expect(out).toMatch(/aplicada {4}Inicial1700000001000 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC, el programa, \d+ ms/);
    const dataSource = await openDatabase({ url: join(t.dir, 'nueva.db') });
    await dataSource.query(`UPDATE migracion SET huella = '${'0'.repeat(64)}' WHERE name = 'Inicial1700000001000'`);
    await dataSource.query('DROP INDEX "IX_notificacion_usuarioId_creadaEn"');
    await dataSource.destroy();
    const changed = await orden('status', '--exigir');
    expect(changed.code).toBe(3);
    expect(changed.out).toContain('distinta    Inicial1700000001000');
    expect(changed.out).toContain(
      'esquema     falta el índice IX_notificacion_usuarioId_creadaEn (usuarioId, creadaEn) de notificacion',
    );
    expect((await orden('status')).code).toBe(0);
  });
});
