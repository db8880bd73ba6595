import { hoyEn } from '@adjudica/domain';
import { screen, waitFor } from '@testing-library/react';
import { asistente } from '../../testing/api';
import { apiDeAsambleas, comercial, con, delGrupo } from '../../testing/asambleas';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const hasta = { ...delGrupo, fechaHasta: '2026-10-31' };

long('AUT-026 who only reads has no Generar memo', async () => {
  apiDeAsambleas();
  openApp(con('memo-asambleas', hasta), comercial);
  expect(await screen.findByText('20/09/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Generar memo' })).not.toBeInTheDocument();
});

test('AUT-026 GEN-519 the date starts at today, and nothing is asked before product and group are chosen', async () => {
  const api = apiDeAsambleas();
  const { router } = openApp('/asistente/memo-asambleas', asistente);
  expect(await screen.findByText('Elija un producto, un grupo y una fecha para ver las asambleas.')).toBeVisible();
  expect(api.llamadas.filter(({ path }) => path.startsWith('/asamblea?'))).toEqual([]);
  expect(hoyEn(new Date())).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(router.state.location.pathname).toBe('/asistente/memo-asambleas');
});

long('AUT-026 GEN-535 the assemblies up to the date, and the memo about them', async () => {
  const api = apiDeAsambleas();
  api.on('POST /memo', () => ({ body: {} }));
  const { teclado } = openApp(con('memo-asambleas', hasta), asistente);
  await screen.findByText('20/09/2026');
  expect(api.filtroDe('/asamblea')).toEqual(hasta);
  await teclado.click(screen.getByRole('button', { name: 'Generar memo' }));
  expect(await screen.findByText('páginas del documento')).toBeVisible();
  await waitFor(() => expect(api.enviadas('POST')[0]?.body).toEqual({ ...delGrupo, fecha: '2026-10-31' }));
});
