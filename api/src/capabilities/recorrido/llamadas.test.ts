import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { operationFor } from '../../testing/operation';
import { crearTarea, resultado } from '../../testing/tareas';
import { type Client, testAppOfEach } from '../../testing/test-app';

/** The calls of status and tracing as the specification names them (part 2 §7.15), found by `x-llamada` and made. */
const t = testAppOfEach();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
let plan: Awaited<ReturnType<typeof crearPlan>>;
let id: number;

beforeEach(async () => {
  const { manager } = t.application.dataSource;
  plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { ejecutivo: 'ejecutivo' });
  id = await crearTarea(manager, plan, { usuario: 'ejecutivo' });
});

const pedir = async (client: Client, call: string, filter?: object) => {
  const { method, path } = operationFor(call, { id, idCodigo: plan.idCodigo });
  expect([call, method]).toEqual([call, 'get']);
  const query = filter === undefined ? '' : `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const response = await client.get(path + query);
  expect([call, response.status]).toEqual([call, 200]);
  return response.body;
};

test('JOR-507 the heading of a plan’s journey', async () => {
  expect((await pedir(ejecutivo, 'GET estado/cabecera/{2 params}')).cabecera).toMatchObject({
    idCodigo: plan.idCodigo,
    identificacion: plan.titular?.identificacion,
    fechaAdjudicacion: '2026-02-10',
  });
});

test('JOR-508 JOR-510 the last events of a plan, and its comments', async () => {
  await ejecutivo.put(`/tarea/${id}`, {
    accion: await resultado(t.application.dataSource.manager, 'CONTACTAR-CLIENTE', 'Contactado'),
    version: 1,
  });
  const filter = { plan: plan.idCodigo };
  for (const call of ['GET estado/eventos/ultimos/{4 params}', 'GET estado/comentarios/{3 params}'])
    expect(await pedir(ejecutivo, call, { ...filter, conObservacion: true })).toMatchObject([
      { nombreEvento: 'Tarea cerrada', observaciones: 'Contactar al cliente: Contactado' },
    ]);
});

test('JOR-509 TAR-011 the tree of a plan', async () => {
  for (const call of ['GET estado/tarea/evento/{3 params}', 'Tasks of a plan'])
    expect(await pedir(ejecutivo, call)).toMatchObject([{ id: `tarea-${id}`, texto: 'Contactar al cliente' }]);
});

test('JOR-511 JOR-513 JOR-514 TAR-514 one list answers to each by who asks', async () => {
  const otra = await crearTarea(t.application.dataSource.manager, plan, { usuario: 'ejecutivo2' });
  const ids = async (client: Client, call: string) =>
    (await pedir(client, call)).map((tarea: { id: number }) => tarea.id);
  expect(await ids(ejecutivo, 'trazabilidad/lista/tareas/usuario/{3 params}')).toEqual([id]);
  for (const call of ['listado/tareas/{id}', 'listado/role/tareas/{id}'])
    expect(await ids(jefatura, call)).toEqual([otra, id]);
});

test('JOR-512 TAR-012 TAR-519 the results of a task', async () => {
  for (const call of ['accion/tarea/{id}', 'Task results by task id'])
    expect((await pedir(ejecutivo, call)).map(({ nombre }: { nombre: string }) => nombre)).toContain('Contactado');
});

test('JOR-515 TAR-518 the count of a user, and the users of a department', async () => {
  expect(await pedir(ejecutivo, 'contador/tareas/usuario/{id}')).toMatchObject({ cantidad: 1 });
  const usuarios = await pedir(jefatura, 'Users of a department by id');
  expect(new Set(usuarios.map(({ idDepartamento }: { idDepartamento: string }) => idDepartamento))).toEqual(
    new Set(['002']),
  );
});

test('JOR-516 TAR-517 a task is registered, and changed', async () => {
  const { manager } = t.application.dataSource;
  const accion = await resultado(manager, 'CONTACTAR-CLIENTE', 'Volver a llamar');
  const { tarea } = (await ejecutivo.get(`/tarea/${id}`)).body;
  const guardar = operationFor('POST trazabilidad/guardar/tarea');
  const actualizar = operationFor('PUT actualizar/tarea/{id}', { id });
  expect([guardar.method, actualizar.method]).toEqual(['post', 'put']);
  const nueva = { plan: plan.idCodigo, tipo: tarea.id, accion, programar: true, fechaEjecucion: '2026-03-11' };
  expect((await ejecutivo.post(guardar.path, nueva)).status).toBe(201);
  expect((await ejecutivo.put(actualizar.path, { accion, version: 1 })).body).toMatchObject({
    estado: 'P',
    version: 2,
  });
});
