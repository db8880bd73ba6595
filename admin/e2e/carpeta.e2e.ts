import type { Page } from 'playwright-core';
import { type Almacen, almacenes } from './fixtures/almacen';
import { type RunningApplication, startApplication } from './fixtures/application';
import { pdfDe, subirCarpeta } from './fixtures/documentos';
import { type CarpetaDePrueba, carpetasSinSolicitud, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { casos, llenarSolicitud } from './fixtures/solicitudes';
import { boton, descarga, elegir, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';

/**
 * An awarded member's folder from hand to hand, only through screens: the head gives the plan to an executive, who fills in the application and
 * brings every document; risk rejects one, the executive replaces it, risk accepts it, and the folder goes to risk. On a disk and on S3.
 */

const documento = (page: Page, nombre: string) =>
  page.getByRole('table', { name: 'Documentos' }).getByRole('row', { name: nombre, exact: true });
const RECHAZADO = 'Planilla de servicio básico, Cliente';

describe.each(Object.keys(almacenes))('files on %s', (clase) => {
  let almacen: Almacen;
  let application: RunningApplication;
  let navegador: Navegador;
  let jefatura: Ventana;
  let ejecutivo: Ventana;
  let riesgo: Ventana;
  let carpeta: CarpetaDePrueba;
  let subidos = 0;

  beforeAll(async () => {
    almacen = await almacenes[clase as keyof typeof almacenes]();
    application = await startApplication({ demo: true, env: almacen.env });
    navegador = await abrirNavegador(application.url);
    [carpeta] = (await carpetasSinSolicitud(await lectorDe(application), 1)) as [CarpetaDePrueba];
    const ventana = async (usuario: string) => {
      const abierta = await navegador.ventana();
      await iniciarSesion(abierta.page, usuario);
      return abierta;
    };
    jefatura = await ventana('jefatura');
    ejecutivo = await ventana('ejecutivo2');
    riesgo = await ventana('riesgo');
  });
  afterAll(async () => {
    await navegador?.cerrar();
    await application?.detener();
    await almacen?.cerrar();
  });
  afterEach(() => expect(navegador.errores()).toEqual([]));

  const estado = (prefijo: string, sub: string): string =>
    `/${prefijo}/estado-cliente/${carpeta.cedula}?plan=${carpeta.idCodigo}&tab=cliente&sub=${sub}`;
  const documentos = (prefijo: string): string =>
    `/${prefijo}/documentos-cliente/${carpeta.cedula}?plan=${carpeta.idCodigo}`;

  test('the head gives the plan to an executive, who is told and sees the member', async () => {
    const { page } = jefatura;
    await irA(page, 'Listado adjudicados');
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(carpeta.cedula);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('row')
      .filter({ hasText: carpeta.idCodigo })
      .getByRole('button', { name: /^Acciones de / })
      .click();
    await page.getByRole('menuitem', { name: /ejecutivo$/ }).click();
    const dialogo = page.getByRole('dialog');
    await dialogo.getByRole('combobox', { name: /^Ejecutivo/ }).click();
    await page.getByRole('option').last().waitFor();
    const nombre = await nombreDe(ejecutivo.page);
    await page.getByRole('option', { name: nombre }).click();
    await boton(dialogo, 'Asignar').click();
    await dialogo.waitFor({ state: 'detached' });
    await vea(page, nombre);
    await jefatura.captura(`carpeta-${clase}-asignada`);

    await ejecutivo.page.reload();
    await boton(ejecutivo.page, /^Notificaciones/).click();
    await vea(ejecutivo.page, new RegExp(carpeta.idCodigo));
    await ejecutivo.page.keyboard.press('Escape');
  });

  test('CLI-053 DOC-511 without an application there are no documents, and nothing to send', async () => {
    const { page } = ejecutivo;
    await page.goto(documentos('ejecutivo'));
    await vea(page, 'No tiene listado de documentos creado, complete la información del cliente para continuar.');
    await page.goto(estado('ejecutivo', 'informacion'));
    await boton(page, 'Editar').waitFor();
    expect(await boton(page, 'Enviar a Riesgo').isDisabled()).toBe(true);
  });

  test('DOC-038 the saved application makes the list of documents', async () => {
    const { page } = ejecutivo;
    await boton(page, 'Editar').click();
    const caso = casos.find(({ situacion }) => situacion === 'V');
    await llenarSolicitud(page, caso as (typeof casos)[number]);
    await boton(page, 'Guardar').click();
    await mensaje(page, 'Información guardada exitosamente').waitFor();
    await boton(page, 'Generar Solicitud').click();
    await page.getByRole('dialog').getByText('Solicitud de compra').first().waitFor();
    await boton(page.getByRole('dialog'), 'Cerrar').first().click();
    expect(await boton(page, 'Enviar a Riesgo').isDisabled()).toBe(true);

    await page.getByRole('tab', { name: 'Documentos', exact: true }).click();
    await documento(page, RECHAZADO).waitFor();
    await ejecutivo.captura(`carpeta-${clase}-lista`);
  });

  test('DOC-020 DOC-525 every document is uploaded, photos too, each into the folder of its plan', async () => {
    const { page } = ejecutivo;
    await page.goto(documentos('ejecutivo'));
    subidos = await subirCarpeta(page, carpeta.idCodigo);
    expect(subidos).toBeGreaterThan(9);
    await vea(page, carpeta.cedula);
    expect(almacen.documentos(application, carpeta.idCodigo)).toBe(subidos);
    await vea(page, 'Documentación completa');
    await ejecutivo.captura(`carpeta-${clase}-subida`);
  });

  test('DOC-032 risk marks one as incorrect, with the reason', async () => {
    const { page } = riesgo;
    await page.goto(documentos('riesgo'));
    await documento(page, RECHAZADO)
      .getByRole('button', { name: /^Rechazar / })
      .click();
    const dialogo = page.getByRole('dialog', { name: 'Rechazar documento' });
    await boton(dialogo, 'Rechazar').click();
    await vea(dialogo, 'Motivo no puede estar vacío');
    await dialogo.getByRole('textbox').fill('La planilla es de otra dirección');
    await boton(dialogo, 'Rechazar').click();
    await mensaje(page, 'Documento rechazado').waitFor();
    await vea(page, 'Documentación incompleta');
    await riesgo.captura(`carpeta-${clase}-rechazada`);
  });

  test('DOC-525 the executive has a task and replaces it; what was rejected stays in the folder of the plan', async () => {
    const { page } = ejecutivo;
    await page.goto('/ejecutivo/lista-de-tareas');
    const tarea = page
      .getByRole('row')
      .filter({ hasText: carpeta.idCodigo })
      .filter({ hasText: /documento/i });
    await vea(tarea.first(), 'Pendiente');
    await page.goto(documentos('ejecutivo'));
    const fila = documento(page, RECHAZADO);
    await vea(fila, 'La planilla es de otra dirección');
    const nueva = await pdfDe('planilla-nueva', carpeta.idCodigo);
    await fila.locator('input[type=file]').setInputFiles(nueva);
    await fila.getByText(/versión 2/).waitFor();
    expect(almacen.documentos(application, carpeta.idCodigo)).toBe(subidos + 1);
    await vea(page, 'Documentación completa');
  });

  test('DOC-031 risk accepts the new one', async () => {
    const { page } = riesgo;
    await page.reload();
    await documento(page, RECHAZADO)
      .getByRole('button', { name: /^Aceptar / })
      .click();
    await boton(page.getByRole('dialog', { name: '¿Aceptar el documento?' }), 'Aceptar').click();
    await mensaje(page, 'Documento aceptado').waitFor();
  });

  test('DOC-014 DOC-015 DOC-017 CLI-052 the folder goes to risk, once, and is not to be written by 002 any more', async () => {
    const { page } = ejecutivo;
    await page.goto(estado('ejecutivo', 'informacion'));
    await boton(page, 'Enviar a Riesgo').click();
    const dialogo = page.getByRole('dialog', { name: '¿Enviar la carpeta a riesgo?' });
    // Finances, references and depositario were left out: said, and asked.
    await boton(dialogo, 'Enviar incompleta').waitFor();
    await ejecutivo.captura(`carpeta-${clase}-enviar`);
    await boton(dialogo, 'Enviar incompleta').click();
    await mensaje(page, 'Carpeta enviada a riesgo.').waitFor();
    await vea(page, 'En dpto. riesgo');
    await boton(page, 'Editar').waitFor({ state: 'detached' });
    expect(await boton(page, 'Enviar a Riesgo').isDisabled()).toBe(true);
    await ejecutivo.captura(`carpeta-${clase}-enviada`);

    await page.goto('/ejecutivo/documentos-cliente');
    await elegir(page, 'Departamento', 'Riesgos');
    await page.getByRole('row').filter({ hasText: carpeta.idCodigo }).getByText('En dpto. riesgo').waitFor();
  });

  test('CLI-003 JOR-503 the journey and the history tell it; risk finds the task and the files as they were brought', async () => {
    const { page } = riesgo;
    await page.goto(`/riesgo/estado-cliente/${carpeta.cedula}/${carpeta.idCodigo}`);
    await vea(page, 'Carpeta enviada a riesgo');
    const pasos = page.getByRole('list', { name: 'Pasos del recorrido' });
    const hechos = await pasos.getByRole('img', { name: /^Hecho, / }).count();
    expect(hechos).toBeGreaterThanOrEqual(2);
    expect(await pasos.getByRole('listitem').count()).toBeGreaterThan(hechos);
    await riesgo.captura(`carpeta-${clase}-recorrido`);
    await page.goto(documentos('riesgo'));
    const { nombre, bytes } = await descarga(page, () => boton(page, 'Descargar todo en un PDF').click());
    expect(nombre).toBe(`Carpeta_${carpeta.idCodigo}.pdf`);
    const texto = (await textoDePdf(bytes)).join('\n');
    expect(texto).toContain('planilla-nueva');
    expect(texto).not.toContain(`Documento de prueba: ${RECHAZADO}`);
  });
});

/** First and last name of whoever is signed in, as the header says it. */
async function nombreDe(page: Page): Promise<string> {
  const etiqueta = await page.getByRole('button', { name: /^Usuario: / }).getAttribute('aria-label');
  return (etiqueta ?? '')
    .replace(/^Usuario: /, '')
    .replace(/[,(·].*$/, '')
    .trim();
}
