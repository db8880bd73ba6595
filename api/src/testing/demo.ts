import { SISTEMA } from '../auth/actor';
import { emitirActas } from '../seed/actas';
import { seedDemo } from '../seed/demo';
import { llenarDemo } from '../seed/expedientes';
import { auditarUsuarios } from '../seed/usuarios';
import { PaperlessRenderer } from './renderers';
import { startTestApp, type TestApp, type TestAppOptions, TestClock } from './test-app';

class Reloj extends TestClock {
  moveTo(instant: Date): void {
    this.current = instant;
  }
}

/** An application with the whole demo, made by the services as `npm run db:seed` does. Takes seconds: `LOADS_MUCH_MS`. */
export async function startDemoApp({ env }: Pick<TestAppOptions, 'env'> = {}): Promise<TestApp> {
  const clock = new Reloj();
  const ahora = clock.now();
  const overrides = { renderer: new PaperlessRenderer().asRenderer() };
  const t = await startTestApp({ clock, overrides, ...(env && { env }) });
  const { unitOfWork } = t.application;
  await unitOfWork.run(SISTEMA, auditarUsuarios);
  const { pendientes } = await seedDemo((work) => unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora,
    dejarActas: true,
  });
  await emitirActas(t.application, clock, pendientes);
  clock.moveTo(ahora);
  await llenarDemo(t.application, clock, true);
  return t;
}
