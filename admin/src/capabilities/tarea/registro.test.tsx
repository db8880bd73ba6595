import { act, screen, waitFor, within } from '@testing-library/react';
import { problemAnswer } from '../../testing/api';
import { apiDeClientes, ejecutivo, riesgo, zambrano } from '../../testing/clientes';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { withStyles } from '../../testing/styles';
import { arbol, cerrada, gerente, jefatura, pendiente, prepararTareas } from '../../testing/tareas';

const pagina = `/ejecutivo/estado-cliente/${zambrano.identificacion}`;
const conPlan = `${pagina}?plan=01-M001-12&tab=cliente&sub=historial`;

function preparar() {
  const api = apiDeClientes();
  prepararTareas(api, [pendiente, cerrada]);
  api.on('GET /plan/01-M001-12/arbol-tareas', () => ({ body: arbol }));
  return api;
}
const tarjeta = () => screen.findByRole('region', { name: 'Registro de Tareas' });
const nodo = async (texto: string) => {
  const t = within(await screen.findByRole('tree', { name: 'Registro de Tareas' }));
  return (await t.findByText(texto)).closest('[role=treeitem]') as HTMLElement;
};
async function abrirRegistro() {
  const api = preparar();
  const { teclado } = openApp(conPlan, ejecutivo);
  await nodo('Asignación a ejecutivo');
  await teclado.click(within(await tarjeta()).getByText('Asignación a ejecutivo'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar tarea' }));
  await dialogo.findByRole('combobox', { name: /^Tarea/ });
  const elegir = async (campo: RegExp, opcion: string) => {
    await teclado.click(dialogo.getByRole('combobox', { name: campo }));
    await teclado.click(await screen.findByRole('option', { name: opcion }));
  };
  const enviadas = () => api.llamadas.filter(({ method }) => method === 'POST');
  const registrar = () => teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  return { api, teclado, dialogo, elegir, enviadas, registrar };
}

long('TAR-003 without a plan, and while it does not load, there is no card and nothing is asked for', async () => {
  const api = preparar();
  const primera = openApp(pagina, ejecutivo);
  expect(await screen.findByText('Seleccione un plan.')).toBeVisible();
  expect(screen.queryByText('Registro de Tareas')).not.toBeInTheDocument();
  primera.unmount();
  api.on('GET /plan/01-M001-12', () => problemAnswer(500, 'interno', 'x'));
  openApp(conPlan, ejecutivo);
  expect(await screen.findByText('Error vuelva a intentar')).toBeVisible();
  expect(screen.queryByText('Registro de Tareas')).not.toBeInTheDocument();
  expect(api.pedidas('/plan/01-M001-12/arbol-tareas')).toEqual([]);
});

test('TAR-002 TAR-004 TAR-011 the card shows the events with their tasks below in 250 px; open tasks stand in sight', async () => {
  withStyles();
  preparar();
  openApp(conPlan, ejecutivo);
  const evento = await nodo('Asignación a ejecutivo');
  expect(evento).toHaveAttribute('aria-expanded', 'true');
  expect(within(evento).getByText('Completar carpeta del adjudicado')).toBeVisible();
  expect(within(evento).getByTitle('Pendiente')).toBeInTheDocument();
  // Nothing is open below this one.
  expect(await nodo('Documento rechazado')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('18/11/2026 · Rosa Vera')).toBeVisible();
  const caja = (await tarjeta()).querySelector('[role=tree]')?.closest('[class*=MuiBox]') as HTMLElement;
  expect(getComputedStyle(caja).height).toBe('250px');
});

long(
  'TAR-002 a tree that does not load says so and can be asked for again; an empty one says what is missing',
  async () => {
    const api = preparar();
    api.on('GET /plan/01-M001-12/arbol-tareas', () => problemAnswer(500, 'interno', 'x'));
    const { teclado } = openApp(conPlan, ejecutivo);
    const t = within(await tarjeta());
    const reintentar = await t.findByRole('button', { name: 'Reintentar' });
    api.on('GET /plan/01-M001-12/arbol-tareas', () => ({ body: [] }));
    await teclado.click(reintentar);
    expect(await t.findByText('No se han registrado eventos')).toBeVisible();
  },
);

long('TAR-005 choosing a pending task opens it, again and again', async () => {
  preparar();
  const { teclado } = openApp(conPlan, ejecutivo);
  for (const _ of [1, 2]) {
    await teclado.click(within(await nodo('Completar carpeta del adjudicado')).getByText(/Completar/));
    const dialogo = await screen.findByRole('dialog', { name: 'Modificar tarea' });
    await teclado.click(await within(dialogo).findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('TAR-005 the keyboard moves through the tree and opens: a closed task shows its facts', async () => {
  preparar();
  const { teclado } = openApp(conPlan, ejecutivo);
  const evento = await nodo('Documento rechazado');
  act(() => evento.focus());
  await teclado.keyboard('{ArrowRight}{ArrowDown}');
  expect(await nodo('Reemplazar documento rechazado')).toHaveFocus();
  await teclado.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reemplazar documento rechazado' }));
  expect(dialogo.getByText('Documento reemplazado')).toBeVisible();
});

long('TAR-005 Enter on an event opens the registration and does not fold it', async () => {
  preparar();
  const { teclado } = openApp(conPlan, ejecutivo);
  const evento = await nodo('Asignación a ejecutivo');
  act(() => evento.focus());
  await teclado.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Registrar tarea' })).toBeVisible();
  expect(evento).toHaveAttribute('aria-expanded', 'true');
});

long('TAR-005 whoever may not register reads the event instead', async () => {
  const api = preparar();
  const { teclado } = openApp(conPlan.replace('/ejecutivo', '/jftadj'), gerente);
  const evento = await nodo('Asignación a ejecutivo');
  expect(within(await tarjeta()).queryByRole('button', { name: 'Registrar tarea' })).not.toBeInTheDocument();
  await teclado.click(within(evento).getByText('Asignación a ejecutivo'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Asignación a ejecutivo' }));
  expect(dialogo.getByText('Marta Jefa')).toBeVisible();
  expect(api.pedidas('/tarea-tipo')).toEqual([]);
});

long('TAR-006 TAR-010 an empty registration is not sent: each field says what it lacks', async () => {
  const { dialogo, teclado, elegir, enviadas, registrar } = await abrirRegistro();
  await registrar();
  expect(dialogo.getByText('El campo es obligatorio')).toBeVisible();
  await elegir(/^Tarea/, 'Completar carpeta del adjudicado');
  expect(dialogo.getByText('Seleccione el resultado de la tarea')).toBeVisible();
  await elegir(/^Resultado/, 'Cliente no contesta');
  await teclado.click(dialogo.getByRole('checkbox', { name: 'Programar tarea' }));
  expect(dialogo.getByText('Seleccione la fecha de ejecución')).toBeVisible();
  await registrar();
  expect(enviadas()).toEqual([]);
});

test('TAR-006 only the tasks of the own department are offered, each with its results', async () => {
  const { dialogo, teclado, elegir } = await abrirRegistro();
  await teclado.click(dialogo.getByRole('combobox', { name: /^Tarea/ }));
  const opciones = () => screen.getAllByRole('option').map((opcion) => opcion.textContent);
  expect(opciones()).toEqual(['Completar carpeta del adjudicado', 'Llamar al cliente']);
  await teclado.click(screen.getByRole('option', { name: 'Completar carpeta del adjudicado' }));
  await elegir(/^Resultado/, 'Carpeta completa');
  await elegir(/^Tarea/, 'Llamar al cliente');
  expect(dialogo.getByRole('combobox', { name: /^Resultado/ })).not.toHaveTextContent('Carpeta completa');
  await teclado.click(dialogo.getByRole('combobox', { name: /^Resultado/ }));
  expect(opciones()).toEqual(['Contactado']);
});

test('TAR-007 TAR-009 TAR-013 unticked it is done; ticked it is pending with a date; under the event that was chosen', async () => {
  const { api, teclado, dialogo, elegir, enviadas, registrar } = await abrirRegistro();
  await elegir(/^Tarea/, 'Completar carpeta del adjudicado');
  await elegir(/^Resultado/, 'Cliente no contesta');
  await teclado.type(dialogo.getByLabelText('Observaciones'), 'Llamar el lunes');
  api.on('POST /tarea', () => problemAnswer(403, 'plan-de-otro-ejecutivo', 'El plan está asignado a otro ejecutivo'));
  await registrar();
  expect(await screen.findByText('El plan está asignado a otro ejecutivo')).toBeVisible();
  expect(dialogo.getByLabelText('Observaciones')).toHaveValue('Llamar el lunes');
  const cuerpo = { plan: '01-M001-12', tipo: 1, accion: 12, observaciones: 'Llamar el lunes', evento: 40 };
  expect(enviadas()[0]?.body).toEqual({ ...cuerpo, programar: false, fechaEjecucion: null });

  await teclado.click(dialogo.getByRole('checkbox', { name: 'Programar tarea' }));
  const campo = screen.getByRole('group', { name: /^Fecha de ejecución/ });
  await teclado.click(within(campo).getAllByRole('spinbutton')[0] as Element);
  await teclado.keyboard('31122099');
  api.on('POST /tarea', () => ({ status: 201, body: { ...pendiente, id: 9 } }));
  await registrar();
  expect(await screen.findByText('Tarea registrada con éxito.')).toBeVisible();
  expect(enviadas()[1]?.body).toEqual({ ...cuerpo, programar: true, fechaEjecucion: '2099-12-31' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The tree is read again.
  await waitFor(() => expect(api.pedidas('/plan/01-M001-12/arbol-tareas').length).toBe(2));
});

long('TAR-002 an event that gets an open task unfolds; one that somebody folded stays so', async () => {
  const api = preparar();
  const sinTareas = arbol.map((evento) => ({ ...evento, hijos: [] }));
  api.on('GET /plan/01-M001-12/arbol-tareas', () => ({ body: [sinTareas[0], arbol[1]] }));
  const { teclado } = openApp(conPlan, ejecutivo);
  const asignacion = await nodo('Asignación a ejecutivo');
  act(() => asignacion.focus());
  await teclado.keyboard('{ArrowLeft}');
  expect(asignacion).toHaveAttribute('aria-expanded', 'false');
  const nueva = { ...arbol[1]?.hijos[0], id: 'tarea-9', texto: 'Llamar al cliente' };
  api.on('GET /plan/01-M001-12/arbol-tareas', () => ({ body: [{ ...sinTareas[0], hijos: [nueva] }, arbol[1]] }));
  api.on('POST /tarea', () => ({ status: 201, body: { ...pendiente, id: 9 } }));
  await teclado.click(within(await nodo('Documento rechazado')).getByText('Documento rechazado'));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar tarea' }));
  for (const [campo, opcion] of [
    [/^Tarea/, 'Llamar al cliente'],
    [/^Resultado/, 'Contactado'],
  ] as const) {
    await teclado.click(await dialogo.findByRole('combobox', { name: campo }));
    await teclado.click(await screen.findByRole('option', { name: opcion }));
  }
  await teclado.click(dialogo.getByRole('button', { name: 'Registrar' }));
  expect(within(await nodo('Documento rechazado')).getByText('Llamar al cliente')).toBeVisible();
  expect(await nodo('Asignación a ejecutivo')).toHaveAttribute('aria-expanded', 'false');
});

long.each([
  ['/ejecutivo', ejecutivo],
  ['/jftadj', jefatura],
  ['/riesgo', riesgo],
] as const)(
  'CLI-016 from the status page under %s the registration dialog is opened without an event too',
  async (prefijo, user) => {
    preparar();
    const { teclado } = openApp(conPlan.replace('/ejecutivo', prefijo), user);
    await teclado.click(await within(await tarjeta()).findByRole('button', { name: 'Registrar tarea' }));
    expect(await screen.findByRole('dialog', { name: 'Registrar tarea' })).toBeVisible();
  },
);
