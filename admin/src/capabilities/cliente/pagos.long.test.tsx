import { screen, waitFor, within } from '@testing-library/react';
import { listAnswer, problemAnswer } from '../../testing/api';
import { apiDeClientes, ejecutivo, estado12, pagos, zambrano } from '../../testing/clientes';
import { openApp } from '../../testing/openApp';

const pagina = `/ejecutivo/estado-cliente/${zambrano.identificacion}?${pagos('01-M001-12')}`;
const filas = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
const rangos = (paths: readonly string[]) => paths.map((path) => new URLSearchParams(path.split('?')[1]).get('range'));

test('EST-512 movements that do not load say so and can be asked for again; the instalments stay', async () => {
  const api = apiDeClientes();
  api.on('GET /movimiento', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(pagina, ejecutivo);
  expect(await screen.findByRole('table', { name: 'Cuotas' })).toBeVisible();
  await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /movimiento', () => listAnswer('movimiento', []));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('El plan no tiene movimientos.')).toBeVisible();
});

test('EST-560 imported totals that the movements do not confirm are named', async () => {
  const api = apiDeClientes();
  api.on('GET /plan/01-M001-12', () => ({
    body: {
      ...estado12,
      diferencias: [
        { campo: 'saldo', importado: 18300, segunMovimientos: 18264.05 },
        { campo: 'cuotasPagadas', importado: 11, segunMovimientos: 12 },
      ],
    },
  }));
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('Saldo: importado $ 18.300,00, según movimientos $ 18.264,05')).toBeVisible();
  expect(screen.getByText('Cuotas pagadas: importado 11, según movimientos 12')).toBeVisible();
});

test('EST-514 five instalments a page, their dates with the month in letters; the page stands in the address', async () => {
  const api = apiDeClientes();
  const { teclado, router } = openApp(`${pagina}&cuotas=1`, ejecutivo);
  const cuotas = await screen.findByRole('table', { name: 'Cuotas' });
  expect(filas(cuotas)).toHaveLength(5);
  expect(filas(cuotas)[0]).toEqual(['1', '05/01/2025', '$ 380,50', '$ 380,50', '$ 0,00', 'Pagada']);
  expect(screen.getByText('1-5 de 60')).toBeVisible();
  await teclado.click(screen.getAllByRole('button', { name: 'Página siguiente' })[0] as Element);
  await waitFor(() => expect(filas(cuotas)[0]?.[0]).toBe('6'));
  expect(new URLSearchParams(router.state.location.search).get('cuotas')).toBe('2');
  expect(rangos(api.pedidas('/cuota'))).toEqual(['[0,4]', '[5,9]']);
});

test('EST-514 the page opens at the first instalment that is not paid', async () => {
  const api = apiDeClientes();
  openApp(pagina, ejecutivo);
  // 12 of 60 are paid
  await waitFor(() =>
    expect(filas(screen.getByRole('table', { name: 'Cuotas' })).map(([numero]) => numero)).toContain('13'),
  );
  expect(rangos(api.pedidas('/cuota'))).toEqual(['[10,14]']);
});

test('EST-514 a shared address opens its page; a page that does not exist opens the first', async () => {
  apiDeClientes();
  const primera = openApp(`${pagina}&cuotas=3`, ejecutivo);
  await waitFor(() => expect(filas(screen.getByRole('table', { name: 'Cuotas' }))[0]?.[0]).toBe('11'));
  primera.unmount();
  openApp(`${pagina}&cuotas=99`, ejecutivo);
  await waitFor(() => expect(filas(screen.getByRole('table', { name: 'Cuotas' }))[0]?.[0]).toBe('1'));
});

test('EST-512 the movements of the plan with their running balance', async () => {
  const api = apiDeClientes();
  openApp(pagina, ejecutivo);
  const movimientos = await screen.findByRole('table', { name: 'Movimientos' });
  expect(filas(movimientos).slice(0, 2)).toEqual([
    ['05/01/2025', 'CON001-1000', 'DEBContrato', '$ 22.830,00', '', '$ 22.830,00'],
    ['05/02/2025', 'REC001-1001', 'CRE', '', '$ 380,50', '$ 22.449,50'],
  ]);
  const [call = ''] = api.pedidas('/movimiento');
  const query = new URLSearchParams(call.split('?')[1]);
  expect(JSON.parse(query.get('filter') ?? '')).toEqual({ plan: '01-M001-12' });
  expect(query.get('sort')).toBe('["fecha","DESC"]');
});

test('EST-512 EST-513 the statement has eight rows a page and opens as PDF', async () => {
  const api = apiDeClientes();
  const { teclado } = openApp(pagina, ejecutivo);
  await teclado.click(await screen.findByRole('button', { name: 'Estado de cuenta' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Estado de cuenta' }));
  const tabla = await dialogo.findByRole('table', { name: 'Movimientos' });
  expect(filas(tabla)).toHaveLength(8);
  expect(filas(tabla)[1]).toEqual(['05/02/2025', 'REC', '001', '1001', 'CRE', '—', '', '$ 380,50', '$ 22.449,50']);
  expect(dialogo.getByText('$ 18.264,05')).toBeVisible();
  await teclado.click(dialogo.getByRole('button', { name: 'Página siguiente' }));
  await waitFor(() => expect(filas(tabla)[0]?.[3]).toBe('1008'));
  expect(rangos(api.pedidas('/movimiento'))).toEqual(['[0,9]', '[0,7]', '[8,15]']);

  expect(api.pedidas('/plan/01-M001-12/estado-cuenta')).toEqual([]);
  await teclado.click(dialogo.getByRole('button', { name: 'Ver PDF' }));
  expect(await screen.findByText('páginas del documento')).toBeVisible();
  expect(api.pedidas('/plan/01-M001-12/estado-cuenta')).toHaveLength(1);
});
