import { Auditoria } from '../../entities/auditoria.entity';
import { IdentidadEmpresa } from '../../entities/identidad-empresa.entity';
import { Usuario } from '../../entities/usuario.entity';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { type Proveedor, PUBLIC_URL, startProveedor } from '../../testing/proveedor-oidc';
import { CONTRASENA, inscribir } from '../../testing/segundo-factor';
import { type Client, overDatabaseOf, startTestApp, type TestApp, TestClock } from '../../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

const MINUTE = 60_000;

let proveedor: Proveedor;
let t: TestApp;
beforeAll(async () => {
  proveedor = await startProveedor();
});
afterAll(() => proveedor.stop());
beforeEach(async () => {
  // the provider has the machine's clock
  t = await startTestApp({ clock: new TestClock(new Date()), env: proveedor.env });
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const usuario = (nombre: string) => db().findOneByOrFail(Usuario, { usuario: nombre });
const begin = async (app = t) => (await app.anonymous.post('/auth/oidc/iniciar', {}).expect(200)).body;
const exchange = async (transaccion: string, retorno: string, app = t) =>
  app.anonymous.post('/auth/oidc/canjear', { transaccion, retorno });

/** The whole way of a person: button, provider, and back. */
async function enter(quien: string, app = t) {
  const { url, transaccion } = await begin(app);
  return exchange(transaccion, await proveedor.ingresar(url, quien), app);
}
const outcome = async (quien: string) => {
  const { status, body } = await enter(quien);
  return [status, body.code];
};
const withToken = (token: string) => (path: string) => t.anonymous.get(path).set('Authorization', `Bearer ${token}`);
const alive = async (client: Client) => (await client.get('/auth/sesion')).status;

describe('what comes back is refused', () => {
  beforeEach(() => proveedor.cuentas({ s1: { preferred_username: 'riesgo', groups: ['riesgo'] } }));

  test('with the state of another log-in, with none, with a changed one', async () => {
    const [mio, otro] = [await begin(), await begin()];
    const retorno = await proveedor.ingresar(mio.url, 's1');
    const sinEstado = new URLSearchParams(retorno);
    sinEstado.delete('state');
    const cambiado = new URLSearchParams(retorno);
    cambiado.set('state', 'otro');
    for (const [transaccion, back] of [
      [otro.transaccion, retorno],
      [mio.transaccion, sinEstado.toString()],
      [mio.transaccion, cambiado.toString()],
    ]) {
      const { status, body } = await exchange(transaccion, back);
      expect([status, body.code]).toEqual([401, 'oidc-invalido']);
    }
    // what was refused unseen by the provider has used nothing up
    expect((await exchange(mio.transaccion, retorno)).status).toBe(200);
  });

  test('with a code that was got for another challenge: PKCE', async () => {
    const [mio, otro] = [await begin(), await begin()];
    const retorno = new URLSearchParams(await proveedor.ingresar(otro.url, 's1'));
    retorno.set('state', new URL(mio.url).searchParams.get('state') as string);
    const { status, body } = await exchange(mio.transaccion, retorno.toString());
    expect([status, body.code]).toEqual([401, 'oidc-invalido']);
  });

  test('with an ID token of another nonce', async () => {
    const { url, transaccion } = await begin();
    const changed = new URL(url);
    changed.searchParams.set('nonce', 'otro');
    const { status, body } = await exchange(transaccion, await proveedor.ingresar(changed.href, 's1'));
    expect([status, body.code]).toEqual([401, 'oidc-invalido']);
  });

  test('with another issuer (RFC 9207), with a code that is none, and the same code a second time', async () => {
    const { url, transaccion } = await begin();
    const retorno = await proveedor.ingresar(url, 's1');
    for (const [name, value] of [
      ['iss', 'https://otro.example'],
      ['code', 'inventado'],
    ] as const) {
      const changed = new URLSearchParams(retorno);
      changed.set(name, value);
      expect((await exchange(transaccion, changed.toString())).body.code).toBe('oidc-invalido');
    }
    expect((await exchange(transaccion, retorno)).status).toBe(200);
    expect((await exchange(transaccion, retorno)).body.code).toBe('oidc-invalido');
  });

  test('a quarter of an hour after it was begun, and of a transaction that we did not seal, or sealed for something else', async () => {
    const { url, transaccion } = await begin();
    const retorno = await proveedor.ingresar(url, 's1');
    t.clock.advance(15 * MINUTE);
    expect((await exchange(transaccion, retorno)).body.code).toBe('oidc-invalido');
    const ajena = t.application.cipher.seal(JSON.stringify({ vence: Number.MAX_SAFE_INTEGER }), 'oidc:pase');
    for (const otra of ['inventada', ajena, `${transaccion}x`])
      expect((await exchange(otra, retorno)).body.code).toBe('oidc-invalido');
  });

  test('when the person or the provider said no', async () => {
    const { status, body } = await enter('se-niega');
    expect([status, body.code]).toEqual([401, 'oidc-rechazado']);
    expect(body.title).toContain('no autorizó');
  });
});

describe('who is let in', () => {
  test('nobody without a user here, without a name, without a group that gives a role, or disabled; and nothing is kept of them', async () => {
    await proveedor.cuentas({
      nadie: { preferred_username: 'nadie.aqui', groups: ['riesgo'] },
      mudo: { groups: ['riesgo'] },
      raro: { preferred_username: "o'neil <x>", groups: ['riesgo'] },
      singrupo: { preferred_username: 'riesgo', groups: ['Riesgo', 'otros'] },
      sinlista: { preferred_username: 'riesgo' },
      inactivo: { preferred_username: 'rsa', groups: ['rsa'] },
    });
    await db().update(Usuario, { usuario: 'rsa' }, { activo: false });
    expect(await outcome('nadie')).toEqual([403, 'oidc-usuario-desconocido']);
    expect(await outcome('mudo')).toEqual([403, 'oidc-sin-usuario']);
    expect(await outcome('raro')).toEqual([403, 'oidc-sin-usuario']);
    expect(await outcome('singrupo')).toEqual([403, 'oidc-sin-grupo']);
    expect(await outcome('sinlista')).toEqual([403, 'oidc-sin-grupo']);
    expect(await outcome('inactivo')).toEqual([403, 'oidc-usuario-inactivo']);
    expect(await db().count(IdentidadEmpresa)).toBe(0);
  });

  test('a user with his role, in a session like any other; the audit says how he came', async () => {
    await proveedor.cuentas({ s1: { preferred_username: 'Riesgo@empresa.ec', groups: 'riesgo' } });
    const { status, body } = await enter('s1');
    expect([status, body.user.usuario, body.user.role]).toEqual([200, 'riesgo', 'Riesgo']);
    expect((await withToken(body.access_token)('/auth/sesion')).status).toBe(200);
    const row = await db().findOneByOrFail(Auditoria, { accion: 'iniciar', recurso: 'sesion' });
    expect([row.usuario, JSON.parse(row.despues as string)]).toEqual(['riesgo', { por: 'cuenta-de-la-empresa' }]);
  });

  test('a name that was given to another account of the company opens nothing; the account keeps its user under another name', async () => {
    await proveedor.cuentas({ s1: { preferred_username: 'riesgo', groups: ['riesgo'] } });
    expect(await outcome('s1')).toEqual([200, undefined]);
    await proveedor.cuentas({
      s1: { preferred_username: 'otro.nombre', groups: ['riesgo'] },
      s2: { preferred_username: 'riesgo', groups: ['riesgo'] },
    });
    expect(await outcome('s2')).toEqual([403, 'oidc-otra-cuenta']);
    expect((await enter('s1')).body.user.usuario).toBe('riesgo');
    await db().update(Usuario, { usuario: 'riesgo' }, { activo: false });
    expect(await outcome('s1')).toEqual([403, 'oidc-usuario-inactivo']);
  });

  test('with another group he has another role, and his sessions end; the last administrator stays one', async () => {
    await proveedor.cuentas({
      s1: { preferred_username: 'riesgo', groups: ['rsa'] },
      s2: { preferred_username: 'admin', groups: ['rsa'] },
    });
    const antes = await t.as('riesgo');
    const { version } = await usuario('riesgo');
    expect((await enter('s1')).body.user.role).toBe('RSA');
    expect(await alive(antes)).toBe(401);
    expect(await usuario('riesgo')).toMatchObject({ role: 'RSA', idDepartamento: '008', version: version + 1 });
    const cambio = await db().findOneByOrFail(Auditoria, { accion: 'cambiar-rol-por-grupo' });
    expect([JSON.parse(cambio.antes as string), JSON.parse(cambio.despues as string)]).toEqual([
      { role: 'Riesgo' },
      { role: 'RSA' },
    ]);
    expect((await enter('s2')).body.user.role).toBe('Administrador del sistema');
    expect(await db().countBy(Auditoria, { accion: 'conservar-administrador' })).toBe(1);
  });

  test('who has an authenticator is asked for its code too, with a pass that opens nothing by itself', async () => {
    await proveedor.cuentas({ s1: { preferred_username: 'riesgo', groups: ['riesgo'] } });
    const { codigo } = await inscribir(t, 'riesgo');
    const { status, body } = await enter('s1');
    expect([status, body.code]).toEqual([401, 'segundo-factor-requerido']);
    expect(body).not.toHaveProperty('access_token');
    const { pase } = body.detalle;
    const complete = (sent: object) => t.anonymous.post('/auth/oidc/completar', sent);
    expect((await complete({ pase, codigo: '000000' })).body.code).toBe('codigo-incorrecto');
    expect((await complete({ pase: 'inventado', codigo: codigo() })).body.code).toBe('oidc-invalido');
    expect((await complete({ pase, codigo: codigo() })).body.user.usuario).toBe('riesgo');
    expect((await complete({ pase, codigo: codigo() })).body.code).toBe('codigo-usado');
    t.clock.advance(5 * MINUTE);
    expect((await complete({ pase, codigo: codigo() })).body.code).toBe('oidc-invalido');
  });
});

describe('settings', () => {
  test('unknown users are made where the company wants it: with the role of their group, and no password that opens', async () => {
    const otra = await startTestApp({
      clock: t.clock,
      env: { ...proveedor.env, OIDC_CREAR_USUARIOS: 'true' },
      databaseUrl: t.application.config.databaseUrl,
    });
    try {
      await proveedor.cuentas({
        s9: {
          preferred_username: 'ana.mora',
          groups: ['riesgo'],
          given_name: 'Ana',
          family_name: 'Mora',
          email: 'a@e.ec',
        },
        s8: { preferred_username: 'sin.grupo', groups: [] },
      });
      expect((await enter('s8', otra)).body.code).toBe('oidc-sin-grupo');
      const { body } = await enter('s9', otra);
      expect(body.user).toMatchObject({
        usuario: 'ana.mora',
        nombre: 'Ana',
        role: 'Riesgo',
        debeCambiarContrasena: false,
      });
      for (const pass of ['', ' ', 'cuenta-de-la-empresa', CONTRASENA])
        expect((await t.anonymous.post('/auth', { name: 'ana.mora', pass })).status).toBeGreaterThanOrEqual(400);
      expect((await enter('s9', otra)).body.user.usuario).toBe('ana.mora');
      expect(await db().countBy(Usuario, { usuario: 'sin.grupo' })).toBe(0);
    } finally {
      await otra.close();
    }
  });

  test.each([
    ['administradores', 'riesgo', 'contrasena-no-admitida'],
    ['administradores', 'admin', undefined],
    ['nadie', 'admin', 'contrasena-no-admitida'],
  ])('with passwords for %s, that of %s: %s', async (quienes, name, code) => {
    const otra = await startTestApp({ ...overDatabaseOf(t), env: { ...proveedor.env, OIDC_CONTRASENAS: quienes } });
    const right = await otra.anonymous.post('/auth', { name, pass: CONTRASENA });
    // a wrong one says what it always says
    const wrong = await otra.anonymous.post('/auth', { name, pass: 'otra-clave' });
    await otra.close();
    expect([right.body.code, wrong.body.code]).toEqual([code, 'contrasena-incorrecta']);
  });

  test('without them there is no such log-in, and its operations say so', async () => {
    const sin = await startTestApp(overDatabaseOf(t));
    const said = [
      (await sin.anonymous.get('/auth/oidc')).body,
      (await sin.anonymous.get('/auth/oidc/salida')).body,
      (await sin.anonymous.post('/auth/oidc/iniciar', {})).status,
      (await exchange('x', 'code=x', sin)).status,
      (await sin.anonymous.post('/auth/oidc/completar', { pase: 'x', codigo: '123456' })).status,
    ];
    await sin.close();
    expect(said).toEqual([{ activo: false, contrasenas: 'todos' }, { url: null }, 404, 404, 404]);
  });
});

describe('the way out and back', () => {
  test('the browser is sent to exactly one address, with a challenge; nothing of what proves it is in the open', async () => {
    const { url, transaccion } = await begin();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${PUBLIC_URL}/login/retorno`,
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
    });
    for (const name of ['state', 'nonce']) expect(transaccion).not.toContain(searchParams.get(name));
  });

  test('the session at the provider ends where it says, and leads back to our log-in', async () => {
    const { body } = await t.anonymous.get('/auth/oidc/salida');
    const url = new URL(body.url);
    expect(url.origin).toBe(proveedor.issuer);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${PUBLIC_URL}/login`);
  });
});

test('a provider that is away: the log-in says so, passwords go on, readiness names it; a session begun before lives', async () => {
  const propio = await startProveedor();
  const app = await startTestApp({ ...overDatabaseOf(t), env: propio.env });
  try {
    await propio.cuentas({ s1: { preferred_username: 'riesgo', groups: ['riesgo'] } });
    const { url, transaccion } = await begin(app);
    const retorno = await propio.ingresar(url, 's1');
    const client = await app.as('legal');
    await propio.stop();
    const late = await exchange(transaccion, retorno, app);
    expect([late.status, late.body.code, late.headers['retry-after']]).toEqual([503, 'oidc-no-disponible', '10']);
    const fresh = await startTestApp({ ...overDatabaseOf(t), env: propio.env });
    for (let i = 0; i < 2; i++)
      expect((await fresh.anonymous.post('/auth/oidc/iniciar', {})).body.code).toBe('oidc-no-disponible');
    expect((await fresh.anonymous.get('/auth/oidc/salida')).body).toEqual({ url: null });
    expect((await fresh.anonymous.post('/auth', { name: 'riesgo', pass: CONTRASENA })).status).toBe(200);
    await fresh.close();
    expect(await alive(client)).toBe(200);
    await expect(app.application.oidc?.answers()).rejects.toThrow();
  } finally {
    await app.close();
    await propio.stop();
  }
});
