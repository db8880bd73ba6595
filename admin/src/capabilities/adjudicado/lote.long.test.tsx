import { screen, waitFor, within } from '@testing-library/react';
import { apiDeAdjudicados, jefatura, mora, paz, vera } from '../../testing/adjudicados';
import { problemAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const casilla = (nombre: RegExp) => within(screen.getByRole('row', { name: nombre })).queryByRole('checkbox');

async function abrirListado() {
  const api = apiDeAdjudicados();
  api.poner([mora, vera, { ...paz, acciones: ['reasignar'] }]);
  const vista = openApp('/jftadj/clientes-asignados', jefatura);
  await screen.findByRole('link', { name: mora.nombreCliente });
  const asignadas = () => api.llamadas.filter(({ method, path }) => method === 'POST' && path.endsWith('/asignar'));
  const elegirYAsignar = async () => {
    await vista.teclado.click(casilla(/Mora Zambrano/) as HTMLElement);
    await vista.teclado.click(casilla(/Vera Ñauñay/) as HTMLElement);
    expect(await screen.findByText('2 filas seleccionadas')).toBeVisible();
    await vista.teclado.click(screen.getByRole('button', { name: 'Asignar ejecutivo' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Asignar ejecutivo' }));
    expect(
      dialogo.getByText(/Mora Zambrano Ana Lucía \(01-M001-12\), Vera Ñauñay José \(01-M001-20\)\./),
    ).toBeVisible();
    await vista.teclado.click(dialogo.getByRole('combobox', { name: /^Ejecutivo/ }));
    await vista.teclado.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await vista.teclado.click(dialogo.getByRole('button', { name: 'Asignar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  return { api, ...vista, asignadas, elegirYAsignar };
}

test('ADJ-515 a row that the server offers no assignment of cannot be chosen', async () => {
  await abrirListado();
  expect(casilla(/Mora Zambrano/)).toBeEnabled();
  expect(casilla(new RegExp(paz.nombreCliente))).toBeDisabled();
});

test('ADJ-515 chosen rows are assigned one by one, each with its version and a key of its own', async () => {
  const { api, asignadas, elegirYAsignar } = await abrirListado();
  for (const { id } of [mora, vera]) api.on(`POST /adjudicacion/${id}/asignar`, () => ({ body: mora }));
  await elegirYAsignar();
  expect(await screen.findByText('Asignar ejecutivo: 2 filas')).toBeVisible();
  expect(asignadas().map(({ path, body }) => [path, (body as { version: number }).version])).toEqual([
    [`/adjudicacion/${mora.id}/asignar`, mora.version],
    [`/adjudicacion/${vera.id}/asignar`, vera.version],
  ]);
  expect(new Set(asignadas().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).toBeNull());
});

test('ADJ-515 what is refused for one row is done for the other; the refused one says why and stays chosen', async () => {
  const { api, elegirYAsignar } = await abrirListado();
  api.on(`POST /adjudicacion/${mora.id}/asignar`, () =>
    problemAnswer(409, 'estado-cambiado', 'La adjudicación ya fue retirada'),
  );
  api.on(`POST /adjudicacion/${vera.id}/asignar`, () => ({ body: vera }));
  await elegirYAsignar();
  expect(
    await screen.findByText('Mora Zambrano Ana Lucía (01-M001-12): La adjudicación ya fue retirada'),
  ).toBeVisible();
  // in the strip, with the reasons: a passing notice would cover them
  expect(
    within(screen.getByRole('region', { name: 'Filas seleccionadas' })).getByText('Asignar ejecutivo: 1 fila'),
  ).toBeVisible();
  expect(screen.getByText('1 fila seleccionada')).toBeVisible();
  expect(casilla(/Mora Zambrano/)).toBeChecked();
  expect(casilla(/Vera Ñauñay/)).not.toBeChecked();
});
