import { screen, within } from '@testing-library/react';
import { asistente, fakeApi, listAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const operacion = {
  ...{ id: 3, version: 1, identificacion: '1710034065', nombre: 'Andrade Mora Luis', fecha: '2026-03-02', monto: 9500 },
  ...{ motivo: 'Pagó veinte cuotas en efectivo', creadaPor: 'Marco Ruiz', creadaEn: '2026-03-05T15:04:00.000Z' },
  ...{ estado: 'por-decidir', decision: null, decididaPor: null, decididaEn: null, acciones: ['reportar', 'archivar'] },
};

test('others have no such screen', async () => {
  fakeApi();
  openApp('/asistente/operacion-inusual', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('management reads without the button to register', async () => {
  const api = fakeApi();
  api.on('GET /operacion-inusual', () => listAnswer('operacion-inusual', [{ ...operacion, acciones: [] }]));
  openApp('/jftadj/operacion-inusual', userOf('Gerente General', '001'));
  expect(await screen.findByText('Pagó veinte cuotas en efectivo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Registrar|Reportar|Archivar/ })).toBeNull();
});

test('an operation is decided with a reason', async () => {
  const api = fakeApi();
  api.on('GET /operacion-inusual', () => listAnswer('operacion-inusual', [operacion]));
  const { teclado } = openApp('/riesgo/operacion-inusual', userOf('Riesgo', '004'));
  expect(await screen.findByText('Pagó veinte cuotas en efectivo')).toBeVisible();
  let enviado: unknown;
  api.on('POST /operacion-inusual/3/reportar', ({ body }) => {
    enviado = body;
    return { body: { ...operacion, estado: 'reportada', acciones: ['archivar'] } };
  });
  await teclado.click(screen.getByRole('button', { name: /Reportar la operación de Andrade Mora Luis/ }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reportar operación' }));
  await teclado.type(dialogo.getByLabelText(/Motivo/), 'Sin justificar');
  await teclado.click(dialogo.getByRole('button', { name: 'Reportar operación' }));
  expect(await screen.findByText('Operación por reportar')).toBeVisible();
  expect(enviado).toEqual({ motivo: 'Sin justificar', version: 1 });
});
