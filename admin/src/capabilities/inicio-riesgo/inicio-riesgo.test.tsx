import { PLAZO_DE_REVISION } from '@adjudica/domain';
import { screen, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { completa, incompleta } from '../../testing/carpetas';
import { long } from '../../testing/long';
import { openApp } from '../../testing/openApp';
import { asPhone } from '../../testing/phone';
import { withStyles } from '../../testing/styles';

const riesgo = userOf('Riesgo', '004');

const delMes = () => ({
  body: { enRiesgo: 12, recibidasMes: 9, aprobadasMes: 6, devueltasMes: 1, diasPromedio: 2.5 },
});

function abrirInicio(
  filas = [completa, incompleta],
  metricas: Parameters<ReturnType<typeof fakeApi>['on']>[1] = delMes,
  tareas = { cantidad: 4, conMensaje: false },
) {
  const api = fakeApi();
  api.on('GET /auth/sesion', () => ({ status: 503 }));
  api.on('GET /tarea/hoy', () => ({ body: tareas }));
  api.on('GET /carpeta/metricas', metricas);
  api.on('GET /carpeta', ({ path }) => {
    const filtro = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
    expect(filtro.idDepartamento).toBe('004');
    return listAnswer(
      'carpeta',
      filas.filter((fila) => fila.completa === filtro.completa),
    );
  });
  return { api, ...openApp('/riesgo/inicio', riesgo) };
}
const tabla = async (nombre = 'Carpetas completas') => within(await screen.findByRole('table', { name: nombre }));

long('RIE-504 the figures of the month, with one decimal and the comma', async () => {
  abrirInicio();
  const panel = within(await screen.findByRole('region', { name: 'Metricas' }));
  expect(await panel.findByText('12')).toBeVisible();
  expect(panel.getByText('2,5')).toBeVisible();
});

long('RIE-504 figures that fail leave the board alone and can be asked for again', async () => {
  const { api, teclado } = abrirInicio(undefined, () => problemAnswer(409, 'interno', 'No se pudo'));
  const panel = within(await screen.findByRole('region', { name: 'Metricas' }));
  expect(await panel.findByText('No se pudo')).toBeVisible();
  expect((await tabla()).getAllByRole('row')).toHaveLength(2);
  api.on('GET /carpeta/metricas', () => ({
    body: { enRiesgo: 7, recibidasMes: 0, aprobadasMes: 0, devueltasMes: 0, diasPromedio: null },
  }));
  await teclado.click(panel.getByRole('button'));
  expect(await panel.findByText('7')).toBeVisible();
  expect(panel.getByText('—')).toBeVisible();
});

long('RIE-505 RIE-506 RIE-507 the complete folders, their columns, and both buttons in each row', async () => {
  abrirInicio();
  const t = await tabla();
  expect(t.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Cod.',
    'Nombre',
    'Plan',
    'Grupo',
    'Fecha Adjudica.',
    'Asam. Adjudica.',
    'Aprobación',
  ]);
  const [, fila] = t.getAllByRole('row');
  expect(fila).toHaveTextContent('MotorPlan $ 15.000,00');
  expect(fila).toHaveTextContent('10/02/2026');
  expect(fila).toHaveTextContent('Enviada el 09/03/2026 por Luis Chicaiza');
  expect(within(fila as HTMLElement).getAllByRole('button')).toHaveLength(2);
  expect(t.getAllByRole('row')).toHaveLength(2);
});

long('RIE-505 the incomplete ones are counted on their chip and shown behind it, with what they lacked', async () => {
  const { teclado } = abrirInicio();
  const chip = await screen.findByRole('button', { name: 'Incompletas: 1' });
  expect(chip).toHaveAttribute('aria-pressed', 'false');
  await teclado.click(chip);
  const t = await tabla('Carpetas incompletas');
  expect(t.getByText(/Faltaban 2 requisitos/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Carpetas completas' })).toBeNull();
});

long(
  'what was sent incomplete waits in sight too, with its days against the promise, its score and who attends it',
  async () => {
    withStyles();
    const tarde = { ...incompleta, diasEnEspera: 9, puntaje: null, ejecutivo: null };
    abrirInicio([{ ...completa, puntajeDesactualizado: true }, tarde]);
    const fila = async (nombre: string) => within((await screen.findByText(nombre)).closest('tr') as HTMLElement);
    const primera = await fila(completa.nombreCliente);
    expect(primera.getByText(`En espera 1 día hábil de ${PLAZO_DE_REVISION}`)).toBeVisible();
    expect(primera.getByText('Puntaje: 785. Ejecutivo: Luis Chicaiza')).toBeVisible();
    expect(primera.getByText('Puntaje desactualizado')).toBeVisible();
    const segunda = await fila(incompleta.nombreCliente);
    const espera = segunda.getByText(`En espera 9 días hábiles de ${PLAZO_DE_REVISION}`);
    const color = (texto: HTMLElement) => getComputedStyle(texto.closest('.MuiChip-root') as HTMLElement).color;
    expect(color(espera)).not.toBe(color(primera.getByText(/^En espera 1 /)));
    expect(segunda.getByText('Sin calcular')).toBeVisible();
    expect(segunda.queryByText('Puntaje desactualizado')).toBeNull();
  },
);

test('RIE-505 RIE-508 where only incomplete folders wait they stand first, before the word that none is complete', async () => {
  abrirInicio([incompleta]);
  const fila = await screen.findByText(incompleta.nombreCliente);
  const ninguna = await screen.findByText('No tiene socios asignados por el momento.');
  expect(fila.compareDocumentPosition(ninguna)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

long('on a phone the code stands with the name, and has no column of its own', async () => {
  asPhone();
  abrirInicio();
  const celda = within((await screen.findByText(completa.nombreCliente)).closest('td') as HTMLElement);
  expect(celda.getByText(completa.id)).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Cod.' })).toBeNull();
});

test('RIE-508 no folder waits', async () => {
  abrirInicio([]);
  expect(await screen.findByText('No tiene socios asignados por el momento.')).toBeVisible();
});

long('RIE-505 the board folds', async () => {
  const { teclado } = abrirInicio();
  await tabla();
  const titulo = screen.getByRole('button', { name: 'Tablero de Actividades' });
  expect(titulo).toHaveAttribute('aria-expanded', 'true');
  await teclado.click(titulo);
  expect(titulo).toHaveAttribute('aria-expanded', 'false');
});

long('RIE-509 a click in a row opens the status of the client with the plan chosen', async () => {
  const { teclado, router } = abrirInicio();
  await teclado.click((await tabla()).getByText('MotorPlan $ 15.000,00'));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/riesgo/estado-cliente/1710034065?plan=01-M001-12');
});

test('RIE-510 the reject button of a row asks for a reason, and sends nothing without one', async () => {
  const { teclado, api } = abrirInicio();
  api.on('POST /carpeta/01-M001-12/devolver', () => ({ body: {} }));
  const enviadas = () => api.llamadas.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
  await teclado.click((await tabla()).getByRole('button', { name: /^Devolver carpeta: Zambrano/ }));
  const d = within(await screen.findByRole('dialog', { name: 'Devolver carpeta' }));
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(d.getByText('Motivo no puede estar vacío')).toBeVisible();
  expect(enviadas()).toEqual([]);
  await teclado.type(d.getByRole('textbox', { name: 'Motivo' }), 'Falta la papeleta');
  await teclado.click(d.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText('Carpeta devuelta a adjudicaciones')).toBeVisible();
  expect(enviadas()).toEqual([
    ['/carpeta/01-M001-12/devolver', { motivo: 'Falta la papeleta', version: completa.version }],
  ]);
});

const DE_HOY = '/riesgo/lista-de-tareas?filter={"estado":"abiertas","deHoy":true,"mias":true}';

long(
  'RIE-502 without the setting tasks are told by their link alone, and nothing else on the home speaks of them',
  async () => {
    abrirInicio();
    await tabla();
    expect(await screen.findByRole('link', { name: 'Tareas de hoy: 4' })).toHaveAttribute('href', DE_HOY);
    expect(screen.getAllByText(/tarea/i)).toHaveLength(1);
    expect(screen.queryByRole('note')).toBeNull();
  },
);

long.each([
  [0, 'No tiene tareas para hoy.'],
  [1, 'Hoy tiene una tarea.'],
  [4, 'Hoy tiene 4 tareas.'],
])('RIE-502 with the setting a message tells the tasks of today (%i) and leads to them', async (cantidad, texto) => {
  const { api } = abrirInicio(undefined, undefined, { cantidad, conMensaje: true });
  const mensaje = await screen.findByRole('note');
  expect(mensaje).toHaveTextContent(texto);
  expect(within(mensaje).getByRole('link', { name: 'Ver tareas' })).toHaveAttribute('href', DE_HOY);
  expect(api.llamadas.filter(({ path }) => path === '/tarea/hoy')).toHaveLength(1);
});

test('RIE-507 RIE-509 the buttons open their dialogs, and what is clicked there opens no client', async () => {
  const { teclado, router } = abrirInicio();
  const t = await tabla();
  await teclado.click(t.getByRole('button', { name: /^Devolver carpeta: Zambrano/ }));
  const d = within(await screen.findByRole('dialog', { name: 'Devolver carpeta' }));
  await teclado.click(d.getByText('Zambrano Loor José Antonio'));
  await teclado.click(d.getByRole('button', { name: 'Cancelar' }));
  await teclado.click(t.getByRole('button', { name: /^Aprobar carpeta: Zambrano/ }));
  expect(await screen.findByRole('dialog', { name: '¿Aprobar carpeta?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/riesgo/inicio');
});
