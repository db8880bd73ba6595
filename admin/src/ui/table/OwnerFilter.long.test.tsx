import { screen, waitFor } from '@testing-library/react';
import { ejecutiva, jefatura } from '../../testing/adjudicados';
import { fakeApi, listAnswer } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const filtroDe = (path: string): unknown => JSON.parse(new URL(path, 'http://x').searchParams.get('filter') ?? '{}');

test.each(['medio-aprobacion', 'orden-de-compra', 'solicitud-de-pago', 'carta-salida'])(
  "%s: one's own plans are a choice of an executive alone",
  async (recurso) => {
    const api = fakeApi();
    api.on(`GET /${recurso}`, () => listAnswer(recurso, []));
    const pedidos = () => api.llamadas.filter(({ path }) => path.startsWith(`/${recurso}?`));
    const { teclado, unmount } = openApp(`/ejecutivo/${recurso}`, ejecutiva);
    await teclado.click(await screen.findByRole('combobox', { name: 'Cartera' }));
    await teclado.click(await screen.findByRole('option', { name: 'Mis socios' }));
    await waitFor(() => expect(filtroDe(pedidos().at(-1)?.path ?? '')).toEqual({ ejecutivo: 'yo' }));
    unmount();
    openApp(`/jftadj/${recurso}`, jefatura);
    await screen.findByRole('combobox', { name: 'Estado' });
    expect(screen.queryByRole('combobox', { name: 'Cartera' })).toBeNull();
  },
);
