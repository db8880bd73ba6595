import { mensajes } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type CarpetaDePrueba, carpetasSinSolicitud, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { type CasoDeSolicitud, casos, llenarSolicitud } from './fixtures/solicitudes';
import { boton, descarga, iniciarSesion, mensaje, vea } from './fixtures/verbos';

/** The application form in the hands of an executive and of risk: filled, saved, printed, interrupted, edited by two. */

let application: RunningApplication;
let navegador: Navegador;

/** Folders in which nobody has filled the form yet. */
const libres: CarpetaDePrueba[] = [];

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  libres.push(...(await carpetasSinSolicitud(await lectorDe(application), casos.length + 4)));
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const carpetaLibre = (): CarpetaDePrueba => {
  const carpeta = libres.shift();
  if (carpeta === undefined) throw new Error('no folder left');
  return carpeta;
};

const direccion = (prefijo: string, { cedula, idCodigo }: CarpetaDePrueba) =>
  `/${prefijo}/estado-cliente/${cedula}?plan=${idCodigo}&tab=cliente&sub=informacion`;

async function abrirSolicitud(page: Page, prefijo: string, carpeta: CarpetaDePrueba): Promise<void> {
  await page.goto(direccion(prefijo, carpeta));
  await page.getByRole('region', { name: 'Datos personales', exact: true }).waitFor();
}

const personales = (page: Page) => page.getByRole('region', { name: 'Datos personales', exact: true });
const texto = (page: Page, name: string) => personales(page).getByRole('textbox', { name, exact: true });

async function guardar(page: Page): Promise<void> {
  await boton(page, 'Guardar').click();
  await mensaje(page, 'Información guardada exitosamente').waitFor();
  await boton(page, 'Editar').waitFor();
}

describe.each(casos)('labour situation $situacion', (caso) => {
  let carpeta: CarpetaDePrueba;

  test('CLI-041 CLI-044 CLI-045 CLI-053 an executive fills in the whole form, saves it and generates the request', async () => {
    carpeta = carpetaLibre();
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'ejecutivo');
    await abrirSolicitud(page, 'ejecutivo', carpeta);
    expect(await boton(page, 'Generar Solicitud').count()).toBe(0);
    expect(await boton(page, 'Enviar a Riesgo').isDisabled()).toBe(true);
    await boton(page, 'Editar').click();
    await llenarSolicitud(page, caso);
    await captura(`solicitud-${caso.situacion}-llena`);
    await guardar(page);
    await captura(`solicitud-${caso.situacion}-guardada`);
    await vea(page, /^Aprobación No\. \d+ · Guardada por /);
    // With the approval number the other parts of the folder open
    await page.getByRole('tab', { name: 'Datos Financieros' }).waitFor();
    const casado = caso.valores.separacionBienes === 'N';
    expect((await page.getByRole('tab', { name: 'Conyuge / Cliente' }).count()) > 0).toBe(casado);

    await boton(page, 'Generar Solicitud').click();
    const visor = page.getByRole('dialog', { name: 'Solicitud de compra' });
    await visor.locator('canvas').first().waitFor();
    await captura(`solicitud-${caso.situacion}-documento`);
    const { bytes } = await descarga(page, () => visor.getByRole('button', { name: 'Descargar' }).click());
    const pdf = (await textoDePdf(bytes)).join(' ');
    for (const dato of ['Ñauñay', 'Güillín', carpeta.cedula, ...caso.enElPdf]) expect(pdf).toContain(dato);
    await cerrar();
  });

  test('CLI-034 CLI-042 risk reads the same form', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'riesgo');
    await abrirSolicitud(page, 'riesgo', carpeta);
    await vea(personales(page), 'Ñauñay');
    await vea(page, '$ 21.500,50');
    expect(await page.locator('[data-campo] input').count()).toBe(0);
    await captura(`solicitud-${caso.situacion}-riesgo`);
    await cerrar();
  });
});

test('a tab that dies in the middle loses nothing: the draft comes back, in another window too, and is saved', async () => {
  const carpeta = carpetaLibre();
  const caso = casos[0] as CasoDeSolicitud;
  const primera = await navegador.ventana();
  await iniciarSesion(primera.page, 'ejecutivo');
  await abrirSolicitud(primera.page, 'ejecutivo', carpeta);
  await boton(primera.page, 'Editar').click();
  // On a busy machine a draft leaves between two fields: what counts is the one with the last field.
  const ultimo = primera.page.waitForResponse(
    (respuesta) =>
      respuesta.request().method() === 'PUT' &&
      respuesta.url().includes('/borrador/') &&
      respuesta.request().postData()?.includes('Ingeniero civil') === true,
  );
  await llenarSolicitud(primera.page, caso, 'profesion');
  expect((await ultimo).status()).toBe(200);
  await vea(primera.page, /^Borrador guardado \d\d:\d\d$/);
  await primera.captura('solicitud-borrador-guardado');
  // No farewell: the window is gone, as after a crash.
  await primera.cerrar();

  const segunda = await navegador.ventana();
  await iniciarSesion(segunda.page, 'ejecutivo');
  await abrirSolicitud(segunda.page, 'ejecutivo', carpeta);
  await vea(segunda.page, /^Se restauró un borrador de \d\d\/\d\d\/\d{4} \d\d:\d\d$/);
  await segunda.captura('solicitud-borrador-restaurado');
  expect(await texto(segunda.page, 'Profesión (*)').inputValue()).toBe('Ingeniero civil');
  expect(await texto(segunda.page, 'Nombres (*)').inputValue()).toBe('José Antonio');
  await llenarSolicitud(segunda.page, caso);
  await guardar(segunda.page);

  await segunda.page.reload();
  await vea(personales(segunda.page), 'Ingeniero civil');
  expect(await segunda.page.getByText(/^Se restauró un borrador/).count()).toBe(0);
  await segunda.cerrar();
});

test('CLI-120 wrong values are refused on the screen, in their words, and leaving asks', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirSolicitud(page, 'ejecutivo', carpetaLibre());
  await boton(page, 'Editar').click();
  const enviados: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/v1/solicitud/')) enviados.push(request.url());
  });
  await llenarSolicitud(page, casos[0] as CasoDeSolicitud);
  await texto(page, 'Celular (*)').fill('099123456');
  await texto(page, 'Correo electrónico (*)').fill('nadie@');
  await texto(page, 'Dirección (*)').fill('x'.repeat(101));
  await texto(page, 'Nombres (*)').fill('<b>José</b>');
  await texto(page, 'Profesión (*)').fill('Ingeniero\u0007 civil');
  await texto(page, 'Referencias de la casa (*)').fill('RunningApplication 🏠 & <i>jardín</i>');
  await boton(page, 'Guardar').click();
  await mensaje(page, mensajes.GEN.camposIncorrectos).waitFor();
  for (const aviso of ['Teléfono inválido', 'Ingrese un correo válido.', 'Máximo 100 caracteres', 'Use solo letras'])
    await vea(personales(page), aviso);
  await vea(personales(page), mensajes.propios.textoNoPermitido);
  expect(await texto(page, 'Nombres (*)').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(enviados).toEqual([]);
  await captura('solicitud-errores');

  await page.getByRole('tab', { name: 'Detalle pagos' }).click();
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await pregunta.getByRole('button', { name: 'Seguir editando' }).click();
  expect(await texto(page, 'Celular (*)').inputValue()).toBe('099123456');
  await texto(page, 'Celular (*)').fill('0991234567');
  await texto(page, 'Correo electrónico (*)').fill('nadie@correo.example');
  await texto(page, 'Dirección (*)').fill('x'.repeat(100));
  await texto(page, 'Nombres (*)').fill("María d'Ávila-Ñú");
  await texto(page, 'Profesión (*)').fill('Ingeniero civil');
  await guardar(page);
  await vea(personales(page), 'RunningApplication 🏠 & <i>jardín</i>');
  await cerrar();
});

test('two people edit one client: the second one sees who was faster and chooses field by field', async () => {
  const carpeta = carpetaLibre();
  const primera = await navegador.ventana();
  await iniciarSesion(primera.page, 'ejecutivo');
  await abrirSolicitud(primera.page, 'ejecutivo', carpeta);
  await boton(primera.page, 'Editar').click();
  await llenarSolicitud(primera.page, casos[0] as CasoDeSolicitud);
  await guardar(primera.page);

  const segunda = await navegador.ventana();
  await iniciarSesion(segunda.page, 'jefatura');
  await abrirSolicitud(segunda.page, 'jftadj', carpeta);
  await boton(segunda.page, 'Editar').click();
  await texto(segunda.page, 'Profesión (*)').fill('Arquitecto');
  await texto(segunda.page, 'Celular (*)').fill('0987654321');

  await boton(primera.page, 'Editar').click();
  await texto(primera.page, 'Profesión (*)').fill('Ingeniero vial');
  await texto(primera.page, 'Dirección (*)').fill('Calle Bolívar 4-55');
  await guardar(primera.page);

  await boton(segunda.page, 'Guardar').click();
  const dialogo = segunda.page.getByRole('dialog', { name: /guardó antes que usted/ });
  await vea(dialogo, /El \d\d\/\d\d\/\d{4}/);
  await segunda.captura('solicitud-conflicto');
  await dialogo
    .getByRole('group', { name: 'Profesión' })
    .getByLabel(/^Lo que está guardado/)
    .check();
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await mensaje(segunda.page, 'Información guardada exitosamente').waitFor();
  for (const valor of ['Ingeniero vial', 'Calle Bolívar 4-55', '0987654321'])
    await vea(personales(segunda.page), valor);
  await primera.cerrar();
  await segunda.cerrar();
});

test('on a phone the form is one column and nothing runs out of the page', async () => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
  await iniciarSesion(page, 'ejecutivo');
  await abrirSolicitud(page, 'ejecutivo', carpetaLibre());
  const ancho = () => page.evaluate(() => document.documentElement.scrollWidth);
  await captura('solicitud-telefono-leer');
  expect(await ancho()).toBe(390);
  await boton(page, 'Editar').click();
  await texto(page, 'Profesión (*)').scrollIntoViewIfNeeded();
  await captura('solicitud-telefono-editar');
  expect(await ancho()).toBe(390);
  await cerrar();
});
