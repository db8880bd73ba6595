import { mensajes } from '@adjudica/domain';
import { screen } from '@testing-library/react';
import '../../testing/textLayout';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { apiDeContratos, contrato } from '../../testing/contratos';
import { openApp } from '../../testing/openApp';

test('NAV-525 a new contract without its plan in the address leads to the list, and asks for none', async () => {
  const api = fakeApi();
  api.on('GET /contrato', () => listAnswer('contrato', []));
  const { ruta } = openApp('/legal/contrato/nuevo', userOf('Asistente Legal', '003'));
  expect(await screen.findByRole('heading', { name: 'Contratos' })).toBeVisible();
  expect(ruta()).toBe('/legal/contrato');
  expect(api.llamadas.some(({ path }) => path.startsWith('/base-de-contrato'))).toBe(false);
});

test('LEG-534 the making of a contract that somebody made meanwhile leads to that contract', async () => {
  const api = apiDeContratos();
  api.on('GET /base-de-contrato/01-M001-7', () => ({
    body: { ...contrato, impedimento: mensajes.propios.contratoDeOtro },
  }));
  const { ruta } = openApp('/legal/contrato/nuevo?plan=01-M001-7', userOf('Asistente Legal', '003'));
  expect(await screen.findByRole('navigation', { name: mensajes.propios.bloques })).toBeVisible();
  expect(ruta()).toBe('/legal/contrato/01-M001-7');
});
