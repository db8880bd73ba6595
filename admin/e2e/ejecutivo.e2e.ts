import type { Locator } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { pdfDe } from './fixtures/documentos';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { iniciarSesion, mensaje, vea } from './fixtures/verbos';

/**
 * What an executive does most: risk sent a folder back with a document found wrong; it is found, mended and sent again. From the home, by what the
 * program itself points at, with every press counted.
 */

interface Fila {
  readonly id: number;
  readonly version: number;
  readonly acciones: readonly string[];
  readonly dueno: number;
  readonly tipo: { readonly nombre: string };
}

const MOTIVO = 'La imagen no se lee';
const USUARIOS: Readonly<Record<string, string>> = {
  'Luis Chicaiza': 'ejecutivo',
  'María José Zambrano': 'ejecutivo2',
};

let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** Calls of the API as a user: what happened before the journey begins. */
async function como(usuario: string) {
  const pedir = async <T>(ruta: string, token: string | null, cuerpo?: object): Promise<T> => {
    const respuesta = await fetch(`${application.url}/api/v1/${ruta}`, {
      ...(cuerpo && { method: 'POST', body: JSON.stringify(cuerpo) }),
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    });
    if (!respuesta.ok) throw new Error(`${ruta}: ${respuesta.status} ${await respuesta.text()}`);
    return respuesta.json();
  };
  const { access_token: token } = await pedir<{ access_token: string }>('auth', null, {
    name: usuario,
    pass: 'adjudica',
  });
  return <T>(ruta: string, cuerpo?: object): Promise<T> => pedir<T>(ruta, token, cuerpo);
}

/** A complete folder that risk sends back, with one document of the holder found wrong. */
async function devuelta() {
  const riesgo = await como('riesgo');
  const [carpeta] = await riesgo<{ id: string; cedula: string; version: number }[]>(
    `carpeta?filter=${encodeURIComponent(JSON.stringify({ idDepartamento: '004', completa: true }))}`,
  );
  if (carpeta === undefined) throw new Error('risk has no complete folder');
  const plan = encodeURIComponent(JSON.stringify({ plan: carpeta.id, noAplica: false }));
  const documentos = await riesgo<Fila[]>(`documento?range=[0,99]&sort=["orden","ASC"]&filter=${plan}`);
  const documento = documentos.find(({ dueno, acciones }) => dueno === 1 && acciones.includes('rechazar')) as Fila;
  await riesgo(`documento/${documento.id}/rechazar`, { observaciones: MOTIVO, version: documento.version });
  const { carpeta: actual, ejecutivo } = await riesgo<{ carpeta: { version: number }; ejecutivo: string }>(
    `plan/${carpeta.id}`,
  );
  await riesgo(`carpeta/${carpeta.id}/devolver`, { motivo: 'Corrija el documento', version: actual.version });
  return { ...carpeta, documento: documento.tipo.nombre, usuario: USUARIOS[ejecutivo] as string };
}

test('a folder that came back is found, its document replaced and sent again with three clicks and one Enter', async () => {
  const { id, cedula, documento, usuario } = await devuelta();
  const { page, captura, cerrar } = await navegador.ventana();
  await iniciarSesion(page, usuario);
  const presiones = { clics: 0, intros: 0 };
  const clic = async (donde: Locator) => {
    presiones.clics += 1;
    await donde.click();
  };

  // '/' leads to the search of the list; what is typed is looked for by itself
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(cedula);
  const fila = page.getByRole('row').filter({ hasText: id });
  await vea(fila, '1 documento');
  await captura('ejecutivo-pendientes');
  await clic(fila.getByRole('link', { name: /^Subir documentos/ }));

  const suya = page.getByRole('row', { name: `${documento}, Cliente`, exact: true });
  await vea(suya, MOTIVO);
  const eleccion = page.waitForEvent('filechooser');
  await clic(suya.getByRole('button', { name: /^Reemplazar / }));
  await (await eleccion).setFiles(await pdfDe('nueva', id));
  await mensaje(page, 'Documento subido').waitFor();

  await clic(page.getByRole('button', { name: 'Enviar a Riesgo', exact: true }));
  const enviar = page.getByRole('dialog').getByRole('button', { name: 'Enviar a Riesgo', exact: true });
  await enviar.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('Enviar a Riesgo'));
  presiones.intros += 1;
  await page.keyboard.press('Enter');
  await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
  await captura('ejecutivo-enviada');
  expect(presiones).toEqual({ clics: 3, intros: 1 });
  await cerrar();
});

test('AUT-006 a session that ends in the middle of a form: the log-in leads back, and what was typed stands there', async () => {
  const { page, cerrar } = await navegador.ventana();
  await iniciarSesion(page, 'ejecutivo');
  const ejecutivo = await como('ejecutivo');
  const filtro = encodeURIComponent(JSON.stringify({ pendientes: true, ejecutivo: 'yo' }));
  const socios = await ejecutivo<{ cedula: string; idCodigo: string; idDepartamento: string | null }[]>(
    `adjudicacion?range=[0,49]&filter=${filtro}`,
  );
  const socio = socios.find(({ idDepartamento, cedula }) => idDepartamento === null && /^\d{10}$/.test(cedula));
  const direccion = `/ejecutivo/estado-cliente/${socio?.cedula}?plan=${socio?.idCodigo}&tab=cliente&sub=informacion`;
  await page.goto(direccion);
  const datos = page.getByRole('region', { name: 'Datos personales', exact: true });
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const profesion = datos.getByRole('textbox', { name: 'Profesión (*)', exact: true });
  await profesion.fill('Ingeniera');
  await vea(page, /^Borrador guardado \d\d:\d\d$/);
  // as the server ends it: the next call is refused
  const token = await page.evaluate(() => localStorage.getItem('adjudica.token'));
  await fetch(`${application.url}/api/v1/auth/salir`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
  await profesion.fill('Ingeniera hidráulica');
  await page.waitForURL(/\/login$/);
  await vea(page, 'Su sesión terminó. Ingrese nuevamente.');
  await page.getByLabel('Usuario').fill('ejecutivo');
  await page.getByLabel('Contraseña', { exact: true }).fill('adjudica');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${application.url}${direccion}`);
  await vea(page, /^Se restauró un borrador de /);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === 'Ingeniera hidráulica'),
  );
  await cerrar();
});
