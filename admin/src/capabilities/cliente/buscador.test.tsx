import { screen, waitFor } from '@testing-library/react';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, ejecutivo, riesgo, zambrano } from '../../testing/clientes';
import { firstOf, long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const entrada = '/ejecutivo/estado-cliente';
const campo = () => screen.findByRole('combobox', { name: 'Ingrese el nombre del cliente o cédula' });

long('CLI-007 four characters send nothing and say why; the fifth searches once', async () => {
  const api = apiDeClientes();
  const { teclado } = openApp(entrada, ejecutivo);
  await teclado.type(await campo(), 'zamb');
  expect(await screen.findByText('Escriba al menos 5 caracteres para buscar')).toBeVisible();
  // Blanks around are no characters
  await teclado.type(await campo(), '   ');
  await new Promise((done) => setTimeout(done, 400));
  expect(api.pedidas('/cliente/busqueda')).toEqual([]);
  await teclado.clear(await campo());
  await teclado.type(await campo(), 'zambr');
  expect(await screen.findByRole('option', { name: /Zambrano Loor José Antonio/ })).toBeVisible();
  expect(api.pedidas('/cliente/busqueda')).toEqual(['/cliente/busqueda?q=zambr']);
});

test('CLI-006 a search that fails says so and the next one works', async () => {
  const api = apiDeClientes();
  api.on('GET /cliente/busqueda', ({ path }) =>
    path.endsWith('zambra') ? problemAnswer(500, 'interno', 'x') : { body: [zambrano] },
  );
  const { teclado } = openApp(entrada, ejecutivo);
  await teclado.type(await campo(), 'zambra');
  expect(await screen.findByText(/^Ocurrio un error/)).toBeVisible();
  await teclado.type(await campo(), 'n');
  expect(await screen.findByRole('option')).toBeVisible();
});

long('CLI-008 nobody found says so', async () => {
  const api = apiDeClientes();
  api.on('GET /cliente/busqueda', () => ({ body: [] }));
  const { teclado } = openApp(entrada, ejecutivo);
  await teclado.type(await campo(), 'nadie así');
  expect(await screen.findByText('Ningún cliente coincide con la búsqueda')).toBeVisible();
});

long(
  'CLI-006 the answer to what was typed last wins, whichever arrives first; Enter never chooses an older one',
  async () => {
    const api = apiDeClientes();
    let answerFirst = (_: { body: unknown }) => {};
    api.on('GET /cliente/busqueda', ({ path }) =>
      path.endsWith('q=zambr')
        ? new Promise((done) => {
            answerFirst = done;
          })
        : { body: [{ ...zambrano, id: 42, identificacion: '1791234567001', nombreCompleto: 'Zambonino Ruth' }] },
    );
    const { teclado, ruta } = openApp(entrada, ejecutivo);
    await teclado.type(await campo(), 'zambr');
    await waitFor(() => expect(api.pedidas('/cliente/busqueda')).toHaveLength(1));
    await teclado.type(await campo(), '{Backspace}{Backspace}bonino');
    // Typed, not yet answered: nothing to choose.
    await teclado.keyboard('{Enter}');
    expect(ruta()).toBe(entrada);
    expect(await screen.findByRole('option', { name: /Zambonino Ruth/ })).toBeVisible();
    answerFirst({ body: [zambrano] });
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Zambonino RuthCédula 1791234567001',
    ]);
  },
);

test.each(
  firstOf([
    ['/ejecutivo', ejecutivo],
    ['/jftadj', userOf('Gerente General', null)],
    ['/riesgo', riesgo],
    ['/legal', userOf('Asistente Legal', '003')],
  ]),
)('CLI-001 CLI-002 CLI-009 %s: the entry page, and by keyboard to the client', async (prefijo, user) => {
  apiDeClientes();
  const { teclado, ruta } = openApp(`${prefijo}/estado-cliente`, user);
  expect(await screen.findByText('No hay cliente seleccionado.')).toBeVisible();
  expect(await campo()).toHaveFocus();
  await teclado.keyboard('zambrano jose');
  await screen.findByRole('option', { name: /1710034065/ });
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(ruta()).toBe(`${prefijo}/estado-cliente/1710034065`));
  expect(await screen.findByRole('heading', { name: 'Datos de cliente' })).toBeVisible();
  expect(await campo()).toHaveValue('');
});

test('CLI-001 a role without clients has no such page', async () => {
  apiDeClientes();
  openApp('/asistente/estado-cliente', userOf('Comercial', '006'));
  expect(await screen.findByText('Página no encontrada')).toBeVisible();
});
