import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type Lector, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { boton, descarga, iniciarSesion, mensaje, vea } from './fixtures/verbos';

/**
 * Who decides and who looks at decisions, from their home and by the program's own signposts alone: risk finds what waits longest and decides it
 * on what it is shown, a manager comes from a figure and from what waits to the record.
 */

interface EnRiesgo {
  readonly id: string;
  readonly cedula: string;
  readonly nombreCliente: string;
}

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;
let riesgo: Ventana;
let gerente: Ventana;
/** Presses since the journey began. */
let clics: number;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application, 'gerente');
  riesgo = await navegador.ventana();
  await iniciarSesion(riesgo.page, 'riesgo');
  gerente = await navegador.ventana();
  await iniciarSesion(gerente.page, 'gerente');
});
beforeEach(() => {
  clics = 0;
});
afterEach(() => expect(navegador.errores()).toEqual([]));
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

async function pulse(elemento: Locator): Promise<void> {
  clics += 1;
  await elemento.click();
}
/** The first row of a table that says what it holds. */
const primera = (scope: Page | Locator, tabla: string | RegExp) =>
  scope
    .getByRole('table', { name: tabla, exact: typeof tabla === 'string' })
    .locator('tbody tr')
    .first();

test('CAP-501 CAP-510 risk decides what waits longest on the basis that is shown and takes its sheet along: ten presses at most', async () => {
  const { page } = riesgo;
  const filtro = encodeURIComponent(JSON.stringify({ idDepartamento: '004', completa: true }));
  const [masAntigua] = (await leer<EnRiesgo[]>(`carpeta?filter=${filtro}&range=[0,0]`)) as [EnRiesgo];
  await vea(page, 'Tablero de Actividades');
  const fila = primera(page, /^Carpetas completas/i);
  await vea(fila, masAntigua.id);
  await pulse(fila.getByRole('link').first());
  await page.waitForURL(`**/riesgo/estado-cliente/${masAntigua.cedula}?plan=${masAntigua.id}*`);

  await pulse(boton(page, 'Parámetros de riesgo'));
  const matriz = page.getByRole('dialog', { name: 'Parámetros de riesgo' });
  const puntaje = matriz.getByRole('region', { name: 'Puntaje de riesgo', exact: true });
  const calculado = page.waitForResponse((respuesta) => respuesta.url().endsWith('/calcular'));
  await pulse(boton(puntaje, /^(Calcular|Recalcular)$/));
  expect((await calculado).status()).toBe(200);
  await boton(puntaje, 'Recalcular').and(page.locator(':enabled')).waitFor();
  const valor = await puntaje.locator('strong').innerText();
  await pulse(boton(matriz, 'Cerrar'));

  await pulse(boton(page, 'Aprobar carpeta'));
  const aprobar = page.getByRole('dialog', { name: '¿Aprobar carpeta?' });
  await vea(aprobar, new RegExp(`^${valor}\\. `));
  await riesgo.captura('decision-base');
  await pulse(aprobar.getByRole('radio', { name: 'Prenda Comercial' }));
  await aprobar.getByLabel(/^Comentario/).fill('Con capacidad de pago');
  const confirma = aprobar.getByRole('checkbox', { name: /^Apruebo la carpeta aunque no cumple/ });
  if ((await confirma.count()) > 0) await pulse(confirma);
  await pulse(boton(aprobar, 'Aprobar'));
  await mensaje(page, 'Carpeta aprovada').waitFor();

  await pulse(boton(page, 'Hoja de decisión'));
  const hoja = page.getByRole('dialog', { name: `Hoja de decisión ${masAntigua.id}` });
  const { bytes } = await descarga(page, () => pulse(boton(hoja, 'Descargar')));
  const texto = (await textoDePdf(bytes)).join(' ');
  for (const dicho of ['Con capacidad de pago', masAntigua.cedula, valor]) expect(texto).toContain(dicho);
  expect(clics).toBeLessThanOrEqual(10);
  await boton(hoja, 'Cerrar').first().click();
});

test('MED-523 risk comes to a means by its task alone, sees what it is judged beside, and the task and its notices end with the decision', async () => {
  const { page } = riesgo;
  await page.goto('/riesgo/inicio');
  await pulse(page.getByRole('link', { name: /^Tareas de hoy/ }));
  const tarea = page.getByRole('row').filter({ hasText: 'Revisar medio de aprobación' }).first();
  const plan = await tarea
    .getByText(/^\d\d-\w+-\d+$/)
    .first()
    .innerText();
  await pulse(tarea.getByRole('link', { name: /^Medio de aprobación \d+$/ }));
  await page.waitForURL(/\/riesgo\/medio-aprobacion\/\d+$/);
  await vea(page, 'Precio de lista');
  await riesgo.captura('decision-medio');
  await pulse(boton(page, 'Aceptar medio de aprobación'));
  const aceptar = page.getByRole('dialog', { name: '¿Aceptar medio de aprobación?' });
  await boton(aceptar, 'Aceptar').waitFor();
  const lejano = aceptar.getByRole('checkbox', { name: 'Revisé el valor del bien y lo acepto así' });
  if ((await lejano.count()) > 0) await pulse(lejano);
  await pulse(boton(aceptar, 'Aceptar'));
  await vea(page, 'Aprobado');
  expect(clics).toBeLessThanOrEqual(5); // one more where the value is far

  await page.goto('/riesgo/lista-de-tareas');
  await page.getByRole('table').first().waitFor();
  const abiertas = page.getByRole('row').filter({ hasText: plan }).filter({ hasText: 'Revisar medio de aprobación' });
  expect(await abiertas.count()).toBe(0);
});

test('TAB-511 a manager comes from a figure to its rows and on to the client: two presses', async () => {
  const { page } = gerente;
  await pulse(boton(page, / [1-9][\d.]* (bienes|planes) /).first());
  const filas = page.getByRole('dialog').locator('tbody tr');
  const enlace = filas.first().getByRole('link').first();
  const destino = await enlace.getAttribute('href');
  await pulse(enlace);
  await page.waitForURL(`**${destino}`);
  await vea(page, 'Estado cliente');
  expect(clics).toBe(2);
});

test('a manager reads what waits longest beside the list with two presses from his home, and is on its page with one more; the list leaves as a workbook', async () => {
  const { page } = gerente;
  const [masAntigua] = (await leer<{ enlace: string; etiquetaClase: string }[]>('decision?range=[0,0]')) as [
    { enlace: string; etiquetaClase: string },
  ];
  await page.goto('/jftadj/inicio');
  await pulse(page.getByRole('main').getByRole('link', { name: /^Decisiones por tomar: \d+/ }));
  const fila = page.getByRole('table').locator('tbody tr').first();
  await vea(fila, masAntigua.etiquetaClase);
  await gerente.captura('decisiones');
  const { nombre } = await descarga(page, () => boton(page, 'Exportar a Excel').click());
  expect(nombre).toMatch(/^decision-.*\.xlsx$/);
  await pulse(fila.getByRole('link').first());
  const panel = page.getByRole('dialog');
  await vea(panel, new RegExp(masAntigua.etiquetaClase, 'i'));
  await gerente.captura('decision-al-lado');
  expect(clics).toBe(2);
  await pulse(panel.getByRole('link', { name: 'Abrir en su página' }));
  await page.waitForURL(`**/jftadj${masAntigua.enlace}*`);
  expect(clics).toBe(3);
});

test('what was decided beyond the rules stands there with its reason and leads to what was decided', async () => {
  const { page } = gerente;
  await page.goto('/jftadj/inicio');
  await pulse(
    page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Excepciones y confirmaciones' }),
  );
  await vea(page, 'Aprobación fuera de las reglas confirmada');
  await gerente.captura('salvedades');
  await pulse(
    page
      .getByRole('row')
      .filter({ hasText: 'Aprobación fuera de las reglas confirmada' })
      .first()
      .getByRole('link')
      .first(),
  );
  await page.waitForURL(/\/jftadj\/estado-cliente\/\d+\?plan=/);
  await boton(page, 'Hoja de decisión').waitFor();
  expect(clics).toBe(2);
});
