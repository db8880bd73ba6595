import { join } from 'node:path';
import { openDatabase } from '../db/data-source';
import { Formato } from '../entities/formato.entity';
import { TareaAccion, TareaTipo } from '../entities/tarea.entity';
import { cataloguesScript } from '../seed/catalogos-del-programa';
import { codigosNecesarios, codigosQueFaltan } from '../seed/codigos-necesarios';
import { environmentOf, runProcess } from '../testing/commands';
import { describeOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { startServer } from '../testing/servers';
import { startTestApp, type TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
beforeEach(async () => {
  t = await startTestApp();
});
afterEach(() => t.close());

const MISSING = [
  'departamento 015',
  'tarea_tipo EMITIR-ORDEN',
  'tarea_tipo APROBAR-ORDEN',
  'tipo_documento actaEntrega',
  'formato garantia',
];

/** As a version left it in which these did not exist yet, with what the company changed since; the optional ones it has taken out. */
async function older(): Promise<void> {
  for (const sql of [
    `DELETE FROM tarea_accion WHERE tipoId IN (SELECT id FROM tarea_tipo WHERE codigo IN ('EMITIR-ORDEN', 'APROBAR-ORDEN'))`,
    `DELETE FROM tarea_tipo WHERE codigo IN ('EMITIR-ORDEN', 'APROBAR-ORDEN')`,
    `DELETE FROM tipo_documento WHERE codigo IN ('actaEntrega', 'papeleta')`,
    `DELETE FROM departamento WHERE codigo = '015'`,
    `DELETE FROM formato WHERE bloque = 'garantia'`,
    `UPDATE tarea_tipo SET nombre = 'Revisar con calma', activo = 0 WHERE codigo = 'REVISAR-CARPETA'`,
    `UPDATE tipo_documento SET obligatorio = 0 WHERE codigo = 'cedula'`,
  ])
    await t.application.dataSource.query(sql);
}

const orden = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t));

describeOnEmbedded('a database of an older version', () => {
  beforeEach(older);

  test('does not start and is told by status: which rows are missing, and the command that adds them', async () => {
    expect(await codigosQueFaltan(t.application.dataSource.manager)).toEqual(MISSING);
    await expect(startServer(t)).rejects.toThrow(
      `exit 1: Faltan en la base filas de catálogo que el programa necesita: ${MISSING.join(', ')}. Ejecute npm run db -- migrate`,
    );
    const { code, out } = await orden('status', '--exigir');
    expect([code, out.match(/catálogo {4}falta .*/g)]).toEqual([3, MISSING.map((one) => `catálogo    falta ${one}`)]);
    expect(out).toContain('npm run db -- migrate');
  });

  test('has them after migrate, with their results and texts; what the company changed or took out stays as it is', async () => {
    const { code, out } = await orden('migrate');
    expect([code, out.match(/añadida {4}.*/g)]).toEqual([0, MISSING.map((one) => `añadida    ${one}`)]);
    const { manager } = t.application.dataSource;
    expect(await codigosQueFaltan(manager)).toEqual([]);
    const emitir = await manager.findOneByOrFail(TareaTipo, { codigo: 'EMITIR-ORDEN' });
    expect(emitir).toMatchObject({ role: 'Ejecutivo Adjudicaciones', activo: true });
    const acciones = await manager.find(TareaAccion, { where: { tipoId: emitir.id }, order: { orden: 'ASC' } });
    expect(acciones.map(({ nombre, cierre }) => `${nombre} ${cierre}`)).toEqual([
      'Orden emitida S',
      'Falta información del concesionario N',
      'No corresponde S',
    ]);
    expect((await manager.findBy(Formato, { bloque: 'garantia' })).map(({ estado }) => estado)).toContain('aprobado');
    expect(await manager.findOneByOrFail(TareaTipo, { codigo: 'REVISAR-CARPETA' })).toMatchObject({
      nombre: 'Revisar con calma',
      activo: false,
    });
    const papers = await manager.query(
      `SELECT codigo, obligatorio FROM tipo_documento WHERE codigo IN ('cedula', 'papeleta')`,
    );
    expect(papers).toEqual([{ codigo: 'cedula', obligatorio: 0 }]);
    expect(await orden('migrate')).toMatchObject({ code: 0, out: 'Nada que migrar: la base está al día.\n' });
    const { process } = await startServer(t);
    process.kill('SIGKILL');
  });
});

describeOnEmbedded('a database that was never installed', () => {
  test('gets no row by migrate, so that all rows of another one can be copied into it, and lacks none', async () => {
    const url = join(t.dir, 'nueva.db');
    const on = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t, { DATABASE_URL: url }));
    expect((await on('migrate')).code).toBe(0);
    expect((await on('status', '--exigir')).code).toBe(0);
    const dataSource = await openDatabase({ url });
    expect(await dataSource.manager.count(TareaTipo)).toBe(0);
    await dataSource.destroy();
  });
});

test('the script for those who apply by hand brings a row for every code that the program asks for', () => {
  const script = cataloguesScript();
  for (const [table, { clave, codigos }] of Object.entries(codigosNecesarios)) {
    const statement = script.split('GO\n').find((text) => new RegExp(`INSERT INTO \\S*"${table}"`).test(text)) ?? '';
    for (const codigo of codigos) expect(statement).toMatch(new RegExp(`N?'${codigo}' AS "${clave}"`));
  }
});
