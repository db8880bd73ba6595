import { act, screen } from '@testing-library/react';
import { listAnswer } from '../../testing/api';
import { ejecutivo } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';
import { apiDeOrdenes, ordenAprobada } from '../../testing/ordenes';
import { pendiente } from '../../testing/tareas';

test('the link of a task shows its record as it is now, also where it was read a moment ago', async () => {
  const api = apiDeOrdenes();
  const asunto = { enlace: '/orden-de-compra/27', nombre: 'Orden de compra 27' };
  api.on('GET /tarea', () => listAnswer('tarea', [{ ...pendiente, asunto }]));
  const { teclado, router } = openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
  expect(await screen.findByText('Pendiente')).toBeVisible();
  await act(() => router.navigate('/ejecutivo/lista-de-tareas'));
  api.on('GET /orden-de-compra/27', () => ({ body: ordenAprobada }));
  await teclado.click(await screen.findByRole('link', { name: 'Orden de compra 27' }));
  expect(await screen.findByText('Aprobada')).toBeVisible();
});
