import { Auditoria } from '../../entities/auditoria.entity';
import { Sesion } from '../../entities/sesion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { long } from '../../testing/long';
import { CONTRASENA, inscribir } from '../../testing/segundo-factor';
import { type Client, testAppOfEach } from '../../testing/test-app';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const t = testAppOfEach();

const login = (name: string, pass: string) => t.anonymous.post('/auth', { name, pass });
const alive = async (client: Client): Promise<number> => (await client.get('/auth/sesion')).status;
const withToken = (token: string) => ({
  get: (path: string) => t.anonymous.get(path).set('Authorization', `Bearer ${token}`),
  post: (path: string, body?: object) => t.anonymous.post(path, body).set('Authorization', `Bearer ${token}`),
});

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

  test('AUT-005 AUT-008 GEN-509 GEN-525 {name, pass} gives access_token and the user as the screens keep it', async () => {
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

  test('the first session of a user says that it is, the next one does not', async () => {
    const primeraVez = async () => {
      const { access_token } = (await login('rsa', 'adjudica')).body;
      return (await withToken(access_token).get('/auth/sesion').expect(200)).body.primeraVez;
    };
    expect([await primeraVez(), await primeraVez()]).toEqual([true, false]);
  });

  test('blanks around the name and capitals in it do not matter; those of the password do', async () => {
    expect((await login('  ASISTENTE ', 'adjudica')).status).toBe(200);
    expect((await login('asistente', ' adjudica')).status).toBe(401);
    expect((await login('asistente', 'Adjudica')).status).toBe(401);
  });

  test('a disabled user is answered like an unknown one', async () => {
    await t.application.dataSource.manager.update(Usuario, { usuario: 'rsa' }, { activo: false });
    expect((await login('rsa', 'adjudica')).body.code).toBe('usuario-no-existe');
  });

  test('NAV-503 AUT-014 without a token nothing but the login answers', async () => {
    const response = await t.anonymous.get('/producto');
    expect(response.status).toBe(401);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });
});

test('who has an authenticator enters with a code of it, and nobody a second time with the same', async () => {
  const quien = await inscribir(t, 'riesgo');
  const entra = async (codigo?: string): Promise<unknown> => {
    const { status, body } = await t.anonymous.post('/auth', { name: 'riesgo', pass: CONTRASENA, codigo });
    return status === 200 ? 'entra' : body.code;
  };
  expect(await entra()).toBe('segundo-factor-requerido');
  const codigo = quien.codigo();
  expect(await entra(codigo)).toBe('entra');
  expect(await entra(codigo)).toBe('codigo-usado');
});

describe('failed log-ins', () => {
  const fail = async (times: number, name = 'asistente') => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push((await login(name, 'otra-clave')).status);
    return statuses;
  };

  test('after ten failures in 15 minutes the right password does not help either, and the answer says how long to wait', async () => {
    expect(new Set(await fail(10))).toEqual(new Set([401]));
    const response = await login('asistente', 'adjudica');
    expect([response.status, response.body.code]).toEqual([429, 'demasiados-intentos']);
    expect(response.body.title).toBe('Demasiados intentos, espere unos minutos e intente de nuevo');
    expect(response.headers['retry-after']).toBe('900');
    expect((await login('director', 'adjudica')).status).toBe(200);
    t.clock.advance(15 * MINUTE);
    expect((await login('asistente', 'adjudica')).status).toBe(200);
  });

  test('parallel attempts do not slip through', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('asistente', 'otra-clave')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test('capitals and blanks do not give ten more, unknown names are counted too', async () => {
    await fail(5, 'asistente');
    await fail(5, ' Asistente');
    expect((await login('ASISTENTE', 'adjudica')).status).toBe(429);
    await fail(10, 'nadie');
    expect((await login('nadie', 'x')).status).toBe(429);
  });

  test('successes are not counted', async () => {
    for (let i = 0; i < 12; i++) expect((await login('asistente', 'adjudica')).status).toBe(200);
  });

  long('a hundred failures of one address close it for every name that failed there', async () => {
    for (let i = 0; i < 100; i++) await login(`nadie${i}`, 'x');
    for (const nombre of ['nadie0', 'nadie99']) expect((await login(nombre, 'adjudica')).status).toBe(429);
  });

  long(
    'a colleague who never entered from there, and for whom nothing failed, gets in after a moment; his own failure closes it for him too',
    async () => {
      for (let i = 0; i < 100; i++) await login(`nadie${i}`, 'x');
      expect((await login('asistente', 'adjudica')).status).toBe(200);
      expect((await login('riesgo', 'otra-clave')).status).toBe(401);
      expect((await login('riesgo', 'adjudica')).status).toBe(429);
    },
  );

  long(
    'a hundred failures of one address do not hold up who entered from there before, nor does that give him more than his ten',
    async () => {
      expect((await login('director', 'adjudica')).status).toBe(200);
      for (let i = 0; i < 100; i++) await login(`nadie${i}`, 'x');
      expect((await login('nadie7', 'adjudica')).status).toBe(429);
      expect((await login('director', 'adjudica')).status).toBe(200);
      expect((await fail(11, 'director')).filter((status) => status === 401)).toHaveLength(10);
      expect((await login('director', 'adjudica')).status).toBe(429);
    },
  );

  test('who found an open screen may not try passwords there', async () => {
    const client = await t.as('asistente');
    const change = () => client.post('/auth/contrasena', { actual: 'adivinada', nueva: 'caballo grapa batería' });
    for (let i = 0; i < 10; i++) expect((await change()).body.errors).toEqual({ actual: 'Contraseña incorrecta' });
    expect((await change()).status).toBe(429);
  });
});

describe('la sesión', () => {
  test('AUT-013 30 minutes without a request end it, a request in time keeps it', async () => {
    const client = await t.as('asistente');
    for (let i = 0; i < 3; i++) {
      t.clock.advance(29 * MINUTE);
      expect(await alive(client)).toBe(200);
      await t.application.sesion.step();
    }
    t.clock.advance(31 * MINUTE);
    const response = await client.get('/auth/sesion');
    expect([response.status, response.body.code, response.body.title]).toEqual([
      401,
      'token-expirado',
      'token expired',
    ]);
  });

  test('eight hours end it, whatever the activity', async () => {
    const client = await t.as('asistente');
    for (let passed = 0; passed < 8 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
      t.clock.advance(20 * MINUTE);
      expect(await alive(client)).toBe(200);
      await t.application.sesion.step();
    }
    t.clock.advance(20 * MINUTE);
    expect((await client.get('/auth/sesion')).body.code).toBe('token-expirado');
  });

  test('the last activity is written at most once a minute', async () => {
    const client = await t.as('asistente');
    const written = jest.spyOn(t.application.dataSource.manager, 'update');
    const touches = () => written.mock.calls.filter(([entity]) => entity === Sesion).length;
    for (let i = 0; i < 10; i++) await client.get('/producto');
    await t.application.sesion.step();
    expect(touches()).toBe(0);
    t.clock.advance(MINUTE + 1000);
    await Promise.all(Array.from({ length: 10 }, () => client.get('/producto')));
    await t.application.sesion.step();
    expect(touches()).toBe(1);
    const row = await t.application.dataSource.manager.findOneByOrFail(Sesion, { ultimaActividad: t.clock.now() });
    expect(row.revocadaEn).toBeNull();
  });

  test('AUT-018 after Cerrar sesión the same token is worth nothing; other sessions of the user live on', async () => {
    const client = await t.as('asistente');
    const other = await t.as('asistente');
    expect((await client.post('/auth/salir')).status).toBe(204);
    expect((await client.get('/auth/sesion')).body.code).toBe('token-expirado');
    expect(await alive(other)).toBe(200);
  });

  test('the session tells role, prefix and permissions', async () => {
    const { body } = await (await t.as('comercial')).get('/auth/sesion');
    expect(body).toMatchObject({ role: 'Comercial', prefijo: '/asistente', idDepartamento: '006' });
    expect(body.permisos).toContain('participante:excel');
    expect(body.permisos).not.toContain('asamblea:crear');
    expect(Object.keys(body)).not.toContain('claveHash');
  });

  test('the actor comes from the token: a user in the body is refused, and the audit names the token’s', async () => {
    const admin = await t.as('admin');
    const body = { usuario: 'uno.nuevo', nombre: 'Uno', apellido: 'Nuevo', role: 'Riesgo' };
    expect((await admin.post('/usuario', { ...body, actor: 1, idSaad: 1 })).status).toBe(400);
    expect((await admin.post('/usuario', body)).status).toBe(201);
    const [row] = await t.application.dataSource.manager.find(Auditoria, { order: { id: 'DESC' }, take: 1 });
    expect(row).toMatchObject({ usuario: 'admin', accion: 'crear', recurso: 'usuario' });
  });
});

describe('cambiar la contraseña', () => {
  const nueva = 'caballo grapa batería';

  test('the other sessions end at their next request, this one lives on; the old password is worth nothing', async () => {
    const here = await t.as('asistente');
    const elsewhere = await t.as('asistente');
    expect((await here.post('/auth/contrasena', { actual: 'adjudica', nueva })).status).toBe(204);
    expect([await alive(here), await alive(elsewhere)]).toEqual([200, 401]);
    expect((await login('asistente', 'adjudica')).status).toBe(401);
    expect((await login('asistente', nueva)).status).toBe(200);
  });

  test.each([
    ['the same again', 'adjudica', 'La contraseña nueva debe ser diferente de la actual'],
    ['the user’s name in it', 'asistente-2026', 'La contraseña no puede contener su nombre de usuario'],
    ['one that everybody tries', 'Password2026', 'La contraseña es demasiado común, elija otra'],
  ])('%s is refused', async (_, candidate, message) => {
    const client = await t.as('asistente');
    const response = await client.post('/auth/contrasena', { actual: 'adjudica', nueva: candidate });
    expect([response.status, response.body.errors]).toEqual([422, { nueva: message }]);
  });

  test('a one-time password opens nothing but the change of password', async () => {
    const admin = await t.as('admin');
    const { id } = await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'comercial' });
    const { contrasenaTemporal } = (await admin.post(`/usuario/${id}/restablecer-contrasena`)).body;
    const session = (await login('comercial', contrasenaTemporal)).body;
    expect(session.user.debeCambiarContrasena).toBe(true);
    const client = withToken(session.access_token);
    for (const path of ['/producto', '/asamblea', '/notificacion']) {
      const response = await client.get(path);
      expect([path, response.status, response.body.code]).toEqual([path, 403, 'debe-cambiar-contrasena']);
    }
    expect((await client.get('/auth/sesion')).status).toBe(200);
    expect((await client.post('/auth/contrasena', { actual: contrasenaTemporal, nueva })).status).toBe(204);
    expect((await client.get('/producto')).status).toBe(200);
  });
});

describe('what ends a session from outside', () => {
  const change = async (data: object) => {
    const admin = await t.as('admin');
    const { id } = await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'riesgo' });
    const record = (await admin.get(`/usuario/${id}`)).body;
    expect((await admin.put(`/usuario/${id}`, { ...record, ...data })).status).toBe(200);
  };

  test.each([
    ['disabling the user', { activo: false }],
    ['changing the role', { role: 'Legal' }],
  ])('%s revokes at the next request', async (_, data) => {
    const client = await t.as('riesgo');
    expect(await alive(client)).toBe(200);
    await change(data);
    const response = await client.get('/auth/sesion');
    expect([response.status, response.body.code]).toEqual([401, 'token-expirado']);
  });

  test('changing the name does not', async () => {
    const client = await t.as('riesgo');
    await change({ apellido: 'Otro' });
    expect(await alive(client)).toBe(200);
  });

  test('a role that changes in the database counts at once, not at the next log-in', async () => {
    const client = await t.as('admin');
    expect((await client.get('/usuario')).status).toBe(200);
    await t.application.dataSource.manager.update(Usuario, { usuario: 'admin' }, { role: 'Comercial' });
    expect((await client.get('/usuario')).status).toBe(403);
  });
});
