import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listAnswer, problemAnswer } from '../../testing/api';
import { ejecutivo } from '../../testing/clientes';
import { mount } from '../../testing/mount';
import { openApp } from '../../testing/openApp';
import { apiDeOrdenes, ordenAprobada } from '../../testing/ordenes';
import { NotificacionesButton } from './NotificacionesButton';

const aviso = (id: number, leida: boolean) => ({
  id,
  titulo: `Aviso ${id}`,
  texto: 'Completar carpeta: plan 01-M001-12',
  enlace: '/lista-de-tareas',
  creadaEn: '2026-11-21T03:05:00.000Z',
  leida,
  pideTrabajo: false,
  atendida: false,
});

/** A fake API that keeps which notices are read. */
function apiDeAvisos() {
  const api = fakeApi();
  const avisos = new Map([
    [1, false],
    [2, true],
    [3, false],
  ]);
  api.on('GET /notificacion', () =>
    listAnswer(
      'notificacion',
      [...avisos].map(([id, leida]) => aviso(id, leida)),
    ),
  );
  // More of them are unread than the newest 20 that the drawer shows.
  api.on('GET /notificacion/sin-leer', () => ({
    body: { cantidad: 30 + [...avisos.values()].filter((l) => !l).length },
  }));
  for (const id of avisos.keys()) {
    for (const [accion, leida] of [
      ['leer', true],
      ['no-leida', false],
    ] as const)
      api.on(`POST /notificacion/${id}/${accion}`, () => {
        avisos.set(id, leida);
        return { status: 204 };
      });
  }
  api.on('POST /notificacion/leer-todas', () => {
    for (const id of avisos.keys()) avisos.set(id, true);
    return { status: 204 };
  });
  return api;
}
const campana = (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });
const cajon = async () => within(await screen.findByRole('dialog', { name: 'Notificaciones' }));

test('a notice whose work somebody did says so and is no longer to be marked', async () => {
  const api = apiDeAvisos();
  api.on('GET /notificacion', () => listAnswer('notificacion', [{ ...aviso(7, true), atendida: true }]));
  const { teclado } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  const abierto = await cajon();
  expect(await abierto.findByText(/Ya está atendido/)).toBeVisible();
  expect(abierto.queryByRole('button', { name: /^Marcar como (no )?leída/ })).toBeNull();
});

test('what asks for work is no news: it says where it stands', async () => {
  const api = apiDeAvisos();
  api.on('GET /notificacion', () => listAnswer('notificacion', [{ ...aviso(7, false), pideTrabajo: true }]));
  const { teclado } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  const abierto = await cajon();
  expect(await abierto.findByText(/Está en Mi trabajo$/)).toBeVisible();
  expect(abierto.queryByRole('img', { name: 'Sin leer' })).toBeNull();
  expect(abierto.getByText('20/11/2026')).toBeVisible();
});

test('of a day the notices of one plan are together, the newest first', async () => {
  const api = apiDeAvisos();
  const de = (id: number, plan: string) => ({
    ...aviso(id, true),
    titulo: `Aviso ${id}`,
    texto: `Carpeta: plan ${plan}`,
  });
  const avisos = [de(9, '01-M001-12'), de(8, '02-5001-7'), de(7, '01-M001-12')];
  api.on('GET /notificacion', () => listAnswer('notificacion', avisos));
  const { teclado } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  const titulos = (await (await cajon()).findAllByText(/^Aviso \d$/)).map(({ textContent }) => textContent);
  expect(titulos).toEqual(['Aviso 9', 'Aviso 7', 'Aviso 8']);
});

test('AUT-017 a refusal to mark says so and the notice stays as it was', async () => {
  const api = apiDeAvisos();
  api.on('POST /notificacion/1/leer', () => problemAnswer(500, 'interno', 'x'));
  const { teclado } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  await teclado.click(await (await cajon()).findByRole('button', { name: 'Marcar como leída: Aviso 1' }));
  expect(await screen.findByText('Ocurrio un error, intente de nuevo.')).toBeVisible();
  expect((await cajon()).getByRole('button', { name: 'Marcar como leída: Aviso 1' })).toBeVisible();
});

test('AUT-017 a notice about the record that is on the screen shows it as it is now', async () => {
  const api = apiDeOrdenes();
  api.on('GET /notificacion', () =>
    listAnswer('notificacion', [
      { ...aviso(1, true), titulo: 'Orden de compra aprobada', enlace: '/orden-de-compra/27' },
    ]),
  );
  const { teclado } = openApp('/ejecutivo/orden-de-compra/27', ejecutivo);
  expect(await screen.findByText('Pendiente')).toBeVisible();
  api.on('GET /orden-de-compra/27', () => ({ body: ordenAprobada }));
  await teclado.click(await campana(/^Notificaciones/));
  await teclado.click(await (await cajon()).findByText('Orden de compra aprobada'));
  expect(await screen.findByText('Aprobada')).toBeVisible();
});

test('AUT-017 the bell counts all unread notices, not only those of the drawer', async () => {
  const api = apiDeAvisos();
  mount(<NotificacionesButton />, ejecutivo);
  expect(await campana('Notificaciones, 32 sin leer')).toBeVisible();
  expect(api.llamadas.some(({ path }) => path.startsWith('/notificacion?'))).toBe(false);
});

test('AUT-017 a notice is marked read and unread again without being opened', async () => {
  apiDeAvisos();
  const { teclado, router } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  const c = await cajon();
  await teclado.click(await c.findByRole('button', { name: 'Marcar como leída: Aviso 1' }));
  await teclado.click(await c.findByRole('button', { name: 'Marcar como no leída: Aviso 1' }));
  expect(await c.findByRole('button', { name: 'Marcar como leída: Aviso 1' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('AUT-017 all of them at once, and then nothing more to mark', async () => {
  apiDeAvisos();
  const { teclado } = mount(<NotificacionesButton />, ejecutivo);
  await teclado.click(await campana(/^Notificaciones/));
  const c = await cajon();
  await teclado.click(await c.findByRole('button', { name: 'Marcar todas como leídas' }));
  await waitFor(() => expect(c.getAllByRole('img', { name: 'Leída' })).toHaveLength(3));
  expect(c.queryByRole('img', { name: 'Sin leer' })).not.toBeInTheDocument();
});
