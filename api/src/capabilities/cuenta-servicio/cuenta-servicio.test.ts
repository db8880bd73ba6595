import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { ClaveServicio, CuentaServicio } from '../../entities/cuenta-servicio.entity';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { Usuario } from '../../entities/usuario.entity';
import { secured, urlOf } from '../../testing/openapi';
import { type Client, testAppOfEach } from '../../testing/test-app';

const t = testAppOfEach({ env: { BUSQUEDAS_POR_HORA: '3' } });
let admin: Client;
beforeEach(async () => {
  admin = await t.as('admin');
});

const nueva = {
  usuario: 'contabilidad',
  nombre: 'Sistema contable',
  role: 'Jefatura Adjudicaciones',
  alcances: ['orden:leer', 'concesionario:escribir', 'concesionario:leer'],
  direcciones: [] as string[],
};
const crear = async (cambios: object = {}) => (await admin.post('/cuenta-servicio', { ...nueva, ...cambios })).body;
const versionDe = async (id: number): Promise<number> => (await admin.get(`/cuenta-servicio/${id}`)).body.version;
const generar = async (id: number, body: object = { dias: 30, horasDeTraslape: 24 }): Promise<string> =>
  (await admin.post(`/cuenta-servicio/${id}/generar-clave`, { ...body, version: await versionDe(id) })).body
    .claveSecreta;
/** A client that calls with a key. */
const con = (clave: string) => ({
  get: (path: string) => t.anonymous.get(path).set('Authorization', `Bearer ${clave}`),
  post: (path: string, body: object) => t.anonymous.post(path, body).set('Authorization', `Bearer ${clave}`),
});
const respuesta = async (clave: string, path = '/orden-de-compra') => {
  const { status, body } = await con(clave).get(path);
  return [status, body.code];
};

test('no account may be given the right to make accounts', async () => {
  const { status, body } = await admin.post('/cuenta-servicio', {
    ...nueva,
    role: 'Administrador del sistema',
    alcances: ['cuenta:administrar'],
  });
  expect([status, body.errors]).toEqual([422, { alcances: 'Solo una persona puede tener: cuenta:administrar' }]);
});

test('a name that a user or an account has is a conflict at its field', async () => {
  const { status, body } = await admin.post('/cuenta-servicio', { ...nueva, usuario: 'asistente' });
  expect([status, body.code, Object.keys(body.errors)]).toEqual([409, 'cuenta-ya-existe', ['usuario']]);
});

test('an unknown, a tampered, a revoked and an expired key, and one of an inactive account: 401 with the reason', async () => {
  const cuenta = await crear();
  const clave = await generar(cuenta.id);
  expect(await respuesta('adj_000000000000_desconocida')).toEqual([401, 'clave-desconocida']);
  expect(await respuesta(`${clave.slice(0, -1)}${clave.endsWith('A') ? 'B' : 'A'}`)).toEqual([
    401,
    'clave-desconocida',
  ]);
  expect(await respuesta(clave)).toEqual([200, undefined]);
  const activa = (await admin.get(`/cuenta-servicio/${cuenta.id}`)).body;
  const inactiva = (await admin.put(`/cuenta-servicio/${cuenta.id}`, { ...activa, activa: false })).body;
  expect(await respuesta(clave)).toEqual([401, 'cuenta-inactiva']);
  await admin.put(`/cuenta-servicio/${cuenta.id}`, { ...inactiva, activa: true });
  t.clock.advance(30 * 24 * 3_600_000);
  expect(await respuesta(clave)).toEqual([401, 'clave-vencida']);
  admin = await t.as('admin');
  const [{ publico }] = activa.claves;
  expect((await admin.post(`/cuenta-servicio/${cuenta.id}/revocar-clave`, { clave: 'otra' })).status).toBe(404);
  expect((await admin.post(`/cuenta-servicio/${cuenta.id}/revocar-clave`, { clave: publico })).status).toBe(200);
  expect((await admin.post(`/cuenta-servicio/${cuenta.id}/revocar-clave`, { clave: publico })).status).toBe(409);
  expect(await respuesta(clave)).toEqual([401, 'clave-revocada']);
});

test('from an address that is not admitted: 403 with the reason, and no use is noted; from an admitted one it opens', async () => {
  const cuenta = await crear({ direcciones: ['10.1.0.0/16'] });
  const clave = await generar(cuenta.id);
  expect(await respuesta(clave)).toEqual([403, 'direccion-no-permitida']);
  await t.application.cuentas.step();
  const leida = (await admin.get(`/cuenta-servicio/${cuenta.id}`)).body;
  expect(leida.claves[0]).toMatchObject({ ultimoUso: null, ultimaDireccion: null, estado: 'vigente' });
  await admin.put(`/cuenta-servicio/${cuenta.id}`, { ...leida, direcciones: ['127.0.0.0/8'] });
  expect(await respuesta(clave)).toEqual([200, undefined]);
  await t.application.cuentas.step();
  expect((await admin.get(`/cuenta-servicio/${cuenta.id}`)).body.claves[0]).toMatchObject({
    ultimoUso: t.clock.now().toISOString(),
    ultimaDireccion: expect.stringContaining('127.0.0.1'),
  });
});

test('a key is let in exactly where its scopes say, whatever its role may', async () => {
  const clave = await generar((await crear()).id);
  const wrong: string[] = [];
  for (const operation of secured) {
    const path = urlOf(operation);
    const test = operation.method === 'get' ? t.anonymous.get(path) : t.anonymous[operation.method](path, {});
    const { status, body } = await test.set('Authorization', `Bearer ${clave}`);
    const within = operation.permissions.every((permiso) => [...nueva.alcances, 'cuenta:propia'].includes(permiso));
    const refused = status === 403 && body.code === 'sin-permiso';
    if (within === refused) wrong.push(`${operation.id} ${status} ${body.code}`);
  }
  expect(wrong).toEqual([]);
});

test('any key reads what it is and may, without a scope: its account, its end and its successor, and no secret', async () => {
  const cuenta = await crear({ alcances: ['orden:leer'], direcciones: ['127.0.0.0/8'] });
  const primera = await generar(cuenta.id);
  const { status, body } = await con(primera).get('/cuenta-servicio/propia');
  const { claves, version: _, activa: _activa, ...datos } = (await admin.get(`/cuenta-servicio/${cuenta.id}`)).body;
  const [clave] = claves;
  expect([status, body]).toEqual([
    200,
    { ...datos, direccion: expect.stringContaining('127.0.0.1'), clave: expect.any(Object), reemplazo: null },
  ]);
  expect([body.clave.publico, body.clave.vence]).toEqual([clave.publico, clave.vence]);
  await t.application.cuentas.step();
  const segunda = await generar(cuenta.id, { dias: 90, horasDeTraslape: 2 });
  const [nueva, vieja] = (await admin.get(`/cuenta-servicio/${cuenta.id}`)).body.claves;
  expect((await con(primera).get('/cuenta-servicio/propia')).body).toMatchObject({ clave: vieja, reemplazo: nueva });
  expect(vieja).toMatchObject({ ultimoUso: t.clock.now().toISOString(), vence: nueva.creadaEn.replace('15:', '17:') });
  const despues = (await con(segunda).get('/cuenta-servicio/propia')).body;
  expect(despues).toMatchObject({ clave: { publico: nueva.publico }, reemplazo: null });
  await admin.post(`/cuenta-servicio/${cuenta.id}/revocar-clave`, { clave: nueva.publico });
  const sinNueva = (await con(primera).get('/cuenta-servicio/propia')).body;
  expect(sinNueva).toMatchObject({ clave: { publico: vieja.publico }, reemplazo: null });
  const dichas = JSON.stringify([body, despues, sinNueva]);
  for (const { huella } of await t.application.dataSource.manager.find(ClaveServicio))
    expect(dichas).not.toContain(huella);
  for (const secreta of [primera, segunda]) expect(dichas).not.toContain(secreta.slice(-43));
});

test('of its scopes those are told that its role still has', async () => {
  const { id } = await crear({ alcances: ['orden:leer', 'concesionario:leer'] });
  const clave = await generar(id);
  await t.application.dataSource.manager.update(Usuario, { id }, { role: 'Riesgo' });
  await t.application.dataSource.manager.update(CuentaServicio, { id }, { alcances: ['orden:leer', 'medio:leer'] });
  const { body } = await con(clave).get('/cuenta-servicio/propia');
  expect([body.role, body.alcances]).toEqual(['Riesgo', ['medio:leer']]);
});

test('a person is told where hers is read, and a key that asks for a session where its own is', async () => {
  const deOtro = await admin.get('/cuenta-servicio/propia');
  expect([deOtro.status, deOtro.body.code, deOtro.body.title]).toEqual([
    403,
    'sin-permiso',
    expect.stringContaining('GET /auth/sesion'),
  ]);
  const { status, body } = await con(await generar((await crear()).id)).get('/auth/sesion');
  expect([status, body.code, body.title]).toEqual([
    403,
    'sin-permiso',
    expect.stringContaining('GET /cuenta-servicio/propia'),
  ]);
});

test('a search finds nothing that the scopes do not open, and is counted to the account', async () => {
  const cuenta = await crear({ alcances: ['busqueda:general'] });
  const sinClientes = await generar(cuenta.id);
  const { body } = await con(sinClientes).get('/busqueda').query({ q: 'zambrano' });
  expect(body).toEqual([]);
  const otra = await crear({ usuario: 'crm', alcances: ['busqueda:general', 'cliente:leer', 'cliente:buscar'] });
  const clave = await generar(otra.id);
  const estados = [];
  for (let n = 0; n < 4; n++)
    estados.push(
      (
        await con(clave)
          .get('/busqueda')
          .query({ q: `zambrano ${n}` })
      ).status,
    );
  expect(estados).toEqual([200, 200, 200, 429]);
  await t.application.accessLog.step();
  const filas = await t.application.dataSource.manager.findBy(Acceso, { usuarioId: otra.id });
  expect(filas.length).toBeGreaterThan(2);
});

test('rotation: the older key serves for the overlap and not beyond; the new one serves on', async () => {
  const { id } = await crear();
  const primera = await generar(id);
  const segunda = await generar(id, { dias: 90, horasDeTraslape: 2 });
  expect([await respuesta(primera), await respuesta(segunda)]).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  t.clock.advance(2 * 3_600_000);
  expect([await respuesta(primera), await respuesta(segunda)]).toEqual([
    [401, 'clave-vencida'],
    [200, undefined],
  ]);
});

test('what a key does is audited under the name of its account; the key itself stands nowhere', async () => {
  const { id } = await crear();
  const clave = await generar(id, { dias: 30, horasDeTraslape: 0 });
  const { status } = await con(clave).post('/concesionario', {
    nombreComercial: 'Sierra Motors',
    razonSocial: 'Sierra Motors S.A.',
    estado: 'A',
  });
  expect(status).toBe(201);
  const { manager } = t.application.dataSource;
  const [fila] = await manager.find(Auditoria, { where: { recurso: 'concesionario' }, order: { id: 'DESC' } });
  expect(fila).toMatchObject({ usuario: 'contabilidad', usuarioId: id });
  const [, secreto = ''] = /_([\w-]{43})$/.exec(clave) ?? [];
  const guardado = JSON.stringify([
    await manager.find(Auditoria),
    await manager.find(ClaveServicio),
    await manager.find(Idempotencia),
    (await admin.get(`/cuenta-servicio/${id}`)).body,
  ]);
  expect(secreto).not.toBe('');
  expect(guardado).not.toContain(secreto);
});

test('the same Idempotency-Key makes one key, and its repetition does not show it again', async () => {
  const { id, version } = await crear();
  const pedir = () =>
    admin
      .post(`/cuenta-servicio/${id}/generar-clave`, { dias: 30, horasDeTraslape: 24, version })
      .set('Idempotency-Key', 'una-sola-clave');
  expect((await pedir()).body.claveSecreta).toMatch(/^adj_/);
  const { status, body } = await pedir();
  expect([status, body.code]).toEqual([409, 'clave-sin-respuesta']);
  expect((await admin.get(`/cuenta-servicio/${id}`)).body.claves).toHaveLength(1);
});

test('an account is no user: not in the list of users, not to be logged in with, not to be changed as one', async () => {
  const { id } = await crear();
  const nombres = (await admin.get('/usuario').query({ range: '[0,99]' })).body.map(
    ({ usuario }: { usuario: string }) => usuario,
  );
  expect(nombres).not.toContain('contabilidad');
  expect((await admin.get(`/usuario/${id}`)).status).toBe(404);
  expect((await admin.post(`/usuario/${id}/restablecer-contrasena`)).status).toBe(404);
  const { status, body } = await t.anonymous.post('/auth', { name: 'contabilidad', pass: 'cuenta-de-servicio' });
  expect([status, body.code]).toEqual([401, 'usuario-no-existe']);
  expect(await t.application.dataSource.manager.findOneByOrFail(Usuario, { id })).toMatchObject({ activo: false });
});

// Fails without: `version: 'required'` of the record, and its new version with each key.
test('of two people who make a key at once one does; the other is told, and the first key is not ended unseen', async () => {
  const { id, version } = await crear();
  const pedir = (body: object) => admin.post(`/cuenta-servicio/${id}/generar-clave`, body);
  expect((await pedir({ dias: 30, horasDeTraslape: 0 })).status).toBe(428);
  const dos = await Promise.all([1, 2].map(() => pedir({ dias: 30, horasDeTraslape: 0, version })));
  expect(dos.map(({ status }) => status).sort()).toEqual([200, 412]);
  const { claves } = (await admin.get(`/cuenta-servicio/${id}`)).body;
  expect(claves.map(({ estado }: { estado: string }) => estado)).toEqual(['vigente']);
});
