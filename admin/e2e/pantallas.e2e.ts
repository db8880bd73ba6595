import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { esTipoDeImportacion, importaciones } from '@adjudica/domain';
import type { Locator, Page } from 'playwright-core';
import { readSheet } from 'read-excel-file/node';
import { type RunningApplication, startApplication } from './fixtures/application';
import { hoy } from './fixtures/archivos';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import {
  descarga,
  elegir,
  elegirGrupo,
  filas,
  importar,
  ingresar,
  iniciarSesion,
  irA,
  mensaje,
  vea,
} from './fixtures/verbos';

/** Every screen of the application on the demo data: pages, addresses, empty texts, failures, two people at once. */

let application: RunningApplication;
let navegador: Navegador;
/** One window for each user, opened once. */
let asistente: Ventana;
let admin: Ventana;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  asistente = await navegador.ventana();
  await iniciarSesion(asistente.page, 'asistente');
  admin = await navegador.ventana();
  await iniciarSesion(admin.page, 'admin');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

const [anio, mes, dia] = hoy();
const fechaDeHoy = `${dia}/${mes}/${anio}`;
const filtro = (valores: object) => `filter=${encodeURIComponent(JSON.stringify(valores))}`;
const primeraColumna = async (page: Page) => (await filas(page)).map(([celda]) => celda);
const nombres = async (page: Page) => (await filas(page)).map((celdas) => celdas[1]);

describe('home', () => {
  test('ASA-007 ASA-008 ASA-009 ASA-010 the next assemblies by product, in a box of 400 px, looked up again on demand', async () => {
    const { page } = asistente;
    await irA(page, 'Inicio');
    const proximas = page.getByRole('region', { name: 'Próximas asambleas' }).last();
    expect((await primeraColumna(page)).every((grupo) => grupo?.startsWith('1'))).toBe(true);
    await page.getByRole('button', { name: 'CasaPlan' }).click();
    await proximas.getByRole('link', { name: /^5/ }).first().waitFor();
    expect((await primeraColumna(page)).every((grupo) => grupo?.startsWith('5'))).toBe(true);
    expect(await proximas.evaluate((box) => getComputedStyle(box).maxHeight)).toBe('400px');
    const again = page.waitForResponse((response) => response.url().includes('/api/v1/asamblea?'));
    await page.getByRole('button', { name: 'Actualizar' }).click();
    expect((await again).status()).toBe(200);
  });

  test('ASA-005 the quick access opens the dialog in the calendar, and a reload does not open it again', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Inicio');
    await page.getByRole('link', { name: 'Nueva fecha asamblea' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Nueva fecha asamblea' });
    await elegirGrupo(dialogo, 'Motor Plan', '1004');
    await dialogo.getByLabel('No. Asamblea').and(page.locator(':enabled')).waitFor();
    await captura('nueva-fecha-desde-inicio');
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await dialogo.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('tbody tr').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('ASA-006 a next assembly leads to its participants', async () => {
    const { page } = asistente;
    await irA(page, 'Inicio');
    await page.getByRole('button', { name: 'MotorPlan' }).click();
    await page.getByRole('link', { name: '1002', exact: true }).click();
    await page.waitForURL(/\/asistente\/generar-acta\?/);
    await page.getByRole('table', { name: 'Participantes' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Asamblea' }).inputValue()).toContain(fechaDeHoy);
  });
});

describe('calendar', () => {
  test('ASA-073 GEN-518 ten a page, 10/25/50; page and group stand in the address, survive a reload and the way back', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Calendario de asambleas');
    await elegirGrupo(page, 'Motor Plan', '1001');
    expect(await primeraColumna(page)).toHaveLength(10);
    await page.getByRole('combobox', { name: /Filas por página/ }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await vea(page, '11–14 de 14');
    // the rows before stay until the next are here
    await page.getByRole('link', { name: '4', exact: true }).waitFor();
    const segunda = await primeraColumna(page);
    expect(segunda).toEqual(['4', '3', '2', '1']);
    await captura('calendario-pagina-2');
    await page.reload();
    await vea(page, '11–14 de 14');
    expect(await primeraColumna(page)).toEqual(segunda);
    expect(await page.getByRole('combobox', { name: 'Grupo' }).inputValue()).toBe('1001');
    await page.getByRole('link', { name: '4', exact: true }).click();
    await page.waitForURL(/\/generar-acta/);
    await page.goBack();
    await vea(page, '11–14 de 14');
    await page.goBack();
    await vea(page, '1–10 de 14');
  });

  test('ASA-071 the Excel holds the rows of all pages', async () => {
    const { page } = asistente;
    const { nombre, bytes } = await descarga(page, () => page.getByRole('button', { name: 'Descargar Excel' }).click());
    expect(nombre).toMatch(/1001.*\.xlsx$/);
    const text = (await readSheet(bytes)).map((fila) => fila.join('|'));
    expect(text.filter((fila) => /\|(Cerrada|Abierta)(\||$)/.test(fila))).toHaveLength(14);
  });

  test("ASA-018 a group that does not exist is 'Grupo no existe'", async () => {
    const { page } = asistente;
    await page.getByRole('combobox', { name: 'Grupo' }).fill('ZZ99');
    await vea(page, 'Grupo no existe');
    await page.keyboard.press('Escape');
  });

  test('GEN-020 GEN-021 GEN-545 without an answer the table says so, does not wait for ever, and can be tried again', async () => {
    const { page, captura } = asistente;
    await page.route('**/api/v1/asamblea?*', (route) => route.abort());
    await page.goto(`/asistente/calendario-asambleas?${filtro({ producto: '01', grupo: '1003' })}`);
    await vea(page.getByRole('alert').first(), 'Ocurrio un error, intente de nuevo.');
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await captura('sin-respuesta');
    await page.unroute('**/api/v1/asamblea?*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    expect(await primeraColumna(page)).toHaveLength(10);
  });

  test('ASA-075 AUT-025 primera-asamblea says what it will be for and leads to the calendar', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Primera asamblea');
    await vea(page, /^Aquí se convocará la primera asamblea/);
    await captura('primera-asamblea');
    await page.getByRole('link', { name: 'Ir al calendario' }).click();
    await page.waitForURL(/\/asistente\/calendario-asambleas/);
  });
});

describe('memo', () => {
  test('AUT-026 GEN-519 GEN-535 assemblies up to a date that is today at the most, and the memo about them', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Memo de asambleas');
    await elegirGrupo(page, 'Motor Plan', '1001');
    await vea(page, '1–10 de 13');
    await page.getByRole('button', { name: /Elige fecha|Elija fecha/ }).click();
    const calendario = page.getByRole('dialog');
    expect((await calendario.getByRole('columnheader').allInnerTexts()).map((name) => name.toUpperCase())).toEqual([
      'L',
      'M',
      'M',
      'J',
      'V',
      'S',
      'D',
    ]);
    expect(await calendario.getByRole('button', { name: /mes siguiente|próximo mes/i }).isDisabled()).toBe(true);
    await captura('memo-calendario');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generar memo' }).click();
    const memo = page.getByRole('dialog', { name: 'Memo de asambleas 1001' });
    await memo
      .getByRole('img', { name: /^Página 1 de/ })
      .locator('canvas')
      .waitFor();
    await captura('memo');
    const { bytes } = await descarga(page, () => memo.getByRole('button', { name: 'Descargar' }).click());
    const text = (await textoDePdf(bytes)).join(' ');
    expect(text).toMatch(/1001/);
    expect(text).toMatch(/Virtual - Facebook Live/);
    await memo.getByRole('button', { name: 'Cerrar' }).click();
  });
});

describe('participants', () => {
  test('ASA-030 GEN-507 25 a page, 10/25/50; page and search stand in the address; nobody found says so', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Generar acta');
    await elegirGrupo(page, 'Motor Plan', '1002');
    await elegir(page, 'Asamblea', new RegExp(fechaDeHoy));
    expect(await nombres(page)).toHaveLength(25);
    await page.getByRole('combobox', { name: /Filas por página/ }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50']);
    await page.keyboard.press('Escape');
    const [primero] = await nombres(page);
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await vea(page, /^26-50 de/);
    // the rows of the first page stay until the others are there
    await page.getByText(String(primero), { exact: true }).waitFor({ state: 'detached' });
    const segunda = await nombres(page);
    await page.reload();
    await vea(page, /^26-50 de/);
    expect(await nombres(page)).toEqual(segunda);
    await captura('participantes-pagina-2');
    await page.getByPlaceholder('Ingrese el nombre del cliente o cédula').fill(String(segunda[0]));
    await vea(page, /^1-\d+ de/);
    expect(await nombres(page)).toContain(segunda[0]);
    await page.getByPlaceholder('Ingrese el nombre del cliente o cédula').fill('nadie se llama así');
    await vea(page, 'No existen registros para mostrar.');
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
    expect(await nombres(page)).toHaveLength(25);
  });

  test('ASA-046 of two windows on one participant the second gets the message, sees what was saved, and keeps working', async () => {
    const otra = await navegador.ventana();
    await iniciarSesion(otra.page, 'director');
    await otra.page.goto(asistente.page.url());
    const libres = otra.page.getByRole('button', { name: /^Oferta: /, pressed: false });
    await libres.first().waitFor();
    const [uno = '', dos = ''] = (
      await libres.evaluateAll((all) => all.map((b) => b.getAttribute('aria-label') ?? ''))
    ).map((label) => label.replace('Oferta: ', ''));

    await asistente.page.getByRole('button', { name: `Oferta: ${uno}` }).click();
    await asistente.page.getByLabel(`Cuotas ofertadas: ${uno}`).fill('7');
    await asistente.page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
    await asistente.page.waitForTimeout(900);

    await otra.page.getByRole('button', { name: `Sorteo: ${uno}` }).click();
    await mensaje(otra.page, 'Otra persona modificó el registro, actualice la página').waitFor();
    await otra.page.getByRole('button', { name: `Oferta: ${uno}`, pressed: true }).waitFor();
    expect(await otra.page.getByLabel(`Cuotas ofertadas: ${uno}`).inputValue()).toBe('7');
    await otra.captura('dos-ventanas');

    await otra.page.getByRole('button', { name: `Sorteo: ${dos}` }).click();
    await otra.page.getByRole('status').filter({ hasText: 'Guardado' }).waitFor();
    await otra.page.reload();
    await otra.page.getByRole('button', { name: `Sorteo: ${dos}`, pressed: true }).waitFor();
    await otra.page.getByRole('button', { name: `Oferta: ${uno}`, pressed: true }).waitFor();
    await otra.cerrar();
  });

  test('ASA-049 before the date of the assembly the confirmation says so first', async () => {
    const { page, captura } = asistente;
    await irA(page, 'Generar acta');
    await elegirGrupo(page, 'Motor Plan', '1001');
    await elegir(page, 'Asamblea', /^14 · /);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Generar el acta de la asamblea No.14?' });
    await vea(pregunta, /^La asamblea está convocada para el .*, fecha que todavía no llega\./);
    await captura('confirmar-fecha-futura');
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
    await pregunta.waitFor({ state: 'detached' });
  });

  test('ASA-029 on a phone the participants are cards and the page is no wider than the screen', async () => {
    const movil = await navegador.ventana({ width: 390, height: 844 });
    await iniciarSesion(movil.page, 'asistente');
    await movil.page.goto(asistente.page.url());
    await movil.page.getByRole('list', { name: 'Participantes' }).getByRole('listitem').first().waitFor();
    expect(await movil.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await movil.captura('movil-participantes');
    await movil.page.goto('/asistente/calendario-asambleas');
    await movil.page.getByRole('button', { name: 'Nueva fecha' }).click();
    await movil.page.getByRole('dialog').waitFor();
    await movil.captura('movil-nueva-fecha');
    await movil.cerrar();
  });
});

describe('users', () => {
  test('on a wide screen what is searched for and what is filtered stand on one line', async () => {
    const { page } = admin;
    await irA(page, 'Usuarios');
    const centro = async (campo: Locator) => {
      const { y = 0, height = 0 } = (await campo.boundingBox()) ?? {};
      return y + height / 2;
    };
    const busqueda = await centro(page.getByPlaceholder('Buscar por usuario o nombre'));
    const filtro = await centro(page.locator('main').getByRole('combobox').first());
    expect(Math.abs(busqueda - filtro)).toBeLessThan(10);
  });

  test('GEN-512 an invalid form names its fields and says so', async () => {
    const { page, captura } = admin;
    await irA(page, 'Usuarios');
    expect(await filas(page)).toHaveLength(10);
    await captura('usuarios');
    await page.getByRole('link', { name: 'Nuevo usuario' }).click();
    await page.getByRole('textbox', { name: 'Usuario' }).fill('Con Espacio');
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    await vea(page, 'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)');
    await mensaje(page, 'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.').waitFor();
    await captura('usuario-nuevo-errores');
  });

  test('a double click creates one; the one-time password opens only the change of password', async () => {
    const { page, captura } = admin;
    await page.getByRole('textbox', { name: 'Usuario' }).fill('nelly.rosero');
    await page.getByRole('textbox', { name: /^Nombre/ }).fill('Nelly');
    await page.getByRole('textbox', { name: /^Apellido/ }).fill('Rosero');
    await elegirRol(page, 'Cobranzas');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
    await page.getByRole('button', { name: 'Crear usuario' }).dblclick();
    const dialogo = page.getByRole('dialog', { name: 'Contraseña de un solo uso' });
    await dialogo.waitFor();
    expect(sent).toEqual(['/api/v1/usuario']);
    await captura('usuario-contrasena');
    const temporal = (await dialogo.locator('output, code, [class*=mono], .MuiBox-root').allInnerTexts()).join('\n');
    await dialogo.getByRole('button').last().click();
    await page.getByPlaceholder('Buscar por usuario o nombre').fill('rosero');
    await vea(page, '1–1 de 1');
    expect((await filas(page)).map((celdas) => celdas.slice(0, 4))).toEqual([
      ['nelly.rosero', 'Nelly', 'Rosero', 'Cobranzas'],
    ]);
    const suya = await navegador.ventana();
    await ingresar(suya.page, 'nelly.rosero', /\S{4}-\S{4}-\S{4}/.exec(temporal)?.[0] ?? '');
    await vea(suya.page, 'Elija su contraseña');
    await suya.cerrar();
  });

  test('GEN-520 nobody found; a row opens its user, and two windows cannot overwrite each other', async () => {
    const { page, captura, context } = admin;
    await page.getByPlaceholder('Buscar por usuario o nombre').fill('nadie');
    await vea(page, 'No existen registros para mostrar.');
    await page.getByPlaceholder('Buscar por usuario o nombre').fill('rosero');
    await page.getByRole('link', { name: 'nelly.rosero' }).click();
    const nombre = page.getByRole('textbox', { name: /^Nombre/ });
    await nombre.waitFor();
    await captura('usuario-editar');
    const otra = await context.newPage();
    await otra.goto(page.url());
    await otra.getByRole('textbox', { name: /^Nombre/ }).fill('Nelly Sofía');
    await otra.getByRole('button', { name: 'Guardar' }).click();
    await otra.waitForURL(/\/usuario(\?|$)/);
    await otra.close();
    await nombre.fill('Nélida');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await mensaje(page, 'Otra persona modificó el registro, actualice la página').waitFor();
    await captura('usuario-version-vieja');
    // What was refused is not saved: leaving asks
    const pregunta = page.waitForEvent('dialog').then((dialogo) => dialogo.accept());
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await pregunta;
    await page.waitForURL(/\/usuario(\?|$)/);
    await vea(page, 'Nelly Sofía');
  });
});

const elegirRol = async (page: Page, rol: string) => {
  await page.getByRole('combobox', { name: /^Rol/ }).click();
  await page.getByRole('option', { name: rol, exact: true }).click();
};

describe('audit', () => {
  test('one row opens at a time, with the values before and after', async () => {
    const { page, captura } = admin;
    await irA(page, 'Auditoría');
    const filasDeCambio = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'admin', exact: true }) });
    const cambios = page.getByRole('table', { name: 'Lo que cambió' });
    const nombre = cambios.getByRole('row', { name: /^Nombres? .*Nelly Sofía$/ });
    await filasDeCambio.nth(0).getByRole('cell', { name: 'admin', exact: true }).click();
    await nombre.waitFor();
    await captura('auditoria');
    await filasDeCambio.nth(1).getByRole('cell', { name: 'admin', exact: true }).click();
    await nombre.waitFor({ state: 'detached' });
    const abierta = cambios.or(page.getByText('No cambió ningún dato guardado.'));
    await abierta.waitFor();
    expect(await abierta.count()).toBe(1);
  });
});

describe('imports', () => {
  const carpeta = resolve(__dirname, '..', '..', 'docs', 'ejemplos');
  /** '10-feriados.xlsx' → 10, 'feriados'. */
  const ejemplos = readdirSync(carpeta)
    .flatMap((name) => {
      const [, numero, tipo = ''] = /^(\d+)-(.+)\.xlsx$/.exec(name) ?? [];
      return esTipoDeImportacion(tipo) ? [{ name, numero: Number(numero), titulo: importaciones[tipo].titulo }] : [];
    })
    .sort((a, b) => a.numero - b.numero);

  test('the example spreadsheets of the documentation are taken in their order, row for row', async () => {
    const { page } = admin;
    expect(ejemplos.map(({ titulo }) => titulo)).toEqual(Object.values(importaciones).map(({ titulo }) => titulo));
    for (const { name, titulo } of ejemplos) {
      const buffer = readFileSync(join(carpeta, name));
      const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      await importar(page, titulo, { name, mimeType, buffer });
      await vea(page.getByLabel('Resumen'), String((await readSheet(buffer)).length - 1));
      if (titulo === 'Usuarios') await page.getByRole('button', { name: 'Entendido' }).click();
    }
  });

  test('a list row opens its report; the template and the export open', async () => {
    const { page, captura } = admin;
    await irA(page, 'Importación');
    await page.getByRole('combobox', { name: /Filas por página/ }).click();
    await page.getByRole('option', { name: '25' }).click();
    await page.getByRole('link', { name: '3-planes.xlsx' }).click();
    await vea(page, /^Aplicada por /);
    await vea(page, 'Suma de monto');
    await irA(page, 'Importación');
    await page.getByRole('button', { name: 'Exportar', exact: true }).click();
    const exportado = await descarga(page, () => page.getByRole('menuitem', { name: 'Grupos' }).click());
    expect(exportado.bytes.toString('utf8')).toContain('01;9001;60;18000,00;367,20;05/11/2025');
    await page.getByRole('link', { name: 'Nueva importación' }).click();
    await elegir(page, 'Qué contiene el archivo', 'Personas');
    await captura('importacion-nueva');
    const plantilla = await descarga(page, () => page.getByRole('button', { name: 'Descargar plantilla' }).click());
    expect((await readSheet(plantilla.bytes))[0]?.slice(0, 3)).toEqual(['tipoId', 'identificacion', 'nombres']);
  });
});
