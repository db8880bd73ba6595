import { screen, waitFor } from '@testing-library/react';
import { abrir } from '../../testing/abrir';
import { ejecutiva, jefatura } from '../../testing/adjudicados';
import { fakeApi, lista } from '../../testing/api';

const filtroDe = (path: string): unknown => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}');

test.each(['medio-aprobacion', 'orden-de-compra', 'solicitud-de-pago', 'carta-salida'])(
  "%s: one's own plans are a choice of an executive alone",
  async (recurso) => {
    const api = fakeApi();
    api.on(`GET /${recurso}`, () => lista(recurso, []));
    const pedidos = () => api.llamadas.filter(({ path }) => path.startsWith(`/${recurso}?`));
    const { teclado, unmount } = abrir(`/ejecutivo/${recurso}`, ejecutiva);
    await teclado.click(await screen.findByRole('combobox', { name: 'De quién' }));
    await teclado.click(await screen.findByRole('option', { name: 'Míos' }));
    await waitFor(() => expect(filtroDe(pedidos().at(-1)?.path ?? '')).toEqual({ ejecutivo: 'yo' }));
    unmount();
    abrir(`/jftadj/${recurso}`, jefatura);
    await screen.findByRole('combobox', { name: 'Estado' });
    expect(screen.queryByRole('combobox', { name: 'De quién' })).toBeNull();
  },
);
