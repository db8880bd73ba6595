import { listasConVistas, MAXIMO_DE_VISTAS, propios } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { VistaGuardada, VistaInicial } from '../../entities/vista-guardada.entity';
import { operations } from '../../testing/openapi';
import { type Client, testApp } from '../../testing/test-app';
import type { VistaGuardadaVista } from './vista-guardada.dto';

const t = testApp();
let ejecutivo: Client;
let otro: Client;
let jefatura: Client;
let admin: Client;
beforeAll(async () => {
  [ejecutivo, otro, jefatura, admin] = (await Promise.all(
    ['ejecutivo', 'ejecutivo2', 'jefatura', 'admin'].map((usuario) => t.as(usuario)),
  )) as [Client, Client, Client, Client];
});
beforeEach(async () => {
  const { manager } = t.application.dataSource;
  for (const entity of [VistaInicial, VistaGuardada])
    await manager.createQueryBuilder().delete().from(entity).execute();
});

const porAprobar = {
  lista: 'orden-de-compra',
  nombre: 'Por aprobar',
  compartida: false,
  filtro: { estado: 'pendiente' },
  ordenCampo: 'fecha',
  ordenDireccion: 'ASC',
  ocultas: ['planes'],
};
const guardar = async (client: Client, cambio: object = {}): Promise<VistaGuardadaVista> =>
  (await client.post('/vista-guardada', { ...porAprobar, ...cambio }).expect(201)).body;
const vistas = async (client: Client, filtro: object = { lista: 'orden-de-compra' }): Promise<VistaGuardadaVista[]> =>
  (await client.get(`/vista-guardada?filter=${encodeURIComponent(JSON.stringify(filtro))}`).expect(200)).body;
const nombres = async (client: Client, filtro?: object): Promise<string[]> =>
  (await vistas(client, filtro)).map(({ nombre }) => nombre);
const versionDe = ({ version }: { version: number }): string => `"${version}"`;
const auditadas = async () =>
  (
    await t.application.dataSource.manager.find(Auditoria, {
      where: { recurso: 'vista-guardada' },
      order: { id: 'ASC' },
    })
  ).map(({ accion, usuario }) => `${usuario} ${accion}`);

test('the permission of each list is the one that its rows are read with', () => {
  for (const [clave, { recurso, permiso }] of Object.entries(listasConVistas)) {
    const leer = operations.find(({ id }) => id === `GET /${recurso}`);
    expect([clave, leer?.permissions]).toEqual([clave, [permiso]]);
  }
});

describe('refusals', () => {
  test('a view of a list that the role does not read can neither be kept nor seen', async () => {
    const { status, body } = await (await t.as('riesgo')).post('/vista-guardada', porAprobar);
    expect([status, body.code]).toEqual([403, 'sin-permiso']);
    await guardar(jefatura, { compartida: true });
    expect(await nombres(await t.as('riesgo'), {})).toEqual([]);
    expect(await nombres(ejecutivo)).toEqual(['Por aprobar']);
  });

  test('a view of one’s own is not there for anybody else, the administrator included', async () => {
    const { id, version } = await guardar(ejecutivo);
    for (const client of [otro, jefatura, admin]) {
      expect(await nombres(client, {})).toEqual([]);
      const answers = [
        await client.put(`/vista-guardada/${id}`, { ...porAprobar, version }),
        await client.delete(`/vista-guardada/${id}`).set('If-Match', versionDe({ version })),
        await client.post(`/vista-guardada/${id}/fijar-inicial`),
        await client.get(`/vista-guardada/${id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await nombres(ejecutivo)).toEqual(['Por aprobar']);
  });

  test('a shared one is changed and deleted by its owner and by the management, by nobody else', async () => {
    const gerente = await t.as('gerente');
    const { id, version } = await guardar(ejecutivo, { compartida: true });
    for (const answer of [
      await jefatura.put(`/vista-guardada/${id}`, { ...porAprobar, version }),
      await jefatura.delete(`/vista-guardada/${id}`).set('If-Match', versionDe({ version })),
    ])
      expect([answer.status, answer.body.title]).toEqual([403, propios.vistaDeOtro]);
    expect(await vistas(jefatura)).toMatchObject([{ autor: expect.any(String), propia: false, editable: false }]);
    expect(await vistas(gerente)).toMatchObject([{ propia: false, editable: true }]);
    await gerente.delete(`/vista-guardada/${id}`).set('If-Match', versionDe({ version })).expect(200);
    expect(await nombres(ejecutivo)).toEqual([]);
  });

  test('a shared one of a list that the administrator does not read is not there for him', async () => {
    const { id, version } = await guardar(ejecutivo, { compartida: true });
    expect(await nombres(admin, {})).toEqual([]);
    const answers = [
      await admin.get(`/vista-guardada/${id}`),
      await admin.put(`/vista-guardada/${id}`, { ...porAprobar, version }),
      await admin.delete(`/vista-guardada/${id}`).set('If-Match', versionDe({ version })),
      await admin.post(`/vista-guardada/${id}/fijar-inicial`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await nombres(jefatura)).toEqual(['Por aprobar']);
  });

  test('a second one of the same name, whatever its case and accents, is refused and named', async () => {
    await guardar(ejecutivo, { nombre: 'Órdenes de Junio' });
    const { status, body } = await ejecutivo.post('/vista-guardada', { ...porAprobar, nombre: 'ordenes  de junio' });
    expect([status, body.code, body.errors]).toEqual([409, 'ya-existe', { nombre: propios.vistaYaExiste }]);
    // in another list, or of another user, it is another
    await guardar(ejecutivo, { lista: 'contrato', nombre: 'Órdenes de Junio' });
    await guardar(otro, { nombre: 'Órdenes de Junio' });
  });

  test('more than the list holds are refused; shared ones are counted apart', async () => {
    for (let i = 0; i < MAXIMO_DE_VISTAS; i += 1) await guardar(ejecutivo, { nombre: `Vista ${i}` });
    const { status, body } = await ejecutivo.post('/vista-guardada', { ...porAprobar, nombre: 'Una más' });
    expect([status, body.code]).toEqual([422, 'demasiadas-vistas']);
    await guardar(ejecutivo, { nombre: 'Una compartida', compartida: true });
  });

  test('a search for one person is kept nowhere', async () => {
    for (const filtro of [{ q: '1712345678' }, { cedula: '1712345678' }])
      expect((await ejecutivo.post('/vista-guardada', { ...porAprobar, filtro })).body.errors).toEqual({
        filtro: propios.vistaSinPersonas,
      });
  });
});

test('kept, renamed, shared and deleted, it says what it was given, and each step is audited', async () => {
  const antes = (await auditadas()).length;
  const creada = await guardar(ejecutivo);
  expect(creada).toMatchObject({ ...porAprobar, propia: true, editable: true, inicial: false, version: 1 });
  const cambiada = { ...porAprobar, nombre: 'De todos', compartida: true, filtro: {}, ocultas: [] };
  const { body } = await ejecutivo
    .put(`/vista-guardada/${creada.id}`, cambiada)
    .set('If-Match', versionDe(creada))
    .expect(200);
  expect(body).toMatchObject({ ...cambiada, version: 2 });
  await otro.post(`/vista-guardada/${creada.id}/fijar-inicial`).expect(204);
  await ejecutivo.delete(`/vista-guardada/${creada.id}`).set('If-Match', versionDe(body)).expect(200);
  expect(await vistas(otro, {})).toEqual([]);
  expect((await auditadas()).slice(antes)).toEqual([
    'ejecutivo crear',
    'ejecutivo actualizar',
    'ejecutivo2 fijar-inicial',
    'ejecutivo eliminar',
  ]);
});

describe('the view that a list opens with', () => {
  const iniciales = (client: Client) => nombres(client, { inicial: true });

  test('is one for each user and list: the next one takes its place', async () => {
    const [una, otraVista] = [await guardar(ejecutivo), await guardar(ejecutivo, { nombre: 'Otra' })];
    const deContratos = await guardar(ejecutivo, { lista: 'contrato' });
    for (const { id } of [una, otraVista, otraVista, deContratos])
      await ejecutivo.post(`/vista-guardada/${id}/fijar-inicial`).expect(204);
    expect((await iniciales(ejecutivo)).sort()).toEqual(['Otra', 'Por aprobar']);
    expect(await iniciales(otro)).toEqual([]);
    await ejecutivo.post(`/vista-guardada/${otraVista.id}/quitar-inicial`).expect(204);
    expect(await vistas(ejecutivo, { inicial: true })).toMatchObject([{ lista: 'contrato' }]);
  });

  test('no longer shared, it opens no list of others', async () => {
    const vista = await guardar(ejecutivo, { compartida: true });
    for (const client of [ejecutivo, otro]) await client.post(`/vista-guardada/${vista.id}/fijar-inicial`).expect(204);
    expect(await iniciales(otro)).toEqual(['Por aprobar']);
    await ejecutivo.put(`/vista-guardada/${vista.id}`, { ...porAprobar, version: vista.version }).expect(200);
    expect(await t.application.dataSource.manager.count(VistaInicial)).toBe(1);
    expect(await iniciales(ejecutivo)).toEqual(['Por aprobar']);
  });
});
