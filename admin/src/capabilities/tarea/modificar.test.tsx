import { screen, waitFor, within } from '@testing-library/react';
import { problemAnswer } from '../../testing/api';
import { ejecutivo } from '../../testing/clientes';
import { long } from '../../testing/long';
import { mount } from '../../testing/mount';
import { apiDeTareas, cerrada, jefatura, lucia, pedro, pendiente, sinDueno } from '../../testing/tareas';
import TareaDialog from './TareaDialog';
import type { TareaRecord } from './tipos';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

/** Opens the dialog of a task and waits for its form. */
async function abrirTarea(tarea: TareaRecord, user = ejecutivo) {
  const api = apiDeTareas([tarea]);
  const { teclado } = mount(<TareaDialog id={tarea.id} onClose={onClose} />, user);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Modificar tarea' }));
  await dialogo.findByRole('combobox', { name: /^Resultado/ });
  const enviadas = () => api.llamadas.filter(({ method }) => method === 'PUT');
  const elegir = async (campo: RegExp, opcion: string) => {
    await teclado.click(dialogo.getByRole('combobox', { name: campo }));
    await teclado.click(await screen.findByRole('option', { name: opcion }));
  };
  const guardar = () => teclado.click(dialogo.getByRole('button', { name: /^Guardar/ }));
  return { api, teclado, dialogo, enviadas, elegir, guardar };
}
const opciones = () => screen.getAllByRole('option').map((opcion) => opcion.textContent);
const escribirFecha = async (teclado: Awaited<ReturnType<typeof abrirTarea>>['teclado'], fecha: string) => {
  const campo = screen.getByRole('group', { name: /^Fecha de ejecución/ });
  await teclado.click(within(campo).getAllByRole('spinbutton')[0] as Element);
  await teclado.keyboard(fecha.replaceAll('/', ''));
};

long('TAR-506 nothing is sent without a result', async () => {
  const { dialogo, enviadas, guardar } = await abrirTarea(pendiente);
  await guardar();
  expect(dialogo.getByText('Seleccione el resultado de la tarea')).toBeVisible();
  expect(dialogo.getByRole('combobox', { name: /^Resultado/ })).toHaveFocus();
  expect(enviadas()).toEqual([]);
});

long('TAR-512 the head does not save a task without a user', async () => {
  const { dialogo, enviadas, elegir, guardar } = await abrirTarea(
    { ...sinDueno, acciones: ['modificar', 'reasignar'] },
    jefatura,
  );
  await elegir(/^Resultado/, 'Carpeta completa');
  await guardar();
  expect(dialogo.getByText('Usuario es requerido.')).toBeVisible();
  expect(enviadas()).toEqual([]);
  await elegir(/^Usuario/, 'Pedro Mora');
  expect(dialogo.queryByText('Usuario es requerido.')).not.toBeInTheDocument();
});

long('TAR-511 a date before tomorrow, and a ticked box without a date, are refused', async () => {
  const { dialogo, enviadas, elegir, guardar, teclado } = await abrirTarea(pendiente);
  await elegir(/^Resultado/, 'Cliente no contesta');
  await teclado.click(dialogo.getByRole('checkbox', { name: 'Programar tarea' }));
  await guardar();
  expect(dialogo.getByText('Seleccione la fecha de ejecución')).toBeVisible();
  await escribirFecha(teclado, '01/01/2020');
  expect(await dialogo.findByText('La fecha de ejecución debe ser desde mañana')).toBeVisible();
  await guardar();
  expect(enviadas()).toEqual([]);
});

test('TAR-509 whoever is not the head cannot give the task to somebody else', async () => {
  const { api, dialogo } = await abrirTarea(pendiente);
  expect(dialogo.getByLabelText('Usuario')).toBeDisabled();
  expect(dialogo.getByLabelText('Usuario')).toHaveValue('Lucía Andrade');
  expect(api.llamadas.some(({ path }) => path.endsWith('/usuarios'))).toBe(false);
});

test('TAR-506 TAR-507 TAR-508 the state follows the result and cannot be chosen; a closing result is not scheduled', async () => {
  const { dialogo, elegir, enviadas, guardar, api } = await abrirTarea(pendiente);
  const estado = dialogo.getByRole('combobox', { name: 'Estado' });
  expect(estado).toHaveAttribute('aria-disabled', 'true');
  expect(estado).toHaveTextContent('Pendiente');
  expect(dialogo.queryByRole('checkbox', { name: 'Programar tarea' })).not.toBeInTheDocument();
  await elegir(/^Resultado/, 'Carpeta completa');
  expect(estado).toHaveTextContent('Cerrado');
  expect(dialogo.queryByRole('checkbox', { name: 'Programar tarea' })).not.toBeInTheDocument();
  await elegir(/^Resultado/, 'Cliente no contesta');
  expect(estado).toHaveTextContent('Pendiente');
  expect(dialogo.getByRole('checkbox', { name: 'Programar tarea' })).not.toBeChecked();
  await elegir(/^Resultado/, 'Carpeta completa');
  api.on('PUT /tarea/5', () => ({ body: { ...pendiente, estado: 'C', version: 4 } }));
  await guardar();
  expect(enviadas()[0]?.body).toEqual({ accion: 11, observaciones: 'Llamar por la tarde' });
});

test('TAR-520 a scheduled result is sent once with its version and date; the word of success', async () => {
  const { api, dialogo, elegir, enviadas, guardar, teclado } = await abrirTarea(pendiente);
  await elegir(/^Resultado/, 'Cliente no contesta');
  await teclado.click(dialogo.getByRole('checkbox', { name: 'Programar tarea' }));
  await escribirFecha(teclado, '31/12/2099');
  api.on('PUT /tarea/5', () => ({ body: { ...pendiente, version: 4 } }));
  await guardar();
  expect(await screen.findByText('Tarea actualizada con éxito.')).toBeVisible();
  expect(enviadas()).toHaveLength(1);
  const [{ body, headers } = {} as never] = enviadas();
  expect(body).toEqual({ accion: 12, fechaEjecucion: '2099-12-31', observaciones: 'Llamar por la tarde' });
  expect(headers.get('If-Match')).toBe('"3"');
  expect(headers.get('Idempotency-Key')).not.toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
});

long.each([
  ['a date that has come stays, without a word of it', '2020-01-06', [], undefined],
  ['a date to come is taken away by unticking', '2099-12-30', ['Programar tarea'], null],
  ['a date to come is kept', '2099-12-30', [], '2099-12-30'],
] as const)('TAR-508 saved with a result: %s', async (_, fechaEjecucion, pulsar, enviada) => {
  const { api, dialogo, elegir, enviadas, guardar, teclado } = await abrirTarea({ ...pendiente, fechaEjecucion });
  await elegir(/^Resultado/, 'Cliente no contesta');
  for (const casilla of pulsar) await teclado.click(dialogo.getByRole('checkbox', { name: casilla }));
  api.on('PUT /tarea/5', () => ({ body: { ...pendiente, version: 4 } }));
  await guardar();
  await waitFor(() => expect(enviadas()).toHaveLength(1));
  const cuerpo = enviadas()[0]?.body as { fechaEjecucion?: unknown } | undefined;
  expect(cuerpo?.fechaEjecucion).toBe(enviada);
});

test('TAR-510 the observations are counted; more than 500 characters stay as they are and are not sent', async () => {
  const { dialogo, enviadas, guardar, teclado } = await abrirTarea(sinDueno);
  const campo = dialogo.getByLabelText('Observaciones');
  expect(dialogo.getByText('0/500')).toBeVisible();
  await teclado.click(campo);
  await teclado.paste('ñ'.repeat(600));
  expect(campo).toHaveValue('ñ'.repeat(600));
  expect(dialogo.getByText('Máximo 500 caracteres (600)')).toBeVisible();
  await guardar();
  expect(campo).toBeInvalid();
  expect(enviadas()).toEqual([]);
});

long('TAR-509 TAR-518 the head gives it to somebody of the department, without a result', async () => {
  const { api, dialogo, elegir, enviadas, guardar, teclado } = await abrirTarea(
    { ...pendiente, acciones: ['modificar', 'reasignar'] },
    jefatura,
  );
  await teclado.click(dialogo.getByRole('combobox', { name: /^Usuario/ }));
  expect(opciones()).toEqual(['Lucía Andrade', 'Pedro Mora']);
  await teclado.keyboard('{Escape}');
  await elegir(/^Usuario/, 'Pedro Mora');
  api.on('PUT /tarea/5', () => ({ body: { ...pendiente, usuario: pedro, version: 4 } }));
  await guardar();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(enviadas()[0]?.body).toEqual({ accion: null, observaciones: 'Llamar por la tarde', usuario: 32 });
});

test('TAR-512 whoever works on a task without owner takes it, and reads so before', async () => {
  const { api, dialogo, elegir, enviadas, guardar } = await abrirTarea(sinDueno);
  expect(dialogo.getByText('Al guardar quedará asignada a usted.')).toBeVisible();
  await elegir(/^Resultado/, 'Carpeta completa');
  api.on('PUT /tarea/7', () => ({ body: { ...sinDueno, usuario: lucia, estado: 'C', version: 4 } }));
  await guardar();
  await waitFor(() => expect(enviadas()).toHaveLength(1));
});

long(
  'TAR-516 two people at once: who writes second sees what was stored, keeps what was typed, and saves on purpose',
  async () => {
    const { api, dialogo, elegir, enviadas, guardar, teclado } = await abrirTarea(pendiente);
    await elegir(/^Resultado/, 'Carpeta completa');
    await teclado.clear(dialogo.getByLabelText('Observaciones'));
    await teclado.type(dialogo.getByLabelText('Observaciones'), 'Todo entregado');
    api.on('PUT /tarea/5', () =>
      problemAnswer(412, 'version-vieja', 'Otra persona modificó el registro, actualice la página'),
    );
    api.on('GET /tarea/5', () => ({ body: { ...pendiente, usuario: pedro, observaciones: 'Reasignada', version: 4 } }));
    await guardar();
    const aviso = await dialogo.findByRole('alert');
    expect(aviso).toHaveTextContent('Otra persona modificó esta tarea mientras usted escribía.');
    await waitFor(() => expect(aviso).toHaveTextContent('Pedro Mora'));
    expect(aviso).toHaveTextContent('Reasignada');
    expect(aviso).not.toHaveTextContent('Estado');
    expect(dialogo.getByLabelText('Observaciones')).toHaveValue('Todo entregado');
    expect(onClose).not.toHaveBeenCalled();

    api.on('PUT /tarea/5', () => ({ body: { ...pendiente, estado: 'C', version: 5 } }));
    await teclado.click(dialogo.getByRole('button', { name: 'Guardar de todas formas' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(enviadas()[1]?.headers.get('If-Match')).toBe('"4"');
    expect(enviadas()[1]?.body).toEqual({ accion: 11, observaciones: 'Todo entregado' });
  },
);

long(
  'TAR-503 a task that was closed meanwhile says by whom and takes nothing more; the text stays to be copied',
  async () => {
    const { api, dialogo, elegir, guardar, teclado } = await abrirTarea(pendiente);
    await elegir(/^Resultado/, 'Carpeta completa');
    await teclado.type(dialogo.getByLabelText('Observaciones'), ', ya vino');
    const texto = 'La tarea ya fue cerrada por Pedro Mora el 20/11/2026 10:00';
    api.on('PUT /tarea/5', () => problemAnswer(409, 'estado-cambiado', texto));
    api.on('GET /tarea/5', () => ({ body: { ...cerrada, id: 5, version: 4 } }));
    await guardar();
    expect(await dialogo.findByText(texto)).toBeVisible();
    await waitFor(() => expect(dialogo.queryByRole('button', { name: /^Guardar/ })).not.toBeInTheDocument());
    expect(dialogo.getByLabelText('Observaciones')).toHaveValue('Llamar por la tarde, ya vino');
    await teclado.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalled();
  },
);

long('TAR-516 a call that fails keeps what was typed; the same press repeats the same effect', async () => {
  const { api, dialogo, elegir, enviadas, guardar } = await abrirTarea(pendiente);
  await elegir(/^Resultado/, 'Carpeta completa');
  api.on('PUT /tarea/5', () => new TypeError('Failed to fetch'));
  await guardar();
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  expect(dialogo.getByRole('combobox', { name: /^Resultado/ })).toHaveTextContent('Carpeta completa');
  api.on('PUT /tarea/5', () => ({ body: { ...pendiente, version: 4 } }));
  await guardar();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [una, otra] = enviadas().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(otra).toBe(una);
});

long('TAR-516 what the server refuses stands at its field until the field changes', async () => {
  const { api, dialogo, elegir, guardar } = await abrirTarea(
    { ...pendiente, acciones: ['modificar', 'reasignar'] },
    jefatura,
  );
  await elegir(/^Usuario/, 'Pedro Mora');
  const texto = 'El usuario debe estar activo y ser del departamento de la tarea';
  api.on('PUT /tarea/5', () =>
    problemAnswer(422, 'campos-incorrectos', 'Tiene campos incorrectos', { usuario: texto }),
  );
  await guardar();
  expect(await dialogo.findByText(texto)).toBeVisible();
  await elegir(/^Usuario/, 'Lucía Andrade');
  expect(dialogo.queryByText(texto)).not.toBeInTheDocument();
});

long('TAR-510 what was typed is not thrown away by Escape without a question', async () => {
  const { dialogo, teclado } = await abrirTarea(pendiente);
  await teclado.type(dialogo.getByLabelText('Observaciones'), '!');
  await teclado.keyboard('{Escape}');
  const pregunta = within(await screen.findByRole('dialog', { name: '¿Descartar los cambios?' }));
  await teclado.click(pregunta.getByRole('button', { name: 'Seguir editando' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(dialogo.getByLabelText('Observaciones')).toHaveValue('Llamar por la tarde!');
});

test('TAR-503 a task that does not load says so and can be asked for again', async () => {
  const api = apiDeTareas([pendiente]);
  api.on('GET /tarea/5', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = mount(<TareaDialog id={5} onClose={onClose} />, ejecutivo);
  const reintentar = await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /tarea/5', () => ({ body: pendiente }));
  await teclado.click(reintentar);
  expect(await screen.findByRole('combobox', { name: /^Resultado/ })).toBeVisible();
});

test('TAR-505 a closed task shows what became of it and offers nothing', async () => {
  apiDeTareas([cerrada]);
  mount(<TareaDialog id={6} onClose={onClose} />, ejecutivo);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Reemplazar documento rechazado' }));
  expect(dialogo.getByText('Cerrado')).toBeVisible();
  expect(dialogo.getByText('Documento reemplazado')).toBeVisible();
  expect(dialogo.getByText('Lucía Andrade, 18/11/2026 15:05')).toBeVisible();
  const botones = dialogo.getAllByRole('button');
  expect(botones.map((boton) => boton.getAttribute('aria-label') ?? boton.textContent)).toEqual([
    'Copiar 0991234567',
    'Cerrar',
  ]);
});
