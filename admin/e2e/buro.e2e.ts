import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirBuro, type Buro } from './fixtures/buro';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { filas, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';

let buro: Buro;
let application: RunningApplication;
let navegador: Navegador;
/** An awarded member of the demo with a cédula. */
let cliente: { readonly cedula: string; readonly idCodigo: string };

beforeAll(async () => {
  buro = await abrirBuro();
  application = await startApplication({ demo: true, env: buro.env });
  navegador = await abrirNavegador(application.url);
  const { access_token: token } = await pedir('/auth', '', { name: 'ejecutivo', pass: 'adjudica' });
  const adjudicados = await pedir('/adjudicacion?range=[0,20]', token);
  cliente = adjudicados.find(({ cedula }: typeof cliente) => /^\d{10}$/.test(cedula));
});
afterEach(() => expect(navegador.errores()).toEqual([]));
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
  await buro?.detener();
});

async function pedir(path: string, token: string, body?: object) {
  const answer = await fetch(`${application.url}/api/v1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

const campo = (page: Page) => page.getByRole('textbox', { name: 'Cédula' });
const medidor = (page: Page) => page.getByRole('meter', { name: 'Puntaje' });
const buscar = async (page: Page, cedula: string) => {
  await campo(page).fill(cedula);
  await page.keyboard.press('Enter');
};
/** Questions that leave the browser. */
const preguntas = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/buro/')) sent.push(request.postData() ?? '');
  });
  return sent;
};

test('BUR-500 BUR-501 BUR-502 BUR-509 risk looks somebody up: too short asks nothing; Enter and button search', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  const enviadas = preguntas(page);
  await iniciarSesion(page, 'riesgo');
  await irA(page, 'Buró de crédito');
  await vea(page, 'No hay cliente seleccionado.');
  await vea(page, 'Buró de prueba');
  await captura('buro-vacio');
  await page.keyboard.type('171003406');
  await page.keyboard.press('Enter');
  await mensaje(page, 'Ingrese una cédula').waitFor();
  expect(enviadas).toEqual([]);
  // too long is not cut, but refused in the same words
  await mensaje(page, 'Ingrese una cédula').waitFor({ state: 'detached' });
  await page.keyboard.type('599');
  expect(await campo(page).inputValue()).toBe('171003406599');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await mensaje(page, 'Ingrese una cédula').waitFor();
  expect(enviadas).toEqual([]);
  await campo(page).fill('171003406-5');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await vea(page, /^Cédula 1710034065 · Consultado por /);
  expect(enviadas).toHaveLength(1);
  // A reload shows what is stored and pays nothing
  await page.reload();
  await vea(page, /^Cédula 1710034065 · Consultado por /);
  expect(enviadas).toHaveLength(1);
  await cerrar();
});

test('BUR-503 BUR-504 BUR-506 BUR-510 name, gauge with its bands, five cards; somebody unknown', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'riesgo');
  await irA(page, 'Buró de crédito');
  for (const [puntaje, banda] of [
    ['562', 'banda roja'],
    ['563', 'banda amarilla'],
    ['917', 'banda amarilla'],
    ['918', 'banda verde'],
  ]) {
    await buscar(page, `9000001${puntaje}`);
    await vea(page, new RegExp(`^Cédula 9000001${puntaje} `));
    await medidor(page).waitFor();
    expect(await medidor(page).getAttribute('aria-valuetext')).toBe(`${puntaje}, ${banda}`);
    await captura(`buro-${puntaje}`);
  }
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toContain('PERSONA DE PRUEBA');
  for (const tarjeta of [
    'Total acumulado',
    'Tasa de malos acumulado',
    'Fecha inicial',
    'Cuota estimada',
    'Puntaje máximo',
  ])
    expect(await page.getByRole('group', { name: tarjeta }).innerText()).toMatch(/\d/);
  await buscar(page, '9000003404');
  await mensaje(page, 'Cliente no encontrado').waitFor();
  await vea(page, 'No hay cliente seleccionado.');
  await cerrar();
});

test('BUR-003 BUR-507 BUR-508 tables only where there are debts; they fit beside the menu and scroll inside themselves on a phone', async () => {
  const ancha = await navegador.ventana();
  await iniciarSesion(ancha.page, 'riesgo');
  await ancha.page.goto('/riesgo/buro-credito');
  await buscar(ancha.page, '9000001300');
  const sbs = ancha.page.getByRole('table', { name: 'SBS' });
  expect((await filas(ancha.page.getByRole('region', { name: 'SBS' })))[0]).toHaveLength(11);
  const sobra = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await sbs.locator('..').evaluate(sobra)).toBeLessThanOrEqual(0);
  await buscar(ancha.page, '9000002300');
  await vea(ancha.page, /^Cédula 9000002300 /);
  expect(await ancha.page.getByRole('table').count()).toBe(0);
  await ancha.cerrar();

  const telefono = await navegador.ventana({ width: 390, height: 844 });
  await iniciarSesion(telefono.page, 'riesgo');
  await telefono.page.goto('/riesgo/buro-credito?cedula=9000001300');
  const tabla = telefono.page.getByRole('table', { name: 'SBS' });
  await tabla.waitFor();
  await telefono.captura('buro-telefono');
  expect(await tabla.locator('..').evaluate(sobra)).toBeGreaterThan(0);
  expect(
    await telefono.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await telefono.cerrar();
});

test('BUR-001 BUR-512 CLI-016 risk asks from the status page and registers the consent; an executive reads the same and can not ask', async () => {
  const pagina = `estado-cliente/${cliente.cedula}?plan=${cliente.idCodigo}`;
  const deRiesgo = await navegador.ventana();
  const { page } = deRiesgo;
  const enviadas = preguntas(page);
  await iniciarSesion(page, 'riesgo');
  await page.goto(`/riesgo/${pagina}`);
  await page.getByRole('button', { name: 'Buró de crédito' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Buró de crédito' });
  await vea(dialogo, 'Todavía no hay una consulta al buró de esta cédula');
  await dialogo.getByRole('button', { name: 'Consultar', exact: true }).click();
  await medidor(page).waitFor();
  expect(JSON.parse(enviadas[0] ?? '')).toMatchObject({ NumeroDocumento: cliente.cedula, plan: cliente.idCodigo });
  await dialogo.getByRole('button', { name: 'Registrar autorización' }).click();
  const autorizacion = page.getByRole('dialog', { name: 'Registrar autorización' });
  await autorizacion.getByRole('spinbutton').first().click();
  await page.keyboard.type('02032026');
  await autorizacion.getByRole('button', { name: 'Aceptar' }).click();
  await mensaje(page, 'Autorización registrada').waitFor();
  await vea(dialogo, /Autorización del cliente: 02\/03\/2026/);
  await deRiesgo.captura('buro-dialogo');
  const puntaje = await medidor(page).getAttribute('aria-valuenow');
  await deRiesgo.cerrar();

  const deEjecutivo = await navegador.ventana();
  await iniciarSesion(deEjecutivo.page, 'ejecutivo');
  await deEjecutivo.page.goto(`/ejecutivo/${pagina}`);
  await deEjecutivo.page.getByRole('button', { name: 'Buró de crédito' }).click();
  await medidor(deEjecutivo.page).waitFor();
  expect(await medidor(deEjecutivo.page).getAttribute('aria-valuenow')).toBe(puntaje);
  expect(await deEjecutivo.page.getByRole('button', { name: /^Consultar/ }).count()).toBe(0);
  for (const pestana of ['SBS', 'RFR', 'SICOM'])
    await deEjecutivo.page.getByRole('tab', { name: new RegExp(`^${pestana} `) }).click();
  await deEjecutivo.page.goto('/ejecutivo/buro-credito');
  await vea(deEjecutivo.page, 'Página no encontrada');
  await deEjecutivo.cerrar();
});

test('BUR-512 BUR-513 a bureau that is slow, answers rubbish or is gone is told calmly; what is stored stays in sight', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'riesgo');
  await irA(page, 'Buró de crédito');
  await buscar(page, '9000009422');
  await vea(page.getByRole('alert'), 'El buró de crédito envió una respuesta que no se puede leer. No se guardó nada.');
  await buscar(page, '9000009408');
  await vea(page, 'Consultando al buró…');
  await vea(page.getByRole('alert'), /^El buró de crédito no responde en este momento/);
  await buscar(page, '9000001800');
  await vea(page, /^Cédula 9000001800 /);
  await buro.detener();
  await page.getByRole('button', { name: 'Consultar de nuevo' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Consultar de nuevo' });
  await dialogo.getByRole('textbox').fill('El cliente pagó ayer');
  await dialogo.getByRole('button', { name: 'Consultar', exact: true }).click();
  await vea(page.getByRole('alert'), /no responde.* Se muestra la última consulta guardada, del /);
  await medidor(page).waitFor();
  await captura('buro-sin-servicio');
  // The report of the day needs no bureau
  await buscar(page, '9000001562');
  await vea(page, /^Cédula 9000001562 /);
  expect(await page.getByRole('alert').filter({ hasText: 'no responde' }).count()).toBe(0);
  await cerrar();
});
