import { act, screen, waitFor, within } from '@testing-library/react';
import { endSesion, getSesion, type UsuarioDePantalla } from './providers/sesion';
import { administrador, asistente, fakeApi, problemAnswer, userOf } from './testing/api';
import { long } from './testing/long';
import { openApp } from './testing/openApp';

const ingresar = async (teclado: ReturnType<typeof openApp>['teclado'], name: string, pass: string) => {
  await teclado.type(await screen.findByLabelText('Usuario'), name);
  await teclado.type(screen.getByLabelText('Contraseña'), pass);
  await teclado.click(screen.getByRole('button', { name: 'Ingresar' }));
};

long.each(['/', '/asistente/inicio', '/sistema/usuario', '/no-existe'])(
  'AUT-014 NAV-503 without a session %s leads to the log-in',
  async (path) => {
    fakeApi();
    const { ruta } = openApp(path, null);
    expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
    expect(ruta()).toBe('/login');
  },
);

test('AUT-001 the log-in page holds a user, a password and one button', async () => {
  fakeApi();
  openApp('/login', null);
  expect(await screen.findByRole('textbox', { name: 'Usuario' })).toBeVisible();
  expect(screen.getByLabelText('Contraseña')).toHaveAttribute('type', 'password');
  expect(screen.getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit')).toEqual([
    screen.getByRole('button', { name: 'Ingresar' }),
  ]);
});

test('AUT-002 AUT-003 an empty user or password is not sent', async () => {
  const api = fakeApi();
  const { teclado } = openApp('/login', null);
  await teclado.click(await screen.findByRole('button', { name: 'Ingresar' }));
  expect(screen.getByText('Ingrese su usuario')).toBeVisible();
  expect(screen.getByText('Ingrese su contraseña')).toBeVisible();
  expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['AUT-009', problemAnswer(401, 'usuario-no-existe', 'Usuario no existe'), 'Usuario no existe'],
  ['AUT-010', problemAnswer(401, 'contrasena-incorrecta', 'Contraseña incorrecta'), 'Contraseña incorrecta'],
  ['AUT-011', problemAnswer(500, 'interno', 'fallo'), 'Ocurrio un error, intente de nuevo'],
  ['AUT-011', new TypeError('Failed to fetch'), 'Ocurrio un error, intente de nuevo'],
  [
    'AUT-011',
    problemAnswer(429, 'demasiados-intentos', 'x'),
    'Demasiados intentos, espere unos minutos e intente de nuevo',
  ],
])('%s a refused log-in says so', async (_row, answer, text) => {
  const api = fakeApi();
  api.on('POST /auth', () => answer);
  const { teclado } = openApp('/login', null);
  await ingresar(teclado, 'ana', 'clave');
  expect(await screen.findByText(text)).toBeVisible();
  expect(getSesion()).toBeNull();
});

long('AUT-012 only the general message is sticky: typing does not remove it, dismissing does', async () => {
  const api = fakeApi();
  api.on('POST /auth', () => problemAnswer(500, 'interno', 'fallo'));
  const { teclado } = openApp('/login', null);
  await ingresar(teclado, 'ana', 'clave');
  const alert = await screen.findByText('Ocurrio un error, intente de nuevo');
  await teclado.type(screen.getByLabelText('Usuario'), 'x');
  expect(alert).toBeVisible();
  await teclado.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(alert).not.toBeInTheDocument();

  api.on('POST /auth', () => problemAnswer(401, 'usuario-no-existe', 'Usuario no existe'));
  await teclado.click(screen.getByRole('button', { name: 'Ingresar' }));
  const refused = await screen.findByText('Usuario no existe');
  await teclado.type(screen.getByLabelText('Usuario'), 'x');
  expect(refused).not.toBeInTheDocument();
});

test('AUT-004 AUT-006 AUT-007 AUT-008 a log-in sends name and pass, keeps token and user, and opens the own home', async () => {
  const api = fakeApi();
  api.on('POST /auth', () => ({ body: { access_token: 'nuevo', user: asistente } }));
  const { teclado, ruta } = openApp('/login', null);
  await ingresar(teclado, ' prueba ', ' clave ');
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(ruta()).toBe('/asistente/inicio');
  expect(api.llamadas.find(({ path }) => path === '/auth')?.body).toEqual({ name: 'prueba', pass: ' clave ' });
  expect(localStorage.getItem('adjudica.token')).toBe('nuevo');
  expect(JSON.parse(localStorage.getItem('adjudica.usuario') ?? '')).toMatchObject({
    idSaad: 7,
    nombre: 'Ana',
    apellido: 'Cevallos',
    role: 'Asistente Asamblea',
    idDepartamento: '002',
  });
});

test.each([
  ['another role’s prefix', '/sistema/inicio'],
  ['an unknown prefix', '/no-existe'],
  ['an unknown route of the own prefix', '/asistente/nada'],
  ['a reserved route without a screen', '/asistente/inicio/otra'],
])('NAV-502 %s shows the page that was not found, inside the shell', async (_what, path) => {
  fakeApi();
  openApp(path, asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
});

test.each([
  ['a record of a list without pages of its records', '/jftadj/concesionario/7'],
  ['the list, for a role that may open its records alone', '/jftadj/pagare'],
])('NAV-502 nothing is found at %s', async (_what, path) => {
  fakeApi();
  openApp(path, userOf('Jefatura Adjudicaciones', '002'));
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

long.each([
  ['/', '/sistema/inicio'],
  ['/sistema', '/sistema/inicio'],
  ['/sistema/', '/sistema/inicio'],
  ['/login', '/sistema/inicio'],
])('AUT-019 AUT-020 %s leads a signed-in user to the own home', async (path, home) => {
  fakeApi();
  const { ruta } = openApp(path, administrador);
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(ruta()).toBe(home);
});

test('AUT-015 AUT-016 NAV-518 breadcrumbs, and a menu that folds to icons which keep their names', async () => {
  fakeApi();
  const { teclado } = openApp('/asistente/primera-asamblea', asistente);
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  const crumbs = screen.getByRole('navigation', { name: 'Ruta de navegación' });
  expect(await within(crumbs).findByText('Primera asamblea')).toBeVisible();
  expect(within(crumbs).getByRole('link', { name: 'Asambleas' })).toHaveAttribute('href', '/asistente/inicio');
  expect(within(menu).getByText('Primera asamblea')).toBeVisible();

  await teclado.click(screen.getByRole('button', { name: 'Plegar menú' }));
  expect(within(menu).queryByText('Primera asamblea')).not.toBeInTheDocument();
  expect(within(menu).getByRole('link', { name: 'Primera asamblea' })).toHaveAttribute('aria-current', 'page');
  await teclado.click(screen.getByRole('button', { name: 'Expandir menú' }));
  expect(within(menu).getByText('Primera asamblea')).toBeVisible();
});

test('ASA-075 primera-asamblea says what it will be for and leads to the calendar', async () => {
  fakeApi();
  const { teclado, ruta } = openApp('/asistente/primera-asamblea', asistente);
  expect(await screen.findByText(/^Aquí se convocará la primera asamblea/)).toBeVisible();
  await teclado.click(screen.getByRole('link', { name: 'Ir al calendario' }));
  expect(ruta()).toBe('/asistente/calendario-asambleas');
});

long('AUT-018 Cerrar sesión forgets the session, tells the server and leads to the log-in', async () => {
  const api = fakeApi();
  api.on('POST /auth/salir', () => ({ status: 204 }));
  const { teclado, ruta } = openApp('/asistente/inicio', asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Usuario: Ana Cevallos' }));
  await teclado.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(ruta()).toBe('/login');
  expect(getSesion()).toBeNull();
  const salida = api.llamadas.find(({ path }) => path === '/auth/salir');
  expect(salida?.headers.get('Authorization')).toBe('Bearer token-1');
});

test('AUT-018 a log-out in another tab ends this one too', async () => {
  fakeApi();
  const { ruta } = openApp('/asistente/inicio', asistente);
  await screen.findByRole('heading', { name: 'Hola, Ana' });
  act(() => {
    localStorage.removeItem('adjudica.token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'adjudica.token' }));
  });
  await waitFor(() => expect(ruta()).toBe('/login'));
  expect(await screen.findByText('Se cerró la sesión en otra pestaña.')).toBeVisible();
});

test('AUT-013 GEN-541 a token that expires while a list is open leads to the log-in, which says why', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => problemAnswer(401, 'token-expirado', 'token expired'));
  const { ruta } = openApp('/sistema/usuario', administrador);
  expect(await screen.findByText('Su sesión terminó. Ingrese nuevamente.')).toBeVisible();
  expect(ruta()).toBe('/login');
});

describe('AUT-006 what the log-in leads back to', () => {
  const lista = '/sistema/usuario?filter=%7B%22q%22%3A%22ana%22%7D';
  const api = () => {
    const falsa = fakeApi();
    falsa.on('POST /auth/salir', () => ({ status: 204 }));
    falsa.on('GET /usuario', () => ({ body: [], headers: { 'Content-Range': 'usuario */0' } }));
    return falsa;
  };
  const entra = async (vista: ReturnType<typeof openApp>, falsa: ReturnType<typeof api>, user: UsuarioDePantalla) => {
    falsa.on('POST /auth', () => ({ body: { access_token: 'nuevo', user } }));
    await ingresar(vista.teclado, 'ana', 'clave');
    await screen.findByRole('navigation', { name: 'Menú principal' });
    const { pathname, search } = vista.router.state.location;
    return `${pathname}${search}`;
  };
  /** Opens the list and has its session end there. */
  const expirada = async () => {
    const falsa = api();
    const vista = openApp(lista, administrador);
    await screen.findByRole('heading', { name: 'Usuarios' });
    act(() => endSesion());
    await screen.findByRole('button', { name: 'Ingresar' });
    return { falsa, vista };
  };

  long('after a log-out: the own home', async () => {
    const falsa = api();
    const vista = openApp(lista, administrador);
    await vista.teclado.click(await screen.findByRole('button', { name: 'Usuario: Ana Cevallos' }));
    await vista.teclado.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
    expect(await entra(vista, falsa, administrador)).toBe('/sistema/inicio');
  });

  long('after another user’s session ended: the own home, of the same role too', async () => {
    const { falsa, vista } = await expirada();
    expect(await entra(vista, falsa, { ...administrador, idSaad: 99 })).toBe('/sistema/inicio');
  });

  long('from a link into another role’s area: the own home', async () => {
    const falsa = api();
    expect(await entra(openApp(lista, null), falsa, asistente)).toBe('/asistente/inicio');
  });

  long('after the own session ended: the page, with its filter', async () => {
    const { falsa, vista } = await expirada();
    expect(await entra(vista, falsa, administrador)).toBe(lista);
  });

  long('from a link that was opened without a session: that page', async () => {
    const falsa = api();
    expect(await entra(openApp(lista, null), falsa, administrador)).toBe(lista);
  });
});

long(
  'AUT-017 the drawer shows real notices, marks one as read when it is opened, and says when there is none',
  async () => {
    const api = fakeApi();
    const { teclado } = openApp('/asistente/inicio', asistente);
    await teclado.click(await screen.findByRole('button', { name: /^Notificaciones/ }));
    expect(await screen.findByText('No tiene notificaciones.')).toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Cerrar notificaciones' }));

    let leida = false;
    api.on('GET /notificacion', () => ({
      body: [
        {
          id: 4,
          titulo: 'Acta generada',
          texto: 'Acta No. 12',
          enlace: null,
          creadaEn: '2026-11-21T03:05:00.000Z',
          leida,
        },
      ],
      headers: { 'Content-Range': 'notificacion 0-0/1' },
    }));
    api.on('POST /notificacion/4/leer', () => {
      leida = true;
      return { status: 204 };
    });
    await teclado.click(screen.getByRole('button', { name: /^Notificaciones/ }));
    await teclado.click(await screen.findByText('Acta generada'));
    expect(await screen.findByRole('img', { name: 'Leída' })).toBeInTheDocument();
    expect(screen.getByText('20/11/2026 22:05')).toBeVisible();
  },
);

long('a one-time password opens nothing but its change', async () => {
  const api = fakeApi();
  const legal = { ...userOf('Legal', '003'), debeCambiarContrasena: true };
  const { teclado } = openApp('/legal/inicio', legal);
  expect(await screen.findByRole('heading', { name: 'Elija su contraseña' })).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

  const escribir = async (actual: string, nueva: string, repetida: string) => {
    for (const [label, text] of [
      ['Contraseña actual', actual],
      ['Contraseña nueva', nueva],
      ['Repita la contraseña nueva', repetida],
    ] as const) {
      await teclado.clear(screen.getByLabelText(label));
      await teclado.type(screen.getByLabelText(label), text);
    }
    await teclado.click(screen.getByRole('button', { name: 'Guardar y continuar' }));
  };
  await escribir('temporal-1', 'corta', 'corta');
  expect(await screen.findByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible();
  expect(screen.getByLabelText('Contraseña nueva')).toHaveFocus();
  await escribir('temporal-1', 'volcan-cotopaxi', 'volcan-cotopaxo');
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeVisible();
  expect(screen.getByLabelText('Repita la contraseña nueva')).toHaveFocus();
  expect(api.llamadas.filter(({ path }) => path === '/auth/contrasena')).toEqual([]);

  api.on('POST /auth/contrasena', () =>
    problemAnswer(422, 'contrasena-incorrecta', 'Contraseña incorrecta', { actual: 'Contraseña incorrecta' }),
  );
  await escribir('otra-cosa', 'volcan-cotopaxi', 'volcan-cotopaxi');
  expect(await screen.findByText('Contraseña incorrecta')).toBeVisible();

  api.on('POST /auth/contrasena', () => ({ status: 204 }));
  api.on('POST /auth', () => ({ body: { access_token: 'nuevo', user: userOf('Legal', '003') } }));
  await escribir('temporal-1', 'volcan-cotopaxi', 'volcan-cotopaxi');
  expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
  expect(getSesion()?.token).toBe('nuevo');
});
