import { startTestApp, type TestApp } from '../../testing/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const login = (name: string, pass: string) => t.anonymous.post('/auth', { name, pass });

describe('iniciar sesión', () => {
  test('AUT-009 an unknown user gets 401 with "Usuario no existe" (deviation from 500, written down)', async () => {
    const response = await login('nadie', 'adjudica');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'usuario-no-existe', title: 'Usuario no existe' });
  });

  test('AUT-010 a wrong password gets 401 with "Contraseña incorrecta"', async () => {
    const response = await login('asistente', 'otra-clave');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'contrasena-incorrecta', title: 'Contraseña incorrecta' });
  });

  test('AUT-002 AUT-003 an empty username or password is refused and names the field', async () => {
    const response = await login('', '');
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.errors).sort()).toEqual(['name', 'pass']);
  });

  test('AUT-004 AUT-005 AUT-008 {name, pass} gives access_token and the user as the screens keep it', async () => {
    const response = await login('asistente', 'adjudica');
    expect(response.status).toBe(200);
    expect(response.body.access_token).toEqual(expect.any(String));
    expect(response.body.user).toEqual({
      idSaad: expect.any(Number),
      usuario: 'asistente',
      nombre: 'Ana',
      apellido: 'Cevallos',
      role: 'Asistente Asamblea',
      idDepartamento: '002',
      debeCambiarContrasena: false,
    });
  });
});

describe('la sesión', () => {
  test('AUT-013 an expired session answers 401 token-expirado with "token expired"', async () => {
    const client = await t.as('asistente');
    t.clock.advance(31 * 60_000);
    const response = await client.get('/auth/sesion');
    expect(response.status).toBe(401);
    expect(response.body).toMatchObject({ code: 'token-expirado', title: 'token expired' });
  });

  test('AUT-018 after Cerrar sesión the same token is worth nothing', async () => {
    const client = await t.as('asistente');
    expect((await client.post('/auth/salir')).status).toBe(204);
    expect((await client.get('/auth/sesion')).body.code).toBe('token-expirado');
  });

  test('AUT-014 without a token every operation but the login answers 401', async () => {
    const response = await t.anonymous.get('/producto');
    expect(response.status).toBe(401);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});
