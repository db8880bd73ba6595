import { screen, waitFor, within } from '@testing-library/react';
import { apiDeAdjudicados, ejecutiva, gerente, jefatura, mora } from '../../testing/adjudicados';
import type { Call } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const deJefatura = '/jftadj/clientes-asignados';
const delMes = (mes: string, q: string) =>
  `/ejecutivo/inicio?filter=${encodeURIComponent(JSON.stringify({ producto: '01', mes, q }))}`;

/** Only a question without month or dates finds somebody. */
function apiDeOtroMes() {
  const api = apiDeAdjudicados();
  api.on('GET /adjudicacion', ({ path }: Call) => {
    const filas = /mes|fechaDesde/.test(decodeURIComponent(path)) ? [] : [mora];
    return { body: filas, headers: { 'Content-Range': `adjudicacion 0-9/${filas.length}` } };
  });
  return api;
}

test('nobody of that name in any month: nothing is offered', async () => {
  const api = apiDeAdjudicados([]);
  openApp(delMes('2026-01', 'quispe'), ejecutiva);
  expect(await screen.findByText('No tiene socios asignados para el mes seleccionado.')).toBeVisible();
  await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ ejecutivo: 'yo', q: 'quispe' }));
  expect(screen.queryByText('Se encontró en otro mes:')).not.toBeInTheDocument();
});

test("ADJ-005 a search without hits in the executive's month says in which month the person is, and goes there", async () => {
  apiDeOtroMes();
  const { teclado, router } = openApp(delMes('2026-01', 'mora'), ejecutiva);
  expect(await screen.findByText('Se encontró en otro mes:')).toBeVisible();
  await teclado.click(
    screen.getByRole('link', { name: 'Mora Zambrano Ana Lucía (01-M001-12): noviembre de 2026, MotorPlan' }),
  );
  const filtro = new URLSearchParams(router.state.location.search).get('filter') ?? '';
  expect(JSON.parse(filtro)).toEqual({ producto: '01', mes: '2026-11', q: 'mora' });
});

test('ADJ-506 the same between the dates that the head chose', async () => {
  apiDeOtroMes();
  const { teclado, router } = openApp(`${deJefatura}?q=zambrano&desde=2026-01-01&hasta=2026-01-31`, jefatura);
  await teclado.click(await screen.findByRole('link', { name: /^Mora Zambrano.*noviembre de 2026/ }));
  const params = new URLSearchParams(router.state.location.search);
  expect([params.get('desde'), params.get('hasta'), params.get('q')]).toEqual(['2026-11-01', '2026-11-30', 'zambrano']);
});

test('ADJ-504 a text that is too short says what it waits for; Enter looks for it', async () => {
  const api = apiDeAdjudicados();
  const { teclado } = openApp(deJefatura, jefatura);
  const campo = await screen.findByRole('searchbox');
  await teclado.type(campo, 'mor');
  const falta = 'Escriba al menos 5 caracteres, o pulse Enter para buscar ya';
  expect(screen.getByText(falta)).toBeVisible();
  await teclado.keyboard('{Enter}');
  await waitFor(() => expect(api.preguntas().at(-1)?.filter).toEqual({ q: 'MOR' }));
  expect(screen.queryByText(falta)).not.toBeInTheDocument();
});

test("ADJ-503 the head's list is sorted by a heading, in the address, leaves as a workbook and lets choose its columns", async () => {
  const api = apiDeAdjudicados();
  const { teclado, router } = openApp(deJefatura, jefatura);
  const cabecera = within(await screen.findByRole('columnheader', { name: /Socio/ }));
  await teclado.click(cabecera.getByRole('button'));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('orden')).toBe('nombreCliente ASC'));
  const pedidas = () =>
    api.llamadas.filter(({ path }) => path.startsWith('/adjudicacion?')).map(({ path }) => decodeURIComponent(path));
  await waitFor(() => expect(pedidas().at(-1)).toContain('["nombreCliente","ASC"]'));
  await teclado.click(screen.getByRole('button', { name: 'Columnas' }));
  expect(await screen.findByRole('menu')).toBeVisible();
  await teclado.keyboard('{Escape}');
  await teclado.click(screen.getByRole('button', { name: 'Exportar a Excel' }));
  await waitFor(() => expect(pedidas().at(-1)).not.toContain('range'));
  expect(pedidas().at(-1)).toContain('["nombreCliente","ASC"]');
});

test('NAV-528 a manager has the same tools', async () => {
  apiDeAdjudicados();
  openApp(deJefatura, gerente);
  await screen.findByRole('link', { name: mora.nombreCliente });
  for (const name of ['Exportar a Excel', 'Columnas']) expect(screen.getByRole('button', { name })).toBeVisible();
});
