import { propios } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import { listAnswer, userOf } from '../../testing/api';
import { apiDeClientes } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';

const servicio = userOf('Servicio al cliente', '001');
const colegas = [
  { id: 3, usuario: 'ejecutivo', nombre: 'Luis', apellido: 'Chicaiza', role: 'Ejecutivo Adjudicaciones' },
  { id: 4, usuario: 'riesgo', nombre: 'Rosa', apellido: 'Paredes', role: 'Riesgo' },
];

async function abrir(boton: string, titulo: string) {
  const api = apiDeClientes();
  api.on('GET /colega', () => listAnswer('colega', colegas));
  api.on('POST /plan/01-M001-12/pedido', () => ({ status: 204 }));
  api.on('POST /plan/01-M001-12/nota', () => ({ status: 204 }));
  const { teclado } = openApp('/asistente/consulta-cliente/41', servicio);
  await teclado.click(await screen.findByRole('button', { name: `${boton}, 01-M001-12` }));
  const dialogo = within(await screen.findByRole('dialog', { name: titulo }));
  const enviados = () => api.llamadas.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  return { teclado, dialogo, enviados };
}

test('a request needs a colleague and what is asked; it is for tomorrow unless another day is said', async () => {
  const { teclado, dialogo, enviados } = await abrir(propios.pedirA, propios.pedidoTitulo);
  await teclado.click(dialogo.getByRole('button', { name: 'Pedir' }));
  expect(await dialogo.findByText(propios.pedidoSinColega)).toBeVisible();
  expect(dialogo.getByText(propios.pedidoSinTexto)).toBeVisible();
  await teclado.type(dialogo.getByRole('combobox', { name: /A quién/ }), 'chic{Enter}');
  await teclado.type(dialogo.getByRole('textbox', { name: /Qué se le pide/ }), 'Llámelo');
  await teclado.click(dialogo.getByRole('button', { name: 'Pedir' }));
  expect(await screen.findByText(propios.pedidoHecho)).toBeVisible();
  expect(enviados()).toEqual([
    ['/plan/01-M001-12/pedido', { para: 3, texto: 'Llámelo', fecha: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }],
  ]);
});

test('in a note @ offers the colleagues; who is named is told', async () => {
  const { teclado, dialogo, enviados } = await abrir(propios.notaTitulo, propios.notaTitulo);
  const nota = dialogo.getByRole('textbox', { name: /Nota/ });
  await teclado.type(nota, 'Viaja. @pare');
  await teclado.click(await dialogo.findByRole('button', { name: 'Rosa Paredes' }));
  expect(nota).toHaveValue('Viaja. @Rosa Paredes ');
  expect(dialogo.queryByRole('group', { name: propios.notaAvisar })).toBeNull();
  expect(nota).toHaveFocus();
  await teclado.type(nota, 'lo sabe');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(propios.notaHecha)).toBeVisible();
  expect(enviados()).toEqual([['/plan/01-M001-12/nota', { texto: 'Viaja. @Rosa Paredes lo sabe', avisar: [4] }]]);
});
