import { Notificacion } from '../../entities/notificacion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { StatementCounter } from '../../testing/statement-counter';
import { type Client, testAppOfEach } from '../../testing/test-app';

const counter = new StatementCounter();
const t = testAppOfEach({ database: { logger: counter } });
const mine = t.user('asistente');

const notify = async (usuario: string, count: number) => {
  const { manager } = t.application.dataSource;
  const { id } = await manager.findOneByOrFail(Usuario, { usuario });
  for (let i = 1; i <= count; i++)
    await manager.insert(Notificacion, {
      usuarioId: id,
      titulo: `${usuario} ${i}`,
      texto: 'texto',
      recurso: null,
      clave: null,
      enlace: null,
      creadaEn: new Date(t.clock.now().getTime() + i * 1000),
      leidaEn: null,
    });
};
const list = async (client: Client, filter = {}) =>
  (await client.get('/notificacion').query({ filter: JSON.stringify(filter) })).body;

test('AUT-017 the newest twenty of this user, newest first, and nobody else’s', async () => {
  await notify('asistente', 25);
  await notify('director', 2);
  const response = await mine.get('/notificacion');
  expect(response.headers['content-range']).toBe('notificacion 0-19/25');
  expect(response.body[0]).toEqual({
    id: expect.any(Number),
    titulo: 'asistente 25',
    texto: 'texto',
    enlace: null,
    creadaEn: '2026-03-10T15:00:25.000Z',
    leida: false,
    pideTrabajo: false,
    atendida: false,
  });
  expect(response.body.map(({ titulo }: { titulo: string }) => titulo)).not.toContainEqual(
    expect.stringContaining('director'),
  );
});

test('reading marks one’s own once; twice is no error', async () => {
  await notify('asistente', 2);
  const [newest] = await list(mine);
  expect((await mine.post(`/notificacion/${newest.id}/leer`)).status).toBe(204);
  const row = () => t.application.dataSource.manager.findOneByOrFail(Notificacion, { id: newest.id });
  const first = (await row()).leidaEn;
  t.clock.advance(60_000);
  expect((await mine.post(`/notificacion/${newest.id}/leer`)).status).toBe(204);
  expect((await row()).leidaEn).toEqual(first);
  expect([(await list(mine, { leida: false })).length, (await list(mine, { leida: true })).length]).toEqual([1, 1]);
});

test('somebody else’s is not found, and stays unread', async () => {
  await notify('director', 1);
  const [theirs] = await list(await t.as('director'));
  expect((await mine.post(`/notificacion/${theirs.id}/leer`)).status).toBe(404);
  expect((await mine.post('/notificacion/leer-todas')).status).toBe(204);
  expect((await list(await t.as('director')))[0].leida).toBe(false);
});

test('all of one’s own can be marked at once', async () => {
  await notify('asistente', 3);
  await mine.post('/notificacion/leer-todas');
  expect(await list(mine, { leida: false })).toEqual([]);
});

test('the drawer takes two statements', async () => {
  await notify('asistente', 20);
  expect(await counter.during(() => mine.get('/notificacion'))).toHaveLength(2);
});

test('what is unread is counted, and may be made unread again; never somebody else’s', async () => {
  await notify('asistente', 3);
  await notify('director', 1);
  const sinLeer = async (client: Client) => (await client.get('/notificacion/sin-leer')).body;
  const [theirs] = await list(await t.as('director'));
  expect((await mine.post(`/notificacion/${theirs.id}/no-leida`)).status).toBe(404);
  expect((await mine.post('/notificacion/999999/no-leida')).status).toBe(404);
  const [newest] = await list(mine);
  await mine.post(`/notificacion/${newest.id}/leer`);
  expect(await sinLeer(mine)).toEqual({ cantidad: 2 });
  for (let i = 0; i < 2; i++) expect((await mine.post(`/notificacion/${newest.id}/no-leida`)).status).toBe(204);
  expect([await sinLeer(mine), await sinLeer(await t.as('director'))]).toEqual([{ cantidad: 3 }, { cantidad: 1 }]);
  expect(await counter.during(() => mine.get('/notificacion/sin-leer'))).toHaveLength(1);
});
