import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { alargarRespuestas } from './fixtures/largos';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import {
  cargada,
  desborda,
  nombreDe,
  type Pantalla,
  recorrerPantallas,
  sinMargen,
  todas,
  unaDeCada,
} from './fixtures/pantallas';

/**
 * Every screen of the table, in test:all as each of its roles opens it, with the longest values: what axe finds in either theme and width, what does not fit
 * or touches an edge, and what the browser's console says.
 */

interface Vista {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
}
/** Two themes differ in nothing but their colours; two widths in everything else. */
const VISTAS: readonly Vista[] = [
  { colorScheme: 'light', width: 1366, height: 768 },
  { colorScheme: 'dark', width: 390, height: 844 },
];
/** Of the homes also the wide frame in the dark, which is that of every screen. */
const OSCURA_Y_ANCHA: Vista = { colorScheme: 'dark', width: 1366, height: 768 };
/** What makes WCAG 2.2 AA, and what its authors advise beyond it: landmarks, headings, headers of tables. */
const REGLAS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** One to two minutes; more where other journeys run beside it. */
const MAXIMO_MS = 600_000;

/** In `npm test` one of each kind. */
const pantallas = process.env.TEST_ALL ? todas : unaDeCada;

let hallazgos: ReadonlyMap<string, readonly string[]>;
let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  hallazgos = await recorrerPantallas({
    application,
    navegador,
    pantallas,
    preparar,
    examinar,
  });
}, MAXIMO_MS);
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

async function preparar(page: Page): Promise<void> {
  await alargarRespuestas(page);
  await page.evaluate(axe.source);
  // a colour on its way from one theme to the other is neither's
  await page.evaluate(() => {
    const quieta = new CSSStyleSheet();
    quieta.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, quieta];
  });
}

/** In `npm test` the screens take turns, but for the homes: what is wrong in one width or theme seldom is of one screen alone. */
function vistasDe(pantalla: Pantalla): readonly Vista[] {
  const esInicio = pantalla.screen.endsWith('/inicio');
  if (process.env.TEST_ALL) return esInicio ? [...VISTAS, OSCURA_Y_ANCHA] : VISTAS;
  return esInicio ? VISTAS : [VISTAS[pantallas.indexOf(pantalla) % VISTAS.length] as Vista];
}

async function examinar(page: Page, abrir: () => Promise<void>, pantalla: Pantalla): Promise<string[]> {
  await page.setViewportSize(VISTAS[0] as Vista);
  await abrir();
  await cargada(page);
  const encontrado: string[] = [];
  for (const { colorScheme, ...tamano } of vistasDe(pantalla)) {
    await page.setViewportSize(tamano);
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((tema) => getComputedStyle(document.documentElement).colorScheme === tema, colorScheme);
    // what a phone draws otherwise may come as a part of its own
    await cargada(page);
    const opciones: axe.RunOptions = { runOnly: { type: 'tag', values: REGLAS }, resultTypes: ['violations'] };
    const { violations } = await page.evaluate((options) => window.axe.run(document, options), opciones);
    for (const { id, nodes } of violations)
      for (const { target, html, any } of nodes)
        encontrado.push(`${colorScheme} ${id} ${target.join(' ')} ${html.slice(0, 160)} ${any[0]?.message ?? ''}`);
    encontrado.push(...(await desborda(page)), ...(await sinMargen(page)));
  }
  return encontrado;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

test.each(pantallas.map(nombreDe))(
  '%s: axe finds nothing in either theme, no text is wider than its place or at its edge, and the console is empty',
  (nombre) => {
    expect(hallazgos.get(nombre)).toEqual([]);
  },
);
