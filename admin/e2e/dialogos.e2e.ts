import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { cargada, registrosDe } from './fixtures/pantallas';
import { iniciarSesion } from './fixtures/verbos';

/** Dialogs by the keyboard alone, as a browser moves its focus: jsdom has neither what is hidden nor what is disabled out of the turn of Tab. */

interface Caso {
  readonly user: string;
  readonly ruta: string;
  /** Pressed one after the other; the focus returns to the first. */
  readonly abre: readonly [RegExp, ...RegExp[]];
}

const CASOS: Readonly<Record<string, Caso>> = {
  'a question without fields': { user: 'admin', ruta: '/sistema/importacion/:importacionId', abre: [/^Aplicar$/] },
  'a question in a row': { user: 'jefatura', ruta: '/jftadj/concesionario', abre: [/^Eliminar Autos/] },
  'a question before what cannot be undone': {
    user: 'admin',
    ruta: '/sistema/usuario/:usuarioId',
    abre: [/^Restablecer contraseña$/],
  },
  'a form with a field that nobody sees': {
    user: 'admin',
    ruta: '/sistema/usuario',
    abre: [/^Usuario: /, /^Cambiar contraseña$/],
  },
  'a form from a menu': {
    user: 'jefatura',
    ruta: '/jftadj/orden-de-compra',
    abre: [/^Vistas guardadas$/, /^Guardar la vista actual$/],
  },
  'a form of several fields': {
    user: 'asistente',
    ruta: '/asistente/calendario-asambleas',
    abre: [/^Nueva fecha$/],
  },
  'the rows of a figure': { user: 'gerente', ruta: '/jftadj/inicio?anio=2026&mes=10', abre: [/^Bienes Entregados/] },
  'what a figure means': {
    user: 'gerente',
    ruta: '/jftadj/inicio?anio=2026&mes=10',
    // a figure that every month has, delivered or not
    abre: [/^Cómo se calcula: Bienes/],
  },
  'the search of the bar': { user: 'legal', ruta: '/legal/inicio', abre: [/^Buscar/] },
};
/** More stops than any of them has. */
const VUELTA = 24;

let application: RunningApplication;
let navegador: Navegador;
let registros: Readonly<Record<string, string>>;
const paginas = new Map<string, Page>();

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  registros = registrosDe(application);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

async function paginaDe(user: string): Promise<Page> {
  const conocida = paginas.get(user);
  if (conocida !== undefined) return conocida;
  const { page } = await navegador.ventana();
  await iniciarSesion(page, user);
  paginas.set(user, page);
  return page;
}

async function presionar(boton: Locator): Promise<void> {
  // a figure that is on its way can't be pressed yet
  const listo = boton.and(boton.page().locator(':not(:disabled)'));
  await listo.focus();
  await listo.press('Enter');
}

const tieneFoco = (capa: Locator) => capa.evaluate((una) => una.contains(document.activeElement));

test.each(Object.entries(CASOS))(
  '%s: Tab goes round in it, Escape closes it, and what opened it has the focus',
  async (_, { user, ruta, abre }) => {
    const page = await paginaDe(user);
    await page.goto(ruta.replace(/:(\w+)/g, (_todo, cual: string) => String(registros[cual])));
    await cargada(page);
    // a part of the home comes when it is seen
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.locator('main').evaluate((main) => main.lastElementChild?.scrollIntoView({ block: 'end' }));
    const [primero, ...entradas] = abre;
    const abridor = page.getByRole('button', { name: primero }).first();
    await presionar(abridor);
    for (const entrada of entradas) await presionar(page.getByRole('menuitem', { name: entrada }));
    const dialogo = page.getByRole('dialog').last();
    await dialogo.waitFor();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog], .MuiDialog-container') !== null);

    const fuera: number[] = [];
    for (let paso = 1; paso <= VUELTA; paso++) {
      await page.keyboard.press(paso % 8 === 0 ? 'Shift+Tab' : 'Tab');
      if (!(await tieneFoco(dialogo))) fuera.push(paso);
    }
    expect(fuera).toEqual([]);

    await page.keyboard.press('Escape');
    await dialogo.waitFor({ state: 'detached' });
    await page.waitForFunction((boton) => boton === document.activeElement, await abridor.elementHandle());
  },
);

test('a button that waited for its answer has the focus again, also when the answer is a refusal', async () => {
  const page = await paginaDe('asistente');
  await page.goto('/asistente/inicio');
  await cargada(page);
  const actualizar = page.getByRole('button', { name: 'Actualizar' });
  await page.route('**/api/v1/asamblea?*', (route) => route.abort());
  await presionar(actualizar);
  await page.waitForFunction((boton) => boton === document.activeElement, await actualizar.elementHandle());
  await page.unroute('**/api/v1/asamblea?*');
});
