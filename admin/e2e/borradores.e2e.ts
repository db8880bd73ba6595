import { mensajes } from '@adjudica/domain';
import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type CarpetaDePrueba, carpetasSinSolicitud, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { type NavegadorMortal, navegadorMortal } from './fixtures/navegador-mortal';
import { cerrarSesion, iniciarSesion, vea } from './fixtures/verbos';

/** What is typed while the line is down: it stands on the machine, outlives a crash, goes out by itself, and is nobody else's. */

const { propios } = mensajes;
let application: RunningApplication;
let navegador: Navegador;
let escritorio: NavegadorMortal;
const libres: CarpetaDePrueba[] = [];

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  escritorio = navegadorMortal(application.url);
  libres.push(...(await carpetasSinSolicitud(await lectorDe(application), 3)));
});
afterAll(async () => {
  await escritorio?.cerrar();
  await navegador?.cerrar();
  await application?.detener();
});

const carpetaLibre = (): CarpetaDePrueba => libres.shift() as CarpetaDePrueba;

async function abrirSolicitud(page: Page, prefijo: string, { cedula, idCodigo }: CarpetaDePrueba): Promise<void> {
  await page.goto(
    `${application.url}/${prefijo}/estado-cliente/${cedula}?plan=${idCodigo}&tab=cliente&sub=informacion`,
  );
  await page.getByRole('region', { name: 'Datos personales', exact: true }).waitFor();
}
const editar = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).click();
const campo = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Datos personales', exact: true }).getByRole('textbox', { name, exact: true });

/** Everything that the page's own store holds, as text. */
const enElEquipo = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const base = await new Promise<IDBDatabase>((done) => {
      const pedida = indexedDB.open('adjudica');
      pedida.onsuccess = () => done(pedida.result);
    });
    const filas = await new Promise<Record<string, unknown>[]>((done) => {
      const pedidas = base.transaction('borrador').objectStore('borrador').getAll();
      pedidas.onsuccess = () => done(pedidas.result);
    });
    base.close();
    const texto = (valor: unknown) =>
      valor instanceof ArrayBuffer || ArrayBuffer.isView(valor)
        ? new TextDecoder('latin1').decode(valor as ArrayBuffer)
        : String(valor);
    return filas.map((fila) => Object.values(fila).map(texto).join(' ')).join('\n');
  });

test('typed without connection, killed, session lost: another user reads nothing, the same one has it back, and it is sent', async () => {
  const carpeta = carpetaLibre();
  const antes = await escritorio.abrir();
  await iniciarSesion(antes.page, 'ejecutivo');
  await abrirSolicitud(antes.page, 'ejecutivo', carpeta);
  await editar(antes.page);
  await campo(antes.page, 'Profesión (*)').fill('Ingeniera');
  await vea(antes.page, /^Borrador guardado \d\d:\d\d$/);
  await antes.context.setOffline(true);
  await campo(antes.page, 'Profesión (*)').fill('Ingeniera hidráulica');
  await campo(antes.page, 'Celular (*)').fill('0998877665');
  await vea(antes.page, propios.borradorEnEquipo(true));
  await escritorio.matar();

  const { page } = await escritorio.abrir();
  // As if the session had expired meanwhile; who logs in next at this desk is somebody else
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${application.url}/login`);
  await iniciarSesion(page, 'jefatura');
  await abrirSolicitud(page, 'jftadj', carpeta);
  await editar(page);
  expect(await campo(page, 'Profesión (*)').inputValue()).toBe('');
  expect(await page.getByText(/^Se restauró un borrador/).count()).toBe(0);
  const sellado = await enElEquipo(page);
  expect(sellado.length).toBeGreaterThan(100);
  for (const secreto of ['hidr', 'Ingeniera', '0998877665', carpeta.cedula, carpeta.idCodigo, 'solicitud'])
    expect(sellado).not.toContain(secreto);
  await cerrarSesion(page);
  expect(await enElEquipo(page)).toBe(sellado);

  await iniciarSesion(page, 'ejecutivo');
  await abrirSolicitud(page, 'ejecutivo', carpeta);
  await vea(page, /^Se restauró un borrador de /);
  expect(await campo(page, 'Profesión (*)').inputValue()).toBe('Ingeniera hidráulica');
  expect(await campo(page, 'Celular (*)').inputValue()).toBe('0998877665');
  await vea(page, /^Borrador guardado \d\d:\d\d$/);
  await page.waitForFunction(() => !document.body.innerText.includes('Sin conexión'));
  expect(await enElEquipo(page)).toBe('');

  const otra = await navegador.ventana();
  await iniciarSesion(otra.page, 'ejecutivo');
  await abrirSolicitud(otra.page, 'ejecutivo', carpeta);
  await vea(otra.page, /^Se restauró un borrador de /);
  expect(await campo(otra.page, 'Profesión (*)').inputValue()).toBe('Ingeniera hidráulica');
  await otra.cerrar();
});

test('typed without connection: once it is back the server has it, without another change', async () => {
  const carpeta = carpetaLibre();
  const { page, context, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  await abrirSolicitud(page, 'ejecutivo', carpeta);
  await editar(page);
  await context.setOffline(true);
  await campo(page, 'Profesión (*)').fill('Veterinario');
  await vea(page, propios.borradorEnEquipo(true));
  await captura('borrador-sin-conexion');
  await context.setOffline(false);
  await vea(page, /^Borrador guardado \d\d:\d\d$/);
  expect(await enElEquipo(page)).toBe('');

  const otra = await navegador.ventana();
  await iniciarSesion(otra.page, 'ejecutivo');
  await abrirSolicitud(otra.page, 'ejecutivo', carpeta);
  await vea(otra.page, /^Se restauró un borrador de /);
  expect(await campo(otra.page, 'Profesión (*)').inputValue()).toBe('Veterinario');
  await otra.cerrar();
  await cerrar();
  expect(navegador.errores()).toEqual([]);
});

test('typed at two desks, one of them without connection: the newer one stands, and the other is asked about', async () => {
  const carpeta = carpetaLibre();
  const lenta = await navegador.ventana();
  await iniciarSesion(lenta.page, 'ejecutivo');
  await abrirSolicitud(lenta.page, 'ejecutivo', carpeta);
  await editar(lenta.page);
  await lenta.context.setOffline(true);
  await campo(lenta.page, 'Profesión (*)').fill('Abogada');
  await vea(lenta.page, propios.borradorEnEquipo(true));

  const rapida = await navegador.ventana();
  await iniciarSesion(rapida.page, 'ejecutivo');
  await abrirSolicitud(rapida.page, 'ejecutivo', carpeta);
  await editar(rapida.page);
  await campo(rapida.page, 'Profesión (*)').fill('Arquitecta');
  await vea(rapida.page, /^Borrador guardado \d\d:\d\d$/);
  await rapida.cerrar();

  // Its window is closed before it can ask the server anything more
  await lenta.page.close();
  await lenta.context.setOffline(false);
  const page = await lenta.context.newPage();
  await abrirSolicitud(page, 'ejecutivo', carpeta);
  await vea(page, /^En este equipo quedó otro borrador, de /);
  expect(await campo(page, 'Profesión (*)').inputValue()).toBe('Arquitecta');
  await page.getByRole('button', { name: propios.usarCopia }).click();
  expect(await campo(page, 'Profesión (*)').inputValue()).toBe('Abogada');
  await vea(page, /^Borrador guardado \d\d:\d\d$/);
  await lenta.cerrar();
  expect(navegador.errores()).toEqual([]);
});
