import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import pantallas from '../../scripts/screens.json';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { root } from './fixtures/ordenes';
import { iniciarSesion } from './fixtures/verbos';

/** Every screen of the table, as each of its roles opens it: what axe finds in either theme, and what the browser's console says. */

const TEMAS = ['light', 'dark'] as const;
/** What makes WCAG 2.2 AA, and what its authors advise beyond it: landmarks, headings, headers of tables. */
const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Two themes differ in nothing but their colours. */
const DE_COLOR = ['color-contrast', 'link-in-text-block'];
/** They mostly wait for the API: more at a time only wait for one another. */
const A_LA_VEZ = 3;
/** One to two minutes; more where other journeys run beside it. */
const MAXIMO_MS = 600_000;

const hallazgos = new Map<string, string[]>();
const nombreDe = ({ user, screen }: (typeof pantallas)[number]) => `${user} ${screen}`;

let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const registros: Record<string, string> = JSON.parse(
    execFileSync(
      process.execPath,
      [join(root, 'scripts', 'lib', 'screen-records.mjs'), new URL(application.url).port],
      {
        encoding: 'utf8',
      },
    ),
  );
  const porUsuario = Map.groupBy(pantallas, ({ user }) => user);
  const usuarios = [...porUsuario];
  const recorrer = async () => {
    for (let siguiente = usuarios.shift(); siguiente !== undefined; siguiente = usuarios.shift()) {
      const [usuario, suyas] = siguiente;
      const { page, cerrar } = await navegador.ventana();
      const consola: string[] = [];
      // The browser itself reports every refused request; the screens answer those with a text.
      page.on('console', (message) => {
        if (!/Failed to load resource/.test(message.text())) consola.push(`${message.type()}: ${message.text()}`);
      });
      page.setDefaultTimeout(20_000);
      await iniciarSesion(page, usuario);
      for (const pantalla of suyas) {
        const direccion = `${pantalla.screen}${pantalla.query ?? ''}`;
        await page.goto(direccion.replace(/:(\w+)/g, (_, nombre: string) => String(registros[nombre])));
        const encontrado = await examinar(page).catch((error: Error) => [error.message]);
        hallazgos.set(nombreDe(pantalla), [...encontrado, ...consola.splice(0)]);
      }
      await cerrar();
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, recorrer));
}, MAXIMO_MS);
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

/** Waits until the page stands, and asks axe in both themes. */
async function examinar(page: Page): Promise<string[]> {
  await page.locator('main').locator('h1, h2').first().waitFor();
  // what shows how far something is stays; what waits goes
  const esperas = page
    .locator('main')
    .locator(':is([role=progressbar]:not([aria-valuenow]), [aria-busy=true], [aria-label=Cargando])');
  await esperas.first().waitFor({ state: 'detached' });
  await page.evaluate(axe.source);
  // a colour on its way from one theme to the other is neither's
  await page.evaluate(() => {
    const quieta = new CSSStyleSheet();
    quieta.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, quieta];
  });
  const encontrado: string[] = [];
  for (const colorScheme of TEMAS) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((tema) => getComputedStyle(document.documentElement).colorScheme === tema, colorScheme);
    const reglas = colorScheme === 'light' ? { type: 'tag', values: REGLAS } : { type: 'rule', values: DE_COLOR };
    const opciones: axe.RunOptions = { runOnly: reglas as axe.RunOnly, resultTypes: ['violations'] };
    const { violations } = await page.evaluate((options) => window.axe.run(document, options), opciones);
    for (const { id, nodes } of violations)
      for (const { target, html, any } of nodes)
        encontrado.push(`${colorScheme} ${id} ${target.join(' ')} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
  }
  return encontrado;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test.each(pantallas.map(nombreDe))('%s: axe finds nothing in either theme, and the console is empty', (nombre) => {
  expect(hallazgos.get(nombre)).toEqual([]);
});
