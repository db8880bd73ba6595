import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirBuro, type Buro } from './fixtures/buro';
import { pdfDe } from './fixtures/documentos';
import { type CarpetaDePrueba, carpetasSinSolicitud, ejecutivos, type Lector, lectorDe } from './fixtures/lector';
import { aceptarMedio, enviarMedio, generarMedio, llenarMedio, medioPara } from './fixtures/medios';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { casos, llenarSolicitud } from './fixtures/solicitudes';
import { boton, descarga, iniciarSesion, mensaje, vea } from './fixtures/verbos';
import { desborde } from './fixtures/vista';

/**
 * A folder with risk, only through screens: what the bureau says, a score below 800, a guarantor, the exception, the approval, the
 * approval. And one that risk returns: its executive finds the reason among the tasks.
 */

interface EnTablero {
  readonly id: string;
  readonly cedula: string;
  readonly completa: boolean;
}

let buro: Buro;
let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;
let ejecutivo: Ventana;
let riesgo: Ventana;
/** The folder that is sent here and approved in the end. */
let carpeta: CarpetaDePrueba;
/** Number of its approval. */
let medio: string;
/** One of those that risk has from before: it is returned. */
let devuelta: EnTablero;

const GARANTE = '1104680135';
const MOTIVO = 'La planilla de servicios es de otra dirección: pida la del domicilio';
const solicitud = casos.find(({ situacion }) => situacion === 'V') as (typeof casos)[number];

beforeAll(async () => {
  buro = await abrirBuro();
  application = await startApplication({ demo: true, env: buro.env });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application);
  // without finances, references and depositario: whatever the bureau says, it stays below 800
  [carpeta] = (await carpetasSinSolicitud(leer, 1, { producto: '01', ejecutivo: 'yo' })) as [CarpetaDePrueba];
  [devuelta] = (await leer<EnTablero[]>('carpeta')) as [EnTablero];
  ejecutivo = await navegador.ventana();
  await iniciarSesion(ejecutivo.page, 'ejecutivo');
  riesgo = await navegador.ventana();
  await iniciarSesion(riesgo.page, 'riesgo');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
  await buro?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const estado = (prefijo: string, tab = 'cliente', sub = 'informacion'): string =>
  `/${prefijo}/estado-cliente/${carpeta.cedula}?plan=${carpeta.idCodigo}&tab=${tab}&sub=${sub}`;

/** The row of a folder on the board of risk, behind the chip where it was sent incomplete. */
async function fila(page: Page, { id, completa }: Pick<EnTablero, 'id' | 'completa'>): Promise<Locator> {
  await page.goto('/riesgo/inicio');
  await vea(page, 'Tablero de Actividades');
  if (!completa) await boton(page, /^Incompletas/).click();
  const row = page
    .getByRole('table', { name: /^Carpetas/i })
    .getByRole('row')
    .filter({ hasText: id });
  await row.waitFor();
  return row;
}

const matriz = (page: Page) => page.getByRole('dialog', { name: 'Parámetros de riesgo' });
const panel = (page: Page, titulo: string) => matriz(page).getByRole('region', { name: titulo, exact: true });
const parametro = (page: Page, nombre: string) =>
  matriz(page).getByRole('checkbox', { name: new RegExp(`^${nombre}, `) });
const puntaje = async (page: Page): Promise<number> =>
  Number(await panel(page, 'Puntaje de riesgo').locator('strong').innerText());

/** Opens the matrix of the plan that is shown; the score is read again. */
async function abrirMatriz(page: Page): Promise<void> {
  await boton(page, 'Parámetros de riesgo').click();
  await panel(page, 'Puntaje de riesgo').waitFor();
}
async function recalcular(page: Page, nombre: 'Calcular' | 'Recalcular'): Promise<number> {
  const listo = page.waitForResponse((answer) => answer.url().endsWith('/calcular'));
  await boton(panel(page, 'Puntaje de riesgo'), nombre).click();
  expect((await listo).status()).toBe(200);
  await boton(panel(page, 'Puntaje de riesgo'), 'Recalcular').and(page.locator(':enabled')).waitFor();
  return puntaje(page);
}

test('RIE-500 RIE-504 RIE-505 the home of risk counts its folders and shows every one of them', async () => {
  const { page } = riesgo;
  const enRiesgo = await leer<EnTablero[]>('carpeta');
  expect(enRiesgo.length).toBeGreaterThanOrEqual(2);
  await page.goto('/riesgo/inicio');
  await vea(page.getByRole('region', { name: 'Metricas' }), String(enRiesgo.length));
  await boton(page, `Incompletas: ${enRiesgo.filter(({ completa }) => !completa).length}`).waitFor();
  await riesgo.captura('riesgo-inicio');
  for (const una of enRiesgo) await fila(page, una);
  await riesgo.captura('riesgo-inicio-incompletas');
});

test('RIE-507 on a phone nothing is wider than the screen and both buttons stay in reach', async () => {
  const ventana = await navegador.ventana({ width: 375, height: 812 });
  const { page } = ventana;
  await iniciarSesion(page, 'riesgo');
  const row = await fila(page, devuelta);
  await row.scrollIntoViewIfNeeded();
  await ventana.captura('riesgo-inicio-telefono');
  for (const nombre of [/^Devolver carpeta/, /^Aprobar carpeta/]) {
    const caja = await boton(row, nombre).boundingBox();
    expect((caja?.x ?? 0) + (caja?.width ?? 999)).toBeLessThanOrEqual(375);
  }
  expect(await desborde(page)).toBeLessThanOrEqual(0);
  await ventana.cerrar();
});

test('DOC-017 CLI-054 an executive fills in the application, brings a paper and sends the folder to risk', async () => {
  const { page } = ejecutivo;
  await page.goto(estado('ejecutivo'));
  await boton(page, 'Editar').click();
  await llenarSolicitud(page, solicitud);
  await boton(page, 'Guardar').click();
  await mensaje(page, 'Información guardada exitosamente').waitFor();
  await boton(page, 'Generar Solicitud').click();
  await page.getByRole('dialog').getByText('Solicitud de compra').first().waitFor();
  await boton(page.getByRole('dialog'), 'Cerrar').first().click();
  await page.goto(`/ejecutivo/documentos-cliente/${carpeta.cedula}?plan=${carpeta.idCodigo}`);
  const documentos = page.getByRole('table', { name: 'Documentos' });
  const entrada = documentos.locator('input[type=file]').first();
  await entrada.waitFor({ state: 'attached' });
  const papel = await pdfDe('Cédula del cliente', carpeta.idCodigo);
  await entrada.setInputFiles(papel);
  await documentos.getByText(papel.name).waitFor();

  await page.goto(estado('ejecutivo'));
  await boton(page, 'Enviar a Riesgo').click();
  await boton(page.getByRole('dialog', { name: '¿Enviar la carpeta a riesgo?' }), 'Enviar incompleta').click();
  await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
  await boton(page, 'Editar').waitFor({ state: 'detached' });
});

test('RIE-509 BUR-001 risk opens it from its board and asks the bureau', async () => {
  const { page } = riesgo;
  const row = await fila(page, { id: carpeta.idCodigo, completa: false });
  await row.getByRole('cell').nth(3).click();
  await page.waitForURL(`**/riesgo/estado-cliente/${carpeta.cedula}?plan=${carpeta.idCodigo}*`);
  await boton(page, 'Buró de crédito').click();
  const dialogo = page.getByRole('dialog', { name: 'Buró de crédito' });
  await boton(dialogo, 'Consultar').click();
  await dialogo.getByRole('meter', { name: 'Puntaje' }).waitFor();
  await vea(dialogo, 'Buró de prueba');
  for (const pestana of [/^SBS/, /^RFR/, /^SICOM/, /^Puntaje/])
    await dialogo.getByRole('tab', { name: pestana }).click();
  await riesgo.captura('riesgo-buro');
  await page.keyboard.press('Escape');
  await dialogo.waitFor({ state: 'detached' });
});

test('RIE-001 RIE-004 RIE-016 EST-502 the score is below 800 and red, says what the bureau answered, and asks for a guarantor', async () => {
  const { page } = riesgo;
  await abrirMatriz(page);
  expect(await recalcular(page, 'Calcular')).toBeLessThan(800);
  await vea(panel(page, 'Puntaje de riesgo'), 'Debajo de 800');
  expect(await panel(page, 'Puntaje de riesgo').locator('strong').getAttribute('data-color')).toBe('rojo');
  // of the bureau's answer and of today, not 'not asked yet'
  await vea(matriz(page), /^\d{1,3}, consulta del \d\d\/\d\d\/\d{4}$/);
  expect(await parametro(page, 'Garante').isChecked()).toBe(false);
  await riesgo.captura('riesgo-matriz');
  await boton(matriz(page), 'Cerrar').click();
  await page.getByRole('tab', { name: 'Garante', exact: true }).waitFor();
});

test('EST-508 RIE-016 the guarantor is named, the application saved, and the score counts it', async () => {
  const { page } = riesgo;
  await page.getByRole('tab', { name: 'Garante', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cédula del garante' }).fill(GARANTE);
  await page.keyboard.press('Enter');
  await boton(page, 'Asignar garante').click();
  await mensaje(page, 'Información guardada exitosamente').waitFor();
  await mensaje(page, 'Información guardada exitosamente').waitFor({ state: 'detached' });
  await boton(page, 'Editar').click();
  const valores = { ...solicitud.valores, nombres: 'Lucía Inés', apellidoPaterno: 'Quishpe', apellidoMaterno: 'Tipán' };
  await llenarSolicitud(page, { valores }, undefined, { rol: 'garante', idDepartamento: '004' });
  await boton(page, 'Guardar').click();
  await mensaje(page, 'Información guardada exitosamente').waitFor();
  await riesgo.captura('riesgo-garante');

  await abrirMatriz(page);
  const antes = await puntaje(page);
  const despues = await recalcular(page, 'Recalcular');
  expect(await parametro(page, 'Garante').isChecked()).toBe(true);
  expect(despues - antes).toBe(40);
  expect(despues).toBeLessThan(800);
});

test('RIE-003 RIE-008 RIE-010 RIE-011 the exception is given once, with its comment', async () => {
  const { page } = riesgo;
  const excepcion = panel(page, 'Excepción');
  await boton(excepcion, 'Agregar excepción').click();
  await vea(excepcion, 'Debe ingresar sus comentarios');
  await excepcion.getByLabel('Comentario').fill('Socio puntual; responde también su garante');
  await boton(excepcion, 'Agregar excepción').click();
  await mensaje(page, 'Excepción agregada').waitFor();
  await vea(excepcion, 'Socio puntual; responde también su garante');
  expect(await boton(excepcion, 'Agregar excepción').count()).toBe(0);
  await riesgo.captura('riesgo-excepcion');
  await boton(matriz(page), 'Cerrar').click();
});

test('MED-502 MED-518 MED-545 the executive makes the approval from the status page and sends it to risk', async () => {
  const { page } = ejecutivo;
  await page.goto(estado('ejecutivo', 'cliente', 'seguro'));
  await page.getByRole('link', { name: 'Nuevo medio de aprobación' }).click();
  await page.waitForURL(/\/ejecutivo\/medio-aprobacion\/nuevo\?/);
  // the plan from which one comes is chosen
  await page.getByRole('checkbox', { name: carpeta.idCodigo }).and(page.locator(':checked')).waitFor();
  await llenarMedio(page, await medioPara(leer, carpeta));
  await ejecutivo.captura('riesgo-medio-nuevo');
  medio = await generarMedio(page);
  await vea(page, 'En espera');
  await enviarMedio(page);
  await ejecutivo.captura('riesgo-medio-enviado');
});

test('RIE-501 MED-501 MED-523 risk finds it from its home and accepts it; its executive is told', async () => {
  const { page } = riesgo;
  await page.goto('/riesgo/inicio');
  await page.getByRole('main').getByRole('link', { name: 'Medios de aprobación' }).click();
  // the folder of the same plan stands on the home, which stays until the list is there
  await page.getByRole('heading', { level: 1, name: 'Medios de aprobación' }).waitFor();
  await page.getByRole('cell', { name: carpeta.idCodigo, exact: true }).click();
  await page.waitForURL(`**/riesgo/medio-aprobacion/${medio}`);
  await riesgo.captura('riesgo-medio-por-decidir');
  await aceptarMedio(page);
  await riesgo.captura('riesgo-medio-aceptado');

  await ejecutivo.page.reload();
  await vea(ejecutivo.page, 'Aprobado');
  await boton(ejecutivo.page, /^Notificaciones/).click();
  await vea(ejecutivo.page, 'Medio de aprobación aceptado');
  await ejecutivo.page.keyboard.press('Escape');
});

test('CAP-501 CAP-504 CAP-510 the folder is approved with its guarantee; who decides otherwise at that moment is told', async () => {
  const { page } = riesgo;
  const otra = await navegador.ventana();
  await iniciarSesion(otra.page, 'riesgo');
  await boton(await fila(otra.page, { id: carpeta.idCodigo, completa: false }), /^Devolver carpeta/).click();
  const devolver = otra.page.getByRole('dialog', { name: 'Devolver carpeta' });
  await devolver.getByLabel(/^Motivo/).fill('Falta el depositario');

  await page.goto(estado('riesgo'));
  await boton(page, 'Aprobar carpeta').click();
  const dialogo = page.getByRole('dialog', { name: '¿Aprobar carpeta?' });
  // what it is approved on: exception and guarantor from here, and what the policy asks and is not met
  await vea(dialogo, /Socio puntual; responde también su garante$/);
  await vea(dialogo, new RegExp(GARANTE));
  await vea(dialogo, 'Documentos completos');
  await boton(dialogo, 'Aprobar').click();
  await vea(dialogo, 'Tipo de garantía no debe estar nulo.');
  await vea(dialogo, 'Confirme que la aprueba así');
  await riesgo.captura('riesgo-aprobar');
  await dialogo.getByRole('radio', { name: 'Prenda Comercial' }).check();
  await dialogo.getByLabel(/^Comentario/).fill('Con garante y excepción');
  await dialogo.getByRole('checkbox', { name: /^Apruebo la carpeta aunque no cumple/ }).check();
  await riesgo.captura('riesgo-aprobar-confirmada');
  await boton(dialogo, 'Aprobar').click();
  await mensaje(page, 'Carpeta aprovada').waitFor();
  await boton(page, 'Aprobar carpeta').waitFor({ state: 'detached' });
  await vea(page, 'Legal');
  expect(await page.getByText(/para enviar a Riesgo/).count()).toBe(0);
  await riesgo.captura('riesgo-aprobada');
  await boton(page, 'Hoja de decisión').click();
  const hoja = page.getByRole('dialog', { name: `Hoja de decisión ${carpeta.idCodigo}` });
  const { nombre, bytes } = await descarga(page, () => boton(hoja, 'Descargar').click());
  expect(nombre).toBe(`hoja-de-decision-${carpeta.idCodigo}-v1.pdf`);
  const texto = (await textoDePdf(bytes)).join(' ');
  for (const dicho of ['Con garante y excepción', 'Prenda Comercial', GARANTE, 'No cumple: confirmado'])
    expect(texto).toContain(dicho);
  await riesgo.captura('riesgo-hoja-de-decision');
  await boton(hoja, 'Cerrar').first().click();

  await boton(devolver, 'Devolver').click();
  await vea(devolver.getByRole('alert'), /^La carpeta ya fue aprobada por /);
  await otra.captura('riesgo-ya-aprobada');
  await otra.cerrar();
});

test('RIE-510 CAP-500 CAP-511 another is returned from the board, with its reason', async () => {
  const { page } = riesgo;
  const row = await fila(page, devuelta);
  await boton(row, /^Devolver carpeta/).click();
  const dialogo = page.getByRole('dialog', { name: 'Devolver carpeta' });
  await boton(dialogo, 'Devolver').click();
  await vea(dialogo, 'Motivo no puede estar vacío');
  await dialogo.getByLabel(/^Motivo/).fill(MOTIVO);
  await riesgo.captura('riesgo-devolver');
  await boton(dialogo, 'Devolver').click();
  await mensaje(page, 'Carpeta devuelta a adjudicaciones').waitFor();
  await row.waitFor({ state: 'detached' });
});

test('its executive reads the reason in the notice and in a task, and may write again', async () => {
  const { ejecutivo: quien } = await leer<{ ejecutivo: string }>(`plan/${devuelta.id}`);
  const ventana = await navegador.ventana();
  const { page } = ventana;
  await iniciarSesion(page, ejecutivos[quien] as string);
  await boton(page, /^Notificaciones/).click();
  await vea(page, new RegExp(MOTIVO));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Tareas de hoy: \d+$/ }).click();
  const tarea = page.getByRole('row').filter({ hasText: devuelta.id }).filter({ hasText: 'Corregir carpeta devuelta' });
  await tarea.first().waitFor();
  expect(await tarea.count()).toBe(1);
  await tarea.click();
  await vea(page.getByRole('dialog', { name: 'Modificar tarea' }), MOTIVO);
  await ventana.captura('riesgo-tarea-del-ejecutivo');
  await page.goto(`/ejecutivo/estado-cliente/${devuelta.cedula}?plan=${devuelta.id}&tab=cliente&sub=informacion`);
  await boton(page, 'Editar').waitFor();
  await ventana.cerrar();
});
