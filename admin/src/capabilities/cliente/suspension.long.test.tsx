import { propios } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import { planEditable } from '../../testing/anexos';
import { apiDeClientes, ejecutivo, estado12, riesgo, zambrano } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';

const suspendido = { ...zambrano, suspendidoDesde: '2026-03-10T15:00:00.000Z' };

test('a client whose data are blocked is marked among those that a search found, and no other', async () => {
  const api = apiDeClientes();
  api.on('GET /cliente/busqueda', () => ({
    body: [suspendido, { ...zambrano, id: 42, nombreCompleto: 'Zambrano Mera Rosa', suspendidoDesde: null }],
  }));
  const { teclado } = openApp('/ejecutivo/estado-cliente', ejecutivo);
  await teclado.type(await screen.findByRole('combobox', { name: 'Ingrese el nombre del cliente o cédula' }), 'zambr');
  expect(await screen.findByRole('option', { name: /José Antonio.*Tratamiento suspendido/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /Rosa/ })).not.toHaveTextContent('Tratamiento suspendido');
});

test('the page of a client whose data are blocked says since when, and who frees them', async () => {
  const api = apiDeClientes();
  api.on(`GET /cliente/${zambrano.identificacion}`, () => ({ body: suspendido }));
  openApp(`/ejecutivo/estado-cliente/${zambrano.identificacion}`, ejecutivo);
  expect(await screen.findByText(/Tratamiento suspendido desde .*2026.*administrador del sistema/)).toBeVisible();
});

test('the page of a client whose data are not blocked says nothing of it', async () => {
  apiDeClientes();
  openApp(`/ejecutivo/estado-cliente/${zambrano.identificacion}`, ejecutivo);
  expect((await screen.findAllByText(zambrano.nombreCompleto))[0]).toBeVisible();
  expect(screen.queryByText(/Tratamiento suspendido/)).toBeNull();
});

const motivo = propios.tratamientoSuspendido('10/03/2026', 7);
const pagina = (mas = '') => `/ejecutivo/estado-cliente/${zambrano.identificacion}?plan=01-M001-12${mas}`;
const garante = {
  identificacion: '0926687856',
  nombreCompleto: 'Lucía Zambrano',
  admiteConyuge: false,
  motivoSuspension: motivo,
};

test('a plan of somebody whose data are blocked says above its tabs by which request and who lifts it; nothing is decided or made anew', async () => {
  const api = apiDeClientes();
  const cerrado = { ...estado12, motivoNoEditar: motivo, motivoNoEnviar: motivo, motivoSuspension: motivo };
  api.on('GET /plan/01-M001-12', () => ({ body: cerrado }));
  api.on('GET /documento', () => ({ body: [], headers: { 'Content-Range': 'documento 0-0/0' } }));
  openApp(pagina('&tab=cliente&sub=documentos').replace('/ejecutivo/', '/riesgo/'), riesgo);
  const plan = within(await screen.findByRole('region', { name: 'Plan 01-M001-12' }));
  expect(await plan.findByText(/solicitud 7\./)).toHaveTextContent(/administrador del sistema/);
  expect(await plan.findByText(/listado/)).toBeVisible();
  for (const name of [/Aprobar/, /Devolver/, /Generar/]) expect(plan.queryByRole('button', { name })).toBeNull();
});

test('of a guarantor whose data are blocked only his own parts are closed, and say so', async () => {
  const api = apiDeClientes();
  const abierto = { ...estado12, ...planEditable, puedeEditar: true, garante };
  api.on('GET /plan/01-M001-12', () => ({ body: abierto }));
  api.on('GET /garante/01-M001-12', () => ({
    body: { id: '01-M001-12', ...garante, version: 1, acciones: [], anteriores: [], otraSolicitud: null },
  }));
  api.on('GET /referencia', () => ({ body: [], headers: { 'Content-Range': 'referencia 0-0/0' } }));
  const { teclado } = openApp(pagina('&tab=garante&sub=referencias-personales'), ejecutivo);
  expect(await screen.findByText(/solicitud 7\./)).toBeVisible();
  await screen.findByText(/Lucía Zambrano/);
  expect(screen.queryByRole('button', { name: /Agregar|Nueva|Añadir/ })).toBeNull();
  await teclado.click(screen.getByRole('tab', { name: 'Cliente' }));
  expect(screen.queryByText(/solicitud 7\./)).toBeNull();
});
