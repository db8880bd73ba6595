import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { descarga, filas, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';
import { desborde } from './fixtures/vista';

let application: RunningApplication;
let navegador: Navegador;

/** An awarded member of the demo data, as the API lists them. */
interface Adjudicado {
  readonly cedula: string;
  readonly nombreCliente: string;
  readonly idCodigo: string;
}
let adjudicado: Adjudicado;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const leer = await lectorDe(application);
  for (const uno of await leer<Adjudicado[]>('adjudicacion?range=[0,49]&sort=["fecha","DESC"]')) {
    adjudicado = uno;
    if ((await leer<{ planes: unknown[] }>(`cliente/${uno.cedula}`)).planes.length === 1) break;
  }
});

afterEach(() => expect(navegador.errores()).toEqual([]));

afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const buscador = (page: Page) => page.getByRole('combobox', { name: 'Ingrese el nombre del cliente o cédula' });
const lugar = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
const plan = (page: Page) => page.getByRole('region', { name: /^Plan(es)?\b.*$/ }).first();
/** The value beside a label of the left column. */
const hecho = (page: Page, nombre: string) =>
  page
    .locator('aside dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${nombre}$`) }) })
    .locator('dd');

test('CLI-002 CLI-006 CLI-007 CLI-009 an executive looks for a client: four characters ask nothing, words in any order find', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  const busquedas: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cliente/busqueda')) busquedas.push(request.url());
  });
  await iniciarSesion(page, 'ejecutivo');
  await irA(page, 'Estado cliente');
  await vea(page, 'No hay cliente seleccionado.');
  await captura('estado-cliente-entrada');
  await page.keyboard.type('zamb');
  await vea(page, 'Escriba al menos 5 caracteres para buscar');
  await page.waitForTimeout(500);
  expect(busquedas).toEqual([]);

  // Last word of the name first, without accents, in capitals
  const palabras = adjudicado.nombreCliente.split(' ');
  const escrito = `${palabras.at(-1)} ${palabras[0]}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  await buscador(page).fill(escrito);
  const opcion = page.getByRole('option', { name: adjudicado.cedula });
  await opcion.waitFor();
  await captura('estado-cliente-busqueda');
  await opcion.click();
  await page.getByRole('heading', { name: 'Datos de cliente' }).waitFor();
  // the only plan that there is stands open at once
  await page.waitForURL(`**/ejecutivo/estado-cliente/${adjudicado.cedula}?plan=${adjudicado.idCodigo}`);
  await cerrar();
});

test('CLI-001 CLI-012 CLI-013 plan and tabs are addresses: reload, back and a shared link show the same', async () => {
  const { page, captura, context, cerrar } = await navegador.ventana();
  const { cedula, idCodigo } = adjudicado;
  await iniciarSesion(page, 'ejecutivo');
  await page.goto(`/ejecutivo/estado-cliente/${cedula}`);
  await plan(page).getByRole('link', { name: idCodigo }).click();
  await page.getByRole('tab', { name: 'Información', selected: true }).waitFor();
  expect(lugar(page)).toBe(`/ejecutivo/estado-cliente/${cedula}?plan=${idCodigo}`);
  await page.getByRole('tabpanel').first().waitFor();
  await captura('estado-cliente-informacion');

  const partes = page.getByRole('tablist').last();
  const visitadas: string[] = [];
  for (const principal of await page.getByRole('tablist', { name: 'Secciones' }).getByRole('tab').allInnerTexts()) {
    await page.getByRole('tab', { name: principal, exact: true }).click();
    await page.getByRole('tab', { name: principal, exact: true, selected: true }).waitFor();
    for (const parte of await partes.getByRole('tab').allInnerTexts()) {
      await partes.getByRole('tab', { name: parte }).click();
      await partes.getByRole('tab', { name: parte, selected: true }).waitFor();
      await page.waitForLoadState('networkidle');
      await captura(`estado-cliente-${visitadas.length}-${principal} ${parte}`.replace(/[^\w-]+/g, '-'));
      visitadas.push(lugar(page));
    }
  }
  expect(new Set(visitadas).size).toBe(visitadas.length);
  expect(visitadas.length).toBeGreaterThanOrEqual(3);

  const [ultima = '', anterior = ''] = [visitadas.at(-1), visitadas.at(-2)];
  await page.reload();
  await page.getByRole('tab', { selected: true }).last().waitFor();
  expect(lugar(page)).toBe(ultima);
  const otra = await context.newPage();
  await otra.goto(anterior);
  await otra.getByRole('tabpanel').waitFor();
  expect(lugar(otra)).toBe(anterior);
  await cerrar();
});

test('EST-512 EST-513 EST-514 the payments: five instalments, the statement with its running balance, and the PDF says the same', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  const { cedula, idCodigo } = adjudicado;
  await iniciarSesion(page, 'ejecutivo');
  await page.goto(`/ejecutivo/estado-cliente/${cedula}?plan=${idCodigo}`);
  await page.getByRole('tab', { name: 'Detalle pagos' }).click();
  const cuotas = page.getByRole('table', { name: 'Cuotas' });
  await cuotas.waitFor();
  expect(await cuotas.locator('tbody tr').count()).toBe(5);
  // Newest first: the account's balance stands in the first line.
  const saldo = (await hecho(page, 'Saldo').innerText()).trim();
  const movimientos = page.getByRole('table', { name: 'Movimientos' });
  expect((await movimientos.locator('tbody tr').first().locator('td').last().innerText()).trim()).toBe(saldo);
  expect(await desborde(page)).toBe(0);
  await captura('pagos');
  // they open at the present one, wherever it stands
  const primera = Number(await cuotas.locator('tbody tr td').first().innerText());
  await page.getByRole('button', { name: 'Página anterior' }).first().click();
  await cuotas.getByRole('cell', { name: String(primera - 5), exact: true }).waitFor();
  await page.reload();
  await cuotas.getByRole('cell', { name: String(primera - 5), exact: true }).waitFor();

  await page.getByRole('button', { name: 'Estado de cuenta' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Estado de cuenta' });
  const paginas: string[][][] = [await filas(dialogo)];
  await captura('estado-de-cuenta');
  const siguiente = dialogo.getByRole('button', { name: 'Página siguiente' });
  while ((await siguiente.count()) > 0 && (await siguiente.isEnabled())) {
    const primera = paginas.at(-1)?.[0]?.[3] ?? '';
    await siguiente.click();
    await dialogo.getByRole('cell', { name: primera, exact: true }).waitFor({ state: 'detached' });
    paginas.push(await filas(dialogo));
  }
  const todas = paginas.flat();
  expect(Math.max(...paginas.map((pagina) => pagina.length))).toBeLessThanOrEqual(8);
  let corriente = 0;
  for (const fila of todas) {
    corriente += centavos(fila[6]) - centavos(fila[7]);
    expect([fila[3], centavos(fila[8])]).toEqual([fila[3], corriente]);
  }
  expect(todas.at(-1)?.[8]).toBe(saldo);

  await dialogo.getByRole('button', { name: 'Ver PDF' }).click();
  const visor = page.getByRole('dialog', { name: `Estado de cuenta ${idCodigo}` });
  await visor.getByRole('img', { name: /^Página 1 de/ }).waitFor();
  await page.waitForTimeout(800);
  await captura('estado-de-cuenta-pdf');
  const { bytes } = await descarga(page, () => visor.getByRole('button', { name: 'Descargar' }).click());
  const texto = (await textoDePdf(bytes)).join(' ');
  for (const dicho of [cedula, idCodigo, saldo.replace('$', '').trim(), ...todas.map((fila) => fila[3] ?? '')])
    expect(texto).toContain(dicho);
  await cerrar();
});

/** '$ 1.234,50' → 123450; an empty cell is nothing. */
function centavos(texto = ''): number {
  const limpio = texto.replace(/[$\s.]/g, '').replace(',', '');
  return limpio === '' ? 0 : Number(limpio);
}

test('CLI-005 CLI-021 a client that does not exist leads back, with the message', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'riesgo');
  await page.goto('/riesgo/estado-cliente/0000000000');
  await mensaje(page, 'Error vuelva a intentar').waitFor();
  await page.waitForURL(/\/riesgo\/estado-cliente$/);
  await vea(page, 'No hay cliente seleccionado.');
  await cerrar();
});

test('CLI-001 on a phone everything is one column and no page is wider than the screen', async () => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
  const { cedula, idCodigo } = adjudicado;
  await iniciarSesion(page, 'legal');
  for (const [search, nombre] of [
    ['', 'sin-plan'],
    [`?plan=${idCodigo}`, 'informacion'],
    [`?plan=${idCodigo}&tab=cliente&sub=detalle-pagos`, 'pagos'],
  ] as const) {
    await page.goto(`/legal/estado-cliente/${cedula}${search}`);
    await page.getByRole('heading', { name: 'Datos de cliente' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect([nombre, await desborde(page)]).toEqual([nombre, 0]);
    await captura(`movil-cliente-${nombre}`);
    if (search !== '') {
      await page
        .getByRole('tablist')
        .first()
        .evaluate((row) => row.scrollIntoView());
      await captura(`movil-cliente-${nombre}-abajo`);
    }
  }
  await cerrar();
});
