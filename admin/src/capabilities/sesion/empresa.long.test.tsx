import { screen, waitFor } from '@testing-library/react';
import { browser } from '../../providers/browser';
import { getSesion } from '../../providers/sesion';
import { asistente, fakeApi, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { withStyles } from '../../testing/styles';

const PROVEEDOR = 'https://cuentas.example/auth?state=s1';
const BOTON = 'Ingresar con la cuenta de la empresa';

const irA = jest.spyOn(browser, 'goTo').mockImplementation(() => {});
beforeEach(() => {
  irA.mockClear();
  sessionStorage.clear();
});

const conEmpresa = (contrasenas = 'todos') => {
  const api = fakeApi();
  api.on('GET /auth/oidc', () => ({ body: { activo: true, contrasenas } }));
  api.on('POST /auth/oidc/iniciar', () => ({ body: { url: PROVEEDOR, transaccion: 'sellada' } }));
  return api;
};
const empezada = (regreso: unknown = null) =>
  sessionStorage.setItem('adjudica.ingreso', JSON.stringify({ transaccion: 'sellada', regreso }));
const enviado = (api: ReturnType<typeof fakeApi>, ruta: string) =>
  api.llamadas.filter(({ method, path }) => `${method} ${path}` === ruta).map(({ body }) => body);

test('a return that was not begun in this tab is not sent, and says so', async () => {
  const api = conEmpresa();
  const { ruta } = openApp('/login/retorno?code=robado&state=s1', null);
  expect(await screen.findByText(/no se pudo comprobar o caducó/)).toBeVisible();
  expect(ruta()).toBe('/login');
  expect(enviado(api, 'POST /auth/oidc/canjear')).toEqual([]);
});

test.each([
  ['oidc-sin-grupo', 403, 'Su cuenta de la empresa no está en un grupo con acceso. Avise al administrador.'],
  ['oidc-no-disponible', 503, 'El servicio de cuentas de la empresa no responde.'],
  ['oidc-rechazado', 401, 'El servicio de cuentas de la empresa no autorizó el ingreso.'],
])('%s is said in its own words, and passwords go on', async (code, status, title) => {
  const api = conEmpresa();
  empezada();
  api.on('POST /auth/oidc/canjear', () => problemAnswer(status, code, title));
  openApp('/login/retorno?code=c&state=s1', null);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByLabelText('Usuario')).toBeVisible();
  expect(getSesion()).toBeNull();
});

test('without it there is no button', async () => {
  const api = fakeApi();
  api.on('GET /auth/oidc', () => ({ body: { activo: false, contrasenas: 'todos' } }));
  openApp('/login', null);
  await waitFor(() => expect(enviado(api, 'GET /auth/oidc')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: BOTON })).not.toBeInTheDocument();
});

test('where nobody has a password no fields for one stand in the way', async () => {
  withStyles();
  conEmpresa('nadie');
  openApp('/login', null);
  expect(await screen.findByRole('button', { name: BOTON })).toBeVisible();
  expect(screen.getByLabelText('Usuario')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
});

test('the button keeps what was begun in this tab and leaves for the provider', async () => {
  conEmpresa();
  const { teclado } = openApp('/login', null);
  await teclado.click(await screen.findByRole('button', { name: BOTON }));
  await waitFor(() => expect(irA).toHaveBeenCalledWith(PROVEEDOR));
  expect(sessionStorage.getItem('adjudica.ingreso')).toContain('sellada');
});

test('a provider that is away says so on the button’s page', async () => {
  const api = conEmpresa();
  api.on('POST /auth/oidc/iniciar', () =>
    problemAnswer(503, 'oidc-no-disponible', 'El servicio de cuentas no responde.'),
  );
  const { teclado } = openApp('/login', null);
  await teclado.click(await screen.findByRole('button', { name: BOTON }));
  expect(await screen.findByText('El servicio de cuentas no responde.')).toBeVisible();
  expect(irA).not.toHaveBeenCalled();
});

test('who comes back has a session, used once and out of the address; the end of it is told to the company too', async () => {
  const api = conEmpresa();
  empezada();
  api.on('POST /auth/oidc/canjear', () => ({ body: { access_token: 'nuevo', user: asistente } }));
  api.on('POST /auth/salir', () => ({ status: 204 }));
  api.on('GET /auth/oidc/salida', () => ({ body: { url: 'https://cuentas.example/salir' } }));
  const { teclado, ruta } = openApp('/login/retorno?code=c&state=s1', null);
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(ruta()).toBe('/asistente/inicio');
  expect(enviado(api, 'POST /auth/oidc/canjear')).toEqual([{ transaccion: 'sellada', retorno: 'code=c&state=s1' }]);
  expect(sessionStorage.getItem('adjudica.ingreso')).toBeNull();
  await teclado.click(screen.getByRole('button', { name: 'Usuario: Ana Cevallos' }));
  await teclado.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(irA).toHaveBeenCalledWith('https://cuentas.example/salir'));
});

test('who has an authenticator is asked for its code, which goes along with the pass', async () => {
  const api = conEmpresa();
  empezada();
  api.on('POST /auth/oidc/canjear', () => ({
    status: 401,
    body: { code: 'segundo-factor-requerido', title: 'x', status: 401, detalle: { pase: 'pase-1' } },
  }));
  api.on('POST /auth/oidc/completar', () => ({ body: { access_token: 'nuevo', user: asistente } }));
  const { teclado } = openApp('/login/retorno?code=c&state=s1', null);
  await teclado.type(await screen.findByLabelText('Código de su autenticador'), '123456');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ingresar' })).toBeEnabled());
  await teclado.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(enviado(api, 'POST /auth/oidc/completar')).toEqual([{ pase: 'pase-1', codigo: '123456' }]);
});
