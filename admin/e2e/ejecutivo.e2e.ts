import type { Locator } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { pdfDe } from './fixtures/documentos';
import { ejecutivos, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { iniciarSesion, mensaje, vea } from './fixtures/verbos';

/**
 * What an executive does most: risk sent a folder back with a document found wrong; it is found, mended and sent again. From the home, by what the
 * program itself points at, with every press counted.
 */

interface Documento {
  readonly id: number;
  readonly version: number;
  readonly acciones: readonly string[];
  readonly dueno: number;
  readonly tipoPersona: string;
  readonly tipo: { readonly nombre: string; readonly formato: string };
}

const MOTIVO = 'La imagen no se lee';

let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const filtro = (valores: object): string => encodeURIComponent(JSON.stringify(valores));

/** A complete folder that risk sends back with its last document found wrong: the one that is farthest from where the list begins. */
async function devuelta() {
  const riesgo = await lectorDe(application, 'riesgo');
  const [carpeta] = await riesgo<{ id: string; cedula: string }[]>(
    `carpeta?filter=${filtro({ idDepartamento: '004', completa: true })}`,
  );
  if (carpeta === undefined) throw new Error('risk has no complete folder');
  const documentos = await riesgo<Documento[]>(
    `documento?range=[0,99]&sort=["orden","ASC"]&filter=${filtro({ plan: carpeta.id, noAplica: false })}`,
  );
  const documento = documentos.findLast(
    ({ acciones, tipo }) => acciones.includes('rechazar') && tipo.formato === 'pdf',
  );
  if (documento === undefined) throw new Error('nothing can be rejected');
  await riesgo(`documento/${documento.id}/rechazar`, { observaciones: MOTIVO, version: documento.version });
  const plan = await riesgo<{ carpeta: { version: number }; ejecutivo: string }>(`plan/${carpeta.id}`);
  await riesgo(`carpeta/${carpeta.id}/devolver`, { motivo: 'Corrija el documento', version: plan.carpeta.version });
  const fila = `${documento.tipo.nombre}, ${documento.tipoPersona}`;
  return { ...carpeta, fila, usuario: ejecutivos[plan.ejecutivo] as string };
}

test('a folder that came back is found, its document replaced and sent again with four clicks and one Enter', async () => {
  const { id, cedula, fila: documento, usuario } = await devuelta();
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, usuario);
  const presiones = { clics: 0, intros: 0 };
  const clic = async (donde: Locator) => {
    presiones.clics += 1;
    await donde.click();
  };

  // '/' leads to the search of the list; what is typed is looked for by itself
  await clic(page.getByRole('button', { name: 'Pendientes', exact: true }));
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(cedula);
  const fila = page.getByRole('row').filter({ hasText: id });
  await vea(fila, '1 documento');
  await captura('ejecutivo-pendientes');
  await clic(fila.getByRole('link', { name: /^Subir documentos/ }));

  const suya = page.getByRole('row', { name: documento, exact: true });
  await vea(suya, MOTIVO);
  await captura('ejecutivo-documento');
  const eleccion = page.waitForEvent('filechooser');
  await clic(suya.getByRole('button', { name: /^Reemplazar / }));
  await (await eleccion).setFiles(await pdfDe('nueva', id));
  await mensaje(page, 'Documento subido').waitFor();

  await clic(page.getByRole('button', { name: 'Enviar a Riesgo', exact: true }));
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a Riesgo', exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Enviar a Riesgo'));
  presiones.intros += 1;
  await page.keyboard.press('Enter');
  await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
  await captura('ejecutivo-enviada');
  expect(presiones).toEqual({ clics: 4, intros: 1 });
  await cerrar();
});

test('AUT-006 a session that ends in the middle of a form: the log-in leads back, and what was typed stands there', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  const leer = await lectorDe(application, 'ejecutivo');
  const socios = await leer<{ cedula: string; idCodigo: string; idDepartamento: string | null }[]>(
    `adjudicacion?range=[0,49]&filter=${filtro({ pendientes: true, ejecutivo: 'yo' })}`,
  );
  const socio = socios.find(({ idDepartamento, cedula }) => idDepartamento === null && /^\d{10}$/.test(cedula));
  const direccion = `/ejecutivo/estado-cliente/${socio?.cedula}?plan=${socio?.idCodigo}&tab=cliente&sub=informacion`;
  await page.goto(direccion);
  const datos = page.getByRole('region', { name: 'Datos personales', exact: true });
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const profesion = datos.getByRole('textbox', { name: 'Profesión (*)', exact: true });
  await profesion.fill('Ingeniera');
  await vea(page, /^Borrador guardado \d\d:\d\d$/);
  // as the server ends it: the next call is refused
  const token = await page.evaluate(() => localStorage.getItem('adjudica.token'));
  await fetch(`${application.url}/api/v1/auth/salir`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await profesion.fill('Ingeniera hidráulica');
  await page.waitForURL(/\/login$/);
  await vea(page, 'Su sesión terminó. Ingrese nuevamente.');
  await page.getByLabel('Usuario').fill('ejecutivo');
  await page.getByLabel('Contraseña', { exact: true }).fill('adjudica');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${application.url}${direccion}`);
  await vea(page, /^Se restauró un borrador de /);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Ingeniera hidráulica'),
  );
  await cerrar();
});
