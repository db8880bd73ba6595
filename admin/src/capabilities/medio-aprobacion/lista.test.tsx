import { screen, waitFor, within } from '@testing-library/react';
import { listAnswer, problemAnswer } from '../../testing/api';
import { ejecutivo, riesgo } from '../../testing/clientes';
import { long } from '../../testing/long';
import { apiDeMedios, filaDeMedio, gerente, jefatura } from '../../testing/medios';
import { openApp } from '../../testing/openApp';

const pedidos = (api: ReturnType<typeof apiDeMedios>) =>
  api.pedidas('/medio-aprobacion?').map((path) => {
    const params = new URLSearchParams(path.split('?')[1]);
    return { filter: JSON.parse(params.get('filter') ?? '{}'), range: params.get('range'), sort: params.get('sort') };
  });

long.each([
  ['/riesgo/medio-aprobacion', riesgo],
  ['/jftadj/medio-aprobacion', gerente],
] as const)('MED-522 %s: who makes no approvals is not offered a new one', async (direccion, user) => {
  apiDeMedios();
  openApp(direccion, user);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuevo medio de aprobación' })).toBeNull();
});

long.each([
  ['/riesgo/medio-aprobacion/nuevo', riesgo],
  ['/jftadj/medio-aprobacion/nuevo', gerente],
] as const)('NAV-505 NAV-519 %s does not exist for who makes no approvals', async (direccion, user) => {
  apiDeMedios();
  openApp(direccion, user);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test.each([
  ['/ejecutivo', ejecutivo],
  ['/jftadj', jefatura],
] as const)('MED-500 MED-502 NAV-505 %s: title, columns and the way to a new one', async (prefijo, user) => {
  apiDeMedios();
  openApp(`${prefijo}/medio-aprobacion`, user);
  expect(await screen.findByRole('heading', { name: 'Medios de aprobación' })).toBeVisible();
  const tabla = within(await screen.findByRole('table'));
  expect(tabla.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
    'No.',
    'Cliente',
    'Planes',
    'Bien',
    'Valor',
    'Total',
    'Estado',
    'Ejecutivo',
    'Fecha',
  ]);
  expect(tabla.getByText('$ 32.990,00')).toBeVisible();
  expect(tabla.getByText('01-M001-14')).toBeVisible();
  expect(tabla.getByText('En espera')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nuevo medio de aprobación' })).toHaveAttribute(
    'href',
    `${prefijo}/medio-aprobacion/nuevo`,
  );
});

long('MED-501 a click anywhere in a row opens the approval, and its number is a link to it', async () => {
  apiDeMedios();
  const { teclado, ruta } = openApp('/jftadj/medio-aprobacion', gerente);
  const enlace = await screen.findByRole('link', { name: String(filaDeMedio.id) });
  expect(enlace).toHaveAttribute('href', '/jftadj/medio-aprobacion/12');
  await teclado.click(screen.getByText('Kia Sportage 2026'));
  await waitFor(() => expect(ruta()).toBe('/jftadj/medio-aprobacion/12'));
  expect(await screen.findByRole('heading', { name: 'Medio de aprobación No. 12' })).toBeVisible();
});

long(
  'MED-542 newest first, ten a page; state, product and search are asked of the server and stand in the address',
  async () => {
    const api = apiDeMedios();
    const { teclado, router } = openApp('/ejecutivo/medio-aprobacion', ejecutivo);
    await screen.findByRole('table');
    expect(pedidos(api)[0]).toEqual({ filter: {}, range: '[0,9]', sort: '["fecha","DESC"]' });
    await teclado.click(screen.getByRole('combobox', { name: 'Estado' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'En espera',
      'Enviado',
      'Aprobado',
      'No aprobado',
    ]);
    await teclado.click(screen.getByRole('option', { name: 'No aprobado' }));
    await teclado.click(screen.getByRole('combobox', { name: 'Producto' }));
    await teclado.click(screen.getByRole('option', { name: 'CasaPlan' }));
    await teclado.type(screen.getByPlaceholderText('Buscar por cliente, cédula o plan'), 'zambrano{Enter}');
    const filtro = { estado: 'rechazado', producto: '02', q: 'zambrano' };
    await waitFor(() => expect(pedidos(api).at(-1)?.filter).toEqual(filtro));
    expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual(filtro);
  },
);

test('MED-518 risk begins with what waits for its decision and is never offered what was not sent', async () => {
  const api = apiDeMedios();
  const { teclado } = openApp('/riesgo/medio-aprobacion', riesgo);
  await screen.findByRole('table');
  expect(pedidos(api)[0]).toMatchObject({ filter: { estado: 'enviado' }, sort: '["enviadoEn","ASC"]' });
  await teclado.click(screen.getByRole('combobox', { name: 'Estado' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Todos',
    'Enviado',
    'Aprobado',
    'No aprobado',
  ]);
});

test('MED-500 a list that does not come says so; an empty one too', async () => {
  const api = apiDeMedios();
  api.on('GET /medio-aprobacion', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/ejecutivo/medio-aprobacion', ejecutivo);
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  api.on('GET /medio-aprobacion', () => listAnswer('medio-aprobacion', []));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No existen registros para mostrar.')).toBeVisible();
});

test('RIE-501 NAV-520 the home of risk and its menu lead to the approvals', async () => {
  apiDeMedios();
  openApp('/riesgo/inicio', riesgo);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Medios de aprobación' })).toHaveAttribute(
    'href',
    '/riesgo/medio-aprobacion',
  );
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Inicio',
    'Estado cliente',
    'Buró de crédito',
    'Medios de aprobación',
    'Listas de control',
    'Reportes de control',
    'Operaciones inusuales',
  ]);
});

test.each([
  ['/jftadj', jefatura, ['Listado adjudicados', 'Estado cliente', 'Documentos cliente', 'Medios de aprobación']],
  ['/ejecutivo', ejecutivo, ['Estado cliente', 'Documentos cliente', 'Medios de aprobación']],
] as const)("NAV-512 NAV-516 %s: the group 'Adjudicados' in its order", async (prefijo, user, entradas) => {
  apiDeMedios();
  openApp(`${prefijo}/medio-aprobacion`, user);
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  const textos = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(textos.slice(1, 1 + entradas.length)).toEqual(entradas);
});
