import { screen, waitFor, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';

const fallido = {
  id: 7,
  version: 1,
  destinatario: 'rosa@ejemplo.ec',
  asunto: 'MotorPlan: su plan 01-M001-12 fue adjudicado',
  estado: 'fallido',
  intentos: 1,
  creadoEn: '2026-11-20T15:00:00Z',
  ultimoIntento: '2026-11-20T15:00:01Z',
  enviadoEn: null,
  codigoError: '550',
  ultimoError: '550 No such user',
  acciones: ['reenviar', 'descartar'],
};

function abrirCorreos(filas: readonly object[] = [fallido]) {
  const api = fakeApi();
  api.on('GET /correo', () => listAnswer('correo', filas));
  return { api, ...openApp('/sistema/correo', administrador) };
}

test('nobody but the administrator has the screen', async () => {
  fakeApi();
  openApp('/sistema/correo', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('opens on what was given up, with its cause; one is sent again to the corrected address', async () => {
  const { api, teclado } = abrirCorreos();
  expect(await screen.findByText('550 No such user')).toBeVisible();
  const [primera] = api.llamadas.filter(({ path }) => path.startsWith('/correo?'));
  expect(decodeURIComponent(primera?.path ?? '')).toContain('{"estado":"fallido"}');
  let enviado: unknown;
  api.on('POST /correo/7/reenviar', ({ body }) => {
    enviado = body;
    return { body: { ...fallido, estado: 'pendiente', acciones: [] } };
  });
  await teclado.click(screen.getByRole('button', { name: 'Reenviar el correo para rosa@ejemplo.ec' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reenviar correo' }));
  const direccion = dialogo.getByLabelText('Dirección');
  expect(direccion).toHaveValue('rosa@ejemplo.ec');
  await teclado.clear(direccion);
  await teclado.type(direccion, 'sin arroba');
  await teclado.click(dialogo.getByRole('button', { name: 'Reenviar' }));
  expect(await dialogo.findByText('Correo electrónico inválido')).toBeVisible();
  expect(enviado).toBeUndefined();
  await teclado.clear(direccion);
  await teclado.type(direccion, 'rosa.pena@ejemplo.ec');
  await teclado.click(dialogo.getByRole('button', { name: 'Reenviar' }));
  expect(await screen.findByText('Correo reenviado')).toBeVisible();
  expect(enviado).toEqual({ destinatario: 'rosa.pena@ejemplo.ec', version: 1 });
});

test('nothing failed: all cannot be sent again, and the screen says why', async () => {
  abrirCorreos([]);
  const todos = await screen.findByRole('button', { name: 'Reenviar todos' });
  await waitFor(() => expect(todos).toBeDisabled());
  expect(todos).toHaveAccessibleDescription('No hay correos fallidos');
});

test('all are sent again after a question; a refusal is said in it', async () => {
  const { api, teclado } = abrirCorreos();
  await teclado.click(await screen.findByRole('button', { name: 'Reenviar todos' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reenviar todos' }));
  api.on('POST /correo/reenviar-todos', () => problemAnswer(403, 'sin-permiso', 'No tiene permiso'));
  await teclado.click(dialogo.getByRole('button', { name: 'Reenviar todos' }));
  expect(await screen.findByText('No tiene permiso')).toBeVisible();
});

test('without a failed one there is nothing to send again', async () => {
  abrirCorreos([]);
  expect(await screen.findByText('Ningún correo con este filtro.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reenviar todos' })).toBeDisabled();
});

test('on a phone state and cause stand with the address', async () => {
  asPhone();
  abrirCorreos();
  const celda = within((await screen.findByText('rosa@ejemplo.ec')).closest('td') as HTMLElement);
  expect(celda.getByText('Fallido')).toBeVisible();
  expect(celda.getByText('550 No such user')).toBeVisible();
});
