import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer } from '../../testing/api';
import { apiDeClientes, ejecutivo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { eventosDePrueba } from '../../testing/recorridos';
import { withStyles } from '../../testing/styles';

const direccion = `/ejecutivo/estado-cliente/${zambrano.identificacion}?plan=01-M001-12&tab=cliente&sub=historial`;
const filtroDe = (path: string) => JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');

/** A fake API that pages by key as the real one does. */
function preparar(cuantos: number) {
  const api = apiDeClientes();
  const todos = eventosDePrueba(cuantos);
  api.on('GET /evento', ({ path }) => {
    const { idDepartamento, antesDe = Number.POSITIVE_INFINITY } = filtroDe(path);
    const eventos = todos.filter((e) => e.id < antesDe && (!idDepartamento || e.idDepartamento === idDepartamento));
    return { body: eventos.slice(0, 25) };
  });
  return { ...api, consultas: () => api.pedidas('/evento').map(filtroDe) };
}
const historial = () => screen.findByRole('region', { name: 'Historial del cliente' });
const nombres = async () => within(await historial()).getAllByText(/^Evento \d+$/).length;

long('EST-515 a history that does not load says so and can be asked for again', async () => {
  const api = preparar(3);
  api.on('GET /evento', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(direccion, ejecutivo);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /evento', () => ({ body: eventosDePrueba(1) }));
  await teclado.click(reintentar);
  expect(await nombres()).toBe(1);
});

test('JOR-506 a plan without events says so', async () => {
  preparar(0);
  openApp(direccion, ejecutivo);
  const panel = within(await screen.findByRole('tabpanel'));
  expect(await panel.findByText('No se han registrado eventos')).toBeVisible();
});

test('EST-505 EST-516 the sub-tab shows who did what and when, and scrolls at 500 px, by keyboard too', async () => {
  withStyles();
  preparar(3);
  openApp(direccion, ejecutivo);
  expect(await screen.findByRole('tab', { name: 'Historial del cliente', selected: true })).toBeVisible();
  const caja = await historial();
  expect(getComputedStyle(caja).maxHeight).toBe('500px');
  expect(caja).toHaveAttribute('tabindex', '0');
  const [primero, segundo] = within(caja).getAllByRole('listitem');
  expect(primero).toHaveTextContent(/^17\/11\/2026 22:05Evento 1000Sistema · Adjudicaciones$/);
  expect(segundo).toHaveTextContent('Evento 999Cédula borrosa falta el reversoLucía Andrade · Riesgos · Loor Ruth');
});

long('EST-515 the filter by department is asked of the server and stands in the address', async () => {
  const api = preparar(4);
  const { teclado, router } = openApp(direccion, ejecutivo);
  await historial();
  await teclado.click(screen.getByRole('combobox', { name: 'Departamento' }));
  const opciones = screen.getAllByRole('option').map((opcion) => opcion.textContent);
  expect(opciones).toEqual(expect.arrayContaining(['Todos', 'Adjudicaciones', 'Legal', 'Riesgos', 'RSA']));
  await teclado.click(screen.getByRole('option', { name: 'Riesgos' }));
  await waitFor(() => expect(api.consultas().at(-1)).toEqual({ plan: '01-M001-12', idDepartamento: '004' }));
  await waitFor(async () => expect(await nombres()).toBe(2));
  expect(new URLSearchParams(router.state.location.search).get('departamento')).toBe('004');
});

long(
  'EST-515 a department without events says so; a shared address filters at once; an invented one does not',
  async () => {
    const api = preparar(4);
    const primera = openApp(`${direccion}&departamento=003`, ejecutivo);
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByText('No se han registrado eventos')).toBeVisible();
    expect(api.consultas()).toEqual([{ plan: '01-M001-12', idDepartamento: '003' }]);
    primera.unmount();
    openApp(`${direccion}&departamento=999`, ejecutivo);
    await waitFor(() => expect(api.consultas().at(-1)).toEqual({ plan: '01-M001-12' }));
  },
);

long('EST-516 more events come by the last one seen, without repeating, until there are none', async () => {
  const api = preparar(60);
  const { teclado } = openApp(direccion, ejecutivo);
  await waitFor(async () => expect(await nombres()).toBe(25));
  await teclado.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(async () => expect(await nombres()).toBe(50));
  await teclado.click(screen.getByRole('button', { name: 'Ver más' }));
  await waitFor(async () => expect(await nombres()).toBe(60));
  expect(screen.queryByRole('button', { name: 'Ver más' })).not.toBeInTheDocument();
  expect(api.consultas().map(({ antesDe }) => antesDe ?? null)).toEqual([null, 976, 951]);
  expect(new Set(screen.getAllByText(/^Evento \d+$/).map((e) => e.textContent)).size).toBe(60);
});
