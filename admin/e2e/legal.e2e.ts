import { bloquesDeContrato, hoyEn, mensajes } from '@adjudica/domain';
import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { descargarVista, seguirAviso, seguirTarea } from './fixtures/entrega';
import { type Lector, lectorDe } from './fixtures/lector';
import {
  type CasoLegal,
  casosPorHacer,
  completarPersonas,
  decidir,
  filaDe,
  firman,
  generarNota,
  guardarPersonas,
  llenarPrenda,
  porHacer,
  redactarContrato,
} from './fixtures/legal';
import { abrirNavegador, type Navegador, type Ventana } from './fixtures/navegador';
import { textoDePdf } from './fixtures/pdf';
import { iniciarSesion, mensaje, vea } from './fixtures/verbos';
import { tapados } from './fixtures/vista';

/** From the folder that risk approved to note, pledge and contract, approved and printed, between the assistant and Legal, who go where the home, tasks and notices lead. */

const { CLI, LEG, propios } = mensajes;
const MOTIVO_DE_PAGARE = 'Falta quien firma como testigo';
const MOTIVO_DE_BLOQUE = 'El plazo de entrega no es el acordado';
const CORREGIDO = 'La entrega se hace en el domicilio del cliente.';

let application: RunningApplication;
let navegador: Navegador;
let leer: Lector;
let asistente: Ventana;
let legal: Ventana;
let casos: CasoLegal[];

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  leer = await lectorDe(application, 'asistente.legal');
  casos = await casosPorHacer(leer);
  asistente = await entrar('asistente.legal');
  legal = await entrar('legal');
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

async function entrar(usuario: string): Promise<Ventana> {
  const ventana = await navegador.ventana();
  await iniciarSesion(ventana.page, usuario);
  return ventana;
}

const boton = (scope: Page | Locator, nombre: string) => scope.getByRole('button', { name: nombre, exact: true });

/** The note names them: the application of the plan knows neither. */
const CONYUGE = 'Carlos Andrés Vega Mora';
const GARANTE = 'Íñigo Andrés Ñauñay Mera';
const PAREJA = {
  'Cédula del cónyuge': '1710034065',
  Cónyuge: CONYUGE,
  'Cédula del garante': '0102030405',
  Garante: GARANTE,
};
const nadie: Readonly<Record<string, string>> = {};

describe.each([
  ['a vehicle of a single client', { producto: '01', estadoCivil: 'S' }, nadie],
  ['a vehicle of a married client with guarantor', { producto: '01', estadoCivil: 'C' }, PAREJA],
])('%s', (nombre, buscado, otros) => {
  const firmantes = Object.values(otros);
  let caso: CasoLegal;
  let pagare: number;
  const foto = nombre.replaceAll(' ', '-');

  test('LEG-506 LEG-519 LEG-525 the home leads to the generator, which draws the schedule and saves the note', async () => {
    const elegido = casos.find(
      ({ producto, estadoCivil }) => producto === buscado.producto && estadoCivil === buscado.estadoCivil,
    );
    if (elegido === undefined) throw new Error(`no plan of ${nombre}: ${JSON.stringify(casos)}`);
    caso = elegido;
    const { page } = asistente;
    await filaDe(page, caso.plan);
    await asistente.captura(`${foto}-01-inicio`);
    await porHacer(page, caso.plan, 'Pagare', LEG.generarPagare);
    await page.waitForURL(`**/legal/pagare/inicio/nuevo/${caso.cedula}?plan=${caso.plan}`);
    pagare = await generarNota(page, 'Quito');
    await asistente.captura(`${foto}-02-generador`);
  });

  test('LEG-533 LEG-539 LEG-609 its persons are saved, then it is sent', async () => {
    const { page } = asistente;
    await porHacer(page, caso.plan, 'Pagare', propios.tramiteCompletarPagare);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await asistente.captura(`${foto}-03-pagare-nuevo`);
    await boton(page, LEG.guardar).click();
    await vea(page, 'El campo es obligatorio');
    await asistente.captura(`${foto}-04-pagare-errores`);
    await firman(page, otros);
    await guardarPersonas(page);
    await vea(page, propios.pagareEsperaPrenda);
    await asistente.captura(`${foto}-05-pagare-completo`);
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
    await asistente.captura(`${foto}-06-pagare-enviado`);
  });

  test('LEG-538 LEG-542 LEG-614 the notice leads Legal to it: it can be rejected, and not approved without its pledge', async () => {
    const { page } = legal;
    await seguirAviso(page, propios.avisoDePagarePorAprobar, caso.plan);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await vea(page, propios.pagareEsperaPrenda);
    expect(await boton(page, LEG.aprobar).count()).toBe(0);
    await legal.captura(`${foto}-07-pagare-legal`);
    await boton(page, LEG.noAprobado).click();
    const dialogo = page.getByRole('dialog', { name: LEG.noAprobado });
    await dialogo.getByRole('textbox').fill(MOTIVO_DE_PAGARE);
    await legal.captura(`${foto}-08-pagare-rechazar`);
    await boton(dialogo, LEG.noAprobado).click();
    await mensaje(page, LEG.noAprobado).waitFor();
    await vea(page, MOTIVO_DE_PAGARE);
    await legal.captura(`${foto}-09-pagare-rechazado`);
  });

  test("LEG-540 LEG-606 the task leads the assistant to it: 'Actualizar' makes it pending, and it is sent again", async () => {
    const { page } = asistente;
    await seguirTarea(page, caso.plan, /^Pagaré/);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await vea(page, MOTIVO_DE_PAGARE);
    await boton(page, CLI.editar).click();
    await page.getByRole('textbox', { name: 'Cédula del testigo', exact: true }).fill('1710034065');
    await page.getByRole('textbox', { name: 'Testigo', exact: true }).fill('María Lorena Andrade Salazar');
    await page.keyboard.press('Tab');
    await boton(page, LEG.actualizar).click();
    await mensaje(page, LEG.datosActualizados).waitFor();
    await page.getByText(MOTIVO_DE_PAGARE).waitFor({ state: 'detached' });
    await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
  });

  test('LEG-507 LEG-517 LEG-607 the home leads to its pledge, of which everything is asked for', async () => {
    const { page } = asistente;
    await porHacer(page, caso.plan, 'Pagare', propios.tramiteIngresarPrenda);
    await page.waitForURL(`**/legal/prenda-comercial/${pagare}`);
    await boton(page, 'Guardar').click();
    await vea(page, 'El campo es obligatorio');
    await asistente.captura(`${foto}-10-prenda-errores`);
    await llenarPrenda(page, leer, pagare, hoyEn(new Date()));
    await completarPersonas(page);
    await asistente.captura(`${foto}-11-prenda`);
    await boton(page, propios.prendaVerBorrador).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await asistente.captura(`${foto}-12-prenda-borrador`);
    await page.keyboard.press('Escape');
  });

  test("LEG-508 LEG-536 LEG-537 the task leads Legal to the note: approved, 'Ver Pagaré' opens it", async () => {
    const { page } = legal;
    await seguirTarea(page, caso.plan, /^Pagaré/);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await legal.captura(`${foto}-13-pagare-por-aprobar`);
    await decidir(page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
    await boton(page, LEG.verPagare).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura(`${foto}-14-pagare-impreso`);
    const { bytes } = await descargarVista(page, propios.pagareTitulo(pagare));
    const texto = (await textoDePdf(bytes)).join(' ');
    for (const dato of [caso.cedula, 'PAGARÉ A LA ORDEN', ...firmantes]) expect(texto).toContain(dato);
    await legal.captura(`${foto}-15-pagare-aprobado`);
  });

  test("LEG-504 LEG-507 on Legal's home neither the next act nor 'Aprobar' is cut", async () => {
    const { page } = legal;
    await filaDe(page, caso.plan);
    expect(await tapados(page)).toEqual([]);
  });

  test('LEG-506 LEG-565 LEG-567 the home leads to the contract: its seven blocks are made of their formats', async () => {
    const { page } = asistente;
    await seguirAviso(page, propios.avisoDePagareAprobado, caso.plan);
    await page.waitForURL(`**/legal/pagare/${pagare}`);
    await porHacer(page, caso.plan, 'Contrato', LEG.generarContrato);
    await vea(page, LEG.sinContrato);
    await asistente.captura(`${foto}-16-contrato-nuevo`);
    await redactarContrato(page, caso);
    await asistente.captura(`${foto}-17-contrato-completo`);
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
    await asistente.captura(`${foto}-18-contrato-enviado`);
  });

  test('LEG-571 LEG-576 the notice leads Legal to it, who rejects one block with its reason', async () => {
    const { page } = legal;
    await seguirAviso(page, propios.avisoDeContratoEnviado, caso.plan);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await boton(page, LEG.verTodos).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura(`${foto}-19-contrato-todos`);
    await page.keyboard.press('Escape');
    await boton(page, LEG.noAprobado).click();
    const dialogo = page.getByRole('dialog', { name: LEG.noAprobado });
    await dialogo.getByRole('textbox').fill(MOTIVO_DE_BLOQUE);
    await dialogo.getByRole('checkbox', { name: 'Objeto, bien y entrega' }).check();
    await legal.captura(`${foto}-20-contrato-rechazar`);
    await boton(dialogo, LEG.noAprobado).click();
    await mensaje(page, propios.avisoDeContratoRechazado).waitFor();
    await legal.captura(`${foto}-21-contrato-rechazado`);
  });

  test('LEG-568 LEG-570 the task leads the assistant to that block: corrected, compared with its version before, sent again', async () => {
    const { page } = asistente;
    await seguirTarea(page, caso.plan, /^Contrato/);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await vea(page, MOTIVO_DE_BLOQUE);
    const letra = page.getByRole('textbox', { name: propios.bloqueTexto });
    await letra.click();
    await page.locator('.ProseMirror-focused').waitFor();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(` ${CORREGIDO}`);
    await boton(page, propios.bloqueComparar).click();
    await page.locator('ins').filter({ hasText: 'domicilio' }).first().waitFor();
    await asistente.captura(`${foto}-22-contrato-corregido`);
    await boton(page, propios.bloqueGuardar).click();
    await mensaje(page, LEG.bloqueActualizado).waitFor();
    await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
  });

  test("LEG-571 LEG-575 LEG-613 the task leads Legal to it: approved, 'Ver contrato' opens what was corrected", async () => {
    const { page } = legal;
    await seguirTarea(page, caso.plan, /^Contrato/);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await decidir(page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
    await legal.captura(`${foto}-23-contrato-aprobado`);
    await boton(page, LEG.verContrato).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await legal.captura(`${foto}-24-contrato-impreso`);
    const { bytes } = await descargarVista(page, LEG.verContrato);
    const texto = (await textoDePdf(bytes)).join(' ').replaceAll(/\s+/g, ' ');
    for (const dato of [caso.cedula, caso.plan, CORREGIDO, ...firmantes]) expect(texto).toContain(dato);
    for (const { clausula } of bloquesDeContrato) expect(texto).toContain(`CLÁUSULA ${clausula}`);
  });

  test('LEG-501 LEG-511 the plan stands among those that are finished, and its pledge can be printed', async () => {
    const { page } = asistente;
    await seguirAviso(page, propios.avisoDeContratoAprobado, caso.plan);
    await page.waitForURL(`**/legal/contrato/${caso.plan}`);
    await page.goto('/legal/inicio');
    await boton(page, propios.tramitesTerminados).click();
    // the oldest award stands first: this one is on a later page
    await page.getByRole('main').getByRole('searchbox').fill(caso.plan);
    await page.keyboard.press('Enter');
    const fila = page
      .getByRole('table', { name: propios.tramitesTerminados })
      .getByRole('row')
      .filter({ hasText: caso.plan });
    await vea(fila, 'Realizado');
    await asistente.captura(`${foto}-25-terminados`);
    await page.goto('/legal/prenda-comercial');
    await page.getByRole('row').filter({ hasText: caso.plan }).getByRole('link').first().click();
    await boton(page, propios.prendaGenerar).click();
    await page.getByRole('dialog').locator('canvas').first().waitFor();
    await asistente.captura(`${foto}-26-prenda-impresa`);
    const { bytes } = await descargarVista(page, propios.prendaNumero(pagare));
    expect((await textoDePdf(bytes)).join(' ')).toContain(caso.cedula);
  });
});

/** Presses of buttons and links; fields are filled by the keyboard. */
const MAXIMO_DE_CLICS = 14;

test('from an awarded house to the sent contract the assistant is led on, with few clicks; Legal approves both', async () => {
  const { page } = asistente;
  const caso = casos.find(({ producto }) => producto === '02');
  if (caso === undefined) throw new Error('no house without a note');
  const fila = await filaDe(page, caso.plan);
  await page.evaluate(() => {
    sessionStorage.setItem('clics', '0');
    document.addEventListener(
      'click',
      ({ isTrusted, detail, target }) => {
        if (!isTrusted || detail === 0 || (target as Element).closest('button, a') === null) return;
        sessionStorage.setItem('clics', String(Number(sessionStorage.getItem('clics')) + 1));
      },
      true,
    );
  });
  const siguiente = (paso: string) => page.getByRole('link', { name: propios.tramiteSiguiente(paso) }).click();
  await fila.getByRole('link', { name: LEG.generarPagare, exact: true }).click();
  const pagare = await generarNota(page, 'Quito');
  await siguiente(propios.pagareQuienesFirman);
  await guardarPersonas(page);
  await decidir(page, LEG.enviar, LEG.enviar, 'Enviar', LEG.notificada);
  await siguiente(propios.tramiteIngresarPrenda);
  await page.waitForURL(`**/legal/prenda-comercial/${pagare}`);
  await llenarPrenda(page, leer, pagare, hoyEn(new Date()));
  await completarPersonas(page);
  await asistente.captura('clics-prenda');
  await siguiente(LEG.generarContrato);
  await redactarContrato(page, caso);
  await asistente.captura('clics-contrato');
  await decidir(page, LEG.enviar, LEG.enviar, LEG.enviar, LEG.notificada);
  expect(Number(await page.evaluate(() => sessionStorage.getItem('clics')))).toBeLessThanOrEqual(MAXIMO_DE_CLICS);
  await legal.page.goto(`/legal/pagare/${pagare}`);
  await decidir(legal.page, LEG.aprobar, LEG.confirmarPagare, LEG.aprobar, LEG.pagareAprobado);
  await legal.page.goto(`/legal/contrato/${caso.plan}`);
  await decidir(legal.page, LEG.aprobar, LEG.confirmarContrato, LEG.aprobar, LEG.contratoSeAprobo);
});
