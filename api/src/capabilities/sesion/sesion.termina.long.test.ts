import { Sesion } from '../../entities/sesion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { Purge } from '../../http/purge';
import { writeFromAnotherProcess } from '../../testing/another-process';
import { type Client, startTestApp, testAppOfEach } from '../../testing/test-app';

const t = testAppOfEach();
const client = t.user('riesgo');

const db = () => t.application.dataSource.manager;
const ask = async (who: Client = client): Promise<[number, string | undefined]> => {
  const { status, body } = await who.get('/producto');
  return [status, body.code];
};
const ended = [401, 'token-expirado'];

describe('the next request is refused after', () => {
  test('AUT-018 a log-out', async () => {
    expect((await ask())[0]).toBe(200);
    expect((await client.post('/auth/salir')).status).toBe(204);
    expect(await ask()).toEqual(ended);
  });

  test('a change of password elsewhere', async () => {
    const elsewhere = await t.as('riesgo');
    expect((await ask())[0]).toBe(200);
    const change = { actual: 'adjudica', nueva: 'caballo grapa batería' };
    expect((await elsewhere.post('/auth/contrasena', change)).status).toBe(204);
    expect(await ask()).toEqual(ended);
    expect((await ask(elsewhere))[0]).toBe(200);
  });

  test.each([
    ['disabling the user', { activo: false }],
    ['a change of role', { role: 'Legal' }],
  ])('%s by the administrator', async (_, data) => {
    const admin = await t.as('admin');
    const { id } = await db().findOneByOrFail(Usuario, { usuario: 'riesgo' });
    const record = (await admin.get(`/usuario/${id}`)).body;
    expect((await ask())[0]).toBe(200);
    expect((await admin.put(`/usuario/${id}`, { ...record, ...data })).status).toBe(200);
    expect(await ask()).toEqual(ended);
  });

  test('a password reset by the administrator', async () => {
    const admin = await t.as('admin');
    const { id } = await db().findOneByOrFail(Usuario, { usuario: 'riesgo' });
    expect((await ask())[0]).toBe(200);
    expect((await admin.post(`/usuario/${id}/restablecer-contrasena`)).status).toBe(200);
    expect(await ask()).toEqual(ended);
  });

  test('what another process of the same database did', async () => {
    const other = await startTestApp({ databaseUrl: t.application.config.databaseUrl });
    try {
      expect((await ask())[0]).toBe(200);
      const { id } = await db().findOneByOrFail(Usuario, { usuario: 'riesgo' });
      await other.application.dataSource.manager.update(Sesion, { usuarioId: id }, { revocadaEn: t.clock.now() });
      expect(await ask()).toEqual(ended);
    } finally {
      await other.close();
    }
  });

  test('a command that disables the user in the database itself', async () => {
    expect((await ask())[0]).toBe(200);
    writeFromAnotherProcess(t.application.config.databaseUrl, "UPDATE usuario SET activo = 0 WHERE usuario = 'riesgo'");
    expect(await ask()).toEqual(ended);
  });
});

test('time ends a session too: 30 minutes idle, eight hours at most', async () => {
  expect((await ask())[0]).toBe(200);
  t.clock.advance(30 * 60_000 + 1);
  expect(await ask()).toEqual(ended);
  const absolute = await t.as('riesgo');
  // Active to the end, as its row says.
  const { id } = await db().findOneByOrFail(Sesion, { creadaEn: t.clock.now() });
  await db().update(Sesion, { id }, { ultimaActividad: new Date(t.clock.now().getTime() + 8 * 3_600_000) });
  expect((await ask(absolute))[0]).toBe(200);
  t.clock.advance(8 * 3_600_000);
  expect(await ask(absolute)).toEqual(ended);
});

test('a role that changes in the database counts at once for a session', async () => {
  const admin = await t.as('admin');
  expect((await ask(admin))[0]).toBe(200);
  expect((await admin.get('/usuario')).status).toBe(200);
  await db().update(Usuario, { usuario: 'admin' }, { role: 'Comercial' });
  expect((await admin.get('/usuario')).status).toBe(403);
});

test('requests at the moment of a log-out: none that began after its answer gets through', async () => {
  expect((await ask())[0]).toBe(200);
  const during = Array.from({ length: 20 }, () => ask());
  expect((await client.post('/auth/salir')).status).toBe(204);
  const after = await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(new Set(after.map(([status]) => status))).toEqual(new Set([401]));
  for (const [status] of await Promise.all(during)) expect([200, 401]).toContain(status);
});

test('30 days after it would have ended a session is gone, not before', async () => {
  const purge = t.application.background.find((work) => work instanceof Purge) as Purge;
  const { id: usuarioId } = await db().findOneByOrFail(Usuario, { usuario: 'riesgo' });
  const { expiraEn } = await db().findOneByOrFail(Sesion, { usuarioId });
  t.clock.advance(expiraEn.getTime() + 30 * 86_400_000 - t.clock.now().getTime());
  await purge.step();
  expect(await db().countBy(Sesion, { usuarioId })).toBe(1);
  t.clock.advance(1);
  await purge.step();
  expect(await db().countBy(Sesion, { usuarioId })).toBe(0);
});
