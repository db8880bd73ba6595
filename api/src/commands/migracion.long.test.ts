import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runProcess } from '../testing/commands';
import { describeOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';

jest.setTimeout(LOADS_MUCH_MS);

describeOnEmbedded('db -- migracion', () => {
  const root = join(__dirname, '..', '..', '..');
  const copy = mkdtempSync(join(tmpdir(), 'adjudica-migracion-'));
  const at = (...parts: string[]) => join(copy, 'api', 'src', ...parts);
  const migrations = () => readdirSync(at('db', 'migrations')).filter((name) => /^\d/.test(name));
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(file, text.replace(from, to));
  };
  const orden = (...args: string[]) =>
    runProcess(relative(join(__dirname, '..'), at('commands', 'db.ts')), args, { ...process.env, DATA_DIR: copy });

  beforeAll(() => {
    cpSync(join(root, 'api', 'src'), at(), { recursive: true });
    for (const name of ['node_modules', 'domain', 'package.json', 'templates'])
      symlinkSync(join(root, name), join(copy, name));
    symlinkSync(join(root, 'api', 'node_modules'), join(copy, 'api', 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test('nothing changed: nothing is written; a name that is none is refused', async () => {
    const before = migrations();
    expect(await orden('migracion', 'Nada')).toMatchObject({
      code: 0,
      out: 'Las entidades no cambiaron desde la última migración.\n',
    });
    expect(await orden('migracion', 'dos palabras')).toMatchObject({ code: 2 });
    expect(migrations()).toEqual(before);
  });

  test('a column, an index and a state more are one migration that both engines take, and the next one finds nothing left', async () => {
    edit(
      at('entities', 'tarea.entity.ts'),
      "  @CodeColumn(40, 'igual', { nullable: true })\n  recurso",
      "  @DateColumn({ nullable: true })\n  revisada: string | null;\n\n  @CodeColumn(40, 'igual', { nullable: true })\n  recurso",
    );
    edit(at('entities', 'tarea.entity.ts'), "@Index(['personaId'])", "@Index(['personaId'])\n@Index(['revisada'])");
    edit(
      at('entities', 'mensaje.entity.ts'),
      'StateColumn(estadosDeCorreo)',
      "StateColumn([...estadosDeCorreo, 'devuelto'])",
    );
    const { code, out, err } = await orden('migracion', 'RevisionDeTareas');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('-revision-de-tareas.ts');
    const [file = ''] = migrations().slice(-1);
    const text = readFileSync(at('db', 'migrations', file), 'utf8');
    expect(text).toContain('ALTER TABLE "expediente"."tarea" ADD "revisada" date');
    expect(text).toContain('CREATE INDEX "IX_tarea_revisada" ON "expediente"."tarea" ("revisada")');
    expect(text).toMatch(/ALTER TABLE "sistema"."mensaje" DROP CONSTRAINT "CK_mensaje_estado"/);
    expect(text).toMatch(/ALTER TABLE "sistema"."mensaje" ADD CONSTRAINT "CK_mensaje_estado" CHECK .*'devuelto'/);
    expect(await orden('migracion', 'Nada')).toMatchObject({
      out: 'Las entidades no cambiaron desde la última migración.\n',
    });
    expect(text.match(/CREATE TABLE "nueva_\w+"/g)).toEqual([
      'CREATE TABLE "nueva_tarea"',
      'CREATE TABLE "nueva_mensaje"',
    ]);
  });
});
