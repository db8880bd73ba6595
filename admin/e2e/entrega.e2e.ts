import { formatearFecha, hoyEn } from '@adjudica/domain';
import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { foto, pdfDe } from './fixtures/documentos';
import {
  type Aprobacion,
  aprobacionesSinOrden,
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
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';
import { bajos, tapados } from './fixtures/vista';

/** From the accepted approval to the keys: order, payment, exit letter and delivery, between an executive and the head, who go where tasks and notices lead. */

let application: RunningApplication;
let navegador: Navegador;
let ejecutivo: Ventana;
let jefatura: Ventana;
let caso: Aprobacion;
let orden: string;
let pago: string;

const PORCENTAJE = '2,50';
const hoy = formatearFecha(hoyEn(new Date()));

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  [caso] = (await aprobacionesSinOrden(await lectorDe(application), 1)) as [Aprobacion];
  await aprobarCarpeta(application, caso);
  ejecutivo = await entrar(caso.ejecutivo);
  jefatura = await entrar('jefatura');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

async function entrar(usuario: string, tamano?: { width: number; height: number }): Promise<Ventana> {
  const ventana = await navegador.ventana(tamano);
  await iniciarSesion(ventana.page, usuario);
  return ventana;
}

const boton = (scope: Page | Locator, nombre: string) => scope.getByRole('button', { name: nombre, exact: true });
const desborde = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
/** As the screens write an amount. */
const dolares = (centavos: number) =>
  `${Math.floor(centavos / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, '.')},${String(centavos % 100).padStart(2, '0')}`;

/** In cents, reckoned apart from the program (ORD-531, ORD-533). */
function montosDe({ valorVehiculo, valorPlan }: Aprobacion) {
  const vehiculo = Math.round(valorVehiculo * 100);
  const comision = Math.round((vehiculo * 25) / 1000);
  return { comision, pago: Math.min(vehiculo, Math.round(valorPlan * 100)) - comision };
}

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
  orden = await guardarOrden(page);
  await page.getByRole('heading', { name: `Orden de compra #${orden}` }).waitFor();
  await vea(page, 'Pendiente');
  expect(await boton(page, 'Continuar - Checklist').count()).toBe(0);
  await ejecutivo.captura('orden-pendiente');
});

test('ORD-505 ORD-543 the task of the head leads to the order, and she approves it', async () => {
  const { page } = jefatura;
  await seguirTarea(page, caso.plan, /^Orden de compra/);
  await page.waitForURL(`**/jftadj/orden-de-compra/${orden}`);
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
  await page.waitForURL(`**/ejecutivo/orden-de-compra/${orden}`);
  await boton(page, 'Generar Orden Compra').click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await ejecutivo.captura('orden-impresa');
  const { bytes } = await descargarVista(page, `Orden de compra #${orden}`);
  const [hoja = '', ...otras] = await textoDePdf(bytes);
  expect(otras).toEqual([]);
  for (const dato of [caso.nombre, caso.cedula, caso.plan, CONCESIONARIO, dolares(montosDe(caso).pago)])
    expect(hoja).toContain(dato);
  await boton(page, 'Continuar - Checklist').click();
  await page.waitForURL(`**/ejecutivo/solicitud-de-pago/nuevo?orden=${orden}`);
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
  pago = new URL(page.url()).pathname.split('/').at(-1) as string;
  await page.getByRole('heading', { name: `Solicitud de pago #${pago}` }).waitFor();
  await ejecutivo.captura('pago-pendiente');
});

test('PAG-504 PAG-510 PAG-513 the task of the head leads to the payment, and she approves it', async () => {
  const { page } = jefatura;
  await seguirTarea(page, caso.plan, /^Orden de pago/);
  await page.waitForURL(`**/jftadj/solicitud-de-pago/${pago}`);
  await boton(page, 'Aprobar orden de Pago').waitFor();
  await jefatura.captura('pago-por-aprobar');
  await confirmar(page, 'Aprobar orden de Pago', 'Aprobar', 'Orden de pago aprobada');
  await page.waitForURL(/\/jftadj\/solicitud-de-pago(\?|$)/);
  await page.getByRole('row').filter({ hasText: caso.plan }).getByText('aprobado').first().waitFor();
});

test('PAG-507 PAG-509 the payment is printed with its amount, and each of its documents is looked at', async () => {
  const { page } = ejecutivo;
  await seguirAviso(page, 'Orden de pago aprobada', caso.nombre);
  await page.waitForURL(`**/ejecutivo/solicitud-de-pago/${pago}`);
  await boton(page, 'Solicitud de pago').click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await ejecutivo.captura('pago-impreso');
  const { bytes } = await descargarVista(page, `Solicitud de pago #${pago}`);
  const texto = (await textoDePdf(bytes)).join(' ');
  for (const dato of [caso.nombre, caso.plan, CONCESIONARIO, dolares(montosDe(caso).pago)])
    expect(texto).toContain(dato);
  await page.getByRole('button', { name: /^Ver Cédula de identidad, plan / }).click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await ejecutivo.captura('pago-documento');
  await page.keyboard.press('Escape');
});

test('CAR-509 CAR-510 CAR-511 the task of the head leads to the exit letter, which she writes and generates', async () => {
  const { page } = jefatura;
  await seguirTarea(page, caso.plan, /^Carta de salida/);
  await page.getByRole('heading', { name: 'Carta de Salida' }).first().waitFor();
  for (const pestana of ['Cliente', 'RSA', 'Bien']) await page.getByRole('tab', { name: pestana, exact: true }).click();
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
  await boton(page, 'Generar Carta').click();
  const dialogo = page.getByRole('dialog', { name: 'Generar Carta' });
  await boton(dialogo, 'Generar Carta').click();
  await vea(dialogo, /Confirme que desea continuar así/);
  await jefatura.captura('carta-generar');
  await page.keyboard.press('Escape');
  await generarCarta(page);
  await boton(page, 'Ver carta de salida').click();
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await jefatura.captura('carta-impresa');
  const { bytes } = await descargarVista(page, 'Carta de Salida');
  const impresa = (await textoDePdf(bytes)).join(' ');
  for (const escrito of ['Firma quien retira.', 'Retira el titular con su cédula.']) expect(impresa).toContain(escrito);
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
  await dialogo.getByLabel('Acta de entrega', { exact: true }).setInputFiles(await pdfDe('Acta de entrega', caso.plan));
  expect(await boton(dialogo, 'Guardar').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialogo.waitFor({ state: 'detached' });
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
  await page.getByRole('link', { name: orden, exact: true }).waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['No. Orden', 'Nombre', 'Planes', 'Fecha', 'Estado'],
  ]);
  await jefatura.captura('orden-lista');
  await irA(page, 'Ordenes de Pago');
  await page.getByRole('searchbox', { name: 'Buscar por cédula' }).fill(caso.cedula);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: pago, exact: true }).waitFor();
  await jefatura.captura('pago-lista');
});

/** In the page: the first row tells its state without a swipe. */
const estadoALaVista = () => {
  const chip = document.querySelector('tbody tr .MuiChip-root')?.getBoundingClientRect();
  return chip !== undefined && chip.right <= window.innerWidth;
};

test('ORD-500 PAG-500 CAR-500 on a phone no list is wider than the screen', async () => {
  const telefono = await entrar('jefatura', { width: 390, height: 844 });
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
    [`orden-de-compra/${orden}`, 'orden'],
    [`solicitud-de-pago/${pago}`, 'pago'],
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
