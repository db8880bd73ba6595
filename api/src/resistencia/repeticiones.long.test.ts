import type { Response } from 'supertest';
import { Idempotencia } from '../entities/idempotencia.entity';
import { fingerprint } from '../testing/fingerprint';
import { type Acto, abrirMundo, actosQuePasan, fila, hacer } from '../testing/resistencia';
import { overDatabaseOf, startTestApp, type TestApp } from '../testing/test-app';

const VECES = 10;
/** Never kept: its answer holds a secret that is shown once, and its repetition is refused. */
const SIN_COPIA =
  /restablecer-contrasena|generar-clave|generar-secreto|segundo-factor\/iniciar|^POST \/usuario$|^POST \/suscripcion$/;

fila(
  'repeticiones',
  `cada acto con una Idempotency-Key, ${VECES} veces, y otra vez después de reiniciar`,
  'un efecto y la misma respuesta; con otro cuerpo, rechazo',
  async () => {
    const fallos: string[] = [];
    const actos = await actosQuePasan();
    for (const [lugar, acto] of actos.entries())
      fallos.push(...(await repetir(acto, `resistencia-${lugar}`)).map((fallo) => `${acto.id}: ${fallo}`));
    return { casos: actos.length * (VECES + 2), fallos };
  },
);

/** What an act sets off besides: a mail that it lets go out is delivered once, whoever asks again. */
async function asentar({ application }: TestApp): Promise<void> {
  for (const trabajo of application.background) if ('reenviarFallidos' in trabajo) await trabajo.step();
}

async function repetir(acto: Acto, clave: string): Promise<string[]> {
  const fallos: string[] = [];
  const app = await abrirMundo();
  const enviar = async (t: TestApp, cuerpo = acto.cuerpo): Promise<Response> =>
    hacer(await t.as(acto.usuario), { ...acto, cuerpo }).set('Idempotency-Key', clave);
  const primera = await enviar(app);
  if (primera.status > 299) fallos.push(`${primera.status} la primera vez`);
  await asentar(app);
  const antes = JSON.stringify(await fingerprint(app));
  // a look (a preview, a reckoning) keeps nothing under its key: it is looked again, by one at a time
  const mira = (await app.application.dataSource.manager.countBy(Idempotencia, { clave })) === 0;
  const otras = await Promise.all(Array.from({ length: VECES }, () => enviar(app)));
  const distinta = await enviar(app, { ...acto.cuerpo, otro: 1 });
  const { storageUrl } = app.application.config;
  const segunda = await startTestApp({ ...overDatabaseOf(app), env: { STORAGE_URL: storageUrl } });
  otras.push(await enviar(segunda));
  const igual = ({ status, text, body }: Response): boolean => {
    if (SIN_COPIA.test(acto.id)) return status === 409;
    if (mira && body.code === 'clave-en-curso') return true;
    return status === primera.status && (mira || text === primera.text);
  };
  const malas = otras.filter((otra) => !igual(otra));
  if (malas.length > 0) fallos.push(`${malas.length} respuestas distintas (${malas[0]?.status})`);
  if (distinta.status < 400) fallos.push(`otro cuerpo con la misma clave, ${distinta.status}`);
  await asentar(segunda);
  if (JSON.stringify(await fingerprint(segunda)) !== antes) fallos.push('tuvo otro efecto');
  await segunda.close();
  await app.close();
  return fallos;
}
