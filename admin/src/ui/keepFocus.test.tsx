import { mensajes } from '@adjudica/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { administrador, asistente, fakeApi, listAnswer, problemAnswer, userOf } from '../testing/api';
import { apiDeAsambleas } from '../testing/asambleas';
import { long } from '../testing/long';
import { mount } from '../testing/mount';
import { openApp } from '../testing/openApp';
import { ErrorState } from './ErrorState';
import { QueryState } from './QueryState';

/** Where the keyboard goes on after 'Reintentar', which is gone once the call has answered. */

const falla = () => problemAnswer(500, 'interno', mensajes.GEN.errorSilencioso);
const filas = [
  { id: 1, usuario: 'asamblea01', nombre: 'Ana', apellido: 'Cevallos', role: 'Asistente Asamblea', activo: true },
];

async function usuariosQueFallan() {
  const api = fakeApi();
  api.on('GET /usuario', falla);
  const pagina = openApp('/sistema/usuario', administrador);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  act(() => reintentar.focus());
  return { api, reintentar, ...pagina };
}

long('GEN-544 a list that came: the focus is in its table, not in the search above it', async () => {
  const { api, teclado } = await usuariosQueFallan();
  api.on('GET /usuario', () => listAnswer('usuario', filas));
  await teclado.keyboard('{Enter}');
  const tabla = await screen.findByRole('table');
  await waitFor(() => expect(tabla).toContainElement(document.activeElement as HTMLElement));
});

long('GEN-544 whoever went on meanwhile is not called back', async () => {
  const { api, teclado } = await usuariosQueFallan();
  let contestar: () => void = () => {};
  api.on('GET /usuario', () => new Promise((resolve) => (contestar = () => resolve(listAnswer('usuario', filas)))));
  await teclado.keyboard('{Enter}');
  const busqueda = screen.getByPlaceholderText('Buscar por usuario o nombre');
  act(() => busqueda.focus());
  contestar();
  await screen.findByText('asamblea01');
  expect(busqueda).toHaveFocus();
});

long('GEN-545 a field whose options came has the focus', async () => {
  const api = apiDeAsambleas();
  api.on('GET /producto', falla);
  const { teclado } = openApp('/asistente/generar-acta', asistente);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar: Producto' });
  api.on('GET /producto', () => listAnswer('producto', [{ id: 1, codigo: '01', nombre: 'Motor' }]));
  act(() => reintentar.focus());
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Producto' })).toHaveFocus());
});

test.each([
  ['a form', <input key="1" aria-label="Monto" />, () => screen.getByLabelText('Monto')],
  ['a card with nothing to press', <p key="1">Saldo 12,00</p>, () => screen.getByRole('region', { name: 'Tarjeta' })],
  [
    'the same error',
    <QueryState key="1" error={new Error('No disponible')} refetch={() => {}} />,
    () => screen.getByRole('button', { name: 'Reintentar' }),
  ],
])('GEN-545 %s that came in place of the error: the focus is on it', async (_, llegado, donde) => {
  function Tarjeta() {
    const [estado, setEstado] = useState<'fallo' | 'espera' | 'listo'>('fallo');
    return (
      <section aria-label="Tarjeta">
        {estado === 'listo' ? (
          llegado
        ) : (
          <QueryState
            error={new Error('No disponible')}
            isFetching={estado === 'espera'}
            refetch={() => {
              setEstado('espera');
              setTimeout(() => setEstado('listo'), 20);
            }}
          />
        )}
      </section>
    );
  }
  fakeApi();
  const { teclado } = mount(<Tarjeta />, userOf('Riesgo', '004'));
  act(() => screen.getByRole('button', { name: 'Reintentar' }).focus());
  await teclado.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Tarjeta' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Cargando' })).toBeNull());
  await waitFor(() => expect(donde()).toHaveFocus());
});

test('GEN-545 a line above the form that is gone: the focus is on the field below it', async () => {
  function Pagina() {
    const [falta, setFalta] = useState(true);
    return (
      <section>
        {falta && <ErrorState size="line" message="No disponible" onRetry={() => setFalta(false)} />}
        <input aria-label="Monto" />
      </section>
    );
  }
  fakeApi();
  const { teclado } = mount(<Pagina />, userOf('Riesgo', '004'));
  act(() => screen.getByRole('button', { name: 'Reintentar' }).focus());
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Monto')).toHaveFocus());
});
