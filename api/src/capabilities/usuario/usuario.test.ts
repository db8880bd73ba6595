import { mensajes } from '@adjudica/domain';
import type { Response } from 'supertest';
import { SISTEMA } from '../../auth/actor';
import { Auditoria } from '../../entities/auditoria.entity';
import { Usuario } from '../../entities/usuario.entity';
import type { AuthenticatedRequest } from '../../http/authenticated-request';
import { demoUsers } from '../../seed/usuarios';
import { StatementCounter } from '../../testing/statement-counter';
import { testAppOfEach } from '../../testing/test-app';
import { UsuarioController } from './usuario.controller';
import type { UsuarioCambio } from './usuario.dto';

const counter = new StatementCounter();
const t = testAppOfEach({ database: { logger: counter } });
const admin = t.user('admin');

const nuevo = {
  usuario: 'maria.loor',
  nombre: 'María',
  apellido: 'Loor',
  correo: 'maria@adjudica.example',
  telefono: '0991234567',
  role: 'Riesgo',
};
const idOf = async (usuario: string) =>
  (await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario })).id;
const record = async (usuario: string) => (await admin.get(`/usuario/${await idOf(usuario)}`)).body;
const put = (body: { id: number }) => admin.put(`/usuario/${body.id}`, body);

describe('crear', () => {
  test('AUT-022 the department follows from the role, and a first password that serves once is shown once', async () => {
    const { status, body } = await admin.post('/usuario', nuevo);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...nuevo,
      id: expect.any(Number),
      idDepartamento: '004',
      activo: true,
      version: 1,
      contrasenaTemporal: expect.stringMatching(/^[\w-]{4}-[\w-]{4}-[\w-]{4}$/),
    });
    expect(await record('maria.loor')).not.toHaveProperty('contrasenaTemporal');
    expect(
      (await t.anonymous.post('/auth', { name: 'maria.loor', pass: body.contrasenaTemporal })).body.user
        .debeCambiarContrasena,
    ).toBe(true);
  });

  test('a name that exists is a conflict that names the field, whatever its capitals', async () => {
    const response = await admin.post('/usuario', { ...nuevo, usuario: 'asistente' });
    expect([response.status, response.body.code]).toEqual([409, 'usuario-ya-existe']);
    expect(response.body.errors).toEqual({ usuario: 'Ya existe un usuario con ese nombre' });
  });

  test.each([
    [
      { usuario: 'Con Espacio' },
      'usuario',
      'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)',
    ],
    [
      { usuario: 'asísténte' },
      'usuario',
      'Use letras minúsculas, números, punto, guion o guion bajo (3 a 40 caracteres)',
    ],
    [{ nombre: '   ' }, 'nombre', 'El campo es obligatorio'],
    [{ apellido: 'a\u0007b' }, 'apellido', 'El texto contiene caracteres no permitidos'],
    [{ role: 'Superusuario' }, 'role', 'Rol no permitido'],
    [{ role: 'constructor' }, 'role', 'Rol no permitido'],
    [{ correo: 'no es correo' }, 'correo', 'Correo electrónico inválido'],
    [{ telefono: '12345' }, 'telefono', mensajes.GEN.telefonoInvalido],
  ])('%p is refused and named', async (wrong, field, message) => {
    const response = await admin.post('/usuario', { ...nuevo, ...wrong });
    expect([response.status, response.body.code]).toEqual([422, 'campos-incorrectos']);
    expect(response.body.errors).toEqual({ [field]: message });
    expect(await t.application.dataSource.manager.count(Usuario)).toBe(demoUsers.length);
  });

  test('AUT-023 every role of the table can be given, each with its department', async () => {
    const { body } = await admin.get('/rol').query({ range: '[0,99]' });
    expect(body.map(({ nombre }: { nombre: string }) => nombre)).toEqual(
      expect.arrayContaining(['Ejecutivo Adjudicaciones', 'Riesgo', 'Servicio al cliente']),
    );
    expect(body).toHaveLength(14);
    for (const [i, { nombre, idDepartamento }] of body.entries()) {
      const response = await admin.post('/usuario', { ...nuevo, usuario: `persona.${i}`, role: nombre });
      expect([nombre, response.status, response.body.idDepartamento]).toEqual([nombre, 201, idDepartamento]);
    }
  });
});

describe('actualizar', () => {
  test('the whole record is sent back, read-only fields are ignored, the version rises by one', async () => {
    const before = await record('comercial');
    const { status, body } = await put({ ...before, usuario: 'otro', idDepartamento: '001', apellido: 'Nuevo' });
    expect([status, body]).toEqual([200, { ...before, apellido: 'Nuevo', version: before.version + 1 }]);
  });

  test('of two who read the same version the second is told, with the fields that differ', async () => {
    const before = await record('comercial');
    expect((await put({ ...before, nombre: 'Uno' })).status).toBe(200);
    const response = await put({ ...before, apellido: 'Dos' });
    expect(response.status).toBe(412);
    expect(response.body.detalle).toEqual({ versionActual: before.version + 1, campos: ['nombre', 'apellido'] });
    expect((await record('comercial')).apellido).toBe(before.apellido);
  });

  test('one’s own user can neither be disabled nor change its role', async () => {
    const self = await record('admin');
    for (const change of [{ activo: false }, { role: 'Riesgo' }]) {
      const response = await put({ ...self, ...change });
      expect([response.status, response.body.code]).toEqual([422, 'usuario-propio']);
    }
    expect((await put({ ...self, nombre: 'Otro' })).status).toBe(200);
  });

  test('two administrators who disable each other at the same moment: one stays', async () => {
    const { manager } = t.application.dataSource;
    await manager.update(Usuario, { usuario: 'rsa' }, { role: 'Administrador del sistema' });
    const [a, b] = [await record('admin'), await record('rsa')];
    // Both are past authentication before either is disabled, as two requests at once can be. Fails without the count in
    // UsuarioService.actualizar.
    const make = t.application.controllers.get(UsuarioController) as () => UsuarioController;
    const disable = (actor: { id: number }, other: { id: number; version: number }) =>
      make().actualizar({ user: { ...SISTEMA, id: actor.id } } as AuthenticatedRequest, other.id, {
        ...(other as unknown as UsuarioCambio),
        activo: false,
      });
    const answers = await Promise.allSettled([disable(a, b), disable(b, a)]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((answers[1] as PromiseRejectedResult).reason).toMatchObject({ status: 422, code: 'ultimo-administrador' });
    expect(await manager.countBy(Usuario, { role: 'Administrador del sistema', activo: true })).toBe(1);
  });

  test('the change is audited with before and after, without the password', async () => {
    await put({ ...(await record('comercial')), apellido: 'Nuevo' });
    const [row] = await t.application.dataSource.manager.find(Auditoria, { order: { id: 'DESC' }, take: 1 });
    expect(row).toMatchObject({ accion: 'actualizar', recurso: 'usuario', usuario: 'admin' });
    expect(JSON.stringify(row)).toContain('Nuevo');
    expect(JSON.stringify(row)).not.toMatch(/argon2|claveHash/);
  });
});

describe('restablecer la contraseña', () => {
  test('by two administrators at once, under the version that both saw: the second gets 412 and no password', async () => {
    const id = await idOf('asistente');
    const { version } = (await admin.get(`/usuario/${id}`)).body;
    const restablecer = () => admin.post(`/usuario/${id}/restablecer-contrasena`).set('If-Match', `"${version}"`);
    const dichas = await Promise.all([restablecer(), restablecer()]);
    expect(dichas.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { body } = dichas.find(({ status }) => status === 200) as Response;
    expect((await t.anonymous.post('/auth', { name: 'asistente', pass: body.contrasenaTemporal })).status).toBe(200);
  });

  test('ends the sessions, the old password is worth nothing', async () => {
    const client = await t.as('comercial');
    const { body } = await admin.post(`/usuario/${await idOf('comercial')}/restablecer-contrasena`);
    expect((await client.get('/producto')).body.code).toBe('token-expirado');
    expect((await t.anonymous.post('/auth', { name: 'comercial', pass: 'adjudica' })).status).toBe(401);
    expect((await t.anonymous.post('/auth', { name: 'comercial', pass: body.contrasenaTemporal })).status).toBe(200);
  });
});

describe('lista', () => {
  const list = (query: object) => admin.get('/usuario').query(query);

  test('filters by role, state, key and the beginning of a name; never shows the hash', async () => {
    const names = async (filter: object) =>
      (await list({ filter: JSON.stringify(filter) })).body.map(({ usuario }: { usuario: string }) => usuario);
    expect(await names({ role: 'Legal' })).toEqual(['legal', 'legal2']);
    expect(await names({ q: 'Ceval' })).toEqual(['asistente']);
    expect(await names({ q: '%' })).toHaveLength(10);
    expect(await names({ activo: false })).toEqual([]);
    expect(await names({ id: [1, '2'] })).toEqual(['asistente', 'director']);
    expect((await list({})).text).not.toMatch(/argon2|clave/);
  });

  test('pages with a total, and takes two statements, whatever the size', async () => {
    for (const range of ['[0,0]', '[0,99]']) {
      const statements = await counter.during(() => list({ range }));
      expect([range, statements.length]).toEqual([range, 2]);
    }
    const { headers, body } = await list({ range: '[10,12]', sort: '["usuario","DESC"]' });
    expect([headers['content-range'], body.length]).toEqual([`usuario 10-12/${demoUsers.length}`, 3]);
  });
});
