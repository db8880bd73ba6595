import { configure, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { asistente, listAnswer, problemAnswer } from '../../testing/api';
import { apiDeAsambleas, comercial, con, delGrupo, detalle3, opciones } from '../../testing/asambleas';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';

const calendario = con('calendario-asambleas', delGrupo);
type Teclado = ReturnType<typeof userEvent.setup>;

// Queries by role judge the visibility of every node of page and dialog; what is asked for here is on the dialog anyway.
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

const phone = window.matchMedia;
afterAll(() => {
  window.matchMedia = phone;
});
beforeEach(() => {
  // A desk: the date is typed and picked in place, not in a phone's full-screen dialog.
  window.matchMedia = ((query: string) => ({
    matches: /min-width|light|pointer: ?fine/.test(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});

async function abrirDialogo() {
  const api = apiDeAsambleas();
  const view = openApp(calendario, asistente);
  await view.teclado.click(await screen.findByRole('button', { name: 'Nueva fecha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva fecha asamblea' }));
  await waitFor(() => expect(dialog.getByLabelText('No. Asamblea')).toHaveValue('4'));
  return { api, dialog, ...view };
}

async function llenar(teclado: Teclado, dialog: ReturnType<typeof within>) {
  await teclado.click(dialog.getByRole('button', { name: /Elige fecha/ }));
  await teclado.click(await screen.findByRole('gridcell', { name: '15' }));
  await teclado.type(dialog.getByLabelText(/^Hora/), '1830');
  await teclado.click(dialog.getByRole('combobox', { name: /^Lugar/ }));
  await teclado.click(await screen.findByRole('option', { name: 'Virtual - Facebook Live' }));
  await teclado.type(dialog.getByRole('combobox', { name: /^Notario/ }), 'elena');
  await teclado.click(await screen.findByRole('option', { name: 'Dra. Elena Paredes' }));
}

long(
  'ASA-070 without a group the assemblies of all are shown, each with its group, by the month, state and minutes of the link',
  async () => {
    const api = apiDeAsambleas();
    const filtro = { fechaDesde: '2026-10-01', fechaHasta: '2026-10-31', estado: 'Cerrada', asignado: 'False' };
    const { teclado } = openApp(con('calendario-asambleas', filtro), asistente);
    expect(await screen.findByText('20/10/2026')).toBeVisible();
    expect(api.filtroDe('/asamblea')).toEqual(filtro);
    expect(screen.getAllByRole('cell', { name: 'M001 · MotorPlan' }).length).toBeGreaterThan(0);
    const mes = screen.getByRole('combobox', { name: 'Mes' });
    expect(mes).toHaveTextContent('octubre de 2026');
    await teclado.click(mes);
    await teclado.click(await screen.findByRole('option', { name: 'Todos' }));
    await waitFor(() => expect(api.filtroDe('/asamblea')).toEqual({ estado: 'Cerrada', asignado: 'False' }));
  },
);

long('ASA-070 days that are no month stand in the filter as they are', async () => {
  apiDeAsambleas();
  openApp(con('calendario-asambleas', { fechaDesde: '2026-10-20', fechaHasta: '2026-10-20' }), asistente);
  expect(await screen.findByRole('combobox', { name: 'Mes' })).toHaveTextContent('20/10/2026');
});

test('ASA-072 who may not create has no Nueva fecha', async () => {
  apiDeAsambleas();
  openApp(calendario, comercial);
  expect(await screen.findByText('20/10/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nueva fecha' })).not.toBeInTheDocument();
});

long(
  'ASA-076 ASA-078 ASA-080 ASA-082 an empty form is refused with the texts of each field and nothing is sent',
  async () => {
    const { api, dialog, teclado } = await abrirDialogo();
    await teclado.click(dialog.getByRole('button', { name: 'Crear fecha' }));
    expect(await dialog.findByText('Fecha de la asamblea es requierida.')).toBeVisible();
    expect(dialog.getByText('Hora de la asamblea es requierida.')).toBeVisible();
    expect(dialog.getByText('Lugar de la asamblea es requierido.')).toBeVisible();
    expect(dialog.getByText('Nombre de notario es requerido.')).toBeVisible();
    expect(api.enviadas('POST')).toEqual([]);
  },
);

long('ASA-079 an hour that does not exist is refused', async () => {
  const { dialog, teclado } = await abrirDialogo();
  await teclado.type(dialog.getByLabelText(/^Hora/), '2400');
  await teclado.tab();
  expect(await dialog.findByText('Hora no permitida')).toBeVisible();
});

long('ASA-088 a duplicate is a warning, and the dialog stays with what was written', async () => {
  const { api, dialog, teclado } = await abrirDialogo();
  api.on('POST /asamblea', () =>
    problemAnswer(409, 'asamblea-duplicada', 'Ya existe asamblea para la fecha seleccionada', {
      fecha: 'Ya existe asamblea para la fecha seleccionada',
    }),
  );
  await llenar(teclado, dialog);
  await teclado.click(dialog.getByRole('button', { name: 'Crear fecha' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Ya existe asamblea para la fecha seleccionada');
  expect(alert).toHaveClass('MuiAlert-colorWarning');
  expect(dialog.getAllByText('Ya existe asamblea para la fecha seleccionada')).toHaveLength(1);
  expect(dialog.getByLabelText(/^Hora/)).toHaveValue('18:30');
});

long('ASA-077 what the server refuses of the date is said at its field, once', async () => {
  const { api, dialog, teclado } = await abrirDialogo();
  const texto = 'La fecha más temprana permitida es 01/02/2027';
  api.on('POST /asamblea', () => problemAnswer(422, 'fecha-temprana', texto, { fecha: texto }));
  await llenar(teclado, dialog);
  await teclado.click(dialog.getByRole('button', { name: 'Crear fecha' }));
  expect(await dialog.findByText(texto)).toHaveAttribute('id', expect.stringContaining('helper-text'));
  expect(dialog.getAllByText(texto)).toHaveLength(1);
});

test('ASA-089 any other failure says so', async () => {
  const { api, dialog, teclado } = await abrirDialogo();
  api.on('POST /asamblea', () => problemAnswer(500, 'interno', 'x'));
  await llenar(teclado, dialog);
  await teclado.click(dialog.getByRole('button', { name: 'Crear fecha' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ocurrio un error, intente de nuevo$/);
});

long('a written date is not thrown away by Esc without asking', async () => {
  const { dialog, teclado } = await abrirDialogo();
  await teclado.type(dialog.getByLabelText('Testigo 1'), 'Juan');
  await teclado.keyboard('{Escape}');
  await teclado.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(dialog.getByLabelText('Testigo 1')).toHaveValue('Juan');
});

long('a group with all its assemblies says so and offers no button', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea/opciones', () => ({
    body: { ...opciones, nuevaFecha: { ...opciones.nuevaFecha, permitida: false } },
  }));
  const { teclado } = openApp(calendario, asistente);
  await teclado.click(await screen.findByRole('button', { name: 'Nueva fecha' }));
  expect(await screen.findByText('El grupo ya tiene todas sus asambleas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crear fecha' })).toBeDisabled();
});

test('ASA-005 a date that the home asked for is created once: the dialog does not open again', async () => {
  const api = apiDeAsambleas();
  api.on('POST /asamblea', () => ({ status: 201, body: detalle3 }));
  const { teclado, router } = openApp(`${calendario}&nueva-fecha=1`, asistente);
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva fecha asamblea' }));
  await waitFor(() => expect(dialog.getByLabelText('No. Asamblea')).toHaveValue('4'));
  await llenar(teclado, dialog);
  await teclado.click(dialog.getByRole('button', { name: 'Crear fecha' }));
  await screen.findByText('Nueva fecha de asamblea creada');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).not.toContain('nueva-fecha');
});

test('ASA-085 ASA-086 ASA-090 the date is sent with the number that was shown, once, with a key', async () => {
  const { api, dialog, teclado } = await abrirDialogo();
  expect(dialog.getByLabelText('No. Asamblea')).toHaveAttribute('readonly');
  api.on('POST /asamblea', () => ({ status: 201, body: { ...detalle3, id: 34, numeroAsamblea: 4 } }));
  await llenar(teclado, dialog);
  await teclado.type(dialog.getByLabelText('Testigo 1'), 'Juan Pérez');
  await teclado.dblClick(dialog.getByRole('button', { name: 'Crear fecha' }));
  expect(await screen.findByText('Nueva fecha de asamblea creada')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent, ...more] = api.enviadas('POST');
  expect(more).toEqual([]);
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(sent?.body).toEqual({
    producto: '01',
    grupo: 'M001',
    numeroAsamblea: 4,
    fecha: '2026-12-15',
    hora: '18:30',
    lugar: 'Virtual - Facebook Live',
    notario: 'Dra. Elena Paredes',
    testigo1: 'Juan Pérez',
  });
});

long('ASA-077 ASA-081 ASA-084 GEN-519 earliest day, places, notaries and weeks from Monday', async () => {
  const { api, dialog, teclado } = await abrirDialogo();
  expect(dialog.getByText('Desde el 01/12/2026')).toBeVisible();
  expect(api.filtroDe('/notario')).toEqual({ tipo: 'ASAMBLEA' });
  await teclado.click(dialog.getByRole('combobox', { name: /^Lugar/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Virtual - Facebook Live',
    'Auditorio Oficina A. Borja',
  ]);
  await teclado.keyboard('{Escape}');
  await teclado.click(dialog.getByRole('button', { name: /Elige fecha/ }));
  expect(
    (await screen.findAllByRole('columnheader'))
      .filter((head) => head.closest('[role=grid]'))
      .map((head) => head.textContent),
  ).toEqual(['L', 'M', 'M', 'J', 'V', 'S', 'D']);
  expect(screen.getByText('diciembre 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mes anterior' })).toBeDisabled();
});

test('ASA-070 ASA-073 ASA-021 the assemblies of the chosen group, ten rows a page', async () => {
  const api = apiDeAsambleas();
  openApp(calendario, asistente);
  expect(await screen.findByText('20/09/2026')).toBeVisible();
  expect(screen.getAllByText('Cerrada')).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Acta de Asamblea No.1' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'No. Asamblea',
    'Fecha',
    'Hora',
    'Lugar',
    'Notario',
    'Estado',
    'Acta',
  ]);
  expect(api.filtroDe('/asamblea')).toEqual(delGrupo);
  const call = api.enviadas('GET').find(({ path }) => path.startsWith('/asamblea?'));
  expect(decodeURIComponent(call?.path ?? '')).toContain('range=[0,9]');
});

test('ASA-074 a group without assemblies says so', async () => {
  const api = apiDeAsambleas();
  api.on('GET /asamblea', () => listAnswer('asamblea', []));
  openApp(calendario, asistente);
  expect(await screen.findByText('El grupo seleccionado no tiene asambleas.')).toBeVisible();
});

test('ASA-018 ASA-015 products as Motor Plan; a group that does not exist says so; before one is chosen all assemblies are there', async () => {
  const api = apiDeAsambleas();
  const { teclado } = openApp('/asistente/calendario-asambleas', asistente);
  expect(await screen.findByText('20/10/2026')).toBeVisible();
  expect(api.filtroDe('/asamblea')).toEqual({});
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Producto' })).not.toHaveAttribute('aria-disabled'));
  await teclado.click(screen.getByRole('combobox', { name: 'Producto' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Motor Plan',
    'Casa Plan',
  ]);
  await teclado.click(screen.getByRole('option', { name: 'Casa Plan' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Grupo' })).toBeEnabled());
  await teclado.click(screen.getByRole('combobox', { name: 'Grupo' }));
  expect(await screen.findByText('Grupo no existe')).toBeVisible();
  expect(api.filtroDe('/asamblea')).toEqual({ producto: '02' });
});

long('ASA-071 the Excel of the chosen group is asked for', async () => {
  const api = apiDeAsambleas();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
  api.on('GET /asamblea/calendario.xlsx', () => ({ body: {} }));
  const { teclado } = openApp(calendario, asistente);
  await screen.findByText('20/09/2026');
  await teclado.click(screen.getByRole('button', { name: 'Descargar Excel' }));
  await waitFor(() =>
    expect(api.llamadas.map(({ path }) => path)).toContain('/asamblea/calendario.xlsx?producto=01&grupo=M001'),
  );
});
