import { screen, waitFor } from '@testing-library/react';
import { fakeApi, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { Unidad } from './Unidad';

const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const unidad = {
  id: '01-M001-12',
  producto: '01',
  estadoBien: 'Nuevo',
  bien: 'Kia Sportage 2026',
  planes: ['01-M001-12'],
  medioId: 12,
  color: 'Blanco',
  chasis: null,
  serieMotor: null,
  placa: null,
  ramv: null,
  kilometros: null,
  facturaNumero: null,
  facturaFecha: null,
  estado: 'porEntregar',
  faltan: ['Chasis', 'Serie del motor'],
  version: 3,
  guardadaEn: null,
  guardadaPor: null,
  motivoSuspension: null,
  acciones: ['guardar'],
};

function abrir(registro: object = unidad) {
  const api = fakeApi();
  api.on('GET /unidad/01-M001-12', () => ({ body: registro }));
  return { api, ...mount(<Unidad idCodigo="01-M001-12" />, ejecutivo) };
}
const entrada = (nombre: string) => document.querySelector(`[data-campo="${nombre}"] input`) as HTMLInputElement;

test('a delivered unit is read, not written, and nothing is missing any more', async () => {
  const { teclado } = abrir({ ...unidad, estado: 'entregada', acciones: [] });
  expect(await screen.findByRole('button', { name: 'Unidad' })).toBeVisible();
  expect(screen.queryByText(/Falta/)).toBeNull();
  await teclado.click(screen.getByRole('button', { name: 'Unidad' }));
  expect(await screen.findByRole('dialog', { name: 'Unidad · Kia Sportage 2026' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});

test('it says what the papers still need, sends what was typed under the version that was read, and says so', async () => {
  const { api, teclado } = abrir();
  expect(await screen.findByText('Falta: Chasis, Serie del motor')).toBeVisible();
  const guardada = { ...unidad, chasis: '8LCJU5A2XTE012345', serieMotor: 'G4NAJU123456', faltan: [], version: 4 };
  api.on('PUT /unidad/01-M001-12', () => {
    api.on('GET /unidad/01-M001-12', () => ({ body: guardada }));
    return { body: guardada };
  });
  await teclado.click(screen.getByRole('button', { name: 'Completar unidad' }));
  await waitFor(() => expect(entrada('chasis')).toBeVisible());
  await teclado.type(entrada('chasis'), '8lcju5a2xte012345');
  await teclado.type(entrada('serieMotor'), 'g4naju123456');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Unidad guardada')).toBeVisible();
  const [enviada] = api.llamadas.filter(({ method }) => method === 'PUT');
  expect(enviada?.body).toMatchObject({ chasis: '8LCJU5A2XTE012345', serieMotor: 'G4NAJU123456', color: 'Blanco' });
  expect(enviada?.headers.get('If-Match')).toBe('"3"');
  await waitFor(() => expect(screen.queryByText(/Falta/)).toBeNull());
});
