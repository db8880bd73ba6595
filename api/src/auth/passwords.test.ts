import { argon2 } from 'node:crypto';
import { Usuario } from '../entities/usuario.entity';
import { testApp } from '../testing/test-app';
import { hashPassword, verifyPassword } from './passwords';

jest.mock('node:crypto', () => {
  const real = jest.requireActual('node:crypto');
  return { ...real, argon2: jest.fn(real.argon2) };
});
const derivations = jest.mocked(argon2);

describe('passwords', () => {
  test('the stored form is argon2id with 19 MiB, two passes, one lane, and a salt of its own', async () => {
    const [one, two] = [await hashPassword('adjudica'), await hashPassword('adjudica')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
    expect([await verifyPassword(one, 'adjudica'), await verifyPassword(one, 'adjudicA')]).toEqual([true, false]);
  });

  test('what is no such form opens nothing', async () => {
    for (const stored of ['', 'adjudica', '$argon2i$v=19$m=1,t=1,p=1$YQ$YQ'])
      expect(await verifyPassword(stored, 'adjudica')).toBe(false);
  });
});

describe('equal work', () => {
  const t = testApp();
  beforeAll(async () => {
    // The decoy's own hash is made once, at the first unknown name.
    await t.anonymous.post('/auth', { name: 'nadie', pass: 'x' });
    await t.application.dataSource.manager.update(Usuario, { usuario: 'rsa' }, { activo: false });
  });

  test.each(['nadie', 'asistente', 'asísténte', 'rsa', 'NADIE "otro"'])(
    'AUT-009 AUT-010 a refused log-in of %s costs exactly one derivation with the parameters of a real one',
    async (name) => {
      derivations.mockClear();
      expect((await t.anonymous.post('/auth', { name, pass: 'otra-clave' })).status).toBe(401);
      expect(derivations).toHaveBeenCalledTimes(1);
      expect(derivations.mock.calls[0]).toMatchObject([
        'argon2id',
        { message: 'otra-clave', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
        expect.any(Function),
      ]);
    },
  );
});
