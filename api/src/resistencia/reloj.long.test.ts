import { verifyAudit } from '../audit/verify';
import { type Acto, abrirMundo, actosQuePasan, fila, hacer } from '../testing/resistencia';
import type { TestApp } from '../testing/test-app';

const DIA = 86_400_000;

/** The machine's clock a day ahead or behind, all at once, while people are signed in, and then put right again. */
fila(
  'reloj',
  'cada acto con el reloj adelantado y atrasado un día de golpe, el trabajo de fondo entonces, y otra vez con la hora buena',
  'ninguna respuesta 5xx; quien deba entrar otra vez lo lee; la auditoría queda entera; con la hora buena todo sigue',
  async () => {
    const fallos: string[] = [];
    let entrarOtraVez = 0;
    const actos = await actosQuePasan();
    for (const acto of actos)
      for (const salto of [DIA, -DIA]) {
        const { status, malos } = await saltar(acto, salto);
        if (status === 401) entrarOtraVez += 1;
        fallos.push(...malos.map((malo) => `${acto.id}, ${salto > 0 ? 'adelantado' : 'atrasado'}: ${malo}`));
      }
    return { casos: actos.length * 2, fallos, nota: `${entrarOtraVez} veces se pidió entrar otra vez` };
  },
);

async function saltar(acto: Acto, salto: number): Promise<{ status: number; malos: string[] }> {
  const malos: string[] = [];
  const app = await abrirMundo();
  const cliente = await app.as(acto.usuario);
  await trabajar(app, malos);
  app.clock.advance(salto);
  const { status } = await hacer(cliente, acto);
  if (status >= 500) malos.push(String(status));
  await trabajar(app, malos);
  app.clock.advance(-salto);
  const despues = await hacer(await app.as(acto.usuario), acto);
  if (despues.status >= 500 || (status === 401 && despues.status > 299))
    malos.push(`con la hora buena, ${despues.status}`);
  await trabajar(app, malos);
  const { dataSource, auditKey } = app.application;
  const veredicto = await verifyAudit(dataSource, auditKey, app.clock.now());
  if (!veredicto.ok) malos.push(JSON.stringify(veredicto).slice(0, 200));
  await app.close();
  return { status, malos };
}

/** One round of everything that works beside the requests. */
async function trabajar({ application }: TestApp, malos: string[]): Promise<void> {
  for (const trabajo of application.background)
    try {
      await trabajo.step();
    } catch (error) {
      malos.push(`${trabajo.constructor.name}: ${(error as Error).message}`);
    }
}
