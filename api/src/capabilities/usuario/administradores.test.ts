import type { Rol } from '@adjudica/domain';
import { Usuario } from '../../entities/usuario.entity';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ADMINISTRADOR: Rol = 'Administrador del sistema';
const ROUNDS = 12;

/** Two servers on one database. */
let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ databaseUrl: one.application.config.databaseUrl, clock: one.clock });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const users = () => one.application.dataSource.getRepository(Usuario);
const user = (usuario: string) => users().findOneByOrFail({ usuario });
const datosDe = ({ usuario, nombre, apellido, correo, role, activo, version }: Usuario) => ({
  usuario,
  nombre,
  apellido,
  correo,
  role,
  activo,
  version,
});

/** What the acts of this server locked meanwhile. */
async function locksDuring(work: () => PromiseLike<unknown>): Promise<string[]> {
  const lock = jest.spyOn(one.application.unitOfWork, 'lock');
  await work();
  const names = lock.mock.calls.map(([, name]) => name);
  lock.mockRestore();
  return names;
}

test('two administrators who disable each other on two servers: one stays, in every round', async () => {
  for (let round = 1; round <= ROUNDS; round++) {
    await users().update({ usuario: 'admin' }, { role: ADMINISTRADOR, activo: true });
    await users().update({ usuario: 'rsa' }, { role: ADMINISTRADOR, activo: true });
    const [a, b] = [await user('admin'), await user('rsa')];
    const [deA, deB] = [await one.as('admin'), await other.as('rsa')];
    // Fails on a server that reads row versions when the count is not locked.
    const answers = await Promise.all([
      deA.put(`/usuario/${b.id}`, { ...datosDe(b), activo: false }),
      deB.put(`/usuario/${a.id}`, { ...datosDe(a), activo: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The other one was told that he would be the last, or was disabled before he could ask.
    expect([401, 422]).toContain(answers.find(({ status }) => status !== 200)?.status);
    expect(await users().countBy({ role: ADMINISTRADOR, activo: true })).toBe(1);
  }
});

test('who takes an administrator away locks what is counted; any other change of a user locks nothing', async () => {
  await users().update({ usuario: 'admin' }, { role: ADMINISTRADOR, activo: true });
  await users().update({ usuario: 'rsa' }, { role: ADMINISTRADOR, activo: true });
  const admin = await one.as('admin');
  const put = async (usuario: string, change: Partial<Usuario>) => {
    const before = await user(usuario);
    const { status } = await admin.put(`/usuario/${before.id}`, { ...datosDe(before), ...change });
    expect(status).toBe(200);
  };
  expect(await locksDuring(() => put('rsa', { nombre: 'Otro' }))).toEqual([]);
  expect(await locksDuring(() => put('comercial', { activo: false }))).toEqual([]);
  expect(await locksDuring(() => put('rsa', { role: 'Riesgo' }))).toEqual(['administradores']);
  await users().update({ usuario: 'rsa' }, { role: ADMINISTRADOR });
  expect(await locksDuring(() => put('rsa', { activo: false }))).toEqual(['administradores']);
});
