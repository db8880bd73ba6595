import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { iniciarSesion, mensaje, vea } from './fixtures/verbos';

/** Each role begins at its home and does its commonest job by what the program itself offers to follow: no menu, no address typed. */

let application: RunningApplication;
let navegador: Navegador;
/** What the assistant issues, and the head is told of. */
let acta: { grupo: string; numero: string };

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

test('ASA-007 ASA-048 the assistant: from today’s assembly at home to its minutes, and to the one that comes next', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'asistente');
  const deHoy = page.getByRole('row').filter({ hasText: 'Hoy' }).first();
  const [grupo = '', numero = ''] = await deHoy.getByRole('cell').allInnerTexts();
  acta = { grupo, numero };
  await deHoy.getByRole('link', { name: grupo }).click();

  const libre = page.getByRole('button', { name: /^Sorteo: /, pressed: false }).first();
  const socio = ((await libre.getAttribute('aria-label')) ?? '').replace('Sorteo: ', '');
  await libre.click();
  await page.getByRole('button', { name: `Sorteo: ${socio}`, pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Continuar' }).click();
  const pregunta = page.getByRole('dialog', { name: `¿Generar el acta de la asamblea No.${numero}?` });
  await vea(pregunta.getByRole('table', { name: 'Se adjudicará a' }), socio);
  await captura('confirmar-acta');
  await pregunta.getByRole('button', { name: 'Generar acta' }).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();

  const exito = page.getByRole('dialog', { name: `Acta de Asamblea No.${numero}` });
  await exito.getByRole('link', { name: /^Siguiente asamblea abierta/ }).waitFor();
  await captura('exito');
  await exito.getByRole('link', { name: 'Ver el acta en el listado' }).click();
  await page.waitForURL(/\/asistente\/listado-actas/);
  await page.locator('tbody').getByText(`Acta de Asamblea No.${numero}`).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  await cerrar();
});

test('NAV-510 the head: from the notice of the minutes to those minutes, and from the home to an approved order', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'jefatura');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const cajon = page.getByRole('dialog', { name: 'Notificaciones' });
  await cajon
    .getByText(new RegExp(`grupo ${acta.grupo}: `))
    .first()
    .click();
  await page.waitForURL(/\/jftadj\/listado-actas/);
  await page.locator('tbody').getByText(`Acta de Asamblea No.${acta.numero}`).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  await captura('acta-de-la-jefatura');

  await page.goBack();
  const aprobar = page.getByRole('button', { name: /^Aprobar/ }).first();
  await aprobar.click();
  const dialogo = page.getByRole('dialog');
  await captura('aprobar-orden');
  await dialogo.getByRole('button', { name: /^Aprobar/ }).click();
  await mensaje(page, /aprobada/).waitFor();
  await cerrar();
});
