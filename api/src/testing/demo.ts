import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SISTEMA } from '../auth/actor';
import { emitirActas } from '../seed/actas';
import { seedDemo } from '../seed/demo';
import { llenarDemo } from '../seed/expedientes';
import { auditarUsuarios } from '../seed/usuarios';
import {
  DATABASE_FILE,
  inHooks,
  startTestApp,
  type TestApp,
  type TestAppOfTests,
  type TestAppOptions,
  TestClock,
} from './test-app';

class Reloj extends TestClock {
  moveTo(instant: Date): void {
    this.current = instant;
  }
}

/** An application with the whole demo, created by the services as by `npm run db -- seed`: once per run, and copied for each file. */
export async function startDemoApp({ env }: Pick<TestAppOptions, 'env'> = {}): Promise<TestApp> {
  const options = {
    clock: new Reloj(),
    ...(env && { env }),
  };
  if (process.env.DATABASE_URL !== undefined) return fill(await startTestApp(options), options.clock);
  return startTestApp({ ...options, copyOf: await demoFolder() });
}

export const demoApp = (options: Pick<TestAppOptions, 'env'> = {}): TestAppOfTests =>
  inHooks(() => startDemoApp(options));

async function fill(t: TestApp, clock: Reloj): Promise<TestApp> {
  const ahora = clock.now();
  const { unitOfWork } = t.application;
  await unitOfWork.run(SISTEMA, auditarUsuarios);
  const { pendientes } = await seedDemo((work) => unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora,
    dejarActas: true,
  });
  await emitirActas(t.application, clock, pendientes);
  clock.moveTo(ahora);
  const { detenidos } = await llenarDemo(t.application, clock, true);
  if (detenidos !== 0) throw new Error(`${detenidos} cases of the demo could not go on: see the log`);
  return t;
}

/** Database and files of the demo, created by the first worker. Takes seconds: `LOADS_MUCH_MS`. */
async function demoFolder(): Promise<string> {
  const folder = join(process.env.ADJUDICA_PRUEBAS as string, 'demo');
  if (!claimed(`${folder}.claim`)) {
    while (!existsSync(folder)) await setTimeout(100);
    return folder;
  }
  const own = `${folder}.own`;
  const clock = new Reloj();
  const t = await startTestApp({ clock });
  await fill(t, clock);
  cpSync(t.dir, own, { recursive: true, filter: (file) => !basename(file).startsWith(DATABASE_FILE) });
  await t.application.dataSource.query(`VACUUM INTO '${join(own, DATABASE_FILE)}'`);
  await t.close();
  renameSync(own, folder);
  return folder;
}

/** Whether this process created the folder. @throws when it can't be created at all. */
function claimed(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}
