import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirServidorDeCorreo, type ServidorDeCorreo } from './fixtures/correo';
import { marcarSiPregunta, seguirAviso } from './fixtures/entrega';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import {
  descarga,
  elegir,
  elegirContrasena,
  elegirGrupo,
  escribirFecha,
  ingresar,
  iniciarSesion,
  mensaje,
  vea,
} from './fixtures/verbos';

/** Each role begins at its home and does its commonest job by what the program itself offers to follow: no menu, no address typed. */

/** Of the staff; what goes to any other address is refused. */
const DOMINIO = 'adjudica.example';
const CLAVE = 'una clave de nueve o más';

let correo: ServidorDeCorreo;
let application: RunningApplication;
let navegador: Navegador;
/** What the assistant issues; the head and, about its mails, the administrator are told of it. */
let acta: { grupo: string; numero: string };

beforeAll(async () => {
  correo = await abrirServidorDeCorreo(DOMINIO);
  application = await startApplication({ demo: true, env: correo.env });
  navegador = await abrirNavegador(application.url);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
  await correo?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** The assembly whose day comes first, from its row at home to its participants. */
async function primeraAsamblea(page: Page): Promise<{ grupo: string; numero: string }> {
  const fila = page.locator('tbody tr').first();
  await fila.waitFor();
  const [grupo = '', numero = ''] = await fila.getByRole('cell').allInnerTexts();
  await fila.getByRole('link', { name: grupo }).click();
  await page.waitForURL(/\/generar-acta/);
  return { grupo, numero };
}

test('ASA-007 ASA-048 the assistant: from the assembly that comes first to its minutes, and to the one after it', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'asistente');
  acta = await primeraAsamblea(page);

  const socios: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const libre = page.getByRole('button', { name: /^Sorteo: /, pressed: false }).first();
    const nombre = (await libre.getAttribute('aria-label')) ?? '';
    await libre.click();
    await page.getByRole('button', { name: nombre, exact: true, pressed: true }).waitFor();
    socios.push(nombre.replace(/^Sorteo: | \(\d+\)$/g, ''));
  }
  await page.getByRole('button', { name: 'Continuar' }).click();
  const pregunta = page.getByRole('dialog', { name: `¿Generar el acta de la asamblea No.${acta.numero}?` });
  const lista = pregunta.getByRole('table', { name: 'Se adjudicará a' });
  for (const socio of socios) await vea(lista, socio);
  await captura('confirmar-acta');
  await pregunta.getByRole('button', { name: 'Generar acta' }).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();

  const exito = page.getByRole('dialog', { name: `Acta de Asamblea No.${acta.numero}` });
  await exito.getByRole('link', { name: /^Siguiente asamblea abierta/ }).waitFor();
  await captura('exito');
  await exito.getByRole('link', { name: 'Ver el acta en el listado' }).click();
  await page.waitForURL(/\/asistente\/listado-actas/);
  await page.locator('tbody').getByText(`Acta de Asamblea No.${acta.numero}`).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  await cerrar();
});

test('the administrator: from the notice of a mail that did not arrive to the same mail, sent to the right address', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'admin');
  await seguirAviso(page, 'Correo no entregado', /no such user/);
  await page.waitForURL(/\/sistema\/correo/);
  const fila = page.locator('tbody tr');
  await vea(fila, /no such user/);
  expect(await fila.count()).toBe(1);
  await captura('correo-fallido');
  await fila.getByRole('button', { name: /^Reenviar el correo/ }).click();
  const dialogo = page.getByRole('dialog', { name: 'Reenviar correo' });
  await dialogo.getByRole('textbox', { name: /^Dirección/ }).fill(`socio@${DOMINIO}`);
  const llega = correo.siguiente();
  await dialogo.getByRole('button', { name: 'Reenviar' }).click();
  await mensaje(page, 'Correo reenviado').waitFor();
  const { para, texto } = await llega;
  expect(para).toBe(`socio@${DOMINIO}`);
  expect(texto).toContain(acta.grupo);
  await cerrar();
});

test('NAV-510 the head: from the notice of the minutes to those minutes, and from the home to an approved order', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'jefatura');
  await seguirAviso(page, `Acta de Asamblea No.${acta.numero}`, new RegExp(`grupo ${acta.grupo}: `));
  await page.waitForURL(/\/jftadj\/listado-actas/);
  await page.locator('tbody').getByText(`Acta de Asamblea No.${acta.numero}`).waitFor();
  expect(await page.locator('tbody tr').count()).toBe(1);
  await captura('acta-de-la-jefatura');

  await page.goBack();
  const trabajo = page.getByRole('region', { name: 'Mi trabajo' });
  await trabajo
    .getByRole('button', { name: /^Aprobar orden de compra/ })
    .first()
    .click();
  const dialogo = page.getByRole('dialog');
  await marcarSiPregunta(dialogo, 'Aprobar');
  await captura('aprobar-orden');
  await dialogo.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await mensaje(page, 'Orden de compra Aprobada.').waitFor();
  await cerrar();
});

test('ASA-005 ASA-089 the director: from the home to the date of the assembly after the last one', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'director');
  await page.getByRole('link', { name: 'Nueva fecha asamblea' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Nueva fecha asamblea' });
  await elegirGrupo(dialogo, 'Motor Plan', acta.grupo);
  await vea(dialogo, /^Desde el /);
  const desde = (await dialogo.getByText(/^Desde el /).innerText()).replace('Desde el ', '');
  await escribirFecha(dialogo, 'Fecha', desde);
  await dialogo.getByLabel('Hora').fill('10:30');
  await elegir(dialogo, 'Lugar', 'Virtual - Facebook Live');
  await dialogo.getByRole('combobox', { name: 'Notario' }).click();
  await page.getByRole('option').first().click();
  const casilla = dialogo.getByRole('checkbox');
  if ((await casilla.count()) > 0) await casilla.check();
  await captura('nueva-fecha');
  await dialogo.getByRole('button', { name: 'Crear fecha' }).click();
  await mensaje(page, 'Nueva fecha de asamblea creada').waitFor();
  await vea(page.getByRole('main'), desde);
  await cerrar();
});

test.each([
  ['comercial', 'Descargar Excel', 'xlsx'],
  ['servicio', 'Descargar PDF', 'pdf'],
])(
  'ASA-059 ASA-061 %s: from the assembly that comes first to its participants (%s)',
  async (usuario, boton, formato) => {
    const { page, cerrar } = await navegador.ventana();
    await iniciarSesion(page, usuario);
    await participantesDeLaPrimera(page, boton, formato);
    await cerrar();
  },
);

test('ASA-003 ASA-067 whoever reads assemblies: from the share of those that were held to the minutes of one', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'servicio');
  await page.getByRole('link', { name: /Asambleas completadas/ }).click();
  await page.waitForURL(/\/calendario-asambleas/);
  await page.locator('tbody').getByRole('button', { name: /^Acta/ }).first().click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await captura('acta-desde-el-indicador');
  await cerrar();
});

test('CAR-521 RSA: from the home to what is noted on a plan', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'rsa');
  await page.getByRole('main').getByRole('link', { name: 'Comentario de RSA' }).click();
  await page.getByRole('button', { name: 'Registrar comentario' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Comentario de RSA' });
  const [adjudicado] = await (await lectorDe(application))<{ idCodigo: string }[]>('adjudicacion?range=[0,0]');
  await dialogo.getByRole('textbox', { name: /^Plan/ }).fill(adjudicado?.idCodigo ?? '');
  await dialogo.getByRole('textbox', { name: /^Comentario/ }).fill('El cliente confirmó la dirección de entrega.');
  await captura('comentario-rsa');
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await mensaje(page, 'Comentario registrado con éxito.').waitFor();
  await cerrar();
});

test('AUT-022 AUT-028 the administrator opens an account; who enters with it finds the participants from the home', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'admin');
  await page.getByRole('main').getByRole('link', { name: 'Usuarios' }).click();
  await page.getByRole('link', { name: 'Nuevo usuario' }).click();
  await page.getByRole('textbox', { name: 'Usuario' }).fill('nelly.rosero');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Nelly');
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('Rosero');
  await page.getByRole('combobox', { name: /^Rol/ }).click();
  await page.getByRole('option', { name: 'Cobranzas', exact: true }).click();
  await page.getByRole('button', { name: 'Crear usuario' }).click();
  const primera = await contrasenaDeUnSoloUso(page);

  const suya = await navegador.ventana();
  await ingresar(suya.page, 'nelly.rosero', primera);
  await elegirContrasena(suya.page, primera, CLAVE);
  await participantesDeLaPrimera(suya.page, 'Descargar PDF', 'pdf');
  await suya.cerrar();
  await cerrar();
});

test('AUT-022 the administrator: from the home to a new password for somebody who lost his', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'admin');
  await page.getByRole('main').getByRole('link', { name: 'Usuarios' }).click();
  await page.getByPlaceholder('Buscar por usuario o nombre').fill('comercial');
  await page.getByRole('link', { name: 'comercial', exact: true }).click();
  await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restablecer' }).click();
  const nueva = await contrasenaDeUnSoloUso(page);
  const suya = await navegador.ventana();
  await ingresar(suya.page, 'comercial', nueva);
  await elegirContrasena(suya.page, nueva, CLAVE);
  await suya.cerrar();
  await cerrar();
});

/** The file of participants of the assembly that comes first, as its button gives it. */
async function participantesDeLaPrimera(page: Page, boton: string, formato: string): Promise<void> {
  const { grupo, numero } = await primeraAsamblea(page);
  const { nombre, bytes } = await descarga(page, () => page.getByRole('button', { name: boton }).click());
  expect(nombre).toMatch(new RegExp(`^participantes-0[12]-${grupo}-${numero}\\.${formato}$`));
  expect(bytes.length).toBeGreaterThan(1000);
}

/** What the dialog shows once. */
async function contrasenaDeUnSoloUso(page: Page): Promise<string> {
  const dialogo = page.getByRole('dialog', { name: 'Contraseña de un solo uso' });
  return (await dialogo.getByRole('status').innerText()).trim();
}
