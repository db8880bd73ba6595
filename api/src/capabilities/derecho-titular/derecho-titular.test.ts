import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import type { Persona } from '../../entities/persona.entity';
import { asBytes } from '../../testing/binary';
import { crearPersona } from '../../testing/builders';
import { testAppOfEach } from '../../testing/test-app';
import { readStable } from './titular.store';

const t = testAppOfEach();
const admin = t.user('admin');
let persona: Persona;
beforeEach(async () => {
  persona = await crearPersona(t.application.dataSource.manager, { identificacion: '1710034065' });
});

const db = () => t.application.dataSource.manager;
const nuevo = (cambios: object = {}) => ({
  identificacion: persona.identificacion,
  tipo: 'acceso',
  ingreso: '2026-03-02',
  comprobacion: 'Presentó su cédula en la oficina',
  pedido: 'Copia de todos sus datos',
  ...cambios,
});
const registrar = async (cambios: object = {}) => (await admin.post('/derecho-titular', nuevo(cambios))).body;
const exportar = (id: number) => asBytes(admin.get(`/derecho-titular/${id}/exportacion`));
const atender = (id: number, version: number) =>
  admin.post(`/derecho-titular/${id}/atender`, { respuesta: 'Se entregó el archivo', version });

test.each([
  ['of somebody of whom nothing is held', { identificacion: '1710034073' }, 'identificacion'],
  ['that comes in tomorrow', { ingreso: '2026-03-11' }, 'ingreso'],
  ['without how identity was checked', { comprobacion: '' }, 'comprobacion'],
])('a request %s is refused at its field, and nothing is written', async (_, cambio, campo) => {
  const { status, body } = await admin.post('/derecho-titular', nuevo(cambio));
  expect([status, Object.keys(body.errors)]).toEqual([422, [campo]]);
  expect((await admin.get('/derecho-titular')).body).toEqual([]);
});

test('the oldest comes first, its term by the setting; what is late says by how many days', async () => {
  await registrar({ ingreso: '2026-03-09' });
  await registrar({ ingreso: '2026-02-20' });
  const { body } = await admin.get('/derecho-titular');
  expect(body.map(({ ingreso, vence, dias }: Record<string, unknown>) => [ingreso, vence, dias])).toEqual([
    ['2026-02-20', '2026-03-07', -3],
    ['2026-03-09', '2026-03-24', 14],
  ]);
});

test('before its export a request is not attended; after it once, and who comes second is told so', async () => {
  const { id, version, acciones } = await registrar();
  expect(acciones).toEqual(['negar']);
  const pronto = await atender(id, version);
  expect([pronto.status, pronto.body.code]).toEqual([409, 'derecho-sin-exportar']);
  expect((await exportar(id)).status).toBe(200);
  const dos = await Promise.all([atender(id, version), atender(id, version)]);
  expect(dos.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await admin.get(`/derecho-titular/${id}`)).body).toMatchObject({
    estado: 'atendida',
    respuesta: 'Se entregó el archivo',
    dias: null,
    acciones: [],
  });
  expect(await db().countBy(Auditoria, { recurso: 'derecho-titular', accion: 'atender' })).toBe(1);
});

test('of a denied request nothing is exported; why it was denied stands in it and in the audit', async () => {
  const { id, version } = await registrar();
  const vieja = await admin.post(`/derecho-titular/${id}/negar`, { motivo: 'No probó quién es', version: version + 1 });
  expect(vieja.status).toBe(412);
  const negada = await admin.post(`/derecho-titular/${id}/negar`, { motivo: 'No probó quién es', version });
  expect(negada.body).toMatchObject({ estado: 'negada', respuesta: 'No probó quién es' });
  const { status, body } = await admin.get(`/derecho-titular/${id}/exportacion`);
  expect([status, body.code]).toEqual([409, 'derecho-negado']);
  const fila = await db().findOneByOrFail(Auditoria, { recurso: 'derecho-titular', accion: 'negar' });
  expect(JSON.parse(fila.despues ?? '')).toMatchObject({ estado: 'negada', motivo: 'No probó quién es' });
});

test('an export is audited with the hash of what was sent, leaves access rows, and no file', async () => {
  const { id } = await registrar();
  const { status, headers, body } = await exportar(id);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const sha256 = createHash('sha256').update(body).digest('hex');
  const fila = await db().findOneByOrFail(Auditoria, { recurso: 'derecho-titular', accion: 'exportar' });
  expect(JSON.parse(fila.despues ?? '')).toMatchObject({ sha256, bytes: body.length, filas: { persona: 1 } });
  expect((await admin.get(`/derecho-titular/${id}`)).body).toMatchObject({ sha256 });
  expect(await db().countBy(Acceso, { operacion: 'exportar', recurso: 'cliente', recursoId: String(persona.id) })).toBe(
    1,
  );
  expect(await db().countBy(Acceso, { operacion: 'exportar', recurso: 'derecho-titular', recursoId: String(id) })).toBe(
    1,
  );
  // sent, it is gone
  const subidas = join(t.dir, 'subidas');
  for (let i = 0; i < 500 && readdirSync(subidas).length > 0; i++) await new Promise((done) => setTimeout(done, 10));
  expect(readdirSync(subidas)).toEqual([]);
});

describe('one consistent read', () => {
  test('data that change between two readings are read again until two are equal', async () => {
    const leidas = [1, 2, 3, 3];
    expect(await readStable(async () => leidas.shift())).toBe(3);
    expect(leidas).toEqual([]);
  });

  test('data that do not stop changing are not given', async () => {
    let n = 0;
    expect(await readStable(async () => n++)).toBeNull();
    expect(n).toBeLessThan(10);
  });
});
