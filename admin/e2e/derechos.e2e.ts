import { createHash } from 'node:crypto';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type CarpetaDePrueba, carpetasSinSolicitud, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { descarga, elegir, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';
import { archivosDeZip } from './fixtures/zip';

/**
 * What a person asks about his data (LOPDP), from the request to what everybody else then sees: a datum is corrected, a copy leaves, the treatment
 * is suspended and goes on again.
 */

let application: RunningApplication;
let navegador: Navegador;
let admin: Ventana;
let ejecutivo: Ventana;
let cliente: CarpetaDePrueba;
beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  [cliente] = (await carpetasSinSolicitud(await lectorDe(application), 1, { ejecutivo: 'yo' })) as [CarpetaDePrueba];
  [admin, ejecutivo] = [await navegador.ventana(), await navegador.ventana()];
  await iniciarSesion(admin.page, 'admin');
  await iniciarSesion(ejecutivo.page, 'ejecutivo');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** The request as it comes in; ends on its page. */
async function registrar(tipo: string, pedido: string, ademas: () => Promise<void> = async () => {}): Promise<void> {
  const { page } = admin;
  await irA(page, 'Derechos del titular');
  await page.getByRole('button', { name: 'Registrar solicitud' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('radio', { name: tipo }).check();
  await dialogo.getByLabel(/^Cédula, RUC o pasaporte/).fill(cliente.cedula);
  await ademas();
  await dialogo.getByLabel(/^Detalle de la solicitud/).fill(pedido);
  await dialogo.getByLabel(/^Cómo se comprobó la identidad/).fill('Mostró su cédula en la oficina');
  await admin.captura(`derecho-${tipo}-nuevo`);
  await dialogo.getByRole('button', { name: 'Registrar' }).click();
  await dialogo.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: new RegExp(tipo) })
    .getByRole('link')
    .first()
    .click();
  await vea(page, pedido);
}

/** Does an act of the page in its dialog, and waits for the word. */
async function hacer(accion: string, campo: RegExp, texto: string, hecho: string): Promise<void> {
  const { page } = admin;
  await page.getByRole('button', { name: accion }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel(campo).fill(texto);
  await admin.captura(`derecho-${accion}`);
  await dialogo.getByRole('button', { name: accion }).click();
  await mensaje(page, hecho).waitFor();
  await dialogo.waitFor({ state: 'detached' });
}

const abrirPlan = (sub: string) =>
  ejecutivo.page.goto(`/ejecutivo/estado-cliente/${cliente.cedula}?plan=${cliente.idCodigo}&tab=cliente&sub=${sub}`);

test('a rectification is entered with its proof and done: the page of the client says what is right, the history which datum it was', async () => {
  const { page } = admin;
  await registrar('Rectificación', 'Que se corrija su celular', async () => {
    const dialogo = page.getByRole('dialog');
    await elegir(dialogo, 'Dato equivocado', 'Celular');
    await dialogo.getByLabel(/^Lo correcto/).fill('0987000111');
    await dialogo.getByLabel(/^Prueba que presentó/).fill('Planilla de la operadora');
  });
  await hacer('Rectificar', /^Respuesta/, 'Se corrigió', 'Dato rectificado');
  await vea(page, 'Atendida');
  await admin.captura('derecho-rectificado');

  await abrirPlan('historial');
  await vea(ejecutivo.page.getByRole('complementary', { name: 'Datos de cliente' }), '0987000111');
  const historial = ejecutivo.page.getByRole('tabpanel');
  await vea(historial, 'Dato del cliente rectificado');
  await vea(historial, /Celular/);
  expect(await historial.innerText()).not.toContain('0987000111');
});

test('who asks for his data gets one file with what is held of him, the correction in it; its hash stands with the request', async () => {
  const { page } = admin;
  await registrar('Acceso y portabilidad', 'Copia de sus datos');
  const { nombre, bytes } = await descarga(page, () =>
    page.getByRole('button', { name: 'Exportar sus datos' }).click(),
  );
  expect(nombre).toBe(`datos-${cliente.cedula}.zip`);
  const archivos = await archivosDeZip(bytes);
  expect([...archivos.keys()]).toEqual(expect.arrayContaining(['LEEME.txt', 'datos.json']));
  expect(archivos.get('LEEME.txt')?.toString('utf8')).toContain(cliente.cedula);
  expect(archivos.get('datos.json')?.toString('utf8')).toContain('0987000111');
  await vea(page, createHash('sha256').update(bytes).digest('hex'));
  await hacer('Dar por atendida', /^Respuesta/, 'Se entregó en la oficina', 'Solicitud atendida');
});

test('suspended, the folder is closed for its executive from the start, with the request and who lifts it; lifted, it is open again', async () => {
  const { page } = admin;
  await registrar('Suspensión del tratamiento', 'Que no se usen sus datos');
  const solicitud = new URL(page.url()).pathname.split('/').at(-1);
  await hacer('Suspender el tratamiento', /^Respuesta/, 'Se suspendió', 'Tratamiento suspendido');
  await admin.captura('derecho-suspendido');

  const { page: suya } = ejecutivo;
  await abrirPlan('informacion');
  const plan = suya.getByRole('region', { name: `Plan ${cliente.idCodigo}` });
  await vea(plan, new RegExp(`administrador del sistema.*solicitud ${solicitud}\\.`));
  await vea(plan, 'Datos personales');
  for (const name of ['Editar', 'Guardar']) expect(await plan.getByRole('button', { name }).count()).toBe(0);
  await ejecutivo.captura('plan-suspendido');
  await suya.setViewportSize({ width: 390, height: 844 });
  await ejecutivo.captura('plan-suspendido-390');
  await suya.setViewportSize({ width: 1366, height: 768 });

  await hacer('Levantar suspensión', /^Motivo/, 'Lo pidió por escrito', 'Suspensión levantada');
  await suya.reload();
  await plan.getByRole('button', { name: 'Editar' }).click();
  await plan.getByRole('button', { name: 'Guardar' }).and(suya.locator(':enabled')).waitFor();
  expect(await plan.getByText(/administrador del sistema/).count()).toBe(0);
});
