import { formatearFecha, hoyEn } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import {
  type Aprobacion,
  aprobacionesSinOrden,
  aprobarCarpeta,
  aprobarOrden,
  CONCESIONARIO,
  confirmar,
  conMotivo,
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
import { boton, elegir, entrar, mensaje, vea } from './fixtures/verbos';

/** What is annulled and rejected on the way to the keys, at each stage where it may be, and begun again; the delivery of a house. */

let application: RunningApplication;
let navegador: Navegador;
let ejecutivo: Ventana;
let jefatura: Ventana;
let caso: Aprobacion;
/** Of the order that waits for its approval. */
let numeroPendiente: string;
/** Of the order that is paid. */
let numeroPagada: string;
let casa: { plan: string; cedula: string; ejecutivo: string };

const hoy = formatearFecha(hoyEn(new Date()));
const USADO = 'Carta vehiculo semi nuevo';
const CON_DISPOSITIVO = 'Carta vehiculo nuevo concesionaria incluye dispositivo';

interface FilaDeCarta {
  readonly idCodigo: string;
  readonly cedula: string;
  readonly ejecutivo: string;
  readonly acciones: readonly string[];
}

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const leer = await lectorDe(application);
  [caso] = (await aprobacionesSinOrden(leer, 1)) as [Aprobacion];
  await aprobarCarpeta(application, caso);
  const filtro = encodeURIComponent(JSON.stringify({ producto: '02', estado: 'pendiente' }));
  const [suya] = await leer<FilaDeCarta[]>(`carta-salida?filter=${filtro}`);
  const { idCodigo = '', cedula = '', ejecutivo: suyo } = suya ?? {};
  casa = { plan: idCodigo, cedula, ejecutivo: suyo === 'Luis Chicaiza' ? 'ejecutivo' : 'ejecutivo2' };
  ejecutivo = await entrar(navegador, caso.ejecutivo);
  jefatura = await entrar(navegador, 'jefatura');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const campo = (page: Page, nombre: string) => page.locator(`input[name="${nombre}"]`);

/** From the executive's task to the form of a new order. */
async function abrirFormulario(page: Page): Promise<void> {
  await seguirTarea(page, caso.plan, /^Medio de aprobación/);
  await boton(page, 'Continuar').click();
  await page.getByRole('heading', { name: 'Emisión de orden de compra' }).waitFor();
}

async function aprobarNumero(numero: string): Promise<void> {
  const { page } = jefatura;
  await seguirTarea(page, caso.plan, new RegExp(`^Orden de compra ${numero}$`));
  await page.waitForURL(`**/jftadj/orden-de-compra/${numero}`);
  await aprobarOrden(page);
}

test('ORD-513 ORD-520 ORD-521 type 002: the dealer only where he is included; it is refused for a new car, whose letter is chosen then', async () => {
  const { page } = ejecutivo;
  await abrirFormulario(page);
  await elegir(page, 'Tipo de carta (*)', USADO);
  expect(await page.getByRole('combobox', { name: /^Concesionario/ }).count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Incluir concesionario' }).check();
  await elegir(page, 'Concesionario (*)', CONCESIONARIO);
  await page.getByRole('checkbox', { name: 'Incluir concesionario' }).uncheck();
  await campo(page, 'porcentajeComision').fill('0');
  await boton(page, 'Guardar').click();
  await vea(page, 'El campo es obligatorio');
  await vea(page, "No corresponde a la ficha del bien, que dice 'Nuevo'");
  await ejecutivo.captura('orden-002');
  await llenarOrden(page, '2,5');
  numeroPendiente = await guardarOrden(page);
});

test('ORD-539 ORD-542 ORD-549 the order that nobody has approved yet is annulled with its reason, and another one follows', async () => {
  await seguirTarea(jefatura.page, caso.plan, /^Orden de compra/);
  await jefatura.page.waitForURL(`**/jftadj/orden-de-compra/${numeroPendiente}`);
  const motivo = 'El cliente pide otro concesionario';
  await conMotivo(jefatura.page, 'Anular orden de compra', 'Anular', motivo, 'Orden de compra anulada');
  await vea(jefatura.page, 'Anulada');
  await boton(jefatura.page, 'Aprobar').waitFor({ state: 'detached' });
  const { page } = ejecutivo;
  await seguirAviso(page, 'Orden de compra anulada', caso.plan);
  await vea(page, motivo);
  await abrirFormulario(page);
  await llenarOrden(page, '2,5');
  await aprobarNumero(await guardarOrden(page));
});

test('ORD-539 ORD-542 ORD-549 ORD-563 the approved order is annulled with its reason, and its executive is asked for another one', async () => {
  const { page } = jefatura;
  await boton(page, 'Anular orden de compra').click();
  const dialogo = page.getByRole('dialog', { name: 'Anular orden de compra' });
  await boton(dialogo, 'Anular').click();
  await vea(dialogo, 'Motivo no puede estar vacío');
  await jefatura.captura('orden-anular');
  await page.keyboard.press('Escape');
  await conMotivo(
    page,
    'Anular orden de compra',
    'Anular',
    'El cliente eligió otro vehículo',
    'Orden de compra anulada',
  );
  await vea(page, 'Anulada');
  await vea(page, 'El cliente eligió otro vehículo');
  await jefatura.captura('orden-anulada');
  await seguirAviso(ejecutivo.page, 'Orden de compra anulada', caso.plan);
  await vea(ejecutivo.page, 'El cliente eligió otro vehículo');
});

test('ORD-517 ORD-518 ORD-519 type 003: the device is asked for and its commission opens; another type empties both', async () => {
  const { page } = ejecutivo;
  await abrirFormulario(page);
  await elegir(page, 'Tipo de carta (*)', CON_DISPOSITIVO);
  await campo(page, 'valorDispositivo').fill('380');
  await elegir(page, 'Tipo de carta (*)', 'Carta vehiculo nuevo');
  expect(await campo(page, 'valorDispositivo').inputValue()).toBe('');
  await elegir(page, 'Tipo de carta (*)', CON_DISPOSITIVO);
  await elegir(page, 'Concesionario (*)', CONCESIONARIO);
  await boton(page, 'Guardar').click();
  await vea(page, 'Valor debe ser mayor a cero');
  await campo(page, 'valorDispositivo').fill('380');
  await campo(page, 'comisionDispositivo').fill('20');
  await ejecutivo.captura('orden-003');
  numeroPagada = await guardarOrden(page);
  await aprobarNumero(numeroPagada);
});

/** From the notice of the approved order to a payment that waits. */
async function pedirPago(): Promise<void> {
  const { page } = ejecutivo;
  await seguirTarea(page, caso.plan, new RegExp(`^Orden de compra ${numeroPagada}$`));
  await boton(page, 'Continuar - Checklist').click();
  await subirLoQueFalta(page, caso.plan);
  await boton(page, 'Guardar').click();
  await mensaje(page, 'Orden de pago creada').waitFor();
}

test('PAG-512 PAG-514 PAG-533 the payment is annulled with its reason, and another one is asked for', async () => {
  const { page } = jefatura;
  await pedirPago();
  await seguirTarea(page, caso.plan, /^Orden de pago/);
  await conMotivo(page, 'Anular orden de pago', 'Anular', 'Cambió la cuenta', 'Orden de pago anulada');
  await seguirAviso(ejecutivo.page, 'Orden de pago anulada', caso.nombre);
  await vea(ejecutivo.page, /Cambió la cuenta/);
  await ejecutivo.captura('pago-anulado');
  await pedirPago();
  await seguirTarea(page, caso.plan, /^Orden de pago/);
  await confirmar(page, 'Aprobar orden de Pago', 'Aprobar', 'Orden de pago aprobada');
});

test('ORD-542 CAR-512 CAR-528 with an approved payment the order is not annulled; a letter is rejected, written anew and delivered', async () => {
  const { page } = jefatura;
  await page.goto('/jftadj/orden-de-compra');
  await page
    .getByRole('row')
    .filter({ hasText: caso.plan })
    .filter({ hasText: 'Aprobada' })
    .getByRole('link')
    .first()
    .click();
  await boton(page, 'Generar Orden Compra').waitFor();
  expect(await boton(page, 'Anular orden de compra').count()).toBe(0);
  await seguirTarea(page, caso.plan, /^Carta de salida/);
  await generarCarta(page);
  await conMotivo(page, 'No aprobado', 'No aprobado', 'Falta el número de la placa', 'Carta Rechazada con éxito.');
  await vea(page, /Falta el número de la placa/);
  await jefatura.captura('carta-rechazada');
  await seguirTarea(page, caso.plan, /^Carta de salida/);
  await generarCarta(page);
  await seguirTarea(ejecutivo.page, caso.plan, /^Carta de salida/);
  await entregar(ejecutivo.page, caso.plan, hoy);
});

test('CAR-502 CAR-505 JOR-503 a house has no letter: its executive brings the proofs, and its journey ends', async () => {
  const otro = await entrar(navegador, casa.ejecutivo);
  const { page } = otro;
  await seguirTarea(page, casa.plan, /^Carta de salida/);
  await entregar(page, casa.plan, hoy);
  await otro.captura('casa-entregada');
  await page.goto(`/ejecutivo/estado-cliente/${casa.cedula}/${casa.plan}`);
  const pasos = page.getByRole('list', { name: 'Pasos del recorrido' });
  const hecho = pasos.getByRole('listitem').filter({ hasText: 'Entrega' });
  await hecho.getByRole('img', { name: /^Hecho, / }).waitFor();
  await vea(hecho, new RegExp(hoy));
  expect(await pasos.getByRole('listitem').filter({ hasText: 'concesionario' }).count()).toBe(0);
  await otro.captura('casa-recorrido');
  await otro.cerrar();
});
