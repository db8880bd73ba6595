import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { boton, descarga, elegir, iniciarSesion, mensaje, vea } from './fixtures/verbos';

/**
 * The draw of today's assembly: its list is frozen, the source is published, two people type the number, the winner is marked, minutes and certificate say it, and
 * anybody draws again at the public page. Each test goes on where the one before ended.
 */

const NUMERO = '04821';

let application: RunningApplication;
let navegador: Navegador;
let asistente: Ventana;
let director: Ventana;
let asamblea: { grupo: string; numero: string };
let ganador: { plan: string; nombre: string };
let lista: Buffer;
/** As the minutes print them. */
let impreso: { semilla: string; orden: string };

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  asistente = await navegador.ventana();
  director = await navegador.ventana();
  await iniciarSesion(asistente.page, 'asistente');
  await iniciarSesion(director.page, 'director');
});
afterEach(() => expect(navegador.errores()).toEqual([]));
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const dialogo = (page: Page, nombre: string) => page.getByRole('dialog', { name: nombre, exact: true });
/** A step of the draw, with its sign. */
const paso = (page: Page, titulo: string) => page.getByRole('listitem').filter({ hasText: titulo });
const hecho = (page: Page, titulo: string) =>
  paso(page, titulo).locator('title', { hasText: 'Hecho' }).waitFor({ state: 'attached' });

async function abrirSorteo(page: Page) {
  const panel = page.getByRole('button', { name: 'Sorteo', exact: true });
  await panel.waitFor();
  if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
}

test('without a frozen list the draw says where it is frozen; frozen, it names the plans that enter', async () => {
  const { page } = asistente;
  const hoy = page.getByRole('row').filter({ hasText: 'Hoy' }).first();
  await hoy.waitFor();
  const [grupo = '', numero = ''] = await hoy.getByRole('cell').allInnerTexts();
  asamblea = { grupo, numero };
  await hoy.getByRole('link', { name: grupo }).click();
  await abrirSorteo(page);
  await vea(page, /Instalar la asamblea/);
  expect(await boton(page, 'Registrar la fuente del sorteo').count()).toBe(0);
  await boton(page, 'Constancia').click();
  const registro = dialogo(page, `Constancia de la asamblea No.${numero}`);
  await boton(registro, 'Instalar la asamblea').click();
  const instalar = dialogo(page, 'Instalar la asamblea');
  await boton(instalar, 'Instalar').click();
  await instalar.waitFor({ state: 'detached' });
  await boton(registro, 'Cerrar').click();
  await hecho(page, 'Lista cerrada');
  await vea(page, /^Entran \d+ planes en el sorteo\./);
});

test('the source is published before its number; whoever typed the number is not offered to confirm it', async () => {
  const { page } = asistente;
  await boton(page, 'Registrar la fuente del sorteo').click();
  const publicar = dialogo(page, 'Registrar la fuente del sorteo');
  await elegir(publicar, 'Fuente', 'Bombo de la notaría');
  await boton(publicar, 'Publicar').click();
  await mensaje(page, 'Fuente registrada').waitFor();
  await boton(page, 'Escribir el número').click();
  const escribir = dialogo(page, 'Escribir el número');
  await escribir.getByLabel(/^Número/).fill('4 8x');
  await boton(escribir, 'Guardar').click();
  await vea(escribir, /^De 1 a 12 cifras/);
  await escribir.getByLabel(/^Número/).fill(NUMERO);
  await boton(escribir, 'Guardar').click();
  await mensaje(page, /^Número guardado/).waitFor();
  await hecho(page, 'Número escrito por una persona');
  expect(await boton(page, 'Confirmar y sortear').count()).toBe(0);
});

test('another person types it without seeing it: a different one is refused, the same one draws', async () => {
  const { page } = director;
  const filtro = encodeURIComponent(
    JSON.stringify({ producto: '01', grupo: asamblea.grupo, asamblea: Number(asamblea.numero) }),
  );
  await page.goto(`/asistente/generar-acta?filter=${filtro}`);
  await abrirSorteo(page);
  expect(await page.locator('main').innerText()).not.toContain(NUMERO);
  await boton(page, 'Confirmar y sortear').click();
  const confirmar = dialogo(page, 'Confirmar y sortear');
  await confirmar.getByLabel(/^Número/).fill('04812');
  await boton(confirmar, 'Sortear').click();
  await vea(confirmar, /^No es el número que escribió Ana Cevallos/);
  await confirmar.getByLabel(/^Número/).fill(NUMERO);
  await boton(confirmar, 'Sortear').click();
  await mensaje(page, 'Sorteo realizado').waitFor();
  await hecho(page, 'Confirmado por otra persona y sorteado');
  const primero = await paso(page, 'Ganador:').innerText();
  const [, puesto = '', nombre = ''] = /Ganador: (\S+) · (.+)/.exec(primero) ?? [];
  ganador = { plan: `01-${asamblea.grupo}-${puesto.padStart(3, '0')}`, nombre };
  await vea(page, new RegExp(`^Por el orden del sorteo tocaba a ${ganador.plan}`));
});

test.each([
  [390, 844],
  [1366, 768],
])('at %p px the lines of the panels begin where those of the assembly do', async (width, height) => {
  const { page, captura } = director;
  await page.setViewportSize({ width, height });
  await page.getByText('Fecha', { exact: true }).first().waitFor();
  const inicios = await page.getByRole('button', { name: 'Sorteo', exact: true }).evaluate((titulo) => {
    const margen = (e: Element) => {
      const rango = document.createRange();
      rango.selectNodeContents(e);
      return rango.getBoundingClientRect().left;
    };
    const panel = titulo.parentElement?.parentElement as Element;
    const encabezado = [...(titulo.parentElement as Element).children];
    const renglon = (e: Element) => Math.round(e.getBoundingClientRect().top / 20);
    const primeras = encabezado.filter((e, i) => i === 0 || renglon(e) > renglon(encabezado[i - 1] as Element));
    const fecha = [...document.querySelectorAll('main p')].find((e) => e.textContent === 'Fecha') as Element;
    const pasos = [...panel.querySelectorAll('ol > li')].map((e) => e.getBoundingClientRect().left);
    const textos = [...panel.querySelectorAll('ol > li > div > p, h3')].map((e) => e.getBoundingClientRect().left);
    return { de: margen(fecha), lineas: [...primeras.map(margen), ...pasos], textos: [...new Set(textos)] };
  });
  await captura(`sorteo-${width}`);
  // a letter begins up to a pixel beside its box
  for (const linea of inicios.lineas) expect(Math.abs(linea - inicios.de)).toBeLessThan(2);
  expect(inicios.textos).toHaveLength(1);
});

test('the winner marked, the minutes print number, seed and order, and nothing asks for a reason', async () => {
  const { page } = asistente;
  await page.reload();
  const fila = page.getByRole('row').filter({ hasText: ganador.nombre }).first();
  await page.getByRole('searchbox').fill(ganador.nombre);
  await boton(fila, /^Sorteo: /).click();
  await fila.getByRole('button', { name: /^Sorteo: /, pressed: true }).waitFor();
  await abrirSorteo(page);
  await hecho(page, 'Comparado con las marcas');
  ({ bytes: lista } = await descarga(page, () => boton(page, 'Descargar la lista cerrada').click()));
  expect(lista.toString('utf8')).toMatch(/^adjudica-lista-2\n/);
  await boton(page, 'Continuar').click();
  const pregunta = page.getByRole('dialog', { name: `¿Generar el acta de la asamblea No.${asamblea.numero}?` });
  await pregunta.waitFor();
  expect(await pregunta.getByLabel(/Motivo de la diferencia/).count()).toBe(0);
  await boton(pregunta, 'Generar acta').click();
  const acta = page.getByRole('dialog', { name: /^Previsualización/ });
  await acta.getByRole('img', { name: /^Página 1 de/ }).waitFor({ timeout: 60_000 });
  const { bytes } = await descarga(page, () => boton(acta, 'Descargar').click());
  const texto = (await textoDePdf(bytes)).join(' ').replaceAll(/\s+/g, ' ');
  expect(texto).toContain(NUMERO);
  const orden = [...texto.matchAll(/\d+\. 01-\w+-\d+/g)].map(([una]) => una);
  const [, semilla = ''] = /Semilla \(SHA-256\): ((?:[0-9a-f] ?){64})/.exec(texto) ?? [];
  impreso = { semilla, orden: orden.join(' ') };
  expect(orden[0]).toBe(`1. ${ganador.plan}`);
  expect(impreso.semilla).not.toBe('');
  await boton(acta, 'Continuar').click();
  await boton(page.getByRole('dialog', { name: /^Acta de Asamblea/ }), 'OK').click();
});

test('the certificate names the draw, and the public page knows it without a session', async () => {
  const { page } = director;
  await page.reload();
  await boton(page, 'Constancia').click();
  const registro = dialogo(page, `Constancia de la asamblea No.${asamblea.numero}`);
  await vea(registro, new RegExp(`Número ${NUMERO}, escrito por Ana Cevallos y otra vez por`));
  await boton(registro, 'Emitir constancia').click();
  await boton(dialogo(page, 'Emitir constancia'), 'Emitir').click();
  await mensaje(page, /^Constancia emitida/).waitFor();
  const huella = registro.getByText(/^Huella: [0-9a-f]{64}$/);
  const constancia = (await huella.innerText()).replace('Huella: ', '');
  const publica = await navegador.ventana({ width: 390, height: 844 });
  await publica.page.goto('/verificar');
  await publica.page.getByLabel('Código o huella del documento').fill(constancia);
  await boton(publica.page, 'Verificar').click();
  const resultado = publica.page.locator('#resultado');
  await vea(resultado, /vigente/i);
  await publica.captura('verificar-constancia');
  await publica.cerrar();
});

test.each([
  ['04812', 'Lo impreso no es lo calculado'],
  [NUMERO, 'Coincide con lo impreso'],
])('drawn again at the public page with %p: %s', async (numero, titulo) => {
  const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
  await page.goto('/verificar');
  await page.getByText('Repetir un sorteo', { exact: true }).click();
  await page
    .getByLabel('Constancia (PDF) o lista cerrada (texto)')
    .setInputFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: lista });
  const [, , , fecha] = JSON.parse(lista.toString('utf8').split('\n')[1] ?? '[]') as string[];
  await page.getByLabel('Fecha del resultado').fill(fecha ?? '');
  await page.getByLabel('Número', { exact: true }).fill(numero);
  await page.getByLabel('Semilla impresa (opcional)').fill(impreso.semilla);
  await page.getByLabel('Orden impreso (opcional)').fill(impreso.orden);
  await boton(page, 'Repetir el sorteo').click();
  await page.getByRole('heading', { name: titulo, exact: true }).waitFor();
  // no code of a plan is broken between two lines
  const alturas = await page
    .locator('#calculado span')
    .evaluateAll((codigos) => codigos.map((uno) => uno.getClientRects().length));
  expect(new Set(alturas)).toEqual(new Set([1]));
  await captura(`sorteo-repetido-${numero}`);
  await cerrar();
});
