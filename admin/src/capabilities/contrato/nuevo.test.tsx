import { screen } from '@testing-library/react';
import { abrir } from '../../testing/abrir';
import { fakeApi, lista, usuarioDe } from '../../testing/api';

test('NAV-525 a new contract without its plan in the address leads to the list, and asks for none', async () => {
  const api = fakeApi();
  api.on('GET /contrato', () => lista('contrato', []));
  const { ruta } = abrir('/legal/contrato/nuevo', usuarioDe('Asistente Legal', '003'));
  expect(await screen.findByRole('heading', { name: 'Contratos' })).toBeVisible();
  expect(ruta()).toBe('/legal/contrato');
  expect(api.llamadas.some(({ path }) => path.startsWith('/base-de-contrato'))).toBe(false);
});
