import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const admin = userOf('Administrador del sistema', null);
const FILA = {
  id: 7,
  instante: '2026-03-10T15:00:00.000Z',
  usuario: 'riesgo',
  nombreUsuario: 'Rosa Ibarra',
  accion: 'aprobar',
  recurso: 'carpeta',
  recursoId: '12',
  antes: '{"idDepartamento":"004","version":3}',
  despues: '{"idDepartamento":"003","version":3}',
  solicitud: 'r-1',
  sellado: true,
};

test('each filter is asked of the server once it is written, and stands in the address', async () => {
  const api = fakeApi();
  api.on('GET /auditoria', () => listAnswer('auditoria', [FILA]));
  const { teclado, router } = openApp('/sistema/auditoria', admin);
  await screen.findByRole('table');
  await teclado.type(screen.getByRole('textbox', { name: 'Usuario' }), 'ibarra{Enter}');
  await teclado.type(screen.getByRole('textbox', { name: 'Acción' }), 'Generar acta{Enter}');
  await teclado.click(screen.getByRole('combobox', { name: 'Registro' }));
  await teclado.click(await screen.findByRole('option', { name: 'Carpeta' }));
  const filtro = { ingresos: false, quien: 'ibarra', accion: 'Generar acta', recurso: 'carpeta' };
  await waitFor(() =>
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}')).toEqual(filtro),
  );
});

test('days are typed as DD/MM/YYYY and stand in the address; half a date, and a year on its way, ask for nothing', async () => {
  const api = fakeApi();
  api.on('GET /auditoria', () => listAnswer('auditoria', [FILA]));
  const { teclado, router } = openApp('/sistema/auditoria?filter={"fechaHasta":"2026-03-31"}', admin);
  await screen.findByRole('table');
  const filtro = () => JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '{}');
  expect(screen.getByRole('textbox', { name: 'Hasta' })).toHaveValue('31/03/2026');
  await teclado.click(screen.getByRole('textbox', { name: 'Desde' }));
  const [dia] = within(await screen.findByRole('group', { name: 'Desde' })).getAllByRole('spinbutton');
  await waitFor(() => expect(dia).toHaveFocus());
  await teclado.keyboard('05');
  await teclado.keyboard('03');
  await teclado.keyboard('202');
  expect(filtro()).toEqual({ fechaHasta: '2026-03-31' });
  await teclado.keyboard('6');
  await waitFor(() => expect(filtro()).toEqual({ fechaHasta: '2026-03-31', fechaDesde: '2026-03-05' }));
  const pedidos = api.llamadas
    .map(({ path }) => decodeURIComponent(path))
    .filter((path) => path.includes('fechaDesde'));
  expect(pedidos.every((path) => path.includes('"fechaDesde":"2026-03-05"'))).toBe(true);
});

test('a row opens as a table of what changed, with before and after', async () => {
  const api = fakeApi();
  api.on('GET /auditoria', () => listAnswer('auditoria', [FILA]));
  const { teclado } = openApp('/sistema/auditoria', admin);
  const fila = within(await screen.findByRole('row', { name: /Rosa Ibarra/ }));
  expect(fila.getByText('Carpeta 12')).toBeVisible();
  await teclado.click(fila.getByText('Aprobar'));
  const cambios = within(await screen.findByRole('table', { name: 'Lo que cambió' }));
  expect(cambios.getByRole('row', { name: 'Departamento 004 003' })).toBeVisible();
  expect(screen.getByText('Otro dato quedó igual.')).toBeVisible();
});
