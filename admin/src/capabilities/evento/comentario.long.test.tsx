import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const rsa = userOf('RSA', '008');
const asistente = userOf('Asistente Asamblea', '005');
const direccion = '/asistente/comentario-rsa';

async function abrirDialogo() {
  const api = fakeApi();
  const vista = openApp(direccion, rsa);
  await vista.teclado.click(await screen.findByRole('button', { name: 'Registrar comentario' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Comentario de RSA' }));
  const enviadas = () => api.llamadas.filter(({ method }) => method === 'POST');
  return { api, dialogo, enviadas, ...vista };
}

test("CAR-521 the page is RSA's alone, and so is its entry in the menu", async () => {
  fakeApi();
  const { unmount } = openApp(direccion, asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  expect(screen.queryByText('Comentario de RSA')).toBeNull();
  unmount();
  openApp('/asistente/inicio', rsa);
  expect((await screen.findAllByText('Comentario de RSA')).length).toBeGreaterThan(0);
});

test('CAR-521 without plan or comment nothing is sent, and both are named', async () => {
  const { dialogo, enviadas, teclado } = await abrirDialogo();
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Escriba el código del plan, por ejemplo 01-1001-12')).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: /Comentario/ })).toBeInvalid();
  expect(enviadas()).toEqual([]);
});

test('CAR-518 CAR-521 plan and comment are sent once, as they were meant, and that is said', async () => {
  const { api, dialogo, enviadas, teclado } = await abrirDialogo();
  api.on('POST /plan/01-1001-12/comentario-rsa', () => ({ status: 204 }));
  await teclado.type(dialogo.getByRole('textbox', { name: /Plan/ }), ' 01-1001-12 ');
  await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), 'Cliente confirmado');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Comentario registrado con éxito.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(enviadas().map(({ path, body }) => [path, body])).toEqual([
    ['/plan/01-1001-12/comentario-rsa', { comentario: 'Cliente confirmado' }],
  ]);
});

test('CAR-521 a plan that nobody has: that is said, and what was typed stays', async () => {
  const { api, dialogo, teclado } = await abrirDialogo();
  api.on('POST /plan/01-1001-99/comentario-rsa', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  await teclado.type(dialogo.getByRole('textbox', { name: /Plan/ }), '01-1001-99');
  await teclado.type(dialogo.getByRole('textbox', { name: /Comentario/ }), 'Cliente confirmado');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('Ningún cliente tiene ese plan')).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: /Comentario/ })).toHaveValue('Cliente confirmado');
});
