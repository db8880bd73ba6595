import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type Lector, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { boton, elegir, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';

/** Awarded members between the head and an executive: assigned, found, withdrawn, given on, and their folder sent to risk. */

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;

interface Adjudicado {
  readonly id: number;
  readonly producto: string;
  readonly cedula: string;
  readonly nombreCliente: string;
  readonly idCodigo: string;
  readonly fecha: string;
  readonly ejecutivo: { readonly nombre: string } | null;
}

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application, 'jefatura');
});

afterEach(() => expect(navegador.errores()).toEqual([]));

afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const consulta = (ruta: string, filter: object, rango = '[0,49]'): string =>
  `${ruta}?range=${encodeURIComponent(rango)}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Live awards of MotorPlan that nobody looks after, the newest first. */
async function sinEjecutivo(cuantos: number): Promise<Adjudicado[]> {
  const filas = await leer<Adjudicado[]>(consulta('adjudicacion', { estado: 'ADJ', producto: '01' }));
  const libres = filas.filter(({ ejecutivo }) => ejecutivo === null).slice(0, cuantos);
  expect(libres).toHaveLength(cuantos);
  return libres;
}

const fila = (page: Page, { idCodigo }: Pick<Adjudicado, 'idCodigo'>) =>
  page.getByRole('row').filter({ hasText: new RegExp(`${idCodigo}(?!\\d)`) });
const buscador = (page: Page) => page.getByRole('searchbox', { name: 'Ingrese el nombre del cliente o cédula' });

/** The head's list with this award in it, found by its cédula on the server. */
async function buscar(page: Page, adjudicado: Adjudicado): Promise<void> {
  await buscador(page).fill(adjudicado.cedula);
  await page.waitForURL(`**?*q=${adjudicado.cedula}*`);
  await page.locator('main [aria-busy=false]').waitFor();
  await fila(page, adjudicado).first().waitFor();
}

/** Opens an action of a row and returns its dialog. */
async function accion(page: Page, adjudicado: Adjudicado, entrada: string): Promise<Locator> {
  await fila(page, adjudicado)
    .getByRole('button', { name: /^Acciones de / })
    .click();
  await page.getByRole('menuitem', { name: entrada }).click();
  return page.getByRole('dialog');
}

/** The first plan of the group that may take the award; answers its name and code. */
async function elegirCandidato(page: Page, dialogo: Locator): Promise<{ nombre: string; idCodigo: string }> {
  await dialogo.getByRole('combobox', { name: /^Nuevo adjudicado/ }).click();
  const [nombre = '', detalle = ''] = (await page.getByRole('option').first().innerText()).split('\n');
  await page.getByRole('option').first().click();
  return { nombre, idCodigo: detalle.split(' · ')[0] ?? '' };
}

test('ADJ-515 ADJ-001 ADJ-007 the head gives a plan to an executive, who finds the member by month, product and name', async () => {
  const [adjudicado] = (await sinEjecutivo(1)) as [Adjudicado];
  const jefa = await navegador.ventana();
  await iniciarSesion(jefa.page, 'jefatura');
  await irA(jefa.page, 'Listado adjudicados');
  await jefa.captura('listado-adjudicados');
  await buscar(jefa.page, adjudicado);
  const dialogo = await accion(jefa.page, adjudicado, 'Asignar ejecutivo');
  // by keyboard: the field has the focus, Enter chooses and Enter sends
  await jefa.page.keyboard.type('Chicaiza');
  await jefa.page.getByRole('option', { name: 'Luis Chicaiza' }).waitFor();
  await jefa.page.keyboard.press('Enter');
  await jefa.captura('listado-adjudicados-asignar');
  await jefa.page.keyboard.press('Enter');
  await mensaje(jefa.page, 'Ejecutivo asignado').waitFor();
  await dialogo.waitFor({ state: 'detached' });
  await fila(jefa.page, adjudicado).getByText('Luis Chicaiza').waitFor();
  await jefa.cerrar();

  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await page.getByRole('heading', { name: 'Socios adjudicados asignados' }).waitFor();
  await vea(page, /^Tareas de hoy: \d+$/);
  await boton(page, 'Por mes').click();
  // from this month back to the month of the award
  const meses = (texto: string) => Number(texto.slice(0, 4)) * 12 + Number(texto.slice(5, 7));
  const hoy = new Date(Date.now() - 5 * 3_600_000).toISOString();
  expect(await boton(page, 'Mes siguiente').isDisabled()).toBe(true);
  for (let n = meses(hoy) - meses(adjudicado.fecha); n > 0; n--) await boton(page, 'Mes anterior').click();
  await boton(page, 'MotorPlan').click();
  await buscador(page).fill(adjudicado.nombreCliente);
  await page.waitForURL(({ searchParams }) => (searchParams.get('filter') ?? '').includes(adjudicado.nombreCliente));
  await fila(page, adjudicado).waitFor();
  // the list is narrowed, not only its address
  await page.locator('tbody tr', { hasNotText: adjudicado.nombreCliente }).first().waitFor({ state: 'detached' });
  await captura('inicio-ejecutivo');
  // the other product does not hold it
  await boton(page, 'CasaPlan').click();
  await vea(page, 'No tiene socios asignados para el mes seleccionado.');
  await page.goBack();
  await fila(page, adjudicado).waitFor();
  await page.reload();
  await fila(page, adjudicado).locator('td').nth(3).click();
  await page.waitForURL(`**/ejecutivo/estado-cliente/${adjudicado.cedula}?plan=${adjudicado.idCodigo}`);
  await page.goBack();
  await fila(page, adjudicado).waitFor();
  await cerrar();
});

test('ADJ-500 ADJ-515 those that nobody looks after are found by themselves; one that is given to somebody leaves them', async () => {
  const [adjudicado] = (await sinEjecutivo(1)) as [Adjudicado];
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'jefatura');
  await irA(page, 'Listado adjudicados');
  await elegir(page, 'Ejecutivo', 'Sin ejecutivo');
  await page.waitForURL('**?*ejecutivo=ninguno*');
  await page.waitForFunction(() => {
    const lugar = [...document.querySelectorAll('thead th')].findIndex((th) => th.textContent === 'Ejecutivo');
    const ejecutivos = [...document.querySelectorAll('tbody tr')].map((tr) => tr.children[lugar]?.textContent);
    return ejecutivos.length > 0 && ejecutivos.every((nombre) => nombre === 'Sin asignar');
  });
  await captura('listado-adjudicados-sin-ejecutivo');
  await buscar(page, adjudicado);
  const dialogo = await accion(page, adjudicado, 'Asignar ejecutivo');
  await dialogo.getByRole('combobox', { name: /^Ejecutivo/ }).click();
  await page.getByRole('option', { name: 'Luis Chicaiza' }).click();
  await boton(dialogo, 'Asignar').click();
  await mensaje(page, 'Ejecutivo asignado').waitFor();
  await fila(page, adjudicado).waitFor({ state: 'detached' });
  await cerrar();
});

test('ADJ-501 ADJ-517 ADJ-518 an award is withdrawn and given on in one act, another one later', async () => {
  const [enUnActo, despues] = (await sinEjecutivo(2)) as [Adjudicado, Adjudicado];
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'jefatura');
  await irA(page, 'Listado adjudicados');
  await buscar(page, enUnActo);
  const dialogo = await accion(page, enUnActo, 'Retirar');
  await boton(dialogo, 'Retirar').click();
  await vea(dialogo, 'Motivo no puede estar vacío');
  await dialogo.getByRole('textbox', { name: /^Motivo/ }).fill('Renuncia del cliente');
  await dialogo.getByRole('checkbox').check();
  const nuevo = await elegirCandidato(page, dialogo);
  await captura('retirar-y-asignar');
  await boton(dialogo, 'Retirar y asignar').click();
  await mensaje(page, 'Se retiro adjudicación. Cliente adjudicado y asignado').waitFor();
  await fila(page, enUnActo).getByText('Retiro Adjudicacion').waitFor();
  // given on already: nothing more to do with it
  expect(await fila(page, enUnActo).getByRole('button').count()).toBe(0);
  await buscador(page).fill(nuevo.nombre);
  await fila(page, nuevo).waitFor();

  await buscar(page, despues);
  const retiro = await accion(page, despues, 'Retirar');
  await retiro.getByRole('textbox', { name: /^Motivo/ }).fill('No presentó documentos');
  await boton(retiro, 'Retirar').click();
  await mensaje(page, 'Se retiro adjudicación.').waitFor();
  await fila(page, despues).getByText('Retiro Adjudicacion').waitFor();
  const asignacion = await accion(page, despues, 'Asignar nuevo adjudicado');
  const segundo = await elegirCandidato(page, asignacion);
  expect(segundo.idCodigo).not.toBe(nuevo.idCodigo);
  await boton(asignacion, 'Asignar').click();
  await mensaje(page, 'Cliente adjudicado y asignado').waitFor();
  await buscador(page).fill(segundo.nombre);
  await fila(page, segundo).waitFor();
  await cerrar();
});

test('ADJ-501 two heads withdraw the same award: the second one reads that it is done', async () => {
  const [adjudicado] = (await sinEjecutivo(1)) as [Adjudicado];
  const [una, otra] = [await navegador.ventana(), await navegador.ventana()];
  const dialogos: Locator[] = [];
  for (const [ventana, usuario] of [
    [una, 'jefatura'],
    [otra, 'jefatura2'],
  ] as const) {
    await iniciarSesion(ventana.page, usuario);
    await irA(ventana.page, 'Listado adjudicados');
    await buscar(ventana.page, adjudicado);
    const dialogo = await accion(ventana.page, adjudicado, 'Retirar');
    await dialogo.getByRole('textbox', { name: /^Motivo/ }).fill('Renuncia');
    dialogos.push(dialogo);
  }
  const [primero, segundo] = dialogos as [Locator, Locator];
  await boton(primero, 'Retirar').click();
  await mensaje(una.page, 'Se retiro adjudicación.').waitFor();
  await boton(segundo, 'Retirar').click();
  await vea(segundo, /^La adjudicación ya fue retirada/);
  await otra.captura('retirar-conflicto');
  await otra.page.keyboard.press('Enter');
  await fila(otra.page, adjudicado).getByText('Retiro Adjudicacion').waitFor();
  await una.cerrar();
  await otra.cerrar();
});

test('ADJ-503 ADJ-504 the list pages by ten and filters what is loaded before it asks the server', async () => {
  const { page, cerrar } = await navegador.ventana();
  const preguntas: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/adjudicacion')) preguntas.push(url.searchParams.get('filter') ?? '');
  });
  await iniciarSesion(page, 'jefatura');
  await irA(page, 'Listado adjudicados');
  const tabla = page.getByRole('table', { name: 'Listado adjudicados' });
  await tabla.getByRole('row').nth(10).waitFor();
  const [primero = ''] = await tabla.getByRole('link').allInnerTexts();
  await boton(page, 'Página siguiente').click();
  await vea(page, /^11-20 de \d+$/);
  expect(preguntas).toEqual(['{}']);
  // six characters of a name that is loaded
  const texto = primero.slice(0, 6);
  await buscador(page).fill(texto);
  await vea(page, /coincidencias? en las 50 filas cargadas\. Enter busca en todo el listado\.$/);
  expect(preguntas).toEqual(['{}']);
  const respuesta = page.waitForResponse((response) => response.url().includes(encodeURIComponent('"q"')));
  await buscador(page).press('Enter');
  await respuesta;
  expect(preguntas.map((filtro) => JSON.parse(filtro))).toEqual([{}, { q: texto.trim().toLocaleUpperCase('es') }]);
  await tabla.getByRole('link', { name: primero }).first().waitFor();
  await cerrar();
});

test('CLI-052 CLI-053 CLI-054 DOC-014 a folder without a generated application stays; an incomplete one goes to risk with what it lacks in sight', async () => {
  interface Carpeta {
    readonly id: string;
    readonly cedula: string;
    readonly motivoNoEnviar: string | null;
  }
  const vacias = await leer<Carpeta[]>(consulta('documentos-cliente', { estado: 'Documentación vacia' }));
  const incompletas = await leer<Carpeta[]>(consulta('documentos-cliente', { estado: 'Documentación incompleta' }));
  const sinGenerar = vacias.find(({ motivoNoEnviar }) => /generar la solicitud/.test(motivoNoEnviar ?? ''));
  const lista = incompletas.find(({ motivoNoEnviar }) => motivoNoEnviar === null);
  if (sinGenerar === undefined || lista === undefined) throw new Error('the demo lacks one of the two folders');
  const paginaDe = ({ cedula, id }: Carpeta, sub: string) =>
    `/ejecutivo/estado-cliente/${cedula}?plan=${id}&tab=cliente&sub=${sub}`;
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  const enviar = boton(page, 'Enviar a Riesgo');

  await page.goto(paginaDe(sinGenerar, 'documentos'));
  await enviar.waitFor();
  expect(await enviar.isDisabled()).toBe(true);
  await enviar.locator('..').focus();
  await page.getByRole('tooltip', { name: 'Primero debe generar la solicitud de compra' }).waitFor();

  await page.goto(paginaDe(lista, 'documentos'));
  await vea(page, 'Documentación incompleta');
  await enviar.click();
  const dialogo = page.getByRole('dialog', { name: '¿Enviar la carpeta a riesgo?' });
  await vea(dialogo, /^Faltan? \d+ de \d+ requisitos?\. La carpeta puede enviarse incompleta\.$/);
  await captura('enviar-a-riesgo');
  // each line is a way to what is missing
  await dialogo.getByRole('link').first().click();
  await dialogo.waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('plan')).toBe(lista.id);
  await page.goto(paginaDe(lista, 'documentos'));
  await enviar.click();
  await boton(dialogo, 'Enviar incompleta').click();
  await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
  await vea(page, 'En dpto. riesgo');
  await captura('en-dpto-riesgo');
  await page.goto(paginaDe(lista, 'informacion'));
  await vea(page, 'Datos del bien');
  expect(await boton(page, 'Editar').count()).toBe(0);
  expect(await enviar.isDisabled()).toBe(true);
  await cerrar();

  const riesgo = await navegador.ventana();
  await iniciarSesion(riesgo.page, 'riesgo');
  await riesgo.page.getByRole('main').getByRole('link', { name: 'Visor de documentos' }).waitFor();
  await riesgo.page.goto(paginaDe(lista, 'documentos').replace('/ejecutivo', '/riesgo'));
  await vea(riesgo.page, 'En dpto. riesgo');
  expect(await boton(riesgo.page, 'Enviar a Riesgo').count()).toBe(0);
  await riesgo.cerrar();
});
