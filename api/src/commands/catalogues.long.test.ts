import { join } from 'node:path';
import { openDatabase } from '../db/data-source';
import { TareaTipo } from '../entities/tarea.entity';
import { CODIGOS_QUITADOS, versionAnterior } from '../testing/catalogos';
import { environmentOf, runProcess } from '../testing/commands';
import { describeOnEmbedded } from '../testing/engines';
import { LOADS_MUCH_MS } from '../testing/limits';
import { startServer } from '../testing/servers';
import { testAppOfEach } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const t = testAppOfEach();

const orden = (...args: string[]) => runProcess('commands/db.ts', args, environmentOf(t));

describeOnEmbedded('a database of an older version', () => {
  beforeEach(() => versionAnterior(t.application.dataSource.manager));

  test('does not start and is told by status: which rows are missing, and the command that adds them', async () => {
    await expect(startServer(t)).rejects.toThrow(
      `exit 1: Faltan en la base filas de catálogo que el programa necesita: ${CODIGOS_QUITADOS.join(', ')}. Ejecute npm run db -- migrate`,
    );
    const { code, out } = await orden('status', '--exigir');
    const faltan = CODIGOS_QUITADOS.map((one) => `catálogo    falta ${one}`);
    expect([code, out.match(/catálogo {4}falta .*/g)]).toEqual([3, faltan]);
    expect(out).toContain('npm run db -- migrate');
  });

  test('has them after migrate, which adds them once, and starts', async () => {
    const { code, out } = await orden('migrate');
    const anadidas = CODIGOS_QUITADOS.map((one) => `añadida    ${one}`);
    expect([code, out.match(/añadida {4}.*/g)]).toEqual([0, anadidas]);
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
