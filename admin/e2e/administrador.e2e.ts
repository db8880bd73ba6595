import { type RunningApplication, startApplication } from './fixtures/application';
import { csv } from './fixtures/archivos';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { descarga, elegir, filas, iniciarSesion, irA, vea } from './fixtures/verbos';

/** The administrator's commonest job, from the home and by the program's own signposts: a file that comes in wrong, is corrected and applied. */

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

const grupos = (monto: string) =>
  csv('grupos-de-noviembre.csv', [
    ['producto', 'grupo', 'mesesPlan', 'monto', 'valorCuota'],
    ['01', 'M990', '60', monto, '412,50'],
    ['02', 'C990', '120', '60000,00', '625,50'],
  ]);

test('home, import, errors with whose row they are, their workbook, the corrected file, applied', async () => {
  const { page, captura } = await navegador.ventana();
  await iniciarSesion(page, 'admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Importación' }).click();
  await main.getByRole('link', { name: 'Nueva importación' }).click();
  const subir = async (monto: string) => {
    await elegir(page, 'Qué contiene el archivo', 'Grupos');
    await page.getByLabel('Archivo', { exact: true }).setInputFiles(grupos(monto));
    await page.getByRole('button', { name: 'Revisar archivo' }).click();
    await page.getByLabel('Resumen').waitFor();
  };
  await subir('21OOO,00');
  const errores = page.getByRole('region', { name: 'Errores' });
  await errores.getByRole('row', { name: /M990/ }).waitFor();
  expect((await filas(errores)).map((celdas) => celdas.slice(0, 4))).toEqual([['2', '01 M990', 'monto', '21OOO,00']]);
  await captura('importacion-con-errores');
  const libro = await descarga(page, () => errores.getByRole('button', { name: 'Descargar en Excel' }).click());
  expect(libro.nombre).toMatch(/^importacion-error-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await main.getByRole('link', { name: 'Subir el archivo corregido' }).click();
  await subir('21000,00');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  await vea(page, /^Aplicada por /);
});

test('an account of another system gets its key, shown once, which opens what its scopes say and nothing more', async () => {
  const { page, captura } = await navegador.ventana();
  await iniciarSesion(page, 'admin');
  await irA(page, 'Cuentas de servicio');
  await vea(page, 'No hay cuentas de servicio.');
  await page.getByRole('link', { name: 'Nueva cuenta' }).click();
  await page.getByLabel('Cuenta', { exact: false }).first().fill('contabilidad');
  await page.getByLabel('Nombre').fill('Sistema contable');
  await elegir(page, 'Rol', 'Jefatura Adjudicaciones');
  await page.getByLabel('orden: leer').check();
  await captura('cuenta-de-servicio-nueva');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await vea(page, 'Todavía no tiene clave: genere una.');
  await page.getByRole('button', { name: 'Generar clave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generar' }).click();
  const clave = await page.getByRole('dialog', { name: 'Clave de servicio' }).getByRole('status').innerText();
  await captura('clave-de-servicio');
  const llamar = async (ruta: string) =>
    (await fetch(`${application.url}/api/v1/${ruta}`, { headers: { Authorization: `Bearer ${clave}` } })).status;
  expect([await llamar('orden-de-compra'), await llamar('solicitud-de-pago')]).toEqual([200, 403]);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await vea(page, 'Vigente');
  await captura('clave-de-servicio-vigente');
  await page.getByRole('button', { name: /^Revocar la clave / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click();
  await vea(page, 'Revocada');
  expect(await llamar('orden-de-compra')).toBe(401);
});
