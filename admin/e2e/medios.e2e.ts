import { prefijoDe, type Rol } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type Lector, lectorDe } from './fixtures/lector';
import { aceptarMedio, enviarMedio, generarMedio, llenarMedio } from './fixtures/medios';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { boton, entrar, irA, mensaje, vea } from './fixtures/verbos';
import { desborde } from './fixtures/vista';

/** An approval from the executive's sheet to risk and back: not approved, made anew, accepted; two windows at once; a phone. */

interface PlanElegible {
  readonly idCodigo: string;
  readonly producto: string;
  readonly seleccionable: boolean;
  readonly monto: number;
}

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;
let ejecutivo: Ventana;
let riesgo: Ventana;
let cliente: { cedula: string; nombre: string; plan: string };
let rechazado: string;
let aceptado: string;

const MOTIVO = 'El avalúo está vencido: pida uno de este mes';
const VALOR = '29.990,00';
/** Of a plan that leaves something to pay in advance. */
const MONTO_MAXIMO = 29_000;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application);
  cliente = await clienteElegible();
  ejecutivo = await entrar(navegador, 'ejecutivo');
  riesgo = await entrar(navegador, 'riesgo');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** Somebody with a plan of MotorPlan that may stand in an approval. */
async function clienteElegible() {
  const adjudicados =
    await leer<{ cedula: string; nombreCliente: string; estado: string }[]>('adjudicacion?range=[0,99]');
  for (const { cedula, nombreCliente, estado } of adjudicados) {
    if (estado !== 'ADJ') continue;
    const planes = await leer<PlanElegible[]>(`cliente/${cedula}/planes-para-medio`);
    const plan = planes.find(
      ({ producto, seleccionable, monto }) => producto === '01' && seleccionable && monto <= MONTO_MAXIMO,
    );
    if (plan !== undefined) return { cedula, nombre: nombreCliente, plan: plan.idCodigo };
  }
  throw new Error('no client of the demo has a plan for an approval');
}

const campo = (page: Page, nombre: string) => page.locator(`input[name="${nombre}"]`);
const medioDe = (role: Rol, id: string) => `${prefijoDe(role)}/medio-aprobacion/${id}`;

test('MED-502 MED-510 MED-545 the executive looks for the client, is told what is missing, and generates the approval', async () => {
  const { page } = ejecutivo;
  await irA(page, 'Medios de aprobación');
  await page.getByRole('link', { name: 'Nuevo medio de aprobación' }).click();
  await page.getByRole('combobox', { name: 'Ingrese el nombre del cliente o cédula' }).fill(cliente.cedula);
  await page.getByRole('option').first().click();
  const casilla = page.getByRole('checkbox', { name: cliente.plan, exact: true });
  await casilla.waitFor();
  await casilla.uncheck();
  await boton(page, 'Generar').click();
  await vea(page, 'Debe seleccionar un plan');
  await ejecutivo.captura('medio-nuevo-errores');
  await casilla.focus();
  await page.keyboard.press('Space');
  await llenarMedio(page);
  await vea(page, 'Lista de precios:');
  await ejecutivo.captura('medio-nuevo');
  rechazado = await generarMedio(page);
  await ejecutivo.captura('medio-en-espera');
});

test('MED-541 two windows save the same approval: the second one chooses field by field and loses nothing', async () => {
  const { page } = ejecutivo;
  const otra = await entrar(navegador, 'jefatura');
  await otra.page.goto(medioDe('Jefatura Adjudicaciones', rechazado));
  for (const ventana of [page, otra.page]) await boton(ventana, 'Actualizar').click();
  await campo(otra.page, 'avaluo').fill('140');
  await boton(otra.page, 'Guardar').click();
  await mensaje(otra.page, 'Medio de aprobación actualizado con exito.').waitFor();
  await campo(page, 'placa').fill('PBX-1234');
  await boton(page, 'Guardar').click();
  const dialogo = page.getByRole('dialog', { name: /guardó antes que usted/ });
  await dialogo.getByRole('group', { name: 'Avalúo' }).waitFor();
  await ejecutivo.captura('medio-conflicto');
  await boton(dialogo, 'Guardar').click();
  await mensaje(page, 'Medio de aprobación actualizado con exito.').waitFor();
  const { avaluo, ficha } = await leer<{ avaluo: number; ficha: { placa: string } }>(`medio-aprobacion/${rechazado}`);
  expect([avaluo, ficha.placa]).toEqual([140, 'PBX-1234']);
  await otra.cerrar();
});

test('MED-518 MED-524 sent to risk, which does not approve it and says why', async () => {
  await enviarMedio(ejecutivo.page);
  const { page } = riesgo;
  await irA(page, 'Medios de aprobación');
  await page.getByRole('row').filter({ hasText: cliente.nombre }).first().waitFor();
  await riesgo.captura('medio-lista-de-riesgo');
  await page.goto(medioDe('Riesgo', rechazado));
  await boton(page, 'No aprobado').click();
  const dialogo = page.getByRole('dialog', { name: 'No aprobado' });
  await boton(dialogo, 'No aprobado').click();
  await vea(dialogo, 'Motivo no puede estar vacío');
  await dialogo.getByLabel(/^Motivo/).fill(MOTIVO);
  await riesgo.captura('medio-no-aprobar');
  await boton(dialogo, 'No aprobado').click();
  await mensaje(page, 'Medio actualizado.').waitFor();
  await vea(page, MOTIVO);
});

test('MED-520 the executive reads why and makes a new one from what is there', async () => {
  const { page } = ejecutivo;
  await page.reload();
  await vea(page, MOTIVO);
  expect(await boton(page, 'Actualizar').count()).toBe(0);
  await ejecutivo.captura('medio-no-aprobado');
  await boton(page, 'Crear nuevo').click();
  await page.waitForURL(/reemplaza=/);
  await boton(page, 'Generar').waitFor();
  await page.waitForFunction(
    (valor) => document.querySelector<HTMLInputElement>('input[name=valor]')?.value === valor,
    VALOR,
  );
  await campo(page, 'avaluo').fill('95');
  aceptado = await generarMedio(page);
  await page.getByRole('link', { name: `Reemplaza al medio No. ${rechazado}` }).waitFor();
  await enviarMedio(page);
});

test('MED-523 risk accepts while a second analyst looks on, who learns who was faster', async () => {
  const tarde = await entrar(navegador, 'riesgo');
  for (const { page } of [riesgo, tarde]) {
    await page.goto(medioDe('Riesgo', aceptado));
    await boton(page, 'Aceptar medio de aprobación').waitFor();
  }
  await riesgo.captura('medio-por-decidir');
  await aceptarMedio(riesgo.page);
  await boton(tarde.page, 'No aprobado').click();
  const dialogo = tarde.page.getByRole('dialog', { name: 'No aprobado' });
  await dialogo.getByLabel(/^Motivo/).fill('Tarde');
  await boton(dialogo, 'No aprobado').click();
  await vea(tarde.page, /^El medio ya fue aprobado por /);
  await boton(tarde.page, 'No aprobado').waitFor({ state: 'detached' });
  await tarde.captura('medio-decidido-antes');
  await tarde.cerrar();
});

test('MED-522 NAV-505 a manager reads it and changes nothing', async () => {
  const gerencia = await entrar(navegador, 'gerente');
  const { page } = gerencia;
  await irA(page, 'Medios de aprobación');
  expect(await page.getByRole('link', { name: 'Nuevo medio de aprobación' }).count()).toBe(0);
  await page.goto(medioDe('Gerente General', aceptado));
  await vea(page, 'Aprobado');
  expect(await page.getByRole('toolbar').getByRole('button').count()).toBe(0);
  await gerencia.captura('medio-de-gerencia');
  await gerencia.cerrar();
});

test('MED-500 MED-501 MED-503 on a phone nothing is wider than the screen, and the main step is in reach', async () => {
  const telefono = await entrar(navegador, 'ejecutivo', { width: 390, height: 844 });
  const { page } = telefono;
  await page.goto('/ejecutivo/medio-aprobacion');
  await page.getByRole('row').filter({ hasText: cliente.nombre }).first().waitFor();
  expect(await desborde(page)).toBeLessThanOrEqual(0);
  await telefono.captura('medio-lista-telefono');
  await page.goto(medioDe('Ejecutivo Adjudicaciones', aceptado));
  await boton(page, 'Actualizar').click();
  await vea(page, /vuelve a espera/);
  await telefono.captura('medio-telefono');
  expect(await desborde(page)).toBeLessThanOrEqual(0);
  await page.mouse.wheel(0, 1500);
  const caja = await boton(page, 'Guardar').boundingBox();
  expect((caja?.x ?? 999) + (caja?.width ?? 999)).toBeLessThanOrEqual(390);
  expect(caja?.y ?? 999).toBeLessThan(844);
  await telefono.captura('medio-telefono-abajo');
  await boton(page, 'Cancelar').click();
  await telefono.cerrar();
});
