import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import type { Archivo } from './fixtures/archivos';
import { escaneo, pdfDe } from './fixtures/documentos';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { descarga, iniciarSesion, mensaje, vea } from './fixtures/verbos';

let application: RunningApplication;
let navegador: Navegador;

/** A folder of the demo data whose list is there and empty. */
interface Carpeta {
  readonly id: string;
  readonly cedula: string;
  readonly nombreCompleto: string;
}
let carpeta: Carpeta;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const leer = await lectorDe(application);
  [carpeta] = await leer<[Carpeta]>(
    `documentos-cliente?range=[0,0]&filter=${encodeURIComponent(JSON.stringify({ estado: 'vacia' }))}`,
  );
});

afterEach(() => expect(navegador.errores()).toEqual([]));

afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const CEDULA = 'Cédula de identidad';
const PAPELETA = 'Papeleta de votación';
const PLANILLA = 'Planilla de servicio básico';

const abrirDocumentos = async (page: Page, prefijo: string) => {
  await page.goto(`${prefijo}/documentos-cliente/${carpeta.cedula}?plan=${carpeta.id}`);
  await fila(page, CEDULA).waitFor();
};
const fila = (page: Page, documento: string) => page.getByRole('row', { name: `${documento}, Cliente`, exact: true });
const campo = (page: Page, documento: string) => page.getByLabel(`Archivo de ${documento}, Cliente`, { exact: true });
const visor = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('toolbar') });
const subidas = (page: Page) => page.getByRole('region', { name: 'Subidas' });
const abrirEnVisor = async (page: Page, documento: string) => {
  await fila(page, documento).getByRole('button', { name: documento, exact: true }).click();
  await visor(page).locator('canvas').first().waitFor();
};
const tituloDelVisor = (page: Page) => visor(page).getByRole('heading').first();

/** A page that says what it is, under the name that somebody gave it. */
const papel = async (name: string): Promise<Archivo> => ({
  ...(await pdfDe(name.replace('.pdf', ''), carpeta.id)),
  name,
});

test('DOC-035 DOC-508 DOC-509 DOC-510 what is too large or of another kind never leaves; what lies about its kind is refused', async () => {
  const { page, cerrar } = await navegador.ventana();
  const enviadas: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && enviadas.push(request.url()));
  await iniciarSesion(page, 'ejecutivo');
  enviadas.length = 0;
  await abrirDocumentos(page, '/ejecutivo');

  const pesado = Buffer.alloc(10_000_001, ' ');
  pesado.write('%PDF-1.4\n');
  await campo(page, CEDULA).setInputFiles({ name: 'cedula.pdf', mimeType: 'application/pdf', buffer: pesado });
  await mensaje(page, 'Documento pesado, máximo 10 MB').waitFor();
  await campo(page, CEDULA).setInputFiles({ name: 'cedula.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await mensaje(page, 'Tipo de archivo no es aceptado').waitFor();
  expect(enviadas).toEqual([]);

  await campo(page, CEDULA).setInputFiles({
    name: 'cedula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('esto no es un PDF'),
  });
  await vea(subidas(page), 'Tipo de archivo no es aceptado');
  expect(enviadas).toHaveLength(1);
  await page.getByRole('button', { name: `Descartar ${CEDULA}, Cliente` }).click();
  await subidas(page).waitFor({ state: 'detached' });
  await vea(fila(page, CEDULA), /^Sin archivo/);
  await cerrar();
});

test('DOC-508 a file that the server refuses is said where somebody looks, also far down a long list', async () => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 1366, height: 460 });
  await iniciarSesion(page, 'ejecutivo');
  await abrirDocumentos(page, '/ejecutivo');
  const ultima = page
    .getByRole('row')
    .filter({ has: page.locator('input[type=file]') })
    .last();
  await ultima.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  await page.waitForFunction(() => window.scrollY > 200);
  const antes = await page.evaluate(() => window.scrollY);
  await ultima.locator('input[type=file]').setInputFiles({
    name: 'no es lo que dice.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('esto no es un PDF'),
  });
  await mensaje(page, 'no es lo que dice.pdf: Tipo de archivo no es aceptado').waitFor();
  const rechazo = subidas(page).getByRole('alert');
  await rechazo.waitFor();
  await captura('documentos-rechazo-a-la-vista');
  // Within the window and covered by nothing, where the list stood
  const alaVista = await rechazo.evaluate((alerta) => {
    const { left, top, bottom } = alerta.getBoundingClientRect();
    const encima = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return top > 0 && bottom < window.innerHeight && encima !== null && alerta.contains(encima);
  });
  expect([alaVista, (await page.evaluate(() => window.scrollY)) > antes / 2]).toEqual([true, true]);
  await subidas(page)
    .getByRole('button', { name: /^Descartar / })
    .click();
  await cerrar();
});

test('DOC-503 DOC-506 DOC-515 DOC-522 a file goes up with its bar, is stopped, goes up again; two more at once, each to its document', async () => {
  const { page, context, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirDocumentos(page, '/ejecutivo');
  // A line as an agency has it
  const red = await context.newCDPSession(page);
  const subida = (bytes: number) =>
    red.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytes,
    });
  await subida(300_000);
  const archivo = await escaneo('cedula frente y reverso.pdf');
  await campo(page, CEDULA).setInputFiles(archivo);
  const barra = page.getByRole('progressbar', { name: `Avance de ${CEDULA}, Cliente` });
  await barra.waitFor();
  await vea(subidas(page), /^[1-9]\d? %$/);
  await captura('documentos-subiendo');
  await page.getByRole('button', { name: `Cancelar ${CEDULA}, Cliente` }).click();
  await subidas(page).waitFor({ state: 'detached' });
  await vea(fila(page, CEDULA), /^Sin archivo/);

  await subida(-1);
  await campo(page, CEDULA).setInputFiles(archivo);
  await mensaje(page, 'Documento subido').waitFor();
  await vea(fila(page, CEDULA), /^cedula frente y reverso\.pdf · /);
  await vea(fila(page, CEDULA), 'Pendiente');

  await page
    .getByLabel('Archivos de la carpeta')
    .setInputFiles([await papel('Planilla servicio básico.pdf'), await papel('escaneado 0001.pdf')]);
  const dialogo = page.getByRole('dialog', { name: '¿Qué documento es cada archivo?' });
  const sugerido = dialogo.getByRole('combobox', { name: 'Documento de Planilla servicio básico.pdf' });
  await sugerido.waitFor();
  expect(await sugerido.inputValue()).toBe(`${PLANILLA}, Cliente`);
  await dialogo.getByRole('combobox', { name: 'Documento de escaneado 0001.pdf' }).click();
  await page.getByRole('option', { name: PAPELETA, exact: true }).click();
  await captura('documentos-asignar');
  await dialogo.getByRole('button', { name: 'Subir 2 archivos' }).click();
  await mensaje(page, '2 documentos subidos').waitFor();
  await vea(fila(page, PAPELETA), /^escaneado 0001\.pdf · /);
  await vea(page, 'Documentación incompleta');
  await cerrar();
});

test('DOC-512 the viewer: pages, zoom, rotation, next and previous by keyboard and button, download with its name', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirDocumentos(page, '/ejecutivo');
  await abrirEnVisor(page, CEDULA);
  const caja = await visor(page).boundingBox();
  expect([caja?.x, Math.round(caja?.width ?? 0)]).toEqual([0, Math.round(1366 * 0.35)]);
  await vea(visor(page), '1 / 3');
  await captura('documentos-visor');
  await visor(page).getByRole('button', { name: 'Página siguiente' }).click();
  await vea(visor(page), '2 / 3');
  await visor(page).getByRole('button', { name: 'Acercar' }).click();
  await vea(visor(page), '125 %');
  await visor(page).getByRole('button', { name: 'Ajustar' }).click();
  await vea(visor(page), '100 %');
  const derecho = await visor(page)
    .getByRole('img', { name: 'Página 1 de 3' })
    .evaluate((pagina) => pagina.clientHeight);
  await visor(page).getByRole('button', { name: 'Girar a la derecha' }).click();
  await page.waitForFunction(
    (antes) => (document.querySelector('[data-pagina="1"]')?.clientHeight ?? antes) < antes,
    derecho,
  );

  await page.keyboard.press('ArrowLeft');
  expect(await tituloDelVisor(page).textContent()).toBe(CEDULA);
  await page.keyboard.press('ArrowRight');
  await visor(page).getByRole('heading', { name: PAPELETA }).waitFor();
  await visor(page).getByRole('button', { name: 'Documento siguiente' }).click();
  await visor(page).getByRole('heading', { name: PLANILLA }).waitFor();
  await page.reload();
  await visor(page).getByRole('heading', { name: PLANILLA }).waitFor();
  await visor(page).locator('canvas').first().waitFor();
  const { nombre, bytes } = await descarga(page, () => visor(page).getByRole('button', { name: 'Descargar' }).click());
  expect(nombre).toMatch(new RegExp(`^Documento_${carpeta.cedula}_.+_${carpeta.id}\\.pdf$`));
  expect((await textoDePdf(bytes)).join(' ')).toContain(carpeta.id);
  await page.keyboard.press('Escape');
  await visor(page).waitFor({ state: 'detached' });
  await cerrar();
});

test('DOC-031 DOC-032 DOC-502 DOC-504 risk finds one wrong with a reason, it is replaced, accepted, and both versions keep what was said', async () => {
  const deRiesgo = await navegador.ventana();
  const { page: riesgo } = deRiesgo;
  await iniciarSesion(riesgo, 'riesgo');
  await abrirDocumentos(riesgo, '/riesgo');
  await abrirEnVisor(riesgo, PAPELETA);
  await visor(riesgo).getByRole('button', { name: 'Rechazar', exact: true }).click();
  const motivo = riesgo.getByRole('dialog', { name: 'Rechazar documento' });
  await motivo.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await vea(motivo, 'Motivo no puede estar vacío');
  await motivo.getByRole('textbox').fill('La papeleta no es de la última elección');
  await motivo.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await mensaje(riesgo, 'Documento rechazado').waitFor();
  await vea(fila(riesgo, PAPELETA), 'Incorrecto');
  await deRiesgo.captura('documentos-rechazado');

  const deEjecutivo = await navegador.ventana();
  const { page: ejecutivo } = deEjecutivo;
  await iniciarSesion(ejecutivo, 'ejecutivo');
  await abrirDocumentos(ejecutivo, '/ejecutivo');
  await vea(fila(ejecutivo, PAPELETA), 'La papeleta no es de la última elección');
  // What risk found wrong is not confirmed over its head.
  expect(
    await fila(ejecutivo, PAPELETA)
      .getByRole('button', { name: /^Aceptar/ })
      .count(),
  ).toBe(0);
  await campo(ejecutivo, PAPELETA).setInputFiles(await papel('papeleta nueva.pdf'));
  await mensaje(ejecutivo, 'Documento subido').waitFor();
  await vea(fila(ejecutivo, PAPELETA), 'Pendiente');
  await deEjecutivo.cerrar();

  await riesgo.reload();
  await fila(riesgo, PAPELETA)
    .getByRole('button', { name: `Aceptar ${PAPELETA}, Cliente` })
    .click();
  await riesgo
    .getByRole('dialog', { name: '¿Aceptar el documento?' })
    .getByRole('button', { name: 'Aceptar', exact: true })
    .click();
  await mensaje(riesgo, 'Documento aceptado').waitFor();
  await vea(fila(riesgo, PAPELETA), 'Correcto');
  if ((await visor(riesgo).count()) === 0) await abrirEnVisor(riesgo, PAPELETA);
  await vea(visor(riesgo).getByRole('list', { name: 'Decisiones' }), 'Correcto');
  await visor(riesgo).getByRole('combobox', { name: 'Versión' }).click();
  await riesgo.getByRole('option', { name: /^Versión 1/ }).click();
  await vea(visor(riesgo), 'La papeleta no es de la última elección');
  await deRiesgo.captura('documentos-version-anterior');
  await deRiesgo.cerrar();
});

test('DOC-002 DOC-003 DOC-008 DOC-010 the folder is found by eight characters, opened, and comes out as one PDF', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'jefatura');
  await page.getByRole('link', { name: 'Documentos cliente', exact: true }).click();
  await page.getByRole('heading', { name: 'Visor de documentos' }).waitFor();
  const buscar = page.getByRole('searchbox', { name: 'Cédula o nombre' });
  await buscar.fill('');
  await buscar.pressSequentially(carpeta.cedula);
  // what was typed stays; its first eight characters are searched
  expect(await buscar.inputValue()).toBe(carpeta.cedula);
  await page.waitForFunction(
    (cedula) => {
      const filas = [...document.querySelectorAll('tbody tr')];
      return filas.length > 0 && filas.every((tr) => tr.textContent?.includes(cedula));
    },
    carpeta.cedula.slice(0, 8),
  );
  const encontrada = page.getByRole('row').filter({ hasText: carpeta.id });
  await vea(encontrada, 'Documentación incompleta');
  await captura('documentos-cliente');
  await encontrada.getByText('Documentación incompleta').click();
  await page.waitForURL(`**/jftadj/documentos-cliente/${carpeta.cedula}?plan=${carpeta.id}`);
  const { bytes } = await descarga(page, () => page.getByRole('button', { name: 'Descargar todo en un PDF' }).click());
  const paginas = await textoDePdf(bytes);
  // index, three pages of the identity card, one each of the other two
  expect(paginas.length).toBeGreaterThanOrEqual(6);
  const texto = paginas.join('\n');
  expect(texto).toContain('Segunda hoja');
  expect(texto.indexOf('Segunda hoja')).toBeLessThan(texto.indexOf('papeleta nueva'));
  expect(texto).not.toContain('escaneado 0001');
  await cerrar();
});

test('DOC-025 DOC-512 on a phone the list is cards that fit, and a document covers the screen', async () => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
  await iniciarSesion(page, 'ejecutivo');
  await abrirDocumentos(page, '/ejecutivo');
  const desborde = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await desborde()).toBe(0);
  await captura('documentos-telefono');
  await abrirEnVisor(page, CEDULA);
  expect(Math.round((await visor(page).boundingBox())?.width ?? 0)).toBe(390);
  await captura('documentos-telefono-visor');
  await visor(page).getByRole('button', { name: 'Cerrar' }).click();
  await visor(page).waitFor({ state: 'detached' });
  expect(await desborde()).toBe(0);
  await cerrar();
});
