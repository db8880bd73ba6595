import { mensajes, propios } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { registrosDe } from './fixtures/pantallas';
import { iniciarSesion } from './fixtures/verbos';

/** The search of everything by the keyboard alone, as each role uses it. */

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

async function paginaDe(usuario: string): Promise<Page> {
  const abierta = paginas.get(usuario);
  if (abierta !== undefined) return abierta;
  const { page } = await navegador.ventana();
  await iniciarSesion(page, usuario);
  await page.getByRole('button', { name: propios.buscarEnTodo }).waitFor();
  paginas.set(usuario, page);
  return page;
}
const campo = (page: Page) => page.getByRole('combobox', { name: propios.buscarEnTodo });
const conRegistros = (texto: string) => texto.replace(/:(\w+)/g, (_, cual: string) => String(registros[cual]));
/** Said where everybody sees it, beside what a screen reader is told. */
const dicho = (page: Page, texto: string) => page.locator('.MuiAutocomplete-noOptions').getByText(texto);
/** What Enter would open. */
const senalada = (page: Page) =>
  campo(page).evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.innerText,
  );

test.each([
  ['jefatura', 'orden :ordenId', 'Orden de compra :ordenId', '/jftadj/orden-de-compra/:ordenId'],
  ['jefatura', 'pago :pagoId', 'Orden de pago :pagoId', '/jftadj/solicitud-de-pago/:pagoId'],
  ['jefatura', ':planId', 'Plan :planId', '/jftadj/estado-cliente/:cedula?plan=:planId'],
  ['ejecutivo', ':cedula', ':cedula', '/ejecutivo/estado-cliente/:cedula'],
  ['riesgo', 'plan :planId', 'Plan :planId', '/riesgo/estado-cliente/:cedula?plan=:planId'],
  ['legal', 'pagaré :numeroPagare', 'Pagaré :numeroPagare', '/legal/pagare/:numeroPagare'],
  [
    'asistente',
    '1001 14',
    'Asamblea 14 del grupo 1001',
    '/asistente/generar-acta?filter={"producto":"01","grupo":"1001"',
  ],
  ['admin', 'audit', 'Auditoría', '/sistema/auditoria'],
])('%s types «%s», Enter opens exactly %s', async (usuario, escrito, esperado, ruta) => {
  const page = await paginaDe(usuario);
  await page.keyboard.press('Control+k');
  await campo(page).waitFor();
  await page.keyboard.type(conRegistros(escrito));
  await page
    .getByRole('option')
    .filter({ hasText: conRegistros(esperado) })
    .first()
    .waitFor();
  for (let paso = 0; paso < 10 && !(await senalada(page))?.includes(conRegistros(esperado)); paso++)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForURL((url) => decodeURIComponent(url.pathname + url.search).startsWith(conRegistros(ruta)));
  await page.locator('main').locator('h1, h2').first().waitFor();
});

test('Escape closes it and the keyboard goes on where it was', async () => {
  const page = await paginaDe('jefatura');
  await page.goto('/jftadj/orden-de-compra');
  const enlace = page.locator('tbody').getByRole('link').first();
  await enlace.waitFor();
  await enlace.focus();
  await page.keyboard.press('Control+k');
  await campo(page).waitFor();
  expect(await campo(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await enlace.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('without hits it says where it looked; what was typed stays in the field, and is there when it is opened again', async () => {
  const page = await paginaDe('jefatura');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xyzqwk');
  await dicho(page, 'No se encontró «xyzqwk». Se buscó en clientes, concesionarios y pantallas.').waitFor();
  expect(await campo(page).inputValue()).toBe('xyzqwk');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  expect(await campo(page).inputValue()).toBe('xyzqwk');
  // it is marked: the next word takes its place
  await page.keyboard.type('tareas');
  expect(await campo(page).inputValue()).toBe('tareas');
  await page.keyboard.press('Escape');
});

test('a search that is not answered says so, and keeps what was typed', async () => {
  const page = await paginaDe('jefatura');
  await page.route('**/api/v1/busqueda?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zambrano');
  await dicho(page, mensajes.GEN.errorSilencioso).waitFor();
  expect(await campo(page).inputValue()).toBe('zambrano');
  await page.unroute('**/api/v1/busqueda?*');
  await page.keyboard.press('Escape');
});
