import { formatearFecha, hoyEn, sumarDias } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { deCualquierDia } from './fixtures/entrega';
import { type Lector, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { boton, elegir, escribirFecha, iniciarSesion, mensaje, vea } from './fixtures/verbos';
import { desborde } from './fixtures/vista';

/** The tasks of a plan between two executives and the head, its history and its journey. */

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;

interface Adjudicado {
  readonly cedula: string;
  readonly idCodigo: string;
  readonly estadoDocumentos: string;
  readonly ejecutivo: { readonly nombre: string } | null;
}
let plan: Adjudicado;

const ejecutivo = 'Luis Chicaiza';
const ejecutiva = 'María José Zambrano';
/** A task that the demo data give to nobody this early. */
const pedido = 'Solicitar pago al concesionario';
const enTresDias = formatearFecha(sumarDias(hoyEn(new Date()), 3));

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application, 'jefatura');
  const filter = encodeURIComponent(JSON.stringify({ estado: 'ADJ' }));
  const adjudicados = await leer<Adjudicado[]>(`adjudicacion?range=[0,99]&filter=${filter}`);
  const conListado = adjudicados.find(
    (fila) => fila.ejecutivo?.nombre === ejecutivo && fila.estadoDocumentos !== 'No tiene documentos asignado',
  );
  expect(conListado).toBeDefined();
  plan = conListado as Adjudicado;
});

afterEach(() => expect(navegador.errores()).toEqual([]));

afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const arbol = (page: Page) => page.getByRole('tree', { name: 'Registro de Tareas' });
const dialogoDe = (page: Page, nombre: string) => page.getByRole('dialog', { name: nombre });
const fila = (page: Page, texto: string) =>
  page.locator('tbody tr').filter({ hasText: plan.idCodigo }).filter({ hasText: texto });

async function abrirPlan(page: Page, prefijo: string, sub = 'historial'): Promise<void> {
  await page.goto(`${prefijo}/estado-cliente/${plan.cedula}?plan=${plan.idCodigo}&tab=cliente&sub=${sub}`);
  await arbol(page).waitFor();
}

interface Registro {
  readonly tarea: string;
  readonly resultado: string;
  readonly observaciones: string;
  readonly fecha?: string;
}

/** From an entry of the tree to the word of success. */
async function registrar(page: Page, entrada: string, registro: Registro): Promise<void> {
  await arbol(page).getByText(entrada).first().click();
  const dialogo = dialogoDe(page, 'Registrar tarea');
  await elegir(dialogo, 'Tarea', registro.tarea);
  await elegir(dialogo, 'Resultado', registro.resultado);
  if (registro.fecha !== undefined) {
    await dialogo.getByRole('checkbox', { name: 'Programar tarea' }).check();
    await escribirFecha(dialogo, 'Fecha de ejecución', registro.fecha);
  }
  await dialogo.getByLabel('Observaciones').fill(registro.observaciones);
  await boton(dialogo, 'Registrar').click();
  await mensaje(page, 'Tarea registrada con éxito.').waitFor();
  await dialogo.waitFor({ state: 'detached' });
}

async function abrirLista(page: Page, busqueda: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar por cliente, plan o tarea' }).fill(busqueda);
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes(busqueda) === true);
}

test('TAR-002 TAR-005 TAR-007 TAR-009 an executive notes on an event what was done and what is still to be done', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirPlan(page, '/ejecutivo');
  await registrar(page, 'Listado de documentos generado', {
    tarea: 'Contactar al cliente',
    resultado: 'Contactado',
    observaciones: 'Confirmó la dirección; trae los papeles el lunes',
  });
  await registrar(page, 'Listado de documentos generado', {
    tarea: pedido,
    resultado: 'Faltan documentos',
    observaciones: 'Falta la planilla de luz',
    fecha: enTresDias,
  });
  await vea(arbol(page), `Para el ${enTresDias} · ${ejecutivo}`);
  await captura('tareas-arbol');

  // By keyboard: what is done shows what became of it and offers nothing.
  const cerrada = arbol(page).getByRole('treeitem').filter({ hasText: 'Contactar al cliente' }).last();
  await cerrada.focus();
  await page.keyboard.press('Enter');
  const ficha = dialogoDe(page, 'Contactar al cliente');
  await vea(ficha, 'Confirmó la dirección; trae los papeles el lunes');
  await vea(ficha, 'Cerrado');
  // the first one copies the telephone
  expect(await ficha.getByRole('button').allInnerTexts()).toEqual(['', 'Cerrar']);
  await page.keyboard.press('Escape');
  await ficha.waitFor({ state: 'detached' });
  await cerrar();
});

test('NAV-508 TAR-503 TAR-506 TAR-520 from the home to the list; the result closes the task and a closed one is not opened', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await page.getByRole('link', { name: /^Tareas de hoy: \d+$/ }).click();
  await page.getByRole('heading', { name: 'Descripción de Tarea' }).waitFor();
  await deCualquierDia(page);
  await abrirLista(page, plan.idCodigo);
  await fila(page, pedido).waitFor();
  await captura('tareas-lista');
  expect(await desborde(page)).toBe(0);
  const encabezados = await page.getByRole('columnheader').allInnerTexts();
  expect(encabezados).toEqual(['Nombre', 'Plan', 'Nombre Tarea', 'Rol', 'Estado', 'Fecha Ejecución']);

  await fila(page, pedido).getByText('Pendiente').click();
  const dialogo = dialogoDe(page, 'Modificar tarea');
  await elegir(dialogo, 'Resultado', 'Faltan documentos');
  expect(await dialogo.getByRole('checkbox', { name: 'Programar tarea' }).isChecked()).toBe(true);
  await captura('tareas-modificar');
  await elegir(dialogo, 'Resultado', 'Pago solicitado');
  await dialogo.getByRole('combobox', { name: 'Estado' }).filter({ hasText: 'Cerrado' }).waitFor();
  expect(await dialogo.getByRole('checkbox').count()).toBe(0);
  await boton(dialogo, 'Guardar').click();
  await mensaje(page, 'Tarea actualizada con éxito.').waitFor();
  await fila(page, pedido).waitFor({ state: 'detached' });

  await elegir(page, 'Estado', 'Cerrado');
  await fila(page, pedido).getByText('Cerrado').click();
  await page.waitForTimeout(300);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await cerrar();
});

test('TAR-502 TAR-509 TAR-513 the head gives a task to somebody else, who is told; it is no longer in the list of the first', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirPlan(page, '/ejecutivo');
  await registrar(page, 'Listado de documentos generado', {
    tarea: pedido,
    resultado: 'Faltan documentos',
    observaciones: 'Para repartir',
    fecha: enTresDias,
  });
  await cerrar();

  const jefa = await navegador.ventana();
  await iniciarSesion(jefa.page, 'jefatura');
  await jefa.page.goto('/jftadj/lista-de-tareas');
  await abrirLista(jefa.page, plan.idCodigo);
  await fila(jefa.page, pedido).getByText(ejecutivo).click();
  const dialogo = dialogoDe(jefa.page, 'Modificar tarea');
  await elegir(dialogo, 'Usuario', ejecutiva);
  await jefa.captura('tareas-reasignar');
  await boton(dialogo, 'Guardar').click();
  await mensaje(jefa.page, 'Tarea actualizada con éxito.').waitFor();
  await fila(jefa.page, pedido).filter({ hasText: ejecutiva }).waitFor();
  await jefa.cerrar();

  const otra = await navegador.ventana();
  await iniciarSesion(otra.page, 'ejecutivo2');
  await otra.page.getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ }).click();
  const cajon = dialogoDe(otra.page, 'Notificaciones');
  const aviso = cajon.getByRole('listitem').filter({ hasText: plan.idCodigo }).first();
  await aviso.getByRole('button', { name: /^Marcar como leída: / }).click();
  await aviso.getByRole('button', { name: /^Marcar como no leída: / }).click();
  await aviso.getByRole('img', { name: 'Está en Mi trabajo' }).waitFor();
  await otra.captura('tareas-notificaciones');
  await aviso
    .getByRole('button', { name: new RegExp(plan.idCodigo) })
    .first()
    .click();
  await otra.page.waitForURL('**/ejecutivo/lista-de-tareas*');
  // the notice opens its task over the list
  await dialogoDe(otra.page, 'Modificar tarea').getByRole('button', { name: 'Cancelar' }).click();
  await abrirLista(otra.page, plan.idCodigo);
  await fila(otra.page, pedido).waitFor();
  await otra.cerrar();

  const primera = await navegador.ventana();
  await iniciarSesion(primera.page, 'ejecutivo');
  await primera.page.goto('/ejecutivo/lista-de-tareas');
  await abrirLista(primera.page, plan.idCodigo);
  await primera.page.waitForLoadState('networkidle');
  expect(await fila(primera.page, pedido).count()).toBe(0);
  await primera.cerrar();
});

test('TAR-516 two people change one task: the second sees what the first stored, keeps what was typed and saves on purpose', async () => {
  const [una, jefa] = [await navegador.ventana(), await navegador.ventana()];
  await iniciarSesion(una.page, 'ejecutivo2');
  await una.page.goto('/ejecutivo/lista-de-tareas');
  await abrirLista(una.page, plan.idCodigo);
  await fila(una.page, pedido).getByText('Pendiente').click();
  const suyo = dialogoDe(una.page, 'Modificar tarea');
  await elegir(suyo, 'Resultado', 'Pago solicitado');
  await suyo.getByLabel('Observaciones').fill('Entregó todo');

  await iniciarSesion(jefa.page, 'jefatura');
  await jefa.page.goto('/jftadj/lista-de-tareas');
  await abrirLista(jefa.page, plan.idCodigo);
  await fila(jefa.page, pedido).getByText('Pendiente').click();
  const delaJefa = dialogoDe(jefa.page, 'Modificar tarea');
  await elegir(delaJefa, 'Resultado', 'Faltan documentos');
  await delaJefa.getByLabel('Observaciones').fill('Revisado con el cliente');
  await boton(delaJefa, 'Guardar').click();
  await mensaje(jefa.page, 'Tarea actualizada con éxito.').waitFor();
  await jefa.cerrar();

  await boton(suyo, 'Guardar').click();
  const aviso = suyo.getByRole('alert');
  await vea(aviso, 'Revisado con el cliente');
  await una.captura('tareas-conflicto');
  expect(await suyo.getByLabel('Observaciones').inputValue()).toBe('Entregó todo');
  await boton(suyo, 'Guardar de todas formas').click();
  await mensaje(una.page, 'Tarea actualizada con éxito.').waitFor();
  await una.cerrar();
});

test('EST-515 EST-516 the history has it all, of every department or of one, and scrolls in its frame', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirPlan(page, '/ejecutivo');
  const historial = page.getByRole('region', { name: 'Historial del cliente' });
  await vea(historial, `${pedido}: Pago solicitado. Entregó todo`);
  await vea(historial, 'Contactar al cliente: Contactado. Confirmó la dirección; trae los papeles el lunes');
  expect((await historial.boundingBox())?.height).toBeLessThanOrEqual(502);
  await captura('tareas-historial');
  await elegir(page, 'Departamento', 'Legal');
  await vea(page.getByRole('tabpanel'), 'No se han registrado eventos');
  await page.reload();
  await vea(page.getByRole('tabpanel'), 'No se han registrado eventos');
  await elegir(page, 'Departamento', 'Adjudicaciones');
  await vea(historial, 'Tarea registrada');
  await cerrar();
});

test('CLI-003 JOR-500 JOR-501 JOR-505 the journey of the plan, from the status page and back, on a desk and on a phone', async () => {
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirPlan(page, '/ejecutivo');
  await page.getByRole('link', { name: 'Ver recorrido' }).click();
  await page.waitForURL(`**/ejecutivo/estado-cliente/${plan.cedula}/${plan.idCodigo}`);
  const pasos = page.getByRole('list', { name: 'Pasos del recorrido' });
  await pasos.waitFor();
  await captura('recorrido');
  await pasos
    .getByRole('img', { name: /^Hecho, / })
    .nth(1)
    .waitFor();
  expect(await pasos.locator('[aria-current=step]').count()).toBe(1);
  await vea(page.getByRole('region', { name: 'Datos del plan' }), plan.idCodigo);
  expect(await desborde(page)).toBe(0);
  await page.reload();
  await pasos.waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Estado cliente' }).click();
  await page.waitForURL(`**/estado-cliente/${plan.cedula}?plan=${plan.idCodigo}`);
  await cerrar();

  const movil = await navegador.ventana({ width: 390, height: 844 });
  await iniciarSesion(movil.page, 'riesgo');
  await movil.page.goto(`/riesgo/estado-cliente/${plan.cedula}/${plan.idCodigo}`);
  await movil.page.getByRole('list', { name: 'Pasos del recorrido' }).waitFor();
  expect(await desborde(movil.page)).toBe(0);
  await movil.captura('recorrido-movil');
  await movil.page.goto('/riesgo/lista-de-tareas');
  await movil.page.getByRole('heading', { name: 'Descripción de Tarea' }).waitFor();
  expect(await desborde(movil.page)).toBe(0);
  await movil.cerrar();
});
