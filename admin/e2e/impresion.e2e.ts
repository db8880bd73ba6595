import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { propios } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { registrosDe } from './fixtures/pantallas';
import { textoDePdf } from './fixtures/pdf';
import { iniciarSesion } from './fixtures/verbos';

/** The details as they leave the printer: whole, light, without what only acts on a screen. */

const PANTALLAS = {
  jefatura: [
    '/jftadj/inicio',
    '/jftadj/atrasados',
    '/jftadj/estado-cliente/:cedula/:planId',
    '/jftadj/documentos-cliente/:cedula',
    '/jftadj/medio-aprobacion/:medioId',
    '/jftadj/orden-de-compra/:ordenId',
    '/jftadj/solicitud-de-pago/:pagoId',
    '/jftadj/pagare/:numeroPagare',
    '/jftadj/carta-salida',
    '/jftadj/contrato/:planId',
    '/jftadj/lista-de-tareas',
    '/jftadj/listado-actas',
    '/jftadj/clientes-asignados',
  ],
  legal: ['/legal/prenda-comercial/:numeroPagare', '/legal/contrato/:planId', '/legal/formatos/:formatoId'],
  asistente: ['/asistente/primera-asamblea', '/asistente/calendario-asambleas', '/asistente/listado-actas'],
  riesgo: [
    '/riesgo/inicio',
    '/riesgo/buro-credito',
    '/riesgo/estado-cliente/:cedula',
    '/riesgo/medio-aprobacion/:medioId',
  ],
  admin: ['/sistema/usuario/:usuarioId', '/sistema/importacion/:importacionId', '/sistema/auditoria'],
} as const;
/** A4 between its margins, at 96 points an inch: upright, and across for tables of many columns. */
const anchoDe = (milimetros: number) => Math.floor(((milimetros - 24) / 25.4) * 96);
const ANCHO = { auto: anchoDe(210), ancha: anchoDe(297) } as const;
const fotos = process.env.SCREENSHOTS_DIR;

let application: RunningApplication;
let navegador: Navegador;
let registros: Readonly<Record<string, string>>;
const paginas = new Map<string, Page>();

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  registros = registrosDe(application);
  for (const usuario of Object.keys(PANTALLAS)) {
    const { page } = await navegador.ventana();
    // somebody who works in the dark prints on white paper all the same
    await page.emulateMedia({ colorScheme: 'dark' });
    await iniciarSesion(page, usuario);
    paginas.set(usuario, page);
  }
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const filas = Object.entries(PANTALLAS).flatMap(([usuario, suyas]) => suyas.map((pantalla) => [usuario, pantalla]));

test.each(filas)('%s %s on paper: title, day, whole tables, light, and nothing to press', async (usuario, pantalla) => {
  const page = paginas.get(usuario as string) as Page;
  await page.goto((pantalla as string).replace(/:(\w+)/g, (_, nombre: string) => String(registros[nombre])));
  const main = page.locator('main');
  await main.locator('h1, h2').first().waitFor();
  await cargada(page);

  // the parts that come when they are seen come as well when the pointer goes to the print menu
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  for (let leido = ''; ; ) {
    await page.waitForTimeout(500);
    await cargada(page);
    const ahora = await main.innerText();
    if (ahora === leido) break;
    leido = ahora;
  }
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true });
  const texto = (await textoDePdf(pdf)).join(' ');
  if (fotos) {
    mkdirSync(fotos, { recursive: true });
    writeFileSync(join(fotos, `papel${(pantalla as string).replaceAll(/[/:]/g, '-')}.pdf`), pdf);
  }

  const antes = page.viewportSize();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const hoja = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('page') as 'auto' | 'ancha');
  await page.setViewportSize({ width: ANCHO[hoja], height: 1000 });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'light');
  const papel = await enPapel(page);
  await page.emulateMedia({ media: null, colorScheme: 'dark' });
  await page.setViewportSize(antes as { width: number; height: number });

  expect(papel).toMatchObject({ sobra: [], sePresiona: [], sePega: [], seParte: [] });
  expect(texto).toMatch(/Impreso el \d\d\/\d\d\/\d{4} \d\d:\d\d por \p{L}/u);
  const sinBlancos = texto.replace(/\s/g, '');
  expect(papel.dicho.filter((cada) => !sinBlancos.includes(cada))).toEqual([]);
});

test('the status of a client on paper says whose it is and of which plan, and no empty search', async () => {
  const page = paginas.get('riesgo') as Page;
  const { cedula, planId } = registros as { cedula: string; planId: string };
  await page.goto(`/riesgo/estado-cliente/${cedula}?plan=${planId}`);
  await page.getByRole('heading', { name: 'Datos de cliente' }).waitFor();
  await cargada(page);
  const nombre = (await page.locator('main h1').innerText()).replace(/\s/g, '');
  const texto = (await textoDePdf(await page.pdf({ format: 'A4' }))).join(' ').replace(/\s/g, '');
  for (const dicho of [nombre, cedula, planId, 'Celular', 'Dirección', 'Cuotas', 'Saldo', 'Ejecutivo', 'Carpeta'])
    expect(texto).toContain(dicho);
  expect(texto).not.toContain('Ingreseelnombre');
});

test('a note on paper has all its instalments, not the page that was looked at', async () => {
  const page = paginas.get('jefatura') as Page;
  await page.goto(`/jftadj/pagare/${registros.numeroPagare}`);
  await page.getByRole('table', { name: 'Cuotas' }).waitFor();
  await cargada(page);
  // with that of the headings
  const filas = page.getByRole('table', { name: 'Cuotas' }).locator('tr');
  expect(await filas.count()).toBe(11);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  try {
    await filas.nth(20).waitFor({ timeout: 5000 });
  } finally {
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  }
});

test('Ctrl+P on the home of the head prints once what is below the window is there, though nobody scrolled to it', async () => {
  const page = paginas.get('jefatura') as Page;
  await page.goto('/jftadj/inicio');
  await page.locator('main h1, main h2').first().waitFor();
  await cargada(page);
  const enPantalla = () => page.locator('main').innerText();
  expect(await enPantalla()).not.toContain(propios.tableroTitulo);
  await page.evaluate(() => {
    const impresas: string[] = [];
    Object.assign(window, { impresas, print: () => impresas.push(document.querySelector('main')?.innerText ?? '') });
  });
  await page.keyboard.press('Control+p');
  await page.waitForFunction(() => (window as unknown as { impresas: string[] }).impresas.length > 0);
  const impresas = await page.evaluate(() => (window as unknown as { impresas: string[] }).impresas);
  expect(impresas).toHaveLength(1);
  expect(impresas[0]).toContain(propios.tableroTitulo);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('whoever leaves the page for the menu of the browser prints the whole of it too', async () => {
  const page = paginas.get('jefatura') as Page;
  await page.goto('/jftadj/inicio');
  await page.locator('main h1, main h2').first().waitFor();
  await cargada(page);
  const impreso = async () => (await textoDePdf(await page.pdf({ format: 'A4' }))).join(' ');
  await page.mouse.move(600, 300);
  await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
  await page.getByRole('heading', { name: propios.tableroTitulo }).waitFor();
  await cargada(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const papel = await impreso();
  expect(papel).toContain(propios.tableroTitulo);
  // the figures come before what waits
  expect(papel.indexOf(propios.tableroTitulo)).toBeLessThan(papel.indexOf(propios.miTrabajo));
});

test('a list on paper says which of how many rows it has', async () => {
  const page = paginas.get('jefatura') as Page;
  await page.goto('/jftadj/clientes-asignados');
  await cargada(page);
  expect((await textoDePdf(await page.pdf({ format: 'A4' }))).join(' ')).toMatch(/1-10 de \d+/);
});

/** Returns once nothing loads: no request runs, nothing says that it is loading, and the text stays as it is for half a second. */
async function cargada(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => {
      const cargando = ':is([role=progressbar]:not([aria-valuenow]), [aria-busy=true], [aria-label=Cargando])';
      const main = document.querySelector('main');
      const visto = window as { __visto?: { texto: string; desde: number } };
      const texto = main?.querySelector(cargando) ? '' : (main?.innerText ?? '');
      if (texto === '' || visto.__visto?.texto !== texto) visto.__visto = { texto, desde: performance.now() };
      return texto !== '' && performance.now() - (visto.__visto?.desde ?? 0) > 500;
    },
    undefined,
    { polling: 100 },
  );
  await page.evaluate(() => delete (window as { __visto?: unknown }).__visto);
}

/** What reaches beyond the paper, what sticks to the window or could be pressed, which words are broken, and what has to be read: titles, headings and last cells of the tables. */
const enPapel = (page: Page) =>
  page.evaluate(() => {
    const seVe = (e: Element) => e.getClientRects().length > 0;
    const todos = (selector: string) => [...document.querySelectorAll(selector)].filter(seVe);
    const ancho = document.documentElement.clientWidth;
    const enDosLineas = (palabra: Range) =>
      new Set([...palabra.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    const palabrasDe = (e: Element) => {
      const palabras: Range[] = [];
      const textos = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
      while (textos.nextNode())
        for (const { index, 0: palabra } of (textos.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(textos.currentNode, index);
          range.setEnd(textos.currentNode, index + palabra.length);
          palabras.push(range);
        }
      return palabras;
    };
    const textoDe = (e: Element) => (e as HTMLElement).innerText.replace(/\s/g, '');
    return {
      sobra: todos('main *')
        .filter((e) => e.closest('svg') === null && e.getBoundingClientRect().right > ancho + 1)
        .filter((e) => getComputedStyle(e).clip === 'auto')
        .map((e) => `${e.tagName}.${e.className} ${textoDe(e).slice(0, 40)}`)
        .slice(0, 5),
      sePega: todos('main *')
        .filter((e) => getComputedStyle(e).position === 'sticky')
        .map((e) => `${e.tagName} ${textoDe(e).slice(0, 40)}`),
      // of headings, states, dates and amounts; and each code of a plan in a cell
      seParte: [
        ...todos('main th, main td .MuiChip-root, main td [data-entero]').flatMap(palabrasDe),
        ...todos('main td')
          .flatMap(palabrasDe)
          .filter((palabra) => /^\d\d-\w{1,8}-\d{1,4}$/.test(String(palabra))),
      ]
        .filter(enDosLineas)
        .map(String),
      sePresiona: todos(
        'aside:not(main *), header, .MuiButton-root, .MuiIconButton-root, .MuiFormLabel-asterisk, .MuiAccordionSummary-expandIconWrapper',
      ).map((e) => `${e.tagName} ${textoDe(e).slice(0, 40)}`),
      dicho: [...todos('main h1, main h2'), ...todos('main tr:last-child > td')]
        .flatMap((e) => (e as HTMLElement).innerText.split('\n'))
        .map((linea) => linea.replace(/\s/g, ''))
        .filter((linea) => linea !== ''),
    };
  });
