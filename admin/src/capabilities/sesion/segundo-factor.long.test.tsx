import { screen, waitFor, within } from '@testing-library/react';
import { getSesion } from '../../providers/sesion';
import { administrador, asistente, fakeApi, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { withStyles } from '../../testing/styles';

const PEDIDO = 'Código de su autenticador';
const requerido = problemAnswer(401, 'segundo-factor-requerido', 'Escriba el código de su autenticador');
const ana = {
  id: 3,
  usuario: 'ana.mora',
  nombre: 'Ana',
  apellido: 'Mora',
  correo: null,
  role: 'Riesgo',
  idDepartamento: '004',
  activo: true,
  version: 4,
};

describe('the log-in of who has an authenticator', () => {
  const primero = async (api: ReturnType<typeof fakeApi>) => {
    api.on('POST /auth', ({ body }) => {
      const { codigo } = body as { codigo?: string };
      if (codigo === undefined) return requerido;
      return codigo === '123456'
        ? { body: { access_token: 'nuevo', user: asistente } }
        : problemAnswer(401, 'codigo-incorrecto', 'Código incorrecto');
    });
    const { teclado } = openApp('/login', null);
    await teclado.type(await screen.findByLabelText('Usuario'), 'ana');
    await teclado.type(screen.getByLabelText('Contraseña'), 'clave');
    await teclado.click(screen.getByRole('button', { name: 'Ingresar' }));
    const campo = await screen.findByLabelText(PEDIDO);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ingresar' })).toBeEnabled());
    return { teclado, campo };
  };

  test('asks for the code and sends nothing without one; a wrong one is said, and typed again', async () => {
    withStyles();
    const api = fakeApi();
    const { teclado, campo } = await primero(api);
    expect(campo).toHaveFocus();
    expect(campo).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Contraseña')).not.toBeVisible();
    await teclado.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect(screen.getByText('Escriba el código de su autenticador')).toBeVisible();
    expect(api.llamadas.filter(({ path }) => path === '/auth')).toHaveLength(1);
    await teclado.type(campo, '000000{Enter}');
    expect(await screen.findByText('Código incorrecto')).toBeVisible();
    expect(campo).toHaveValue('');
    expect(getSesion()).toBeNull();
    await teclado.type(campo, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Hola, Ana' })).toBeVisible();
    expect(api.llamadas.filter(({ path }) => path === '/auth').at(-1)?.body).toEqual({
      name: 'ana',
      pass: 'clave',
      codigo: '123456',
    });
  });

  test('leads back to name and password', async () => {
    const { teclado, campo } = await primero(fakeApi());
    await teclado.click(screen.getByRole('button', { name: 'Volver' }));
    expect(campo).not.toBeInTheDocument();
    expect(screen.getByLabelText('Usuario')).toBeVisible();
  });
});

test('an act that asks for a code is sent again as it was once the code was taken; going back loses nothing that was typed', async () => {
  const api = fakeApi();
  let mostrado = false;
  api.on('GET /usuario/3', () => ({ body: ana }));
  api.on('GET /usuario/3/segundo-factor', () => ({
    body: { activo: true, desde: '2026-03-10T15:00:00.000Z', codigosDisponibles: 9 },
  }));
  api.on('POST /usuario/3/restablecer-segundo-factor', () =>
    mostrado ? { status: 204 } : problemAnswer(403, 'segundo-factor-requerido', 'Escriba el código de su autenticador'),
  );
  api.on('POST /auth/segundo-factor/comprobar', ({ body }) => {
    mostrado = (body as { codigo: string }).codigo === '123456';
    return mostrado
      ? { status: 204 }
      : problemAnswer(422, 'codigo-incorrecto', 'Código incorrecto', { codigo: 'Código incorrecto' });
  });
  const { teclado } = openApp('/sistema/usuario/3', { ...administrador, idSaad: 1 });
  await teclado.click(await screen.findByRole('button', { name: 'Restablecer segundo factor' }));
  const acto = within(await screen.findByRole('dialog', { name: '¿Restablecer el segundo factor?' }));
  await teclado.type(acto.getByLabelText(/^Motivo/), 'Perdió el teléfono');
  const enviar = () => acto.getByRole('button', { name: 'Restablecer', hidden: true });
  await teclado.click(enviar());

  const pregunta = () => screen.findByRole('dialog', { name: 'Confirme que es usted' });
  await teclado.click(within(await pregunta()).getByRole('button', { name: 'Cancelar' }));
  expect(await acto.findByText('Escriba el código de su autenticador')).toBeVisible();
  expect(acto.getByLabelText(/^Motivo/)).toHaveValue('Perdió el teléfono');

  await teclado.click(enviar());
  const campo = await within(await pregunta()).findByLabelText(/^Código de su autenticador/);
  await teclado.type(campo, '000000{Enter}');
  expect(await within(await pregunta()).findByText('Código incorrecto')).toBeVisible();
  await teclado.clear(campo);
  await teclado.type(campo, '123456{Enter}');
  expect(await screen.findByText('Segundo factor restablecido.')).toBeVisible();
  const sent = api.llamadas.filter(({ path }) => path === '/usuario/3/restablecer-segundo-factor');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"motivo":"Perdió el teléfono"}']));
  expect(sent[1]?.headers.get('Idempotency-Key')).toBe(sent[2]?.headers.get('Idempotency-Key'));
});

test('nobody is offered to reset what a user has not, nor his own', async () => {
  const api = fakeApi();
  api.on('GET /usuario/3', () => ({ body: ana }));
  api.on('GET /usuario/3/segundo-factor', () => ({ body: { activo: false, desde: null, codigosDisponibles: 0 } }));
  openApp('/sistema/usuario/3', { ...administrador, idSaad: 1 });
  await waitFor(() => expect(api.llamadas.map(({ path }) => path)).toContain('/usuario/3/segundo-factor'));
  expect(await screen.findByRole('button', { name: 'Restablecer contraseña' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restablecer segundo factor' })).not.toBeInTheDocument();
});

test('enrolment: password, code of the telephone, recovery codes that are not closed unseen', async () => {
  const api = fakeApi();
  api.on('GET /auth/segundo-factor', () => ({ body: { activo: false, desde: null, codigosDisponibles: 0 } }));
  api.on('POST /auth/segundo-factor/iniciar', ({ body }) =>
    (body as { contrasena: string }).contrasena === 'clave'
      ? { body: { secretoDeAutenticador: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x', qr: '<svg></svg>' } }
      : problemAnswer(422, 'contrasena-incorrecta', 'Contraseña incorrecta', { contrasena: 'Contraseña incorrecta' }),
  );
  api.on('POST /auth/segundo-factor/confirmar', () => ({
    body: { codigosDeRecuperacion: ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'] },
  }));
  const { teclado } = openApp('/asistente/inicio', asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Usuario: Ana Cevallos' }));
  await teclado.click(screen.getByRole('menuitem', { name: 'Segundo factor' }));
  await teclado.click(await screen.findByRole('button', { name: 'Activar' }));
  const contrasena = await screen.findByLabelText(/^Contraseña actual/);
  await teclado.type(contrasena, 'otra{Enter}');
  expect(await screen.findByText('Contraseña incorrecta')).toBeVisible();
  await teclado.clear(contrasena);
  await teclado.type(contrasena, 'clave{Enter}');
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Código QR de su autenticador' })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E',
  );
  await teclado.type(screen.getByLabelText(/^Código de su autenticador/), '123 456{Enter}');
  expect(await screen.findByText(/abcd-efgh-ijkl-mnop/)).toHaveTextContent('qrst-uvwx-yz23-4567');
  expect(api.llamadas.find(({ path }) => path === '/auth/segundo-factor/confirmar')?.body).toEqual({
    codigo: '123 456',
  });
  await teclado.keyboard('{Escape}');
  expect(await screen.findByText(/^Se muestran solo esta vez: /)).toBeVisible();
});
