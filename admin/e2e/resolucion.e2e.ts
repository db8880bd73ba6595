import type { Locator, Page } from 'playwright-core';
import { abrirCasa, type Casa } from './fixtures/casa';
import { type Lector, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { iniciarSesion, mensaje, vea } from './fixtures/verbos';

/** What risk decides of the folders it holds: one is approved from its board, another returned from the client's page; its executive reads why. */

interface Carpeta {
  readonly id: string;
  readonly cedula: string;
  readonly completa: boolean;
}

let casa: Casa;
let navegador: Navegador;
let leer: Lector;
let riesgo: Ventana;
let enRiesgo: Carpeta[];

const MOTIVO = 'La planilla de servicios es de otra dirección: pida la del domicilio';
const USUARIOS: Readonly<Record<string, string>> = {
  'Luis Chicaiza': 'ejecutivo',
  'María José Zambrano': 'ejecutivo2',
};

beforeAll(async () => {
  casa = await abrirCasa({ demo: true });
  navegador = await abrirNavegador(casa.url);
  leer = await lectorDe(casa, 'riesgo');
  enRiesgo = await leer<Carpeta[]>(`carpeta?filter=${encodeURIComponent('{"idDepartamento":"004"}')}`);
  expect(enRiesgo.length).toBeGreaterThanOrEqual(2);
  riesgo = await navegador.ventana();
  await iniciarSesion(riesgo.page, 'riesgo');
});
afterAll(async () => {
  await navegador?.cerrar();
  await casa?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const boton = (scope: Page | Locator, nombre: string | RegExp) =>
  scope.getByRole('button', { name: nombre, exact: typeof nombre === 'string' });
const desborde = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The row of a folder on the board, behind the chip where it was sent incomplete. */
async function fila(page: Page, { id, completa }: Carpeta): Promise<Locator> {
  await page.goto('/riesgo/inicio');
  await vea(page, 'Tablero de Actividades');
  if (!completa) await boton(page, /^Incompletas/).click();
  const row = page.getByRole('row').filter({ hasText: id });
  await row.waitFor();
  return row;
}

test('RIE-500 RIE-504 RIE-505 the home of risk counts its folders and shows every one of them', async () => {
  const { page } = riesgo;
  await page.goto('/riesgo/inicio');
  const metricas = page.getByRole('region', { name: 'Metricas' });
  await vea(metricas, String(enRiesgo.length));
  await boton(page, `Incompletas: ${enRiesgo.filter(({ completa }) => !completa).length}`).waitFor();
  await riesgo.captura('riesgo-inicio');
  for (const carpeta of enRiesgo) await fila(page, carpeta);
  await riesgo.captura('riesgo-inicio-incompletas');
});

test('RIE-507 on a phone nothing is wider than the screen and both buttons stay in reach', async () => {
  const ventana = await navegador.ventana({ width: 375, height: 812 });
  const { page } = ventana;
  await iniciarSesion(page, 'riesgo');
  const row = await fila(page, (enRiesgo as [Carpeta])[0]);
  await row.scrollIntoViewIfNeeded();
  await ventana.captura('riesgo-inicio-telefono');
  for (const nombre of [/^Devolver carpeta/, /^Aprobar carpeta/]) {
    const caja = await boton(row, nombre).boundingBox();
    expect((caja?.x ?? 0) + (caja?.width ?? 999)).toBeLessThanOrEqual(375);
  }
  expect(await desborde(page)).toBeLessThanOrEqual(0);
  await ventana.cerrar();
});

test('CAP-501 CAP-504 CAP-510 a folder is approved from the board, with its guarantee', async () => {
  const { page } = riesgo;
  const [carpeta] = enRiesgo as [Carpeta];
  const row = await fila(page, carpeta);
  await boton(row, /^Aprobar carpeta/).click();
  const dialogo = page.getByRole('dialog', { name: '¿Aprobar carpeta?' });
  await boton(dialogo, 'Aprobar').click();
  await vea(dialogo, 'Tipo de garantía no debe estar nulo.');
  await riesgo.captura('riesgo-aprobar');
  await dialogo.getByRole('radio', { name: 'Prenda Comercial' }).check();
  await dialogo.getByLabel(/^Comentario/).fill('Capacidad de pago suficiente');
  await boton(dialogo, 'Aprobar').click();
  await mensaje(page, 'Carpeta aprovada').waitFor();
  await row.waitFor({ state: 'detached' });
  const { idDepartamento } = await leer<{ idDepartamento: string }>(`plan/${carpeta.id}`);
  expect(idDepartamento).toBe('003');
});

test('CAP-500 CAP-511 RIE-509 another is returned from the page of its client', async () => {
  const { page } = riesgo;
  const [, carpeta] = enRiesgo as [Carpeta, Carpeta];
  const row = await fila(page, carpeta);
  await row.getByRole('cell').nth(3).click();
  await page.waitForURL(`**/riesgo/estado-cliente/${carpeta.cedula}?plan=${carpeta.id}*`);
  await boton(page, 'Devolver carpeta').click();
  const dialogo = page.getByRole('dialog', { name: 'Devolver carpeta' });
  await boton(dialogo, 'Devolver').click();
  await vea(dialogo, 'Motivo no puede estar vacío');
  await dialogo.getByLabel(/^Motivo/).fill(MOTIVO);
  await riesgo.captura('riesgo-devolver');
  await boton(dialogo, 'Devolver').click();
  await mensaje(page, 'Carpeta devuelta a adjudicaciones').waitFor();
  await boton(page, 'Devolver carpeta').waitFor({ state: 'detached' });
});

test('CAP-506 the executive reads the reason in the notice and in the task', async () => {
  const [, carpeta] = enRiesgo as [Carpeta, Carpeta];
  const { ejecutivo } = await leer<{ ejecutivo: string }>(`plan/${carpeta.id}`);
  const ventana = await navegador.ventana();
  const { page } = ventana;
  await iniciarSesion(page, USUARIOS[ejecutivo] as string);
  await boton(page, /^Notificaciones/).click();
  await vea(page, new RegExp(MOTIVO));
  await page.keyboard.press('Escape');
  const tareas = await (await lectorDe(casa, USUARIOS[ejecutivo]))<{ id: number; observaciones: string | null }[]>(
    `tarea?filter=${encodeURIComponent(JSON.stringify({ plan: carpeta.id, estado: 'abiertas' }))}`,
  );
  expect(tareas.filter(({ observaciones }) => observaciones === MOTIVO)).toHaveLength(1);
  await page.goto('/ejecutivo/lista-de-tareas');
  await page.getByRole('row').filter({ hasText: carpeta.id }).filter({ hasText: 'Corregir' }).first().click();
  await page.getByText(MOTIVO).first().waitFor();
  await ventana.captura('riesgo-tarea-del-ejecutivo');
  await ventana.cerrar();
});
