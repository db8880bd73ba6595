import { Auditoria } from '../../entities/auditoria.entity';
import { CodigoRecuperacion, SegundoFactor } from '../../entities/segundo-factor.entity';
import { CONTRASENA, type Inscrito, inscribir } from '../../testing/segundo-factor';
import { type Client, startTestApp, testAppOfEach } from '../../testing/test-app';

const MINUTE = 60_000;
const OTRO = '000000';

const t = testAppOfEach();

const db = () => t.application.dataSource.manager;
const login = (codigo?: string, name = 'riesgo', pass = CONTRASENA) =>
  t.anonymous.post('/auth', { name, pass, ...(codigo === undefined ? {} : { codigo }) });
const outcome = async (test: ReturnType<typeof login>) => {
  const { status, body } = await test;
  return [status, body.code];
};
const alive = async (client: Client): Promise<number> => (await client.get('/auth/sesion')).status;
const titles = async (client: Client): Promise<string[]> =>
  (await client.get('/notificacion')).body.map(({ titulo }: { titulo: string }) => titulo);

describe('log-in of who has an authenticator', () => {
  let quien: Inscrito;
  beforeEach(async () => {
    quien = await inscribir(t, 'riesgo');
  });

  test('without a code is refused, and opens no session', async () => {
    const { status, body } = await login();
    expect([status, body.code, body.title]).toEqual([
      401,
      'segundo-factor-requerido',
      'Escriba el código de su autenticador',
    ]);
    expect(body).not.toHaveProperty('access_token');
    expect((await login('')).body).not.toHaveProperty('access_token');
  });

  test('with a wrong password says nothing of the authenticator, whatever the code', async () => {
    for (const codigo of [undefined, OTRO, quien.codigo()])
      expect(await outcome(login(codigo, 'riesgo', 'otra-clave'))).toEqual([401, 'contrasena-incorrecta']);
    // the right code beside a wrong password is not used up
    expect(await outcome(login(quien.codigo()))).toEqual([200, undefined]);
  });

  test.each([OTRO, '12345', 'no es un código', 'abcd-efgh-ijkl-mnop', '1; DROP TABLE'])(
    "with '%s' is refused",
    async (codigo) => {
      expect(await outcome(login(codigo))).toEqual([401, 'codigo-incorrecto']);
    },
  );

  test('a code counts once, here and on another instance, also at the same moment', async () => {
    const other = await startTestApp({ databaseUrl: t.application.config.databaseUrl, clock: t.clock });
    try {
      const body = { name: 'riesgo', pass: CONTRASENA, codigo: quien.codigo() };
      const answers = await Promise.all([t, other, t, other].map(({ anonymous }) => anonymous.post('/auth', body)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body: said } of answers)
        if (status !== 200) expect([status, said.code]).toEqual([401, 'codigo-usado']);
    } finally {
      await other.close();
    }
  });

  test('a code of the step before is taken, but not after a later one, and none two steps away', async () => {
    expect(await outcome(login(quien.codigo(2)))).toEqual([401, 'codigo-incorrecto']);
    t.clock.advance(2 * MINUTE);
    expect(await outcome(login(quien.codigo(-2)))).toEqual([401, 'codigo-incorrecto']);
    expect(await outcome(login(quien.codigo(1)))).toEqual([200, undefined]);
    expect(await outcome(login(quien.codigo(0)))).toEqual([401, 'codigo-usado']);
    expect(await outcome(login(quien.codigo(-1)))).toEqual([401, 'codigo-usado']);
  });

  test('ten wrong codes close it for 15 minutes, also to the right one and from another instance; being asked for a code counts as nothing', async () => {
    for (let i = 0; i < 12; i++) expect((await login()).body.code).toBe('segundo-factor-requerido');
    for (let i = 0; i < 10; i++) expect((await login(OTRO)).status).toBe(401);
    const { status, headers } = await login(quien.codigo());
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    const other = await startTestApp({ databaseUrl: t.application.config.databaseUrl, clock: t.clock });
    const elsewhere = await other.anonymous.post('/auth', {
      name: 'riesgo',
      pass: CONTRASENA,
      codigo: quien.codigo(),
    });
    await other.close();
    expect(elsewhere.status).toBe(429);
    // nor does an open session of his take more guesses
    expect((await quien.cliente.post('/auth/segundo-factor/comprobar', { codigo: OTRO })).status).toBe(429);
    t.clock.advance(15 * MINUTE);
    expect((await login(quien.codigo())).status).toBe(200);
  });

  test('a recovery code opens once, however it is typed, and its owner is told', async () => {
    const [primero = '', segundo = ''] = quien.codigosDeRecuperacion;
    const { body } = await login(primero.toUpperCase().replaceAll('-', ' '));
    expect(body.access_token).toEqual(expect.any(String));
    expect(await outcome(login(primero))).toEqual([401, 'codigo-incorrecto']);
    expect(await titles(quien.cliente)).toContain('Se usó un código de recuperación');
    expect((await quien.cliente.get('/auth/segundo-factor')).body.codigosDisponibles).toBe(9);
    const both = await Promise.all([login(segundo), login(segundo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("a colleague's recovery code opens nothing", async () => {
    const otro = await inscribir(t, 'legal');
    expect(await outcome(login(otro.codigosDeRecuperacion[0]))).toEqual([401, 'codigo-incorrecto']);
  });

  test('a new password, own or given by the administrator, does not do away with the code', async () => {
    const nueva = 'caballo grapa batería';
    await quien.cliente.post('/auth/contrasena', { actual: CONTRASENA, nueva }).expect(204);
    expect(await outcome(login(undefined, 'riesgo', nueva))).toEqual([401, 'segundo-factor-requerido']);
    const admin = await t.as('admin');
    const { idSaad } = (await quien.cliente.get('/auth/sesion')).body;
    const { body } = await admin.post(`/usuario/${idSaad}/restablecer-contrasena`);
    expect(await outcome(login(undefined, 'riesgo', body.contrasenaTemporal))).toEqual([
      401,
      'segundo-factor-requerido',
    ]);
    expect((await login(quien.codigo(), 'riesgo', body.contrasenaTemporal)).body.user.debeCambiarContrasena).toBe(true);
  });
});

describe('enrolment', () => {
  test('a wrong password gets no secret, and may be tried ten times', async () => {
    const client = await t.as('riesgo');
    const begin = () => client.post('/auth/segundo-factor/iniciar', { contrasena: 'otra-clave' });
    for (let i = 0; i < 10; i++) {
      const { status, body } = await begin();
      expect([status, body.errors]).toEqual([422, { contrasena: 'Contraseña incorrecta' }]);
      expect(body).not.toHaveProperty('secretoDeAutenticador');
    }
    expect((await begin()).status).toBe(429);
    expect(await db().count(SegundoFactor)).toBe(0);
  });

  test('until a code confirms it nobody is asked for one; a wrong one confirms nothing', async () => {
    const client = await t.as('riesgo');
    expect((await client.post('/auth/segundo-factor/confirmar', { codigo: OTRO })).body.code).toBe(
      'segundo-factor-sin-iniciar',
    );
    await client.post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA }).expect(200);
    for (const codigo of [OTRO, 'abcdefghijklmnop'])
      expect((await client.post('/auth/segundo-factor/confirmar', { codigo })).body).toMatchObject({
        code: 'codigo-incorrecto',
        errors: { codigo: 'Código incorrecto' },
      });
    expect((await client.get('/auth/segundo-factor')).body).toEqual({
      activo: false,
      desde: null,
      codigosDisponibles: 0,
    });
    expect((await login()).status).toBe(200);
  });

  test('a second secret takes the place of the first as long as none is confirmed, and is refused afterwards', async () => {
    const client = await t.as('riesgo');
    const begin = () => client.post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA });
    await begin().expect(200);
    const quien = await inscribir(t, 'riesgo');
    expect((await quien.cliente.post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA })).body.code).toBe(
      'segundo-factor-activo',
    );
    expect(await outcome(login(quien.codigo()))).toEqual([200, undefined]);
  });

  test('ends the sessions elsewhere, which showed no code, and tells its owner', async () => {
    const elsewhere = await t.as('riesgo');
    const { cliente } = await inscribir(t, 'riesgo');
    expect([await alive(elsewhere), await alive(cliente)]).toEqual([401, 200]);
    expect(await titles(cliente)).toContain('Segundo factor activado');
  });

  test('secret and codes are in no row, no audit and no kept answer', async () => {
    const client = await t.as('riesgo');
    const { body } = await client
      .post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA })
      .set('Idempotency-Key', 'clave-de-iniciar');
    const again = await client
      .post('/auth/segundo-factor/iniciar', { contrasena: CONTRASENA })
      .set('Idempotency-Key', 'clave-de-iniciar');
    expect(again.body.code).toBe('clave-sin-respuesta');
    expect(body.uri).toContain(`secret=${body.secretoDeAutenticador}`);
    expect(body.qr).toMatch(/^<svg [\s\S]*<\/svg>$/);
    const { secreto, codigosDeRecuperacion } = await inscribir(t, 'legal');
    const rows = JSON.stringify([
      await db().find(SegundoFactor),
      await db().find(CodigoRecuperacion),
      await db().find(Auditoria),
    ]);
    for (const hidden of [body.secretoDeAutenticador, secreto, ...codigosDeRecuperacion])
      for (const form of [hidden, hidden.replaceAll('-', '')]) expect(rows).not.toContain(form);
    expect(new Set(codigosDeRecuperacion).size).toBe(10);
  });
});

describe('its end', () => {
  test('needs a code; afterwards the password is enough, and the recovery codes are nothing', async () => {
    const quien = await inscribir(t, 'riesgo');
    expect((await quien.cliente.post('/auth/segundo-factor/quitar', { codigo: OTRO })).status).toBe(422);
    await quien.cliente.post('/auth/segundo-factor/quitar', { codigo: quien.codigo() }).expect(204);
    expect(await outcome(login())).toEqual([200, undefined]);
    expect(await db().count(CodigoRecuperacion)).toBe(0);
    expect((await quien.cliente.post('/auth/segundo-factor/quitar', { codigo: OTRO })).body.code).toBe(
      'segundo-factor-inactivo',
    );
    expect(await titles(quien.cliente)).toContain('Segundo factor quitado');
  });

  test('new recovery codes end the former ones', async () => {
    const quien = await inscribir(t, 'riesgo');
    const { body } = await quien.cliente.post('/auth/segundo-factor/renovar-codigos', { codigo: quien.codigo() });
    expect(body.codigosDeRecuperacion).toHaveLength(10);
    expect(await outcome(login(quien.codigosDeRecuperacion[0]))).toEqual([401, 'codigo-incorrecto']);
    expect(await outcome(login(body.codigosDeRecuperacion[0]))).toEqual([200, undefined]);
  });

  describe('by the administrator', () => {
    const reset = async (client: Client, id: number, motivo = 'Perdió el teléfono') =>
      client.post(`/usuario/${id}/restablecer-segundo-factor`, { motivo });
    const idOf = async (client: Client): Promise<number> => (await client.get('/auth/sesion')).body.idSaad;

    test('is refused without a reason, to others, for himself, and where there is nothing', async () => {
      const admin = await t.as('admin');
      const { cliente } = await inscribir(t, 'riesgo');
      const id = await idOf(cliente);
      expect((await reset(admin, id, ' ')).status).toBe(422);
      expect((await reset(cliente, id)).status).toBe(403);
      expect((await reset(admin, await idOf(admin))).body.code).toBe('segundo-factor-propio');
      expect((await reset(admin, 9999)).status).toBe(404);
      expect((await reset(admin, await idOf(await t.as('legal')))).body.code).toBe('segundo-factor-inactivo');
      expect(await alive(cliente)).toBe(200);
    });

    test('ends sessions, is audited with its reason, and is told to the user with who did it', async () => {
      const admin = await t.as('admin');
      const { cliente } = await inscribir(t, 'riesgo');
      const id = await idOf(cliente);
      expect((await admin.get(`/usuario/${id}/segundo-factor`)).body.activo).toBe(true);
      expect((await reset(admin, id)).status).toBe(204);
      expect((await admin.get(`/usuario/${id}/segundo-factor`)).body.activo).toBe(false);
      expect(await alive(cliente)).toBe(401);
      const row = await db().findOneByOrFail(Auditoria, { accion: 'restablecer-segundo-factor' });
      expect([row.usuario, row.recursoId, JSON.parse(row.despues as string)]).toEqual([
        'admin',
        String(id),
        { motivo: 'Perdió el teléfono' },
      ]);
      expect((await login()).status).toBe(200);
      const [aviso] = (await (await t.as('riesgo')).get('/notificacion')).body;
      expect([aviso.titulo, aviso.texto]).toEqual([
        'Segundo factor restablecido',
        expect.stringContaining('Perdió el teléfono'),
      ]);
    });
  });
});

test('a secret that was put into another row, or whose key was lost, opens with no code; a recovery code goes on', async () => {
  const [riesgo, legal] = [await inscribir(t, 'riesgo'), await inscribir(t, 'legal')];
  const { usuarioId } = await db().findOneByOrFail(SegundoFactor, { id: 1 });
  const ajeno = await db().findOneByOrFail(SegundoFactor, { id: 2 });
  await db().update(SegundoFactor, { usuarioId }, { secreto: ajeno.secreto });
  for (const codigo of [riesgo.codigo(), legal.codigo()])
    expect(await outcome(login(codigo))).toEqual([401, 'codigo-incorrecto']);
  expect(await outcome(login(riesgo.codigosDeRecuperacion[3]))).toEqual([200, undefined]);
});
