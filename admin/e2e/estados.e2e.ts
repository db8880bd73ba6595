import { mensajes } from '@adjudica/domain';
import type { Page, Route } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { CARGANDO, cargada, desborda, distintas, nombreDe, recorrerPantallas } from './fixtures/pantallas';

/** Every screen of the table while its data are on their way, when they could not be read, when they are tried again, and when there are none. */

const MAXIMO_MS = 600_000;
const REINTENTAR = 'Reintentar';
/** What failed is drawn a moment after it has failed. */
const A_MAS_TARDAR_MS = 10_000;
/** More parts than any screen has. */
const MAS_PARTES = 20;
/** What is asked beside the screen: who reads, what waits for him. */
const DEL_MARCO = /\/api\/v1\/(auth|notificacion|borrador|metricas)/;

let hallazgos: ReadonlyMap<string, readonly string[]>;
let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  hallazgos = await recorrerPantallas({
    application,
    navegador,
    pantallas: distintas,
    preparar: contestar,
    examinar,
  });
}, MAXIMO_MS);
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const problema = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: mensajes.GEN.errorSilencioso, status: 500, code: 'interno' }),
};

/** How the calls of a window are answered now. */
interface Servidor {
  modo: 'responde' | 'espera' | 'falla' | 'vacio';
  readonly esperan: Route[];
}
const servidores = new WeakMap<Page, Servidor>();

async function contestar(page: Page): Promise<void> {
  const servidor: Servidor = { modo: 'responde', esperan: [] };
  servidores.set(page, servidor);
  await page.route('**/api/v1/**', (route) => {
    const { modo, esperan } = servidor;
    if (modo === 'responde' || DEL_MARCO.test(route.request().url())) return route.continue();
    if (modo === 'falla') return route.fulfill(problema);
    if (modo === 'vacio') return sinSusFilas(route);
    esperan.push(route);
    return undefined;
  });
}

async function sinSusFilas(route: Route): Promise<void> {
  // the server may close a connection that was idle in the moment in which it is used again
  const response = await route.fetch({ maxRetries: 3 });
  const { 'content-range': rango } = response.headers();
  if (rango === undefined) return route.fulfill({ response });
  const headers = { ...response.headers(), 'content-range': rango.replace(/ .*/, ' */0') };
  return route.fulfill({ response, headers, json: [] });
}

/** The calls of a screen wait, then fail; tried again they answer, and every list is empty. */
async function examinar(page: Page, abrir: () => Promise<void>): Promise<string[]> {
  const encontrado: string[] = [];
  const servidor = servidores.get(page) as Servidor;
  const main = page.locator('main');
  const espera = main.locator(CARGANDO).first();
  // what the screen before still asks, one answer leading to the next question, is not asked by the one that opens now
  await page.goto('about:blank');
  servidor.modo = 'espera';
  await abrir();
  await espera.or(main.locator('h1, h2').first()).first().waitFor();
  // what the screen asks comes after its code, late on a slow machine
  for (const hasta = Date.now() + A_MAS_TARDAR_MS / 5; servidor.esperan.length === 0 && Date.now() < hasta; )
    await page.waitForTimeout(50);
  const pregunta = servidor.esperan.length > 0;
  const direccion = new URL(page.url()).pathname;
  const seFue = () => new URL(page.url()).pathname !== direccion;
  if (pregunta) await espera.waitFor({ timeout: A_MAS_TARDAR_MS }).catch(() => encontrado.push('no dice que carga'));
  servidor.modo = 'falla';
  await Promise.all(servidor.esperan.splice(0).map((route) => route.fulfill(problema)));
  await espera.waitFor({ state: 'detached' });
  const reintentar = main.getByRole('button', { name: REINTENTAR });
  // CLI-005, CLI-021, CLI-022: a client that could not be read leads back to the search, with a message
  if (pregunta)
    await Promise.race([
      reintentar.first().waitFor({ timeout: A_MAS_TARDAR_MS }),
      page.waitForURL(seFue, { timeout: A_MAS_TARDAR_MS, waitUntil: 'commit' }),
    ]).catch(() => encontrado.push('sin respuesta no ofrece Reintentar'));
  encontrado.push(...(await desborda(page)).map((texto) => `sin respuesta: ${texto}`));
  servidor.modo = 'vacio';
  // what is refused with a reason is an answer
  const fallas = main.getByText(mensajes.GEN.errorSilencioso, { exact: true });
  for (let vez = 0; vez < MAS_PARTES && (await fallas.count()) > 0; vez++) {
    // one that asks again already goes away under the cursor
    await reintentar
      .first()
      .click({ timeout: A_MAS_TARDAR_MS / 10 })
      .catch(() => {});
    await espera.waitFor({ state: 'detached' });
    await fallas
      .first()
      .waitFor({ state: 'detached', timeout: A_MAS_TARDAR_MS / 10 })
      .catch(() => {});
  }
  if ((await fallas.count()) > 0) encontrado.push('Reintentar no vuelve a preguntar');
  await cargada(page);
  encontrado.push(...(await desborda(page)).map((texto) => `sin filas: ${texto}`));
  const tablas = await page
    .locator('main table')
    .evaluateAll((todas) =>
      todas.filter((tabla) => tabla.querySelector('tbody')?.textContent?.trim() === '').map((tabla) => tabla.ariaLabel),
    );
  return [...encontrado, ...tablas.map((nombre) => `sin filas: la tabla ${nombre ?? ''} no dice que no las hay`)];
}

test.each(distintas.map(nombreDe))(
  '%s: says that it loads, that it could not read and tries again, and that there is nothing',
  (nombre) => {
    expect(hallazgos.get(nombre)).toEqual([]);
  },
);
