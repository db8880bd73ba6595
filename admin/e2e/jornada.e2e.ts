import { propios } from '@adjudica/domain';
import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { boton, iniciarSesion, irA, mensaje, vea } from './fixtures/verbos';

/**
 * What each role does most, from its home and by the program's own signposts: each press is counted. Typed words are none.
 */

interface Socio {
  readonly cedula: string;
  readonly nombreCliente: string;
  readonly idCodigo: string;
}

let application: RunningApplication;
let navegador: Navegador;
let socio: Socio;
let telefono: string;
const paginas = new Map<string, Page>();

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  ({ socio, telefono } = await quienLlama());
});
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});
afterEach(() => expect(navegador.errores()).toEqual([]));

/** A client with one awarded plan and a telephone. */
async function quienLlama(): Promise<{ socio: Socio; telefono: string }> {
  const leer = await lectorDe(application, 'ejecutivo');
  const adjudicados = await leer<Socio[]>(
    `adjudicacion?range=[0,49]&filter=${encodeURIComponent(JSON.stringify({ estado: 'ADJ', ejecutivo: 'yo' }))}`,
  );
  for (const candidato of adjudicados) {
    if (!/^\d{10}$/.test(candidato.cedula)) continue;
    const { planes, celular } = await leer<{ planes: { adjudicado: boolean }[]; celular: string | null }>(
      `cliente/${candidato.cedula}`,
    );
    if (celular && planes.length === 1) return { socio: candidato, telefono: celular };
  }
  throw new Error('nobody with one plan and a telephone');
}

/** The home of a user, signed in once. */
async function inicioDe(usuario: string): Promise<Page> {
  let page = paginas.get(usuario);
  if (page === undefined) {
    ({ page } = await navegador.ventana());
    await iniciarSesion(page, usuario);
    paginas.set(usuario, page);
  } else {
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Inicio', exact: true })
      .click();
    await page.waitForURL(/\/inicio$/);
  }
  await page.locator('main').locator('h1, h2').first().waitFor();
  return page;
}

/** Counts what it presses. */
class Mano {
  presiones = 0;
  async pulse(elemento: Locator): Promise<void> {
    this.presiones += 1;
    await elemento.click();
  }
}

const franja = (page: Page) => page.getByRole('region', { name: propios.dondeEsta(socio.idCodigo) });
/** '¿Dónde está mi carro?', from wherever one is: looked for, and the answer above the fold. */
async function dondeEsta(page: Page, buscado: string): Promise<Mano> {
  const mano = new Mano();
  await mano.pulse(boton(page, propios.buscarEnTodo));
  await page.getByRole('combobox', { name: propios.buscarEnTodo }).fill(buscado);
  await mano.pulse(page.getByRole('option').filter({ hasText: socio.nombreCliente }).first());
  await vea(franja(page), /espera a|entregado/i);
  const lugar = await franja(page).boundingBox();
  expect((lugar?.y ?? Number.NaN) + (lugar?.height ?? 0)).toBeLessThanOrEqual(768);
  return mano;
}

test.each(['ejecutivo', 'jefatura', 'gerente', 'riesgo', 'legal', 'asistente.legal', 'asistente', 'servicio', 'rsa'])(
  '%s says where the good of a client is, found by name: two presses, without scrolling',
  async (usuario) => {
    const { presiones } = await dondeEsta(await inicioDe(usuario), socio.nombreCliente);
    expect(presiones).toBeLessThanOrEqual(2);
  },
);

test.each(['ejecutivo', 'servicio'])(
  '%s finds who calls by the telephone, and registers the call: five presses',
  async (usuario) => {
    const page = await inicioDe(usuario);
    const mano = await dondeEsta(page, telefono);
    await mano.pulse(boton(franja(page), /^Registrar llamada/));
    const dialogo = page.getByRole('dialog', { name: propios.registrarLlamada });
    await mano.pulse(dialogo.getByRole('radio', { name: 'Contestó' }));
    await mano.pulse(boton(dialogo, 'Guardar'));
    await mensaje(page, propios.llamadaRegistrada).waitFor();
    expect(mano.presiones).toBeLessThanOrEqual(5);
  },
);

test.each(['ejecutivo', 'riesgo', 'legal', 'asistente.legal'])(
  '%s is in the next pending thing with one press',
  async (usuario) => {
    const page = await inicioDe(usuario);
    const mano = new Mano();
    const trabajo = page.getByRole('region', { name: propios.miTrabajo });
    const verbo = trabajo.locator('tbody').getByRole('link', { name: /, / }).first();
    await verbo.waitFor();
    const destino = await verbo.getAttribute('href');
    await mano.pulse(verbo);
    await page.waitForURL((url) => url.pathname + url.search === destino);
    await page.getByRole('navigation', { name: propios.miTrabajo }).waitFor();
    expect(mano.presiones).toBe(1);
  },
);

test('the executive sees nine rows of his work without scrolling', async () => {
  const page = await inicioDe('ejecutivo');
  const filas = page.getByRole('region', { name: propios.miTrabajo }).locator('tbody tr');
  await filas.nth(8).waitFor();
  const lugar = await filas.nth(8).boundingBox();
  expect((lugar?.y ?? Number.NaN) + (lugar?.height ?? 0)).toBeLessThanOrEqual(768);
});

test('a manager sees the figures first, those of one executive with three presses, and the rows of one with one', async () => {
  const page = await inicioDe('gerente');
  const mano = new Mano();
  await boton(page, /^Bienes Entregados/).waitFor();
  await mano.pulse(page.getByRole('combobox', { name: 'Ejecutivo' }));
  await mano.pulse(page.getByRole('option').first());
  await page.waitForURL(/ejecutivo=\d+/);
  await mano.pulse(boton(page, /^Total adjudicados/));
  await page.getByRole('dialog').waitFor();
  expect(mano.presiones).toBeLessThanOrEqual(3);
});

test('the assistant opens the assembly of today with one press; the administrator a user with two', async () => {
  const page = await inicioDe('asistente');
  const mano = new Mano();
  await mano.pulse(page.getByRole('row').filter({ hasText: 'Hoy' }).getByRole('link').first());
  await page.waitForURL(/generar-acta/);
  expect(mano.presiones).toBe(1);

  const sistema = await inicioDe('admin');
  const otra = new Mano();
  otra.presiones += 1;
  await irA(sistema, 'Usuarios');
  await otra.pulse(sistema.locator('tbody').getByRole('link').first());
  await sistema.waitForURL(/\/usuario\/\d+/);
  expect(otra.presiones).toBe(2);
});
