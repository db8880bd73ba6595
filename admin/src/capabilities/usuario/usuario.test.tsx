import { mensajes } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { getSesion } from '../../providers/sesion';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const ana = {
  id: 3,
  usuario: 'ana.mora',
  nombre: 'Ana',
  apellido: 'Mora',
  correo: null,
  telefono: null,
  role: 'Riesgo',
  idDepartamento: '004',
  activo: true,
  version: 4,
};

test('AUT-024 the users are not there for anybody else', async () => {
  const api = fakeApi();
  openApp('/sistema/usuario', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(api.llamadas.filter(({ path }) => path.startsWith('/usuario'))).toEqual([]);
});

long('GEN-021 a list that fails says so where its rows would be, and can be tried again', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/sistema/usuario', administrador);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /usuario', () => listAnswer('usuario', [ana]));
  await teclado.click(retry);
  expect(await screen.findByRole('link', { name: 'ana.mora' })).toHaveAttribute('href', '/sistema/usuario/3');
});

long('GEN-021 a user that cannot be read says so in its page, and can be read again there', async () => {
  const api = fakeApi();
  api.on('GET /usuario/3', () => problemAnswer(500, 'interno', 'No se pudo leer'));
  const { teclado } = openApp('/sistema/usuario/3', administrador);
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(within(screen.getByRole('main')).getByRole('alert')).toBeVisible();
  api.on('GET /usuario/3', () => ({ body: ana }));
  await teclado.click(retry);
  expect(await screen.findByDisplayValue('Mora')).toBeVisible();
});

test('GEN-520 an empty list says so', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => listAnswer('usuario', []));
  openApp('/sistema/usuario', administrador);
  expect(await screen.findByText('No existen registros para mostrar.')).toBeVisible();
});

long('GEN-518 GEN-006 the list asks for ten rows and shows role and department', async () => {
  const api = fakeApi();
  api.on('GET /usuario', () => listAnswer('usuario', [ana]));
  openApp('/sistema/usuario', administrador);
  const row = (await screen.findByText('ana.mora')).closest('tr') as HTMLElement;
  expect(within(row).getByText('004 · Riesgos')).toBeVisible();
  const call = api.llamadas.find(({ path }) => path.startsWith('/usuario'));
  expect(decodeURIComponent(call?.path ?? '')).toContain('range=[0,9]');
});

long(
  'GEN-512 the form refuses what the API would refuse, and shows what the API refuses beside its field',
  async () => {
    const api = fakeApi();
    api.on('POST /usuario', () =>
      problemAnswer(409, 'usuario-ya-existe', 'Ya existe', { usuario: 'Ya existe un usuario con ese nombre' }),
    );
    const { teclado } = openApp('/sistema/usuario/create', administrador);
    await teclado.type(await screen.findByRole('textbox', { name: /^Usuario/ }), 'Ana Mora');
    await teclado.type(screen.getByLabelText(/^Nombres/), 'Ana');
    await teclado.type(screen.getByLabelText(/^Apellidos/), 'Mora');
    await teclado.click(screen.getByRole('combobox', { name: /^Rol/ }));
    await teclado.click(await screen.findByRole('option', { name: 'Riesgo' }));
    await teclado.click(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await screen.findByText(/^Use letras minúsculas/)).toBeVisible();
    expect(
      await screen.findByText('Tiene campos incorrectos en el formulario, revise y vuelva a intentar.'),
    ).toBeVisible();
    expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);

    await teclado.clear(screen.getByRole('textbox', { name: /^Usuario/ }));
    await teclado.type(screen.getByRole('textbox', { name: /^Usuario/ }), 'ana.mora');
    await teclado.click(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await screen.findByText('Ya existe un usuario con ese nombre')).toBeVisible();

    api.on('POST /usuario', () => ({ status: 201, body: { ...ana, contrasenaTemporal: 'rio-luna-2210' } }));
    await teclado.click(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await screen.findByText('rio-luna-2210')).toBeVisible();
    const sent = api.llamadas.filter(({ method }) => method === 'POST').at(-1);
    expect(sent?.body).toEqual({ usuario: 'ana.mora', nombre: 'Ana', apellido: 'Mora', role: 'Riesgo' });
  },
);

long(
  'an edit while the database is away says so; session and typed text stay, and the same press later saves',
  async () => {
    const api = fakeApi();
    const caida = mensajes.propios.caidas['base-no-disponible'];
    api.on('GET /usuario/3', () => ({ body: ana }));
    api.on('PUT /usuario/3', () => problemAnswer(503, 'base-no-disponible', caida));
    const { teclado } = openApp('/sistema/usuario/3', administrador);
    const nombres = await screen.findByDisplayValue('Ana');
    await teclado.clear(nombres);
    await teclado.type(nombres, 'Ana Lucía');
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(caida)).toBeVisible();
    expect(nombres).toHaveValue('Ana Lucía');
    expect(getSesion()).not.toBeNull();
    api.on('PUT /usuario/3', ({ body }) => ({ body: { ...(body as object), version: 5 } }));
    api.on('GET /usuario', () => listAnswer('usuario', [ana]));
    await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('ana.mora');
    const [failed, saved] = api.llamadas.filter(({ method }) => method === 'PUT');
    expect(saved?.body).toMatchObject({ nombre: 'Ana Lucía' });
    // one intent, one key: had the first one been saved after all, the second would not save again
    expect(saved?.headers.get('Idempotency-Key')).toBe(failed?.headers.get('Idempotency-Key'));
  },
);

long('an edit sends the version that was read and says when somebody else was faster', async () => {
  const api = fakeApi();
  api.on('GET /usuario/3', () => ({ body: ana }));
  api.on('PUT /usuario/3', () =>
    problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro, actualice la página'),
  );
  const { teclado } = openApp('/sistema/usuario/3', administrador);
  await teclado.type(await screen.findByLabelText(/^Apellidos/), ' Vera');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Otra persona modificó el registro, actualice la página')).toBeVisible();
  await waitFor(() => {
    const put = api.llamadas.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('If-Match')).toBe('"4"');
    expect(put?.body).toMatchObject({ apellido: 'Mora Vera' });
  });
  expect(screen.getAllByText('Otra persona modificó el registro, actualice la página')).toHaveLength(1);
  // Nothing was saved: leaving asks, and who stays keeps what was written
  const pregunta = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await teclado.click(screen.getByRole('link', { name: 'Cancelar' }));
  await waitFor(() => expect(pregunta).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText(/^Apellidos/)).toHaveValue('Mora Vera');
  pregunta.mockRestore();
});

long('a password is reset only after a confirmation, and is shown once', async () => {
  const api = fakeApi();
  api.on('GET /usuario/3', () => ({ body: ana }));
  const versiones: (string | null)[] = [];
  api.on('POST /usuario/3/restablecer-contrasena', ({ headers }) => {
    versiones.push(headers.get('If-Match'));
    return { body: { contrasenaTemporal: 'rio-luna-2210' } };
  });
  const { teclado } = openApp('/sistema/usuario/3', administrador);
  await teclado.click(await screen.findByRole('button', { name: 'Restablecer contraseña' }));
  await teclado.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await teclado.click(screen.getByRole('button', { name: 'Restablecer contraseña' }));
  await teclado.click(await screen.findByRole('button', { name: 'Restablecer' }));
  expect(await screen.findByText('rio-luna-2210')).toBeVisible();
  expect(versiones).toEqual([`"${ana.version}"`]);
});
