import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer, userOf } from '../../testing/api';
import { openApp } from '../../testing/openApp';

const admin = userOf('Administrador del sistema', null);
const guardada = { version: 1, guardadaEn: '2026-01-02T15:04:05.000Z', guardadaPor: 'Andrea Salazar' };
const deTodos = { id: 1, rol: 'Riesgo', usuario: '*', monto: 50_000, ...guardada };
const deUna = { id: 2, rol: 'Riesgo', usuario: 'riesgo', monto: 80_000, ...guardada };
const queAprueban = [
  { id: 11, usuario: 'riesgo', nombre: 'Iván', apellido: 'Montenegro', role: 'Riesgo' },
  { id: 12, usuario: 'riesgo2', nombre: 'Luis', apellido: 'Mora', role: 'Riesgo' },
];
const delegacion = {
  id: 3,
  titular: 'riesgo',
  delegado: 'riesgo2',
  desde: '2026-04-06',
  hasta: '2026-04-20',
  motivo: 'Vacaciones',
  ...guardada,
};

function abrirAjustes(recurso: 'limite' | 'delegacion', filas: readonly object[]) {
  const api = fakeApi();
  api.on(`GET /${recurso}`, () => listAnswer(recurso, filas));
  api.on('GET /usuario', ({ path }) => {
    const { activo, role, q = '' } = JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
    expect([activo, role]).toEqual([true, 'Riesgo']);
    return listAnswer(
      'usuario',
      queAprueban.filter(({ apellido, usuario }) => `${apellido} ${usuario}`.toLowerCase().includes(q)),
    );
  });
  return { api, ...openApp(`/sistema/${recurso}`, admin) };
}
const encabezados = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('what does not load says so and can be asked again; without a limit of its own the company has one, and the screen says which', async () => {
  const { api, teclado } = abrirAjustes('limite', []);
  expect(await screen.findByText('No hay límites definidos: rige el de $ 100.000,00.')).toBeVisible();
  api.on('GET /delegacion', () => problemAnswer(500, 'interno', 'x'));
  await teclado.click(screen.getByRole('link', { name: 'Delegaciones' }));
  await screen.findByRole('button', { name: 'Reintentar' });
  api.on('GET /delegacion', () => listAnswer('delegacion', []));
  await teclado.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay delegaciones.')).toBeVisible();
});

test('a limit says whose it is, up to what and who saved it; a taken one is refused at its field', async () => {
  const { api, teclado } = abrirAjustes('limite', [deTodos, deUna]);
  const fila = within(
    (await screen.findByRole('button', { name: 'Riesgo: todo el rol' })).closest('tr') as HTMLElement,
  );
  for (const texto of ['$ 50.000,00', 'Andrea Salazar']) expect(fila.getByText(texto)).toBeVisible();
  expect(encabezados()).toEqual(['Usuario o rol', 'Hasta', 'Guardado por', 'Acciones']);
  api.on('POST /limite', () => ({
    ...problemAnswer(422, 'campos-incorrectos', 'Revise los campos'),
    body: {
      type: 'about:blank',
      title: 'Revise los campos',
      status: 422,
      code: 'campos-incorrectos',
      instance: 'r-1',
      errors: { usuario: 'No es un usuario activo que apruebe carpetas' },
    },
  }));
  await teclado.click(screen.getByRole('button', { name: 'Nuevo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nuevo límite' }));
  const usuario = await dialogo.findByRole('combobox', { name: /^Usuario/ });
  expect(usuario).toHaveValue('Todo el rol');
  await teclado.clear(usuario);
  await teclado.type(usuario, 'nadie');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  // what is only typed is nobody, and is not sent
  expect(await dialogo.findByText('El campo es obligatorio')).toBeVisible();
  expect(api.llamadas.filter(({ method }) => method === 'POST')).toEqual([]);
  await teclado.clear(usuario);
  await teclado.type(usuario, 'mora');
  await teclado.click(await screen.findByRole('option', { name: /^Luis Mora/ }));
  expect(usuario).toHaveValue('Luis Mora · riesgo2');
  await teclado.click(dialogo.getByRole('button', { name: 'Guardar' }));
  expect(await dialogo.findByText('No es un usuario activo que apruebe carpetas')).toBeVisible();
  expect(api.llamadas.find(({ method }) => method === 'POST')?.body).toMatchObject({ usuario: 'riesgo2' });
});

test('a delegation says who replaces whom, from when to when and why; its dialog opens by its name', async () => {
  const { teclado } = abrirAjustes('delegacion', [delegacion]);
  const nombre = await screen.findByRole('button', { name: 'riesgo' });
  const fila = within(nombre.closest('tr') as HTMLElement);
  for (const texto of ['riesgo2', '06/04/2026', '20/04/2026', 'Vacaciones', 'Andrea Salazar'])
    expect(fila.getByText(texto)).toBeVisible();
  expect(encabezados()).toEqual([
    'Usuario ausente',
    'Lo reemplaza',
    'Desde',
    'Hasta',
    'Motivo',
    'Guardado por',
    'Acciones',
  ]);
  await teclado.click(nombre);
  const dialogo = await screen.findByRole('dialog', { name: 'Delegación de riesgo a riesgo2' });
  await waitFor(() => expect(within(dialogo).getByLabelText(/Motivo/)).toHaveValue('Vacaciones'));
});
