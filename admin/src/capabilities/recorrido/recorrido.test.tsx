import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer, userOf } from '../../testing/api';
import { apiDeClientes, ejecutivo, riesgo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { entregado, eventosDePrueba, recorridoConPagare, recorridoDePrueba } from '../../testing/recorridos';
import { withStyles } from '../../testing/styles';
import { jefatura } from '../../testing/tareas';

const pagina = `/ejecutivo/estado-cliente/${zambrano.identificacion}/01-M001-12`;

function preparar(recorrido = recorridoDePrueba()) {
  const api = apiDeClientes();
  api.on('GET /plan/01-M001-12/recorrido', () => ({ body: recorrido }));
  api.on('GET /evento', () => ({ body: eventosDePrueba(2) }));
  return api;
}
const pasos = async () =>
  within(await screen.findByRole('list', { name: 'Pasos del recorrido' })).getAllByRole('listitem');

long("CLI-003 JOR-500 another client's plan, and one that does not exist, are no page", async () => {
  const api = preparar();
  const primera = openApp(pagina.replace(zambrano.identificacion, '0912345678'), ejecutivo);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
  primera.unmount();
  api.on('GET /plan/01-M001-12/recorrido', () => problemAnswer(404, 'no-encontrado', 'El registro no existe'));
  openApp(pagina, ejecutivo);
  expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
});

test('CLI-003 a journey that does not load says so and can be asked for again', async () => {
  const api = preparar();
  api.on('GET /plan/01-M001-12/recorrido', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = openApp(pagina, ejecutivo);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /plan/01-M001-12/recorrido', () => ({ body: recorridoDePrueba() }));
  await teclado.click(reintentar);
  expect((await pasos()).length).toBe(12);
});

long('JOR-501 JOR-503 JOR-504 the steps: done with date and who, the present one, those to come', async () => {
  preparar();
  openApp(pagina, ejecutivo);
  const todos = await pasos();
  expect(todos[1]).toHaveTextContent('Asignación a ejecutivo21/10/2026Marta Jefa1 d');
  expect(within(todos[1] as HTMLElement).getByRole('img', { name: 'Hecho, Adjudicaciones' })).toBeVisible();
  expect(todos[5]).toHaveAttribute('aria-current', 'step');
  expect(todos[5]).toHaveTextContent('Carpeta aprobadaEn curso5 d');
  expect(within(todos[11] as HTMLElement).getByRole('img', { name: 'Por hacer, Adjudicaciones' })).toBeVisible();
  expect(todos[11]).toHaveTextContent(/^Entrega$/);
  expect(todos.filter((paso) => paso.getAttribute('aria-current') === 'step')).toHaveLength(1);
});

test('three states with their meaning: what legal has begun before its turn is under way, what is to come has no colour', async () => {
  withStyles();
  const { eventos } = recorridoConPagare;
  preparar(recorridoDePrueba(eventos));
  openApp(pagina, ejecutivo);
  const todos = await pasos();
  const marca = (indice: number) => within(todos[indice] as HTMLElement).getByRole('img');
  expect([5, 8].map((indice) => marca(indice).getAttribute('aria-label'))).toEqual([
    'En curso, Riesgos',
    'En curso, Legal',
  ]);
  expect(new Set([7, 9, 11].map((indice) => getComputedStyle(marca(indice)).borderColor)).size).toBe(1);
  expect(
    within(screen.getByRole('list', { name: 'Qué significan las marcas' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Hecho', 'En curso', 'Por hacer']);
});

long('JOR-501 the total of working days and where they went', async () => {
  preparar();
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('23 día(s)')).toBeVisible();
  const partes = within(screen.getByRole('list', { name: 'Días hábiles por departamento' })).getAllByRole('listitem');
  expect(partes.map((parte) => parte.textContent)).toEqual(['Adjudicaciones 18', 'Riesgos 5']);
});

long('JOR-502 the dealer, contract and delivery steps have colours of their own', async () => {
  withStyles();
  preparar(entregado);
  openApp(pagina, ejecutivo);
  const todos = await pasos();
  const color = (indice: number) =>
    getComputedStyle(within(todos[indice] as HTMLElement).getByRole('img')).backgroundColor;
  const [deDepartamento, concesionario, contrato, entrega] = [color(1), color(7), color(9), color(11)];
  expect(new Set([deDepartamento, concesionario, contrato, entrega]).size).toBe(4);
  expect(color(10)).toBe(concesionario);
  // The step next to the contract is of the same department.
  expect(color(8)).not.toBe(contrato);
});

long('JOR-505 the plan in one strip', async () => {
  preparar();
  openApp(pagina, ejecutivo);
  const datos = within(await screen.findByRole('region', { name: 'Datos del plan' }));
  const hechos = datos.getAllByRole('definition').map((valor) => valor.textContent);
  expect(Object.fromEntries(datos.getAllByRole('term').map((t, i) => [t.textContent, hechos[i]]))).toEqual({
    Plan: '01-M001-12',
    Grupo: 'M001 · MotorPlan',
    Monto: '$ 18.000,00',
    'Valor de cuota': '$ 380,50',
    Saldo: '$ 18.264,05',
    Cuotas: '12/60',
    Vencidas: '2',
    Estado: 'Activo',
    Adjudicado: '20/10/2026',
    Ejecutivo: 'Lucía Andrade',
    Carpeta: 'Riesgos',
  });
});

test('JOR-503 a plan without an award has not set out; its events are shown all the same', async () => {
  preparar(recorridoDePrueba([], null));
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('El plan no está adjudicado: su recorrido no ha empezado.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pasos del recorrido' })).not.toBeInTheDocument();
  expect(
    within(await screen.findByRole('region', { name: 'Eventos del plan', hidden: false })).getByText('Evento 1000'),
  ).toBeVisible();
});

long('JOR-506 a plan without events says so', async () => {
  const api = preparar();
  api.on('GET /evento', () => ({ body: [] }));
  openApp(pagina, ejecutivo);
  expect(await screen.findByText('No se han registrado eventos')).toBeVisible();
});

long('CLI-003 the status page leads to the journey of the plan and the journey back to the plan', async () => {
  preparar();
  const { teclado, router } = openApp(`${pagina.replace('/01-M001-12', '')}?plan=01-M001-12`, ejecutivo);
  await teclado.click(await screen.findByRole('link', { name: 'Ver recorrido' }));
  await pasos();
  expect(router.state.location.pathname).toBe(pagina);
  const volver = within(screen.getByRole('main')).getByRole('link', { name: 'Estado cliente' });
  await teclado.click(volver);
  await waitFor(() => expect(router.state.location.search).toBe('?plan=01-M001-12'));
  expect(router.state.location.pathname).toBe(pagina.replace('/01-M001-12', ''));
});

long.each([
  ['/jftadj', jefatura],
  ['/riesgo', riesgo],
  ['/legal', userOf('Legal', '003')],
] as const)('JOR-500 the page stands under %s too', async (prefijo, user) => {
  preparar();
  openApp(pagina.replace('/ejecutivo', prefijo), user);
  expect((await pasos()).length).toBe(12);
});
