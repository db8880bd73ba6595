import { formatearFecha, hoyEn, mensajes, propios } from '@adjudica/domain';
import type { Locator, Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { boton, iniciarSesion, mensaje, vea } from './fixtures/verbos';

/**
 * What each role does most, three jobs each, from its home and by the program's own signposts: each press is counted. Typed words, and Tab between
 * the fields of a dialog, are none.
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
    // the dialog that the job before ended on
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Menú principal' })
      .getByRole('link', { name: 'Inicio', exact: true })
      .click();
    await page.waitForURL(/\/inicio$/);
  }
  await page.locator('main h1', { hasText: /^(Hola, |Socios adjudicados)/ }).waitFor();
  return page;
}

/** Counts what it presses. */
class Mano {
  presiones = 0;
  async pulse(elemento: Locator): Promise<void> {
    this.presiones += 1;
    await elemento.click();
  }
  /** From a home that greets: until the page is there, the home still answers. */
  async delMenu(page: Page, entrada: string): Promise<void> {
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    await this.pulse(menu.getByRole('link', { name: entrada, exact: true }));
    await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: 'Hola, ' }).waitFor();
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

test('ORD-543 the head approves an order from her home with two presses', async () => {
  const leer = await lectorDe(application, 'jefatura');
  const { filas } = await leer<{ filas: { decision: string | null; nombreCliente: string; idCodigo: string }[] }>(
    'trabajo',
  );
  const ordenes = filas.filter(({ decision }) => decision === 'orden-de-compra');
  const enRegla = [];
  for (const orden of ordenes) {
    const { reglas } = await leer<{ reglas: { cumple: boolean }[] }>(`caso/${orden.idCodigo}/reglas/orden`);
    // what is not met asks for a reason first
    if (reglas.every(({ cumple }) => cumple)) enRegla.push(orden);
  }
  const [orden] = enRegla;
  if (orden === undefined) throw new Error(`none of ${ordenes.length} orders meets every rule`);
  const page = await inicioDe('jefatura');
  const mano = new Mano();
  await mano.pulse(boton(page, `Aprobar orden de compra, ${orden.nombreCliente}`).first());
  await mano.pulse(boton(page.getByRole('dialog'), 'Aprobar'));
  await mensaje(page, mensajes.ORD.exitoAprobada).waitFor();
  expect(mano.presiones).toBe(2);
});

test('the head hands over a wallet for some days: five presses', async () => {
  const page = await inicioDe('jefatura');
  const mano = new Mano();
  await mano.delMenu(page, 'Ausencias');
  await mano.pulse(boton(page.getByRole('main'), 'Nuevo'));
  const dialogo = page.getByRole('dialog');
  for (const [campo, quien] of [
    ['Persona ausente', 'Luis Chicaiza'],
    ['Quien la reemplaza', 'María José Zambrano'],
  ] as const) {
    await dialogo.getByRole('combobox', { name: campo }).pressSequentially(quien);
    await mano.pulse(page.getByRole('option').filter({ hasText: quien }));
  }
  const hoy = formatearFecha(hoyEn(new Date())).replaceAll('/', '');
  await page.keyboard.press('Tab');
  await page.keyboard.type(hoy);
  // past the button of the calendar
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(hoy);
  await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Cita médica');
  await mano.pulse(boton(dialogo, 'Guardar'));
  await vea(page.getByRole('row').filter({ hasText: 'Cita médica' }), /Chicaiza/);
  expect(mano.presiones).toBeLessThanOrEqual(6);
});

test('a manager comes from the money that waits to what it is for, and from the late plans to the latest: two presses each', async () => {
  const page = await inicioDe('gerente');
  const dinero = new Mano();
  await dinero.pulse(page.getByRole('link', { name: /^Dinero por aprobar: \$ / }));
  await dinero.pulse(
    page
      .locator('tbody')
      .getByRole('link', { name: /^Orden de (compra|pago)$/ })
      .first(),
  );
  await page.getByRole('dialog').waitFor();
  expect(dinero.presiones).toBe(2);

  await inicioDe('gerente');
  const atrasados = new Mano();
  await atrasados.pulse(page.getByRole('link', { name: /El mayor: / }));
  await atrasados.pulse(page.locator('main tbody').getByRole('link').first());
  await page.waitForURL(/estado-cliente/);
  expect(atrasados.presiones).toBe(2);
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

/** Presses from the home, and what is there afterwards. */
const oficios: readonly (readonly [
  usuario: string,
  que: string,
  presiones: number,
  (page: Page, mano: Mano) => Promise<void>,
])[] = [
  [
    'asistente',
    'opens the assembly of today',
    1,
    async (page, mano) => {
      await mano.pulse(page.getByRole('row').filter({ hasText: 'Hoy' }).getByRole('link').first());
      await page.waitForURL(/generar-acta/);
    },
  ],
  [
    'asistente',
    'calls an assembly',
    1,
    async (page, mano) => {
      await mano.pulse(page.getByRole('link', { name: mensajes.ASA.nuevaFechaAsamblea }));
      await page.getByRole('dialog', { name: mensajes.ASA.nuevaFechaAsamblea }).waitFor();
    },
  ],
  [
    'asistente',
    'opens the newest minutes',
    2,
    async (page, mano) => {
      await mano.delMenu(page, 'Listado de actas');
      await mano.pulse(page.locator('main tbody').getByRole('button').first());
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'admin',
    'opens a user',
    2,
    async (page, mano) => {
      await mano.delMenu(page, 'Usuarios');
      await mano.pulse(page.locator('tbody').getByRole('link').first());
      await page.waitForURL(/\/usuario\/\d+/);
    },
  ],
  [
    'admin',
    'begins an import',
    2,
    async (page, mano) => {
      await mano.pulse(page.getByRole('main').getByRole('link', { name: 'Importación' }));
      await mano.pulse(page.getByRole('link', { name: 'Nueva importación' }));
      await page.getByLabel('Archivo', { exact: true }).waitFor({ state: 'attached' });
    },
  ],
  [
    'admin',
    'reads who did what last',
    1,
    async (page, mano) => {
      await mano.delMenu(page, 'Auditoría');
      await page.locator('main tbody tr').first().waitFor();
    },
  ],
  [
    'riesgo',
    'opens the complete folder that waits longest',
    1,
    async (page, mano) => {
      const carpetas = page.getByRole('table', { name: /^Carpetas completas/i });
      await mano.pulse(carpetas.locator('tbody').getByRole('link').first());
      await page.waitForURL(/\/riesgo\/estado-cliente\//);
    },
  ],
  [
    'legal',
    'opens the newest contract',
    2,
    async (page, mano) => {
      await mano.delMenu(page, 'Contratos');
      await mano.pulse(page.locator('main tbody').getByRole('link').first());
      await page.waitForURL(/\/legal\/contrato\//);
    },
  ],
  [
    'asistente.legal',
    'opens the newest note',
    2,
    async (page, mano) => {
      await mano.delMenu(page, 'Pagare saldo deudor');
      await mano.pulse(page.locator('main tbody').getByRole('link').first());
      await page.waitForURL(/\/legal\/pagare\/\d+/);
    },
  ],
  [
    'servicio',
    'asks a colleague for something about the plan of who calls',
    5,
    async (page, mano) => {
      mano.presiones += (await dondeEsta(page, telefono)).presiones;
      await mano.pulse(boton(franja(page), /^Pedir a…/));
      const dialogo = page.getByRole('dialog');
      await dialogo.getByRole('combobox').first().pressSequentially('Chicaiza');
      await mano.pulse(page.getByRole('option').filter({ hasText: 'Chicaiza' }));
      await dialogo.getByRole('textbox').first().fill('Llámelo hoy');
      await mano.pulse(boton(dialogo, 'Pedir'));
      await mensaje(page, propios.pedidoHecho).waitFor();
    },
  ],
  [
    'rsa',
    'writes a comment on a plan',
    3,
    async (page, mano) => {
      await mano.pulse(page.getByRole('main').getByRole('link', { name: propios.comentarioRsa }));
      await mano.pulse(boton(page, propios.comentarioRsaRegistrar));
      const dialogo = page.getByRole('dialog');
      await dialogo.getByRole('textbox', { name: /Plan/ }).fill(socio.idCodigo);
      await dialogo.getByRole('textbox', { name: /Comentario/ }).fill('El cliente confirmó la cita');
      await mano.pulse(boton(dialogo, 'Guardar'));
      await mensaje(page, propios.comentarioRsaRegistrado).waitFor();
    },
  ],
  [
    'rsa',
    'registers a call',
    5,
    async (page, mano) => {
      mano.presiones += (await dondeEsta(page, socio.nombreCliente)).presiones;
      await mano.pulse(boton(franja(page), /^Registrar llamada/));
      const dialogo = page.getByRole('dialog', { name: propios.registrarLlamada });
      await mano.pulse(dialogo.getByRole('radio', { name: 'No contesta' }));
      await mano.pulse(boton(dialogo, 'Guardar'));
      await mensaje(page, propios.llamadaRegistrada).waitFor();
    },
  ],
];

test.each(oficios)('%s %s: at most %i presses', async (usuario, _, presiones, hacer) => {
  const mano = new Mano();
  await hacer(await inicioDe(usuario), mano);
  expect(mano.presiones).toBeLessThanOrEqual(presiones);
});
