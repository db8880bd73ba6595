import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { long } from '../src/testing/long';
import { type RunningApplication, startApplication } from './fixtures/application';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { cerrarSesion, ingresar, iniciarSesion, irA, vea } from './fixtures/verbos';

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

const token = (page: Page) => page.evaluate(() => localStorage.getItem('adjudica.token'));
const camino = (page: Page) => new URL(page.url()).pathname;
/** What the API answers to somebody who holds this token. */
const estadoCon = async (bearer: string) =>
  (await fetch(`${application.url}/api/v1/auth/sesion`, { headers: { Authorization: `Bearer ${bearer}` } })).status;

describe('login', () => {
  long(
    'AUT-001 AUT-002 AUT-003 two fields and one button; with an empty field nothing is sent, and each says what it wants',
    async () => {
      const { page, captura, cerrar } = await navegador.ventana();
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto('/login');
      await vea(page, 'Ingreso');
      expect(await page.getByRole('textbox').count()).toBe(2);
      expect(await page.locator('button[type=submit]').allInnerTexts()).toEqual(['Ingresar']);
      await captura('login');
      await page.getByRole('button', { name: 'Ingresar' }).click();
      await vea(page, 'Ingrese su usuario');
      await vea(page, 'Ingrese su contraseña');
      expect(sent).toEqual([]);
      await cerrar();
    },
  );

  test('AUT-009 AUT-010 unknown user and wrong password have their own words, gone with the next key', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await ingresar(page, 'nadie', 'adjudica');
    await vea(page.getByRole('alert'), 'Usuario no existe');
    await page.getByLabel('Usuario').fill('asistente');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await ingresar(page, 'asistente', 'equivocada');
    await vea(page.getByRole('alert'), 'Contraseña incorrecta');
    await captura('login-incorrecta');
    expect(await token(page)).toBeNull();
    await cerrar();
  });

  long('AUT-011 AUT-012 any other failure stays until it is dismissed', async () => {
    const { page, cerrar } = await navegador.ventana();
    await page.goto('/login');
    await page.route('**/api/v1/auth', (route) => route.abort());
    await ingresar(page, 'asistente', 'adjudica');
    const alerta = page.getByRole('alert');
    await vea(alerta, 'Ocurrio un error, intente de nuevo');
    await page.getByLabel('Usuario').fill('otro');
    await page.waitForTimeout(3_500);
    expect(await alerta.isVisible()).toBe(true);
    await alerta.getByRole('button', { name: 'Cerrar' }).click();
    await alerta.waitFor({ state: 'detached' });
    await cerrar();
  });
});

describe('where a session leads', () => {
  long.each([
    [
      'asistente',
      '/asistente',
      [
        'Inicio',
        'Consulta de cliente',
        'Generar acta',
        'Listado de actas',
        'Calendario de asambleas',
        'Memo de asambleas',
        'Primera asamblea',
      ],
    ],
    [
      'ejecutivo',
      '/ejecutivo',
      [
        'Inicio',
        'Estado cliente',
        'Documentos cliente',
        'Medios de aprobación',
        'Ordenes de compra',
        'Ordenes de pago',
        'Carta de Salida de Vehículo',
        'Entregas de inmuebles',
      ],
    ],
    [
      'jefatura',
      '/jftadj',
      [
        'Inicio',
        'Listado adjudicados',
        'Estado cliente',
        'Documentos cliente',
        'Medios de aprobación',
        'Atrasados',
        'Ordenes de compra',
        'Ordenes de Pago',
        'Carta de Salida de Vehículo',
        'Entregas de inmuebles',
        'Decisiones por tomar',
        'Excepciones y confirmaciones',
        'Concesionario',
        'Ausencias',
      ],
    ],
    [
      'riesgo',
      '/riesgo',
      [
        'Inicio',
        'Estado cliente',
        'Buró de crédito',
        'Medios de aprobación',
        'Listas de control',
        'Reportes de control',
        'Operaciones inusuales',
      ],
    ],
    [
      'legal',
      '/legal',
      [
        'Inicio',
        'Estado cliente',
        'Pagare saldo deudor',
        'Prenda comercial',
        'Contratos',
        'Formatos de contrato',
        'Listas de control',
        'Reportes de control',
      ],
    ],
    [
      'admin',
      '/sistema',
      [
        'Inicio',
        'Usuarios',
        'Cuentas de servicio',
        'Suscripciones a eventos',
        'Envíos de eventos',
        'Derechos del titular',
        'Importación',
        'Plazos del contrato',
        'Reglas de adjudicación',
        'Límites de aprobación',
        'Delegaciones',
        'Formatos de reportes',
        'Correos',
        'Accesos inusuales',
        'Auditoría',
      ],
    ],
  ])(
    'AUT-006 AUT-019 AUT-020 AUT-024 %s: login, / and the bare prefix lead to %s/inicio, with its own menu',
    async (usuario, prefijo, menu) => {
      const { page, captura, cerrar } = await navegador.ventana();
      await iniciarSesion(page, usuario);
      expect(camino(page)).toBe(`${prefijo}/inicio`);
      for (const address of ['/', prefijo]) {
        await page.goto(address);
        await page.waitForURL(`**${prefijo}/inicio`);
      }
      const entradas = page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link');
      await entradas.first().waitFor();
      expect(await entradas.allInnerTexts()).toEqual(menu);
      await captura(`inicio${prefijo.replace('/', '-')}`);
      await cerrar();
    },
  );

  test('AUT-014 NAV-503 nobody sees anything without a session, unknown routes included', async () => {
    const { page, cerrar } = await navegador.ventana();
    for (const address of [
      '/',
      '/asistente/inicio',
      '/asistente/generar-acta?filter=%7B%7D',
      '/sistema/usuario',
      '/nada',
    ]) {
      await page.goto(address);
      await page.waitForURL(/\/login$/);
      await page.getByRole('button', { name: 'Ingresar' }).waitFor();
    }
    await cerrar();
  });

  long(
    "NAV-502 AUT-021 an unknown route and another role's prefix are 'Página no encontrada', inside the own shell",
    async () => {
      const { page, captura, cerrar } = await navegador.ventana();
      await iniciarSesion(page, 'asistente');
      for (const address of ['/asistente/nada', '/sistema/usuario', '/ejecutivo/inicio', '/cualquier/cosa']) {
        await page.goto(address);
        await vea(page, 'Página no encontrada');
        expect(camino(page)).toBe(address);
      }
      await captura('pagina-no-encontrada');
      await irA(page, 'Inicio');
      await vea(page, 'Mi actividad del mes');
      await cerrar();
    },
  );
});

describe('the end of a session', () => {
  test('AUT-018 AUT-007 Cerrar sesión forgets the token here and kills it at the API', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'comercial');
    const bearer = await token(page);
    expect(await estadoCon(String(bearer))).toBe(200);
    await page.getByRole('button', { name: /^Usuario: / }).click();
    await captura('menu-de-usuario');
    await page.keyboard.press('Escape');
    await cerrarSesion(page);
    expect(await token(page)).toBeNull();
    expect(await estadoCon(String(bearer))).toBe(401);
    await page.goto('/asistente/inicio');
    await page.waitForURL(/\/login$/);
    await cerrar();
  });

  test('AUT-013 an expired token leads to /login, which says why', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'asistente');
    const expired = vencido(String(await token(page)));
    expect(
      await (
        await fetch(`${application.url}/api/v1/auth/sesion`, { headers: { Authorization: `Bearer ${expired}` } })
      ).json(),
    ).toMatchObject({ status: 401, code: 'token-expirado', title: 'token expired' });
    // The bell has looked; the next question is the one below.
    await page.waitForLoadState('networkidle');
    await page.evaluate((text) => localStorage.setItem('adjudica.token', text), expired);
    // The next call ends the session: the click's, or one that the page makes by itself and that takes the link away.
    await page
      .getByRole('link', { name: 'Calendario de asambleas' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await page.waitForURL(/\/login$/);
    await vea(page, 'Su sesión terminó. Ingrese nuevamente.');
    await captura('sesion-terminada');
    expect(await token(page)).toBeNull();
    await cerrar();
  });

  test('AUT-007 a log-out in one tab ends the other one', async () => {
    const { page, context, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'director');
    const otra = await context.newPage();
    await otra.goto('/');
    await otra.waitForURL(/\/asistente\/inicio$/);
    await cerrarSesion(page);
    await otra.waitForURL(/\/login$/);
    await cerrar();
  });
});

describe('shell', () => {
  long('AUT-015 NAV-518 the menu folds to its icons, keeps their names, and stays so after a reload', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'asistente');
    const ancho = async () => (await page.locator('aside').boundingBox())?.width ?? 0;
    const abierto = await ancho();
    await page.getByRole('button', { name: 'Plegar menú' }).click();
    await page.getByRole('button', { name: 'Expandir menú' }).waitFor();
    await page.mouse.move(700, 400);
    await page.waitForTimeout(300);
    expect(await ancho()).toBeLessThan(abierto / 2);
    await captura('menu-plegado');
    await irA(page, 'Calendario de asambleas');
    await page.reload();
    await page.getByRole('button', { name: 'Expandir menú' }).click();
    await vea(page.locator('aside'), 'Generar acta');
    await cerrar();
  });

  long('AUT-016 the breadcrumbs name the place and lead back', async () => {
    const { page, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'asistente');
    await irA(page, 'Calendario de asambleas');
    const migas = page.getByRole('navigation', { name: 'Ruta de navegación' });
    await vea(migas, 'Calendario de asambleas');
    expect(await page.title()).toBe('Calendario de asambleas · Adjudica');
    await migas.getByRole('link', { name: 'Asambleas' }).click();
    await page.waitForURL(/\/asistente\/inicio$/);
    await cerrar();
  });

  long('AUT-017 the drawer holds the notifications of this user; reading one takes it off the bell', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'asistente');
    await page.getByRole('button', { name: 'Notificaciones, 2 sin leer' }).click();
    const cajon = page.getByRole('dialog', { name: 'Notificaciones' });
    await vea(cajon, 'Asambleas de hoy');
    await captura('notificaciones');
    await cajon.getByText('Acta pendiente').click();
    await page.waitForURL(/\/asistente\/generar-acta\?filter=.*asamblea/);
    await page.locator('tbody tr').first().waitFor();
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    await cajon.getByRole('button', { name: 'Marcar todas como leídas' }).click();
    await cajon.getByRole('img', { name: 'Sin leer' }).first().waitFor({ state: 'detached' });
    await cajon.getByRole('button', { name: 'Cerrar notificaciones' }).click();
    await page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();
    await cerrar();

    const otra = await navegador.ventana();
    await iniciarSesion(otra.page, 'comercial');
    await otra.page.getByRole('button', { name: 'Notificaciones', exact: true }).click();
    await vea(otra.page, 'No tiene notificaciones.');
    await otra.cerrar();
  });

  long('the theme changes at once, is kept over a reload, and the login page wears it too', async () => {
    const { page, captura, cerrar } = await navegador.ventana();
    await iniciarSesion(page, 'asistente');
    const fondo = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const claro = await fondo();
    await page.getByRole('button', { name: 'Tema oscuro' }).click();
    await page.getByRole('button', { name: 'Tema claro' }).waitFor();
    await vea(page, 'Mi actividad del mes');
    const oscuro = await fondo();
    expect(oscuro).not.toBe(claro);
    await page.mouse.move(700, 760);
    await captura('inicio-oscuro');
    await page.reload();
    await vea(page, 'Mi actividad del mes');
    expect(await fondo()).toBe(oscuro);
    await cerrarSesion(page);
    expect(await fondo()).toBe(oscuro);
    await captura('login-oscuro');
    await cerrar();
  });

  test('AUT-015 on a phone the menu is a drawer, and no page is wider than the screen', async () => {
    const { page, captura, cerrar } = await navegador.ventana({ width: 390, height: 844 });
    const desborde = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Ingresar' }).waitFor();
    expect(await desborde()).toBe(0);
    await captura('movil-login');
    await iniciarSesion(page, 'asistente');
    const filtro = encodeURIComponent(JSON.stringify({ producto: '01', grupo: '1001' }));
    for (const [entrada, nombre] of [
      ['Inicio', 'inicio'],
      ['Generar acta', 'generar-acta'],
      ['Listado de actas', 'listado-actas'],
      ['Calendario de asambleas', 'calendario'],
      ['Memo de asambleas', 'memo'],
      ['Primera asamblea', 'primera-asamblea'],
    ] as const) {
      await page.getByRole('button', { name: 'Abrir menú' }).click();
      if (nombre === 'inicio') await captura('movil-menu');
      await irA(page, entrada);
      await page.getByRole('navigation', { name: 'Menú principal' }).waitFor({ state: 'detached' });
      if (nombre === 'calendario' || nombre === 'listado-actas') {
        await page.goto(`${camino(page)}?filter=${filtro}`);
        await page.locator('tbody tr').first().waitFor();
      }
      await page.waitForLoadState('networkidle');
      expect([entrada, await desborde()]).toEqual([entrada, 0]);
      await captura(`movil-${nombre}`);
    }
    await cerrar();
  });
});

/** The same token, signed by this application, whose time has passed. */
function vencido(bearer: string): string {
  const [head = '', body = ''] = bearer.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as { exp: number; iat: number };
  const past = Math.floor(Date.now() / 1000) - 60;
  const old = Buffer.from(JSON.stringify({ ...claims, iat: past - 60, exp: past })).toString('base64url');
  const secret = readFileSync(join(application.dir, 'jwt.secreto'), 'utf8').trim();
  return `${head}.${old}.${createHmac('sha256', secret).update(`${head}.${old}`).digest('base64url')}`;
}

test('a script of another build is not found; the page is not answered in its place', async () => {
  const asked = async (path: string) => {
    const { status, headers } = await fetch(`${application.url}${path}`);
    return [status, headers.get('content-type')?.split(';')[0]];
  };
  expect(await asked('/assets/index-antes.js')).toEqual([404, 'application/problem+json']);
  expect(await asked('/ejecutivo/inicio')).toEqual([200, 'text/html']);
});
