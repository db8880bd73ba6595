import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const admin = userOf('Administrador del sistema', null);
const plazo = {
  id: 1,
  codigo: 'entrega',
  producto: '02',
  desde: '2026-01-01',
  dias: 60,
  clausula: 'Cláusula octava',
  version: 1,
  guardadaEn: '2026-01-02T15:04:05.000Z',
  guardadaPor: 'Andrea Salazar',
};

function abrirPlazos(filas: readonly object[] = [plazo]) {
  const api = fakeApi();
  api.on('GET /plazo', () => listAnswer('plazo', filas));
  return { api, ...openApp('/sistema/plazo', admin) };
}

test('without a term of its own the company has the one of the specification, and the screen says so; it is changed by one that begins with its value', async () => {
  const { teclado } = abrirPlazos([]);
  expect(
    await screen.findByText('No hay plazos definidos: rigen los predeterminados (17 días hábiles para la entrega).'),
  ).toBeVisible();
  const deFabrica = within(screen.getByRole('region', { name: 'Valores predeterminados' }));
  expect(deFabrica.getByText('17 días hábiles')).toBeVisible();
  await teclado.click(deFabrica.getByRole('button', { name: 'Cambiar Aviso previo de una inspección' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nuevo plazo' }));
  expect(dialogo.getByRole('combobox', { name: /^Plazo/ })).toHaveTextContent('Aviso previo de una inspección');
  expect(dialogo.getByLabelText(/Valor/)).toHaveValue('48');
});

test('a term shows product, day and working days; a new one is sent as it was typed', async () => {
  const { api, teclado } = abrirPlazos();
  const fila = within((await screen.findByRole('button', { name: 'Entrega del bien' })).closest('tr') as HTMLElement);
  for (const texto of ['CasaPlan', '01/01/2026', '60 días hábiles', 'Cláusula octava'])
    expect(fila.getByText(texto)).toBeVisible();
  let enviado: unknown;
  api.on('POST /plazo', ({ body }) => {
    enviado = body;
    return { status: 201, body: { ...plazo, id: 2 } };
  });
  await teclado.click(screen.getByRole('button', { name: 'Nuevo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nuevo plazo' }));
  await teclado.type(dialogo.getByLabelText(/Valor/), '20');
  await teclado.type(dialogo.getByLabelText(/Cláusula del contrato/), 'Cláusula novena');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findAllByText('El campo es obligatorio')).not.toHaveLength(0);
  expect(enviado).toBeUndefined();
  await waitFor(() => expect(dialogo.getByLabelText(/Valor/)).toHaveValue('20'));
});

test('a term that is counted in instalments says so in its row', async () => {
  abrirPlazos([{ ...plazo, codigo: 'aceleracion', dias: 1 }]);
  const nombre = await screen.findByRole('button', { name: 'Cuotas impagas que vencen la deuda' });
  expect(within(nombre.closest('tr') as HTMLElement).getByText('1 cuota')).toBeVisible();
});
