import { screen } from '@testing-library/react';
import { abrir } from '../../testing/abrir';
import { apiDeClientes, ejecutivo, zambrano } from '../../testing/clientes';

const suspendido = { ...zambrano, suspendidoDesde: '2026-03-10T15:00:00.000Z' };

test('a client whose data are blocked is marked among those that a search found, and no other', async () => {
  const api = apiDeClientes();
  api.on('GET /cliente/busqueda', () => ({
    body: [suspendido, { ...zambrano, id: 42, nombreCompleto: 'Zambrano Mera Rosa', suspendidoDesde: null }],
  }));
  const { teclado } = abrir('/ejecutivo/estado-cliente', ejecutivo);
  await teclado.type(await screen.findByRole('combobox', { name: 'Ingrese el nombre del cliente o cédula' }), 'zambr');
  expect(await screen.findByRole('option', { name: /José Antonio.*Tratamiento suspendido/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Rosa/ })).not.toHaveTextContent('Tratamiento suspendido');
});

test('the page of a client whose data are blocked says since when, and who frees them', async () => {
  const api = apiDeClientes();
  api.on(`GET /cliente/${zambrano.identificacion}`, () => ({ body: suspendido }));
  abrir(`/ejecutivo/estado-cliente/${zambrano.identificacion}`, ejecutivo);
  expect(await screen.findByText(/Tratamiento suspendido desde .*2026.*administrador del sistema/)).toBeVisible();
});

test('the page of a client whose data are not blocked says nothing of it', async () => {
  apiDeClientes();
  abrir(`/ejecutivo/estado-cliente/${zambrano.identificacion}`, ejecutivo);
  expect((await screen.findAllByText(zambrano.nombreCompleto))[0]).toBeVisible();
  expect(screen.queryByText(/Tratamiento suspendido/)).toBeNull();
});
