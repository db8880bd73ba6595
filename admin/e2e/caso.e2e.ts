import {
  bloquesDeContrato,
  deNumero,
  EN_BLANCO,
  type Fecha,
  fechaLarga,
  formatearFecha,
  formatearMonto,
  hoyEn,
  mensajes,
  tablaDeUnidad,
} from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type CasoDeRecorrido, casosDeRecorrido, datosDe, nombra } from './fixtures/caso';
import { foto, pdfDe } from './fixtures/documentos';
import {
  actaPorFirmar,
  aprobarCarpeta,
  aprobarOrden,
  CONCESIONARIO,
  confirmar,
  descargarVista,
  entregar,
  generarCarta,
  guardarOrden,
  llenarOrden,
  seguirAviso,
  seguirTarea,
  subirLoQueFalta,
} from './fixtures/entrega';
import { type Lector, lectorDe } from './fixtures/lector';
import {
  agregarPersona,
  completarPersonas,
  decidir,
  filaDe,
  firman,
  generarNota,
  guardarPersonas,
  llenarPrenda,
  porHacer,
  redactarContrato,
} from './fixtures/legal';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { boton, entrar, irA, mensaje, vea } from './fixtures/verbos';
import { bajos, desborde, tapados } from './fixtures/vista';

/**
 * Three cases from the approval that risk accepted to the keys: order, payment, note, pledge, contract, exit letter and delivery, between executive,
 * head, assistant and Legal, who go where home, tasks and notices lead. At the end their papers are read.
 */

const { CLI, LEG, propios } = mensajes;
const MOTIVO_DE_PAGARE = 'Falta quien firma como testigo';
const MOTIVO_DE_BLOQUE = 'El plazo de entrega no es el acordado';
const CORREGIDO = 'La entrega se hace en el domicilio del cliente.';
const PORCENTAJE = '2,50';
const hoy = formatearFecha(hoyEn(new Date()));

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;
let ejecutivo: Ventana;
let jefatura: Ventana;
let asistente: Ventana;
let legal: Ventana;
let soltero: CasoDeRecorrido;
let casado: CasoDeRecorrido;
let casa: CasoDeRecorrido;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application, 'asistente.legal');
  ({ soltero, casado, casa } = await casosDeRecorrido(application));
  [ejecutivo, jefatura, asistente, legal] = (await Promise.all(
    [soltero.ejecutivo, 'jefatura', 'asistente.legal', 'legal'].map((usuario) => entrar(navegador, usuario)),
  )) as [Ventana, Ventana, Ventana, Ventana];
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** As the screens write an amount. */
const dolares = (centavos: number) =>
  `${Math.floor(centavos / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${String(centavos % 100).padStart(2, '0')}`;

/** In cents, reckoned apart from the program (ORD-531, ORD-533). */
function montosDe({ valorVehiculo, valorPlan }: CasoDeRecorrido) {
  const vehiculo = Math.round(valorVehiculo * 100);
  const comision = Math.round((vehiculo * 25) / 1000);
  return { comision, pago: Math.min(vehiculo, Math.round(valorPlan * 100)) - comision };
}

/** The paper that an open preview shows, kept with its case; returns its text. */
async function guardarPapel(page: Page, caso: CasoDeRecorrido, titulo: string): Promise<string> {
  const { bytes } = await descargarVista(page, titulo);
  const texto = (await textoDePdf(bytes)).join(' ');
  caso.papeles.set(titulo, texto);
  return texto;
}

/** The pledge issued, which opens from its list alone (LEG-518); then note, pledge and contract as they are signed, together. */
async function imprimirJuego(page: Page, caso: CasoDeRecorrido): Promise<void> {
  await page.goto('/legal/prenda-comercial');
  await page.getByRole('row').filter({ hasText: caso.plan }).getByRole('link').first().click();
  await boton(page, propios.prendaGenerar).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await page.keyboard.press('Escape');
  // the papers of the case load when somebody comes to them
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  await boton(page, propios.paqueteImprimir).click();
  await guardarPapel(page, caso, propios.paqueteDe(caso.plan));
}

async function imprimirActa(page: Page, caso: CasoDeRecorrido): Promise<void> {
  const bytes = await actaPorFirmar(page, caso.plan);
  caso.papeles.set(propios.entregaActa, (await textoDePdf(bytes)).join(' '));
}

/** The step that a saved record offers. */
const siguiente = (page: Page, paso: string) =>
  page.getByRole('link', { name: propios.tramiteSiguiente(paso) }).click();

describe('a vehicle of a single client', () => {
  let caso: CasoDeRecorrido;
  beforeAll(() => {
    caso = soltero;
  });

  test('MED-519 ORD-508 ORD-516 ORD-531 from the accepted approval to its order, with the amounts as they are typed', async () => {
    const { page } = ejecutivo;
    await seguirTarea(page, caso.plan, /^Medio de aprobación/);
    await page.waitForURL(`**/ejecutivo/medio-aprobacion/${caso.medio}`);
    await boton(page, 'Continuar').click();
    await page.getByRole('heading', { name: 'Emisión de orden de compra' }).waitFor();
    await vea(page, caso.nombre);
    await boton(page, 'Guardar').click();
    await vea(page, 'El campo es obligatorio');
    await ejecutivo.captura('orden-nueva-errores');
    await llenarOrden(page, PORCENTAJE);
    const { comision, pago: aPagar } = montosDe(caso);
    await page.getByRole('status', { name: 'Valor de comisión' }).getByText(dolares(comision)).waitFor();
    await page.getByRole('status', { name: 'Pago a concesionario' }).getByText(dolares(aPagar)).waitFor();
    await ejecutivo.captura('orden-nueva-llena');
    caso.orden = await guardarOrden(page);
    await page.getByRole('heading', { name: `Orden de compra #${caso.orden}` }).waitFor();
    await vea(page, 'Pendiente');
    expect(await boton(page, 'Continuar - Checklist').count()).toBe(0);
    await ejecutivo.captura('orden-pendiente');
  });

  test('ORD-505 ORD-543 the task of the head leads to the order, and she approves it', async () => {
    const { page } = jefatura;
    await seguirTarea(page, caso.plan, /^Orden de compra/);
    await page.waitForURL(`**/jftadj/orden-de-compra/${caso.orden}`);
    await boton(page, 'Aprobar orden de compra').click();
    await jefatura.captura('orden-aprobar');
    await page.keyboard.press('Escape');
    // the longest name of the menu is there as a whole
    const entrada = page.getByRole('link', { name: 'Carta de Salida de Vehículo', exact: true }).locator('span');
    expect(await entrada.evaluate((texto) => texto.scrollWidth - texto.clientWidth)).toBeLessThanOrEqual(0);
    await aprobarOrden(page);
    await vea(page, 'Aprobada');
    expect(await boton(page, 'Continuar - Checklist').count()).toBe(0);
    await jefatura.captura('orden-aprobada-jefatura');
  });

  test('ORD-540 ORD-541 the approved order is printed, and leads to the checklist of its payment', async () => {
    const { page } = ejecutivo;
    await seguirAviso(page, 'Orden de compra aprobada', caso.plan);
    await page.waitForURL(`**/ejecutivo/orden-de-compra/${caso.orden}`);
    await boton(page, 'Generar Orden Compra').click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await ejecutivo.captura('orden-impresa');
    const hoja = await guardarPapel(page, caso, `Orden de compra #${caso.orden}`);
    for (const dato of [caso.nombre, caso.cedula, caso.plan, CONCESIONARIO, dolares(montosDe(caso).pago)])
      expect(hoja).toContain(dato);
    await boton(page, 'Continuar - Checklist').click();
    await page.waitForURL(`**/ejecutivo/solicitud-de-pago/nuevo?orden=${caso.orden}`);
  });

  test('PAG-515 PAG-516 PAG-519 PAG-520 Guardar waits for the last document, then the payment is there', async () => {
    const { page } = ejecutivo;
    await vea(page, 'Existen documentos por subir a la plataforma.');
    await page.getByRole('table', { name: 'Documentos' }).waitFor();
    await ejecutivo.captura('pago-checklist');
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.y).toBeGreaterThan(0);
    expect(await boton(page, 'Guardar').isDisabled()).toBe(true);
    expect(await subirLoQueFalta(page, caso.plan)).toBeGreaterThan(0);
    await page.getByText('Existen documentos por subir a la plataforma.').waitFor({ state: 'detached' });
    const concepto = `COMPRA DE VEHICULO AL CLIENTE ${caso.nombre} - ${caso.plan}`;
    expect(await page.getByLabel(/^Concepto/).inputValue()).toBe(concepto);
    await ejecutivo.captura('pago-checklist-completo');
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Orden de pago creada').waitFor();
    await page.waitForURL(/\/solicitud-de-pago\/\d+$/);
    caso.pago = new URL(page.url()).pathname.split('/').at(-1) as string;
    await page.getByRole('heading', { name: `Solicitud de pago #${caso.pago}` }).waitFor();
    await ejecutivo.captura('pago-pendiente');
    await aprobarCarpeta(application, caso, 'C');
  });

  test('PAG-504 PAG-510 PAG-513 the task of the head leads to the payment, and she approves it', async () => {
    const { page } = jefatura;
    await seguirTarea(page, caso.plan, /^Orden de pago/);
    await page.waitForURL(`**/jftadj/solicitud-de-pago/${caso.pago}`);
    await boton(page, 'Aprobar orden de Pago').waitFor();
    await jefatura.captura('pago-por-aprobar');
    await confirmar(page, 'Aprobar orden de Pago', 'Aprobar', 'Orden de pago aprobada');
    await page.waitForURL(/\/jftadj\/solicitud-de-pago(\?|$)/);
    await page.getByRole('row').filter({ hasText: caso.plan }).getByText('aprobado').first().waitFor();
  });

  test('PAG-507 PAG-509 the payment is printed with its amount, and each of its documents is looked at', async () => {
    const { page } = ejecutivo;
    await seguirAviso(page, 'Orden de pago aprobada', caso.nombre);
    await page.waitForURL(`**/ejecutivo/solicitud-de-pago/${caso.pago}`);
    await boton(page, 'Solicitud de pago').click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await ejecutivo.captura('pago-impreso');
    const texto = await guardarPapel(page, caso, `Solicitud de pago #${caso.pago}`);
    for (const dato of [caso.nombre, caso.plan, CONCESIONARIO, dolares(montosDe(caso).pago)])
      expect(texto).toContain(dato);
    await page.getByRole('button', { name: /^Ver Cédula de identidad, plan / }).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await ejecutivo.captura('pago-documento');
    await page.keyboard.press('Escape');
  });

  test('LEG-506 LEG-519 LEG-525 the home leads to the generator, which draws the schedule and saves the note', async () => {
    const { page } = asistente;
    await filaDe(page, caso.plan);
    await asistente.captura('legal-01-inicio');
    await porHacer(page, caso.plan, 'Pagare', LEG.generarPagare);
    await page.waitForURL(`**/legal/pagare/inicio/nuevo/${caso.cedula}?plan=${caso.plan}`);
    caso.pagare = await generarNota(page, 'Quito');
    await asistente.captura('legal-02-generador');
  });

  test('LEG-533 LEG-539 LEG-609 its persons are saved, then it is sent', async () => {
    const { page } = asistente;
    await porHacer(page, caso.plan, 'Pagare', propios.tramiteCompletarPagare);
    await page.waitForURL(`**/legal/pagare/${caso.pagare}`);
    await asistente.captura('legal-03-pagare-nuevo');
    await boton(page, LEG.guardar).click();
    await vea(page, 'El campo es obligatorio');
    await asistente.captura('legal-04-pagare-errores');
    await guardarPersonas(page);
    await vea(page, propios.pagareEsperaPrenda);
    await asistente.captura('legal-05-pagare-completo');
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
    await asistente.captura('legal-06-pagare-enviado');
  });

  test('LEG-538 LEG-542 LEG-614 the notice leads Legal to it: it can be rejected, and not approved without its pledge', async () => {
    const { page } = legal;
    await seguirAviso(page, propios.avisoDePagarePorAprobar, caso.plan);
    await page.waitForURL(`**/legal/pagare/${caso.pagare}`);
    await vea(page, propios.pagareEsperaPrenda);
    expect(await boton(page, LEG.aprobar).count()).toBe(0);
    await legal.captura('legal-07-pagare-legal');
    await boton(page, LEG.noAprobado).click();
    const dialogo = page.getByRole('dialog', { name: LEG.noAprobado });
    await dialogo.getByRole('textbox').fill(MOTIVO_DE_PAGARE);
    await legal.captura('legal-08-pagare-rechazar');
    await boton(dialogo, LEG.noAprobado).click();
    await mensaje(page, LEG.noAprobado).waitFor();
    await vea(page, MOTIVO_DE_PAGARE);
    await legal.captura('legal-09-pagare-rechazado');
  });

  test("LEG-540 LEG-606 the task leads the assistant to it: 'Actualizar' makes it pending, and it is sent again", async () => {
    const { page } = asistente;
    await seguirTarea(page, caso.plan, /^Pagaré/);
    await page.waitForURL(`**/legal/pagare/${caso.pagare}`);
    await vea(page, MOTIVO_DE_PAGARE);
    await boton(page, CLI.editar).click();
    await page.getByRole('textbox', { name: 'Cédula del testigo', exact: true }).fill('1710034065');
    await page.getByRole('textbox', { name: 'Testigo', exact: true }).fill('María Lorena Andrade Salazar');
    await page.keyboard.press('Tab');
    await boton(page, LEG.actualizar).click();
    await mensaje(page, LEG.datosActualizados).waitFor();
    await page.getByText(MOTIVO_DE_PAGARE).waitFor({ state: 'detached' });
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
  });

  test('LEG-507 LEG-517 LEG-607 the home leads to its pledge, of which everything is asked for', async () => {
    const { page } = asistente;
    await porHacer(page, caso.plan, 'Pagare', propios.tramiteIngresarPrenda);
    await page.waitForURL(`**/legal/prenda-comercial/${caso.pagare}`);
    await boton(page, 'Guardar').click();
    await vea(page, 'El campo es obligatorio');
    await asistente.captura('legal-10-prenda-errores');
    await llenarPrenda(page, leer, caso.pagare, hoyEn(new Date()));
    await completarPersonas(page);
    await asistente.captura('legal-11-prenda');
    await boton(page, propios.prendaVerBorrador).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await asistente.captura('legal-12-prenda-borrador');
    await page.keyboard.press('Escape');
  });

  test("LEG-508 LEG-536 LEG-537 the task leads Legal to the note: approved, 'Ver Pagaré' opens it", async () => {
    const { page } = legal;
    await seguirTarea(page, caso.plan, /^Pagaré/);
    await page.waitForURL(`**/legal/pagare/${caso.pagare}`);
    await legal.captura('legal-13-pagare-por-aprobar');
    await decidir(page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
    await boton(page, LEG.verPagare).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura('legal-14-pagare-impreso');
    await page.keyboard.press('Escape');
    await legal.captura('legal-15-pagare-aprobado');
  });

  test("LEG-504 LEG-507 on Legal's home neither the next act nor 'Aprobar' is cut", async () => {
    const { page } = legal;
    await filaDe(page, caso.plan);
    expect(await tapados(page)).toEqual([]);
  });

  test('LEG-506 LEG-565 LEG-567 the home leads to the contract: its seven blocks are made of their formats', async () => {
    const { page } = asistente;
    await seguirAviso(page, propios.avisoDePagareAprobado, caso.plan);
    await page.waitForURL(`**/legal/pagare/${caso.pagare}`);
    await porHacer(page, caso.plan, 'Contrato', LEG.generarContrato);
    await vea(page, LEG.sinContrato);
    await asistente.captura('legal-16-contrato-nuevo');
    await redactarContrato(page, caso);
    await asistente.captura('legal-17-contrato-completo');
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
    await asistente.captura('legal-18-contrato-enviado');
  });

  test('LEG-571 LEG-576 the notice leads Legal to it, who rejects one block with its reason', async () => {
    const { page } = legal;
    await seguirAviso(page, propios.avisoDeContratoEnviado, caso.plan);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await boton(page, LEG.verTodos).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura('legal-19-contrato-todos');
    await page.keyboard.press('Escape');
    await boton(page, LEG.noAprobado).click();
    const dialogo = page.getByRole('dialog', { name: LEG.noAprobado });
    await dialogo.getByRole('textbox').fill(MOTIVO_DE_BLOQUE);
    await dialogo.getByRole('checkbox', { name: 'Objeto, bien y entrega' }).check();
    await legal.captura('legal-20-contrato-rechazar');
    await boton(dialogo, LEG.noAprobado).click();
    await mensaje(page, propios.avisoDeContratoRechazado).waitFor();
    await legal.captura('legal-21-contrato-rechazado');
  });

  test('LEG-568 LEG-570 the task leads the assistant to that block: corrected, compared with its version before, sent again', async () => {
    const { page } = asistente;
    await seguirTarea(page, caso.plan, /^Contrato/);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await vea(page, MOTIVO_DE_BLOQUE);
    const letra = page.getByRole('textbox', { name: propios.bloqueTexto });
    await letra.click();
    await page.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${CORREGIDO}`);
    await boton(page, propios.bloqueComparar).click();
    await page.locator('ins').filter({ hasText: 'domicilio' }).first().waitFor();
    await asistente.captura('legal-22-contrato-corregido');
    await boton(page, propios.bloqueGuardar).click();
    await mensaje(page, LEG.bloqueActualizado).waitFor();
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
  });

  test("LEG-571 LEG-575 LEG-613 the task leads Legal to it: approved, 'Ver contrato' opens what was corrected", async () => {
    const { page } = legal;
    await seguirTarea(page, caso.plan, /^Contrato/);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await decidir(page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
    await legal.captura('legal-23-contrato-aprobado');
    await boton(page, LEG.verContrato).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura('legal-24-contrato-impreso');
    const texto = await guardarPapel(page, caso, LEG.verContrato);
    expect(texto).toContain(CORREGIDO);
    for (const { clausula } of bloquesDeContrato) expect(texto).toContain(`CLÁUSULA ${clausula}`);
  });

  test('LEG-501 LEG-511 the plan stands among those that are finished, and its pledge can be printed', async () => {
    const { page } = asistente;
    await seguirAviso(page, propios.avisoDeContratoAprobado, caso.plan);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await page.goto('/legal/inicio');
    await boton(page, propios.tramitesTerminados).click();
    // the oldest award stands first: this one is on a later page
    await page.getByRole('main').getByRole('searchbox').fill(caso.plan);
    await page.keyboard.press('Enter');
    const fila = page
      .getByRole('table', { name: propios.tramitesTerminados })
      .getByRole('row')
      .filter({ hasText: caso.plan });
    await vea(fila, 'Realizado');
    await asistente.captura('legal-25-terminados');
    await imprimirJuego(page, caso);
  });
  test('CAR-509 CAR-510 CAR-511 the task of the head leads to the exit letter, which she writes and generates', async () => {
    const { page } = jefatura;
    await seguirTarea(page, caso.plan, /^Carta de salida/);
    await page.getByRole('heading', { name: 'Carta de Salida' }).first().waitFor();
    for (const pestana of ['Cliente', 'RSA', 'Bien'])
      await page.getByRole('tab', { name: pestana, exact: true }).click();
    const letra = page.getByRole('textbox', { name: 'Texto de la carta' });
    await letra.waitFor();
    await jefatura.captura('carta-por-generar');
    const pagos = page.getByRole('region', { name: 'Detalle de pagos' });
    // payments load when somebody comes to them
    await pagos.evaluate((seccion) => seccion.scrollIntoView({ block: 'center' }));
    const importe = pagos.locator('td.MuiTableCell-alignRight').last();
    expect(await importe.evaluate((celda) => getComputedStyle(celda).whiteSpace)).toBe('nowrap');
    await letra.click();
    // the editor comes with the first touch; what is typed until then is not lost
    await page.keyboard.type('Firma quien retira. ');
    await letra.and(page.locator('[contenteditable=true]')).waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Retira el titular con su cédula.');
    await generarCarta(page);
    await boton(page, 'Ver carta de salida').click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await jefatura.captura('carta-impresa');
    const impresa = await guardarPapel(page, caso, 'Carta de Salida');
    for (const escrito of ['Firma quien retira.', 'Retira el titular con su cédula.'])
      expect(impresa).toContain(escrito);
    await jefatura.captura('carta-generada');
  });

  test('CAR-505 CAR-513 CAR-514 CAR-516 the executive brings act, photo and day of the delivery, all of them or none', async () => {
    const { page } = ejecutivo;
    await seguirTarea(page, caso.plan, /^Carta de salida/);
    const fila = page.getByRole('row').filter({ hasText: caso.plan });
    await boton(fila, 'Subir acta de entrega').click();
    const dialogo = page.getByRole('dialog', { name: 'Subir acta de entrega' });
    await dialogo.waitFor();
    expect(await boton(dialogo, 'Guardar').isDisabled()).toBe(true);
    await dialogo.getByLabel('Acta de entrega', { exact: true }).setInputFiles(await foto('Acta'));
    await vea(dialogo, /Tipo de archivo no es aceptado/);
    await ejecutivo.captura('entrega-rechazada');
    await dialogo
      .getByLabel('Acta de entrega', { exact: true })
      .setInputFiles(await pdfDe('Acta de entrega', caso.plan));
    expect(await boton(dialogo, 'Guardar').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialogo.waitFor({ state: 'detached' });
    await imprimirActa(page, caso);
    await entregar(page, caso.plan, hoy);
    await ejecutivo.captura('carta-lista-ejecutivo');
  });

  test('JOR-501 JOR-503 the journey of the plan shows order, payment and delivery with their day, the history the letter too', async () => {
    const { page } = ejecutivo;
    await page.getByRole('row').filter({ hasText: caso.plan }).getByRole('link', { name: caso.nombre }).click();
    await page.waitForURL(`**/ejecutivo/carta-salida/nuevo?plan=${caso.plan}`);
    await page.goto(`/ejecutivo/estado-cliente/${caso.cedula}/${caso.plan}`);
    const pasos = page.getByRole('list', { name: 'Pasos del recorrido' });
    await pasos.waitFor();
    await ejecutivo.captura('entrega-recorrido');
    for (const paso of ['Orden de compra al concesionario', 'Pago al concesionario', 'Entrega']) {
      const hecho = pasos.getByRole('listitem').filter({ hasText: paso });
      await hecho.getByRole('img', { name: /^Hecho, / }).waitFor();
      await vea(hecho, new RegExp(hoy));
    }
    await page.goto(`/ejecutivo/estado-cliente/${caso.cedula}?plan=${caso.plan}&tab=cliente&sub=historial`);
    await vea(page.getByRole('region', { name: 'Historial del cliente' }), /Carta de salida generada/);
    await ejecutivo.captura('entrega-historial');
  });

  test('ORD-500 ORD-501 PAG-500 PAG-503 the lists find what was done, by number and by cédula', async () => {
    const { page } = jefatura;
    await irA(page, 'Ordenes de compra');
    await page.getByRole('link', { name: caso.orden, exact: true }).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      ...['No. Orden', 'Nombre', 'Planes', 'Fecha', 'Estado'],
    ]);
    await jefatura.captura('orden-lista');
    await irA(page, 'Ordenes de Pago');
    await page.getByRole('searchbox', { name: 'Buscar por cédula' }).fill(caso.cedula);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: caso.pago, exact: true }).waitFor();
    await jefatura.captura('pago-lista');
  });

  /** In the page: the first row tells its state without a swipe. */
  const estadoALaVista = () => {
    const chip = document.querySelector('tbody tr .MuiChip-root')?.getBoundingClientRect();
    return chip !== undefined && chip.right <= window.innerWidth;
  };

  test('ORD-500 PAG-500 CAR-500 on a phone no list is wider than the screen', async () => {
    const telefono = await entrar(navegador, 'jefatura', { width: 390, height: 844 });
    const { page } = telefono;
    for (const lista of ['orden-de-compra', 'solicitud-de-pago', 'carta-salida', 'concesionario']) {
      await page.goto(`/jftadj/${lista}`);
      await page.locator('tbody tr').first().waitFor();
      await telefono.captura(`${lista}-telefono`);
      await page.waitForFunction(estadoALaVista);
      expect(await desborde(page)).toBeLessThanOrEqual(0);
    }
    for (const [ruta, nombre] of [
      ['inicio', 'inicio'],
      [`orden-de-compra/${caso.orden}`, 'orden'],
      [`solicitud-de-pago/${caso.pago}`, 'pago'],
      [`carta-salida/nuevo?plan=${caso.plan}`, 'carta'],
    ] as const) {
      await page.goto(`/jftadj/${ruta}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await telefono.captura(`${nombre}-telefono`);
      expect(await desborde(page)).toBeLessThanOrEqual(0);
      expect(await tapados(page)).toEqual([]);
      expect(await bajos(page)).toEqual([]);
    }
    await telefono.cerrar();
  });
});

/** Whom note and contract name; the application of the plan knows none of them. */
const CONYUGE = { nombre: 'Carlos Andrés Vega Mora', cedula: '1709998880' };
const GARANTE = { nombre: 'Íñigo Andrés Ñauñay Mera', cedula: '0102030405' };
const TESTIGO = { nombre: 'Teresa Elena Vera Luna', cedula: '1708887770' };
const A_RUEGO = { nombre: 'Rosa Elena Quishpe Caiza', cedula: '1705556667' };
const OTRO_CHASIS = 'LZWADAGA0TB999999';

describe('a vehicle of a married client with guarantor, who puts a thumbprint', () => {
  let caso: CasoDeRecorrido;
  beforeAll(() => {
    caso = casado;
  });

  test('ORD-505 PAG-504 it is ordered and paid', async () => {
    const { page } = ejecutivo;
    await seguirTarea(page, caso.plan, /^Medio de aprobación/);
    await boton(page, 'Continuar').click();
    await llenarOrden(page, PORCENTAJE);
    caso.orden = await guardarOrden(page);
    await seguirTarea(jefatura.page, caso.plan, /^Orden de compra/);
    await aprobarOrden(jefatura.page);
    await seguirAviso(page, 'Orden de compra aprobada', caso.plan);
    await boton(page, 'Generar Orden Compra').click();
    await guardarPapel(page, caso, `Orden de compra #${caso.orden}`);
    await boton(page, 'Continuar - Checklist').click();
    await subirLoQueFalta(page, caso.plan);
    await boton(page, 'Guardar').click();
    await page.waitForURL(/\/solicitud-de-pago\/\d+$/);
    caso.pago = new URL(page.url()).pathname.split('/').at(-1) as string;
    await aprobarCarpeta(application, caso, 'C');
    await seguirTarea(jefatura.page, caso.plan, /^Orden de pago/);
    await confirmar(jefatura.page, 'Aprobar orden de Pago', 'Aprobar', 'Orden de pago aprobada');
    await seguirAviso(page, 'Orden de pago aprobada', caso.nombre);
    await boton(page, 'Solicitud de pago').click();
    await guardarPapel(page, caso, `Solicitud de pago #${caso.pago}`);
  });

  test('LEG-506 LEG-607 note, pledge and contract are written with everybody who signs', async () => {
    const { page } = asistente;
    await porHacer(page, caso.plan, 'Pagare', LEG.generarPagare);
    caso.pagare = await generarNota(page, 'Quito');
    await siguiente(page, propios.pagareQuienesFirman);
    await firman(page, {
      'Cédula del cónyuge': CONYUGE.cedula,
      Cónyuge: CONYUGE.nombre,
      'Cédula del garante': GARANTE.cedula,
      Garante: GARANTE.nombre,
      'Cédula del testigo': TESTIGO.cedula,
      Testigo: TESTIGO.nombre,
      'Cédula de quien pone la huella': caso.cedula,
      'Quien pone la huella': caso.nombre,
    });
    await guardarPersonas(page);
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
    await siguiente(page, propios.tramiteIngresarPrenda);
    await llenarPrenda(page, leer, caso.pagare, hoyEn(new Date()));
    await agregarPersona(page, propios.intervinienteRoles.firmanteARuego, {
      'Identificación (*)': A_RUEGO.cedula,
      'Nombres (*)': 'Rosa Elena',
      Apellidos: 'Quishpe Caiza',
    });
    await completarPersonas(page);
    await siguiente(page, LEG.generarContrato);
    await redactarContrato(page, caso, { conGarante: true });
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
  });

  test('a unit that is not the one of pledge and contract stops the note: the dialog names it and leads there', async () => {
    const unidad = async (chasis: string): Promise<string> => {
      const { page } = ejecutivo;
      await page.goto(`/ejecutivo/orden-de-compra/${caso.orden}`);
      await boton(page, propios.unidadTitulo).click();
      const campo = page.getByRole('dialog').getByRole('textbox', { name: 'Chasis', exact: true });
      const antes = await campo.inputValue();
      await campo.fill(chasis);
      await boton(page.getByRole('dialog'), 'Guardar').click();
      await mensaje(page, propios.unidadGuardada).waitFor();
      return antes;
    };
    const chasis = await unidad(OTRO_CHASIS);
    const { page } = legal;
    await seguirTarea(page, caso.plan, /^Pagaré/);
    await boton(page, LEG.aprobar).click();
    const dialogo = page.getByRole('dialog', { name: LEG.confirmarPagare });
    await vea(dialogo, propios.casoPapeles);
    await vea(
      dialogo,
      new RegExp(`Chasis: ${OTRO_CHASIS} \\(unidad\\), ${chasis} \\(prenda\\), ${chasis} \\(contrato\\)`),
    );
    expect(await boton(dialogo, LEG.aprobar).count()).toBe(0);
    await legal.captura('caso-detenido');
    await dialogo.getByRole('link', { name: `Contrato ${caso.plan}` }).click();
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    expect(await unidad(chasis)).toBe(OTRO_CHASIS);
  });

  test('LEG-537 LEG-575 Legal approves note and contract, and the assistant prints what is signed', async () => {
    await seguirTarea(legal.page, caso.plan, /^Pagaré/);
    await decidir(legal.page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
    await seguirTarea(legal.page, caso.plan, /^Contrato/);
    await decidir(legal.page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
    await imprimirJuego(asistente.page, caso);
  });

  test('CAR-511 CAR-524 the head lets it go, and it is delivered', async () => {
    await seguirTarea(jefatura.page, caso.plan, /^Carta de salida/);
    await generarCarta(jefatura.page);
    await boton(jefatura.page, 'Ver carta de salida').click();
    await guardarPapel(jefatura.page, caso, 'Carta de Salida');
    await seguirTarea(ejecutivo.page, caso.plan, /^Carta de salida/);
    await imprimirActa(ejecutivo.page, caso);
    await entregar(ejecutivo.page, caso.plan, hoy);
  });
});

/** Presses of buttons and links; fields are filled by the keyboard. */
const MAXIMO_DE_CLICS = 14;

/** What the deeds of a house say beside what its approval knows. */
const DE_LA_VENTA = {
  linderos: 'Norte, calle Los Cipreses; sur, lote 22; este, lote 20; oeste, pasaje B',
  vendedorNombre: 'Marco Vinicio Tapia Real',
  vendedorIdentificacion: '1703334445',
};

describe('a house', () => {
  let caso: CasoDeRecorrido;
  beforeAll(() => {
    caso = casa;
  });

  test('from an awarded house to the sent contract the assistant is led on, with few clicks; Legal approves both', async () => {
    const { page } = asistente;
    const fila = await filaDe(page, caso.plan);
    await page.evaluate(() => {
      sessionStorage.setItem('clics', '0');
      document.addEventListener(
        'click',
        ({ isTrusted, detail, target }) => {
          if (!isTrusted || detail === 0 || (target as Element).closest('button, a') === null) return;
          sessionStorage.setItem('clics', String(Number(sessionStorage.getItem('clics')) + 1));
        },
        true,
      );
    });
    await fila.getByRole('link', { name: LEG.generarPagare, exact: true }).click();
    caso.pagare = await generarNota(page, 'Quito');
    await siguiente(page, propios.pagareQuienesFirman);
    await guardarPersonas(page);
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
    await siguiente(page, propios.tramiteIngresarPrenda);
    await page.waitForURL(`**/legal/prenda-comercial/${caso.pagare}`);
    await llenarPrenda(page, leer, caso.pagare, hoyEn(new Date()));
    // what nobody said yet of the sale: apart from the way that is counted
    const contados = await page.evaluate(() => sessionStorage.getItem('clics') ?? '0');
    await boton(page, propios.unidadTitulo).or(boton(page, propios.unidadCompletar)).click();
    const unidad = page.getByRole('dialog');
    for (const [campo, valor] of Object.entries(DE_LA_VENTA))
      await unidad
        .getByRole('textbox', { name: tablaDeUnidad[campo as keyof typeof DE_LA_VENTA].etiqueta, exact: true })
        .fill(valor);
    await boton(unidad, 'Guardar').click();
    await mensaje(page, propios.unidadGuardada).waitFor();
    await page.evaluate((antes) => sessionStorage.setItem('clics', antes), contados);
    await completarPersonas(page);
    await asistente.captura('clics-prenda');
    await siguiente(page, LEG.generarContrato);
    await redactarContrato(page, caso);
    await asistente.captura('clics-contrato');
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
    expect(Number(await page.evaluate(() => sessionStorage.getItem('clics')))).toBeLessThanOrEqual(MAXIMO_DE_CLICS);
    await legal.page.goto(`/legal/pagare/${caso.pagare}`);
    await decidir(legal.page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
    await legal.page.goto(`/legal/contrato/${caso.plan}`);
    await decidir(legal.page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
  });

  test('CAR-502 CAR-505 it is delivered without a letter', async () => {
    await imprimirJuego(asistente.page, caso);
    const suyo = caso.ejecutivo === soltero.ejecutivo ? ejecutivo : await entrar(navegador, caso.ejecutivo);
    await seguirTarea(suyo.page, caso.plan, /^Carta de salida/);
    await imprimirActa(suyo.page, caso);
    await entregar(suyo.page, caso.plan, hoy);
  });
});

/** What no paper holds: a blank line, the name of a field, nothing printed as a value, the mark of a draft. */
const BLANCO = new RegExp(`${EN_BLANCO}|\\[\\[|\\]\\]|undefined|\\bnull\\b|NaN|BORRADOR`);
/** What stands behind these words in a text, and is not among the facts of the case. */
const ajenos = (texto: string, patron: RegExp, suyos: readonly string[]): string[] =>
  [...texto.matchAll(patron)].map(([, hallado = '']) => hallado).filter((hallado) => !suyos.includes(hallado));
const PLAN = /\b(0[12]-\d{4}-\d{3})\b/g;
const SERIE = /\b(?:chasis|motor)\W{1,3}([A-Z0-9]*\d{4}[A-Z0-9]*)\b/gi;
const CEDULA = /(?:cédula|C\.\s?I\.)(?: de identidad| número| No\.)*:? (\d{10})\b/gi;

describe('what the papers say', () => {
  test.each(['soltero', 'casado', 'casa'] as const)(
    '%s: no blank, and no other fact than the screens show',
    async (cual) => {
      const caso = { soltero, casado, casa }[cual];
      const { page } = jefatura;
      await page.goto(`/jftadj/carta-salida/nuevo?plan=${caso.plan}`);
      const cliente = await datosDePestana(page, propios.cartaCliente);
      const bien = await datosDePestana(page, propios.cartaBien);
      expect([cliente.Nombre, cliente.Identificación]).toEqual([caso.nombre, caso.cedula]);
      const pagare = await leer<Nota>(`pagare/${caso.pagare}`);
      const { depositarioCedula } = await leer<{ depositarioCedula: string }>(`prenda/${caso.pagare}`);
      const monto = formatearMonto(deNumero(pagare.monto));
      await page.goto(`/jftadj/pagare/${caso.pagare}`);
      await vea(page.getByRole('main'), new RegExp(monto.replace(/[$.]/g, '\\$&')));

      const otros = cual === 'casado' ? [CONYUGE, GARANTE, TESTIGO, A_RUEGO] : [];
      const numeros = [
        caso.cedula,
        depositarioCedula,
        pagare.representanteCedula ?? '',
        ...otros.map(({ cedula }) => cedula),
        ...(cual === 'casa' ? [DE_LA_VENTA.vendedorIdentificacion] : []),
      ];
      const series = [bien.Chasis ?? '', bien.Motor ?? ''];
      const identificado = cual === 'casa' ? [bien.Registro] : series;
      const fallos = [...caso.papeles].flatMap(([titulo, texto]) => [
        [titulo, 'blank', BLANCO.exec(texto)?.[0] ?? ''],
        [titulo, 'client', nombra(texto, caso.nombre) ? '' : caso.nombre],
        [titulo, 'plan', texto.includes(caso.plan) ? ajenos(texto, PLAN, [caso.plan]).join() : caso.plan],
        [titulo, 'unit', ajenos(texto, SERIE, series).join()],
        [titulo, 'persons', ajenos(texto, CEDULA, numeros).join()],
      ]);
      const deben = (titulo: string, ...datos: (string | undefined)[]) =>
        datos.map((dato = '?') => [titulo, 'says', caso.papeles.get(titulo)?.includes(dato) ? '' : dato]);
      fallos.push(
        ...deben(
          propios.paqueteDe(caso.plan),
          caso.cedula,
          monto,
          fechaLarga(pagare.fechaInicial),
          'Quito',
          ...identificado,
        ),
        ...deben(propios.paqueteDe(caso.plan), ...otros.flatMap(({ nombre, cedula }) => [nombre, cedula])),
        ...deben(propios.entregaActa, caso.cedula, ...identificado),
        ...(cual === 'casa'
          ? []
          : [
              ...deben('Carta de Salida', caso.cedula, ...identificado),
              ...deben(`Orden de compra #${caso.orden}`, caso.cedula, CONCESIONARIO, dolares(montosDe(caso).pago)),
              ...deben(`Solicitud de pago #${caso.pago}`, CONCESIONARIO, dolares(montosDe(caso).pago)),
            ]),
      );
      expect(fallos.filter(([, , hallado]) => hallado !== '')).toEqual([]);
      expect(caso.papeles.size).toBeGreaterThanOrEqual(cual === 'casa' ? 2 : 5);
    },
  );
});

interface Nota {
  readonly monto: number;
  readonly fechaInicial: Fecha;
  readonly representanteCedula: string | null;
}

async function datosDePestana(page: Page, pestana: string): Promise<Record<string, string>> {
  await page.getByRole('tab', { name: pestana, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: pestana, exact: true });
  await panel.locator('dt').first().waitFor();
  return datosDe(panel);
}
