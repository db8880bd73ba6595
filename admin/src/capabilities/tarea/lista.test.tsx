import { act, screen, waitFor, within } from '@testing-library/react';
import { asistente, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { ejecutivo } from '../../testing/clientes';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { apiDeTareas, gerente, jefatura, pendiente, sinDueno } from '../../testing/tareas';
import { vencimientoDe } from './vencimiento';

const tabla = () => screen.findByRole('table');
const columnas = (t: HTMLElement) =>
  within(t)
    .getAllByRole('columnheader')
    .map((th) => th.textContent);
const consulta = (path = '') => {
  const params = new URLSearchParams(path.split('?')[1]);
  return {
    filter: JSON.parse(params.get('filter') ?? '{}'),
    range: params.get('range'),
    sort: params.get('sort'),
  };
};

test('TAR-502 nobody but the head sees to whom a task is assigned', async () => {
  apiDeTareas();
  const primera = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  const deEjecutivo = columnas(await tabla());
  expect(deEjecutivo).toEqual(['Nombre', 'Plan', 'Nombre Tarea', 'Rol', 'Estado', 'Fecha Ejecución']);
  primera.unmount();
  const segunda = openApp('/jftadj/lista-de-tareas', gerente);
  expect(columnas(await tabla())).toEqual(deEjecutivo);
  segunda.unmount();
  openApp('/jftadj/lista-de-tareas', jefatura);
  const t = await tabla();
  expect(columnas(t)).toEqual([...deEjecutivo, 'Usuario Asignado']);
  expect(within(t).getAllByText('Lucía Andrade')).toHaveLength(2);
});

long('TAR-503 a closed task cannot be opened, by mouse or by keyboard', async () => {
  const api = apiDeTareas();
  const { teclado } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  const fila = (await within(await tabla()).findByText('Reemplazar documento rechazado')).closest('tr') as HTMLElement;
  expect(within(fila).queryByRole('button')).not.toBeInTheDocument();
  await teclado.click(within(fila).getByText('Cerrado'));
  await teclado.click(within(fila).getByText('Reemplazar documento rechazado'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.llamadas.some(({ path }) => path.startsWith('/tarea/'))).toBe(false);
});

long('TAR-503 a click anywhere in the row of an open task opens the dialog', async () => {
  apiDeTareas();
  const { teclado } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  await teclado.click((await within(await tabla()).findAllByText('Pendiente'))[0] as Element);
  expect(await screen.findByRole('dialog', { name: 'Modificar tarea' })).toBeVisible();
});

long('TAR-503 the keyboard opens it too, and comes back to the row', async () => {
  apiDeTareas();
  const { teclado } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  const [boton] = await within(await tabla()).findAllByRole('button', { name: 'Completar carpeta del adjudicado' });
  act(() => boton?.focus());
  await teclado.keyboard('{Enter}');
  const dialogo = await screen.findByRole('dialog', { name: 'Modificar tarea' });
  await within(dialogo).findByLabelText(/^Resultado/);
  await teclado.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(boton).toHaveFocus();
});

long('TAR-500 TAR-505 the title and the three states in words', async () => {
  apiDeTareas();
  openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  expect(await screen.findByRole('heading', { name: 'Descripción de Tarea' })).toBeVisible();
  const t = within(await tabla());
  expect(['Pendiente', 'Cerrado', 'Sin Asignar'].map((texto) => t.getAllByText(texto).length)).toEqual([1, 1, 1]);
});

long('TAR-504 ten rows a page and no choice of sizes', async () => {
  const api = apiDeTareas();
  api.on('GET /tarea', () => ({ ...listAnswer('tarea', [pendiente]), headers: { 'Content-Range': 'tarea 0-9/31' } }));
  openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  expect(await screen.findByText('1–10 de 31')).toBeVisible();
  expect(screen.queryByText('Filas por página:')).not.toBeInTheDocument();
  expect(consulta(api.llamadas.find(({ path }) => path.startsWith('/tarea?'))?.path).range).toBe('[0,9]');
});

long('TAR-500 the list begins with the open ones; all of them are a choice away', async () => {
  const api = apiDeTareas();
  const { teclado } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  await tabla();
  const pedidos = () => api.llamadas.filter(({ path }) => path.startsWith('/tarea?')).map(({ path }) => consulta(path));
  expect(pedidos()[0]?.filter).toEqual({ estado: 'abiertas' });
  expect(pedidos()[0]?.sort).toBe('["fechaEjecucion","ASC"]');
  await teclado.click(screen.getByRole('combobox', { name: 'Estado' }));
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual([
    'Abiertas',
    'Pendiente',
    'Sin Asignar',
    'Cerrado',
    'Todas',
  ]);
  await teclado.click(screen.getByRole('option', { name: 'Todas' }));
  await waitFor(() => expect(pedidos().at(-1)?.filter).toEqual({}));
});

long('TAR-500 state, search and the tasks of today are asked of the server and stand in the address', async () => {
  const api = apiDeTareas();
  const { teclado, router } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  await tabla();
  await teclado.click(screen.getByRole('combobox', { name: 'Estado' }));
  await teclado.click(screen.getByRole('option', { name: 'Sin Asignar' }));
  await teclado.click(screen.getByRole('button', { name: 'Tareas de hoy' }));
  await teclado.type(screen.getByPlaceholderText('Buscar por cliente, plan o tarea'), 'zambrano{Enter}');
  const pedido = { estado: 'S', deHoy: true, q: 'zambrano' };
  // the bell asks too, whenever it is its turn
  const ultima = () => api.llamadas.filter(({ path }) => path.startsWith('/tarea?')).at(-1)?.path;
  await waitFor(() => expect(consulta(ultima()).filter).toEqual(pedido));
  expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual(pedido);
});

long("TAR-514 'Mías' is for whoever sees everybody's, and is asked of the server", async () => {
  const api = apiDeTareas();
  const primera = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  await tabla();
  expect(screen.queryByRole('button', { name: 'Mías' })).toBeNull();
  primera.unmount();
  const { teclado } = openApp(
    '/jftadj/lista-de-tareas?filter={"estado":"abiertas","deHoy":true,"mias":true}',
    jefatura,
  );
  const ultima = () => api.llamadas.filter(({ path }) => path.startsWith('/tarea?')).at(-1)?.path;
  await tabla();
  expect(consulta(ultima()).filter).toEqual({ estado: 'abiertas', deHoy: true, mias: true });
  await teclado.click(screen.getByRole('button', { name: 'Mías', pressed: true }));
  await waitFor(() => expect(consulta(ultima()).filter).toEqual({ estado: 'abiertas', deHoy: true }));
});

long('TAR-500 a list that does not come says so; an empty one too', async () => {
  const api = apiDeTareas();
  api.on('GET /tarea', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp('/ejecutivo/lista-de-tareas', ejecutivo);
  api.on('GET /tarea', () => listAnswer('tarea', []));
  await teclado.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No existen registros para mostrar.')).toBeVisible();
});

test.each([
  ['/asistente', asistente],
  ['/ejecutivo', ejecutivo],
  ['/jftadj', jefatura],
  ['/riesgo', userOf('Riesgo', '004')],
  ['/legal', userOf('Asistente Legal', '003')],
] as const)('TAR-001 NAV-508 %s has the task list', async (prefijo, user) => {
  apiDeTareas([sinDueno]);
  openApp(`${prefijo}/lista-de-tareas`, user);
  expect(await screen.findByRole('heading', { name: 'Descripción de Tarea' })).toBeVisible();
  // Whoever may not read clients gets the plan as text.
  const plan = await screen.findByText('01-M001-12');
  expect(plan.closest('a')?.getAttribute('href') ?? null).toBe(
    prefijo === '/asistente' ? null : `${prefijo}/estado-cliente/1710034065?plan=01-M001-12`,
  );
});

test.each([
  ['late', 'P', '2026-11-18', 'Vencida hace 2 días hábiles'],
  ['late by one day', 'S', '2026-11-19', 'Vencida hace 1 día hábil'],
  ['of today', 'A', '2026-11-20', 'Para hoy'],
  ['of tomorrow', 'P', '2026-11-21', null],
  ['without a date', 'P', null, 'Para hoy'],
  ['closed without a date', 'C', null, null],
  ['closed, however late', 'C', '2026-11-18', null],
] as const)('TAR-501 a task that is %s shows how pressing it is', (_, estado, fechaEjecucion, texto) => {
  expect(vencimientoDe({ estado, fechaEjecucion }, '2026-11-20')?.texto ?? null).toBe(texto);
});
