import { screen, within } from '@testing-library/react';
import { administrador, asistente, fakeApi, listAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const fila = {
  id: 3,
  usuarioId: 7,
  usuario: 'rsa',
  nombre: 'Rosa Salas',
  rol: 'RSA',
  tipo: 'busqueda',
  ventana: 'hora',
  limite: 60,
  cantidad: 61,
  rechazadas: 166,
  primera: '2026-03-10T15:00:00.000Z',
  ultima: '2026-03-11T04:30:00.000Z',
};
const leido = {
  id: 1,
  instante: '2026-03-10T14:59:00.000Z',
  operacion: 'buscar',
  recurso: 'cliente',
  recursoId: 'resultados:5',
};

test('nobody but the administrator has the screen', async () => {
  fakeApi();
  openApp('/sistema/acceso-inusual', asistente);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('says who, what and how many; the row opens on what was read, its name leads to the user', async () => {
  const api = fakeApi();
  api.on('GET /acceso-inusual', () => listAnswer('acceso-inusual', [fila]));
  api.on('GET /acceso', () => listAnswer('acceso', [leido]));
  const { teclado } = openApp('/sistema/acceso-inusual', administrador);
  const link = await screen.findByRole('link', { name: 'rsa' });
  expect(link).toHaveAttribute('href', '/sistema/usuario/7');
  for (const texto of ['Búsquedas', '60 en una hora', '166']) expect(screen.getByText(texto)).toBeVisible();
  await teclado.click(screen.getByText('Rosa Salas'));
  const tabla = await screen.findByRole('table', { name: 'Lo que consultó' });
  expect(await within(tabla).findByText('resultados:5')).toBeVisible();
  const pedida = api.llamadas.find(({ path }) => path.startsWith('/acceso?'));
  expect(decodeURIComponent(pedida?.path ?? '')).toContain(
    '{"usuario":7,"fechaDesde":"2026-03-09","fechaHasta":"2026-03-10"}',
  );
});

test('where nobody exceeded it says so', async () => {
  const api = fakeApi();
  api.on('GET /acceso-inusual', () => listAnswer('acceso-inusual', []));
  openApp('/sistema/acceso-inusual', administrador);
  expect(await screen.findByText('Nadie ha superado sus límites.')).toBeVisible();
});
