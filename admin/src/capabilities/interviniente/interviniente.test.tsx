import { formularioDeInterviniente, propios } from '@adjudica/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problemAnswer, userOf } from '../../testing/api';
import { mount } from '../../testing/mount';
import { Personas } from './Personas';

const asistente = userOf('Asistente Legal', '003');
const PLAN = '01-M001-12';
const vacia = {
  ...formularioDeInterviniente.vacio(),
  idCodigo: PLAN,
  obligatorio: false,
  origen: 'nadie',
  distintos: [],
  faltan: [],
  version: 0,
  guardadaEn: null,
  guardadaPor: null,
  acciones: ['guardar'],
};
const garante = {
  ...vacia,
  id: 'garante',
  rol: 'garante',
  nombreRol: 'Garante',
  origen: 'escrito',
  tipoIdentificacion: 'C',
  identificacion: '1710034065',
  nombres: 'Ana Lucía',
  apellidos: 'Peña Loor',
  direccion: 'Calle Vargas',
  distintos: [{ campo: 'direccion', etiqueta: 'Dirección', solicitud: 'Av. América 100' }],
  faltan: ['Teléfono'],
  version: 2,
  guardadaEn: '2026-03-10T15:04:00.000Z',
  guardadaPor: 'Eva Sosa',
  acciones: ['guardar', 'quitar'],
};
const testigo = { ...vacia, id: 'testigo', rol: 'testigo', nombreRol: 'Testigo' };
const depositario = {
  ...vacia,
  id: 'depositario',
  rol: 'depositario',
  nombreRol: 'Depositario',
  obligatorio: true,
  faltan: ['Identificación'],
};
const caso = { id: PLAN, personas: [garante, depositario, testigo], avisos: [], motivoSuspension: null };

function abrir(registro: object = caso) {
  const api = fakeApi();
  api.on(`GET /interviniente/${PLAN}`, () => ({ body: registro }));
  return { api, ...mount(<Personas idCodigo={PLAN} />, asistente) };
}
const linea = async (nombre: string) => (await screen.findByText(nombre)).closest('li') as HTMLElement;
const entrada = (nombre: string) => document.querySelector(`[data-campo="${nombre}"] input`) as HTMLInputElement;

test('who may not write reads them, and nothing is offered or missing', async () => {
  const leidas = caso.personas.map((persona) => ({ ...persona, acciones: [] }));
  abrir({ ...caso, personas: leidas });
  expect(within(await linea('Garante')).getByRole('button', { name: 'Ver garante' })).toBeVisible();
  expect(screen.queryByRole('button', { name: propios.intervinienteAgregar })).toBeNull();
  expect(screen.queryByText(/Falta/)).toBeNull();
});

test('what could not be read says so and is tried again', async () => {
  const api = fakeApi();
  const ruta = `GET /interviniente/${PLAN}`;
  api.on(ruta, () => problemAnswer(500, 'error-interno', 'Error del servidor'));
  const { teclado } = mount(<Personas idCodigo={PLAN} />, asistente);
  expect(await screen.findByRole('alert')).toBeVisible();
  api.on(ruta, () => ({ body: caso }));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Garante')).toBeVisible();
});

test('each on its line: name, number, what is missing, what the application says; nobody only where somebody must be', async () => {
  const aviso = 'El número 1710034065 está con dos nombres';
  const { teclado } = abrir({ ...caso, avisos: [aviso] });
  const suya = within(await linea('Garante'));
  expect(suya.getByText('Ana Lucía Peña Loor · C.I. 1710034065')).toBeVisible();
  expect(suya.getByText('Falta: Teléfono')).toBeVisible();
  await teclado.hover(suya.getByText('Difiere de la solicitud'));
  expect(
    await screen.findByText('La solicitud dice: Dirección Av. América 100. Escrito por Eva Sosa el 10/03/2026 10:04'),
  ).toBeVisible();
  expect(within(await linea('Depositario')).getByText('Nadie')).toBeVisible();
  expect(screen.queryByText('Testigo')).toBeNull();
  expect(screen.getByText(aviso)).toBeVisible();
});

test('one is corrected under the version that was read; another is added', async () => {
  const { api, teclado } = abrir();
  api.on(`PUT /interviniente/${PLAN}/garante`, () => ({ body: { ...garante, telefono: '0991234567', version: 3 } }));
  await teclado.click(await screen.findByRole('button', { name: 'Editar garante' }));
  await waitFor(() => expect(entrada('telefono')).toBeVisible());
  await teclado.type(entrada('telefono'), '0991234567');
  await teclado.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(propios.intervinienteGuardado)).toBeVisible();
  const [enviada] = api.llamadas.filter(({ method }) => method === 'PUT');
  expect(enviada?.body).toMatchObject({ telefono: '0991234567', identificacion: '1710034065' });
  expect(enviada?.headers.get('If-Match')).toBe('"2"');

  await teclado.click(screen.getByRole('button', { name: propios.intervinienteAgregar }));
  await teclado.click(await screen.findByRole('menuitem', { name: 'Testigo' }));
  expect(await screen.findByRole('dialog', { name: 'Testigo' })).toBeVisible();
});

test('one is taken away after a question; a refusal is said', async () => {
  const { api, teclado } = abrir();
  const rechazo = 'El pagaré está aprobado: lo que dice de sus personas ya no cambia';
  api.on(`DELETE /interviniente/${PLAN}/garante`, () => problemAnswer(409, 'persona-impresa', rechazo));
  await teclado.click(await screen.findByRole('button', { name: 'Quitar' }));
  const pregunta = await screen.findByRole('dialog', { name: '¿Quitar garante?' });
  await teclado.click(within(pregunta).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText(rechazo)).toBeVisible();
  const [enviada] = api.llamadas.filter(({ method }) => method === 'DELETE');
  expect(enviada?.headers.get('If-Match')).toBe('"2"');
});
