import { Notificacion } from '../../entities/notificacion.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { testAppOfEach } from '../../testing/test-app';
import type { TrabajoVista } from '../trabajo/trabajo.dto';

const t = testAppOfEach({ env: { SOLO_PROPIOS: 'true' } });
const jefatura = t.user('jefatura');
const HORA = 3_600_000;
const db = () => t.application.dataSource.manager;
const idDe = async (usuario: string) => (await db().findOneByOrFail(Usuario, { usuario })).id;
const cubrir = (cambio: object = {}, client = jefatura) =>
  client.post('/ausencia', {
    ...{
      ausente: 'ejecutivo',
      reemplazo: 'ejecutivo2',
      desde: '2026-03-10',
      hasta: '2026-03-12',
      motivo: 'Vacaciones',
    },
    ...cambio,
  });
const deEjecutivo = async () => {
  const plan = await crearPlan(db(), await crearGrupo(db()));
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  return plan;
};
const trabajoDe = async (usuario: string): Promise<TrabajoVista> =>
  (await (await t.as(usuario)).get('/trabajo?limite=100').expect(200)).body;

test('only the head writes absences: others are refused, and so is who attends no plans, and who is absent in those days', async () => {
  for (const otro of ['ejecutivo', 'gerente', 'legal', 'admin'])
    expect((await cubrir({}, await t.as(otro))).status).toBe(403);
  expect((await cubrir({ reemplazo: 'legal' })).body.errors).toHaveProperty('reemplazo');
  expect((await cubrir({ ausente: 'nadie' })).body.errors).toHaveProperty('ausente');
  expect((await cubrir({ hasta: '2026-03-09', desde: '2026-03-09' })).body.errors).toHaveProperty('hasta');
  await cubrir().expect(201);
  expect((await cubrir()).status).toBe(409);
  expect((await cubrir({ ausente: 'jefatura', reemplazo: 'ejecutivo' })).body.errors).toHaveProperty('reemplazo');
  expect((await cubrir({ ausente: 'ejecutivo2', reemplazo: 'jefatura' })).body.errors).toHaveProperty('ausente');
  await cubrir({ ausente: 'ejecutivo2', reemplazo: 'jefatura', desde: '2026-03-13', hasta: '2026-03-14' }).expect(201);
});

test('in those days who covers sees the plans, tasks and notices of the absent, marked as such, and may act on them', async () => {
  const { idCodigo } = await deEjecutivo();
  const ejecutivo2 = await t.as('ejecutivo2');
  const pedido = { para: await idDe('ejecutivo'), texto: 'Llámelo', fecha: '2026-03-11' };
  const [tipo] = (await ejecutivo2.get('/tarea-tipo?filter=%7B%22q%22%3A%22contactar%22%7D')).body;
  const registrar = () =>
    ejecutivo2.post('/tarea', { plan: idCodigo, tipo: tipo.id, accion: tipo.acciones[0].id, programar: false });
  expect(await trabajoDe('ejecutivo2')).toMatchObject({ filas: [], sinSolicitud: 0 });
  expect((await registrar()).status).toBe(403);

  await cubrir().expect(201);
  await (await t.as('servicio')).post(`/plan/${idCodigo}/pedido`, pedido).expect(204);
  // the plan without application is in the one line of those
  const { filas, sinSolicitud } = await trabajoDe('ejecutivo2');
  expect(sinSolicitud).toBe(1);
  expect(filas).toMatchObject([{ idCodigo, acto: 'Atender pedido de un colega', colega: 'Luis Chicaiza' }]);
  const avisados = (await db().find(Notificacion)).map(({ usuarioId }) => usuarioId);
  expect(avisados.sort()).toEqual([await idDe('ejecutivo'), await idDe('ejecutivo2')].sort());
  expect((await registrar()).status).toBe(201);
  // it stays his own
  expect(await trabajoDe('ejecutivo')).toMatchObject({ filas: [{ idCodigo, colega: null }], sinSolicitud: 1 });
});

test('before the first day and after the last one the cover counts for nothing', async () => {
  await deEjecutivo();
  await cubrir({ desde: '2026-03-11' }).expect(201);
  const ve = async () => (await trabajoDe('ejecutivo2')).sinSolicitud > 0;
  expect(await ve()).toBe(false);
  t.clock.advance(48 * HORA);
  expect(await ve()).toBe(true);
  t.clock.advance(24 * HORA);
  expect(await ve()).toBe(false);
});
