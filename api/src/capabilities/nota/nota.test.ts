import { tiposDeEvento } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import type { Persona } from '../../entities/persona.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { suspenderDePrueba } from '../../testing/mundo';
import { testAppOfEach } from '../../testing/test-app';

const t = testAppOfEach();
const servicio = t.user('servicio');
const db = () => t.application.dataSource.manager;
const idDe = async (usuario: string) => (await db().findOneByOrFail(Usuario, { usuario })).id;
const planDeEjecutivo = async () => {
  const plan = await crearPlan(db(), await crearGrupo(db()));
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  return plan;
};
const abiertas = '/tarea?filter=%7B%22estado%22%3A%22abiertas%22%2C%22mias%22%3Atrue%7D';

describe('a request to a colleague', () => {
  const cuerpo = async (otro: object = {}) => ({
    para: await idDe('legal'),
    texto: 'Confirme la dirección de entrega',
    fecha: '2026-03-12',
    ...otro,
  });

  test('refused: an administrator, an unknown plan, oneself, who has no tasks of plans, a day that is over, and while the data are suspended', async () => {
    const plan = await planDeEjecutivo();
    const pedir = async (otro: object, client = servicio, de = plan.idCodigo) =>
      client.post(`/plan/${de}/pedido`, await cuerpo(otro));
    expect((await pedir({}, await t.as('admin'))).status).toBe(403);
    expect((await pedir({}, servicio, '01-NADA-1')).status).toBe(404);
    const errores = async (otro: object, client = servicio) => (await pedir(otro, client)).body.errors;
    expect(await errores({ para: await idDe('legal') }, await t.as('legal'))).toHaveProperty('para');
    expect(await errores({ para: await idDe('servicio') }, await t.as('legal'))).toHaveProperty('para');
    expect(await errores({ para: 999_999 })).toHaveProperty('para');
    await db().update(Usuario, { usuario: 'legal2' }, { activo: false });
    expect(await errores({ para: await idDe('legal2') })).toHaveProperty('para');
    expect(await errores({ fecha: '2026-03-09' })).toHaveProperty('fecha');
    await suspenderDePrueba(db(), plan.titular as Persona, t.clock.now());
    t.application.suspensiones.caducar();
    expect((await pedir({})).body.code).toBe('tratamiento-suspendido');
    expect(await db().countBy(Evento, { tipo: tiposDeEvento.pedido })).toBe(0);
  });

  test('is a dated task of the colleague, a line of the history and a row of the audit; asked for twice with one key it is one', async () => {
    const plan = await planDeEjecutivo();
    for (let i = 0; i < 2; i++)
      await servicio
        .post(`/plan/${plan.idCodigo}/pedido`, await cuerpo())
        .set('Idempotency-Key', 'pedido-1')
        .expect(204);
    const texto = expect.stringMatching(/^A .+, hasta el 12\/03\/2026: Confirme la dirección de entrega$/);
    expect(await db().findBy(Evento, { tipo: tiposDeEvento.pedido })).toMatchObject([
      { planId: plan.id, observacion: texto, idDepartamento: '001' },
    ]);
    const tareas = (await (await t.as('legal')).get(abiertas)).body;
    expect(tareas).toMatchObject([
      { tarea: { nombre: 'Atender pedido de un colega' }, fechaEjecucion: '2026-03-12', observaciones: texto },
    ]);
    const [auditado] = await db().findBy(Auditoria, { accion: 'pedir' });
    expect([auditado?.recurso, auditado?.recursoId]).toEqual(['evento', plan.idCodigo]);
  });

  test('two requests on one plan are two tasks; who asked is told when one is closed, and the other stays', async () => {
    const plan = await planDeEjecutivo();
    for (const texto of ['Uno', 'Otro'])
      await servicio.post(`/plan/${plan.idCodigo}/pedido`, await cuerpo({ texto })).expect(204);
    const legal = await t.as('legal');
    const [una, otra] = (await legal.get(abiertas)).body;
    const [atendido] = (await legal.get(`/tarea/${una.id}/acciones`)).body;
    await legal.put(`/tarea/${una.id}`, { accion: atendido.id, version: una.version }).expect(200);
    const avisos = await db().findBy(Notificacion, { usuarioId: await idDe('servicio') });
    expect(avisos.map(({ titulo, trabajo }) => [titulo, trabajo])).toEqual([
      [expect.stringMatching(/cerró lo que usted pidió$/), null],
    ]);
    expect((await legal.get(abiertas)).body.map(({ id }: { id: number }) => id)).toEqual([otra.id]);
  });

  test('the head may give it to somebody of another department, and it stays when the plan goes to another executive', async () => {
    const plan = await planDeEjecutivo();
    await servicio.post(`/plan/${plan.idCodigo}/pedido`, await cuerpo()).expect(204);
    const jefatura = await t.as('jefatura');
    const [tarea] = (await (await t.as('legal')).get(abiertas)).body;
    const posibles = (await jefatura.get(`/tarea/${tarea.id}/usuarios`)).body.map(
      ({ idDepartamento }: { idDepartamento: string }) => idDepartamento,
    );
    expect(new Set(posibles).size).toBeGreaterThan(2);
    const otro = { usuario: await idDe('riesgo'), version: tarea.version };
    await jefatura.put(`/tarea/${tarea.id}`, otro).expect(200);
    const filtro = encodeURIComponent(JSON.stringify({ q: plan.idCodigo }));
    const [{ id, version }] = (await jefatura.get(`/adjudicacion?filter=${filtro}`)).body;
    const usuario = await idDe('ejecutivo2');
    await jefatura.post(`/adjudicacion/${id}/asignar`, { usuario, version }).expect(200);
    expect((await (await t.as('riesgo')).get(abiertas)).body).toMatchObject([{ id: tarea.id }]);
  });
});

describe('a note', () => {
  const anotar = (idCodigo: string, cuerpo: object, client = servicio) => client.post(`/plan/${idCodigo}/nota`, cuerpo);

  test('refused: an administrator, no text, four colleagues, who does not work on plans', async () => {
    const { idCodigo } = await planDeEjecutivo();
    expect((await anotar(idCodigo, { texto: 'Viaja' }, await t.as('admin'))).status).toBe(403);
    expect((await anotar(idCodigo, { texto: ' ' })).body.errors).toHaveProperty('texto');
    expect((await anotar(idCodigo, { texto: 'Viaja', avisar: [1, 2, 3, 4] })).status).toBeGreaterThanOrEqual(400);
    const [riesgo, admin] = [await idDe('riesgo'), await idDe('admin')];
    expect((await anotar(idCodigo, { texto: 'Viaja', avisar: [riesgo, admin] })).body.errors).toHaveProperty('avisar');
    expect(await db().countBy(Evento, { tipo: tiposDeEvento.nota })).toBe(0);
    expect(await db().count(Notificacion)).toBe(0);
  });

  test('stands in the history, makes no task, tells whom it names with a link to the plan, and is audited', async () => {
    const plan = await planDeEjecutivo();
    const riesgo = await idDe('riesgo');
    await anotar(plan.idCodigo, { texto: 'El cliente viaja', avisar: [riesgo] }).expect(204);
    expect(await db().findBy(Evento, { tipo: tiposDeEvento.nota })).toMatchObject([
      { planId: plan.id, observacion: expect.stringMatching(/^El cliente viaja \(se avisó a .+\)$/) },
    ]);
    const avisos = await db().find(Notificacion);
    expect(avisos).toMatchObject([{ usuarioId: riesgo, texto: 'El cliente viaja', recurso: 'plan', trabajo: null }]);
    expect((await (await t.as('riesgo')).get(abiertas)).body).toEqual([]);
    expect(await db().countBy(Auditoria, { accion: 'anotar', recursoId: plan.idCodigo })).toBe(1);
  });

  test('an author who names himself is neither told nor said to be', async () => {
    const plan = await planDeEjecutivo();
    const [legal, riesgo] = [await idDe('legal'), await idDe('riesgo')];
    await anotar(plan.idCodigo, { texto: 'Viaja', avisar: [legal, riesgo] }, await t.as('legal')).expect(204);
    const { nombre, apellido } = await db().findOneByOrFail(Usuario, { id: riesgo });
    expect(await db().findBy(Evento, { tipo: tiposDeEvento.nota })).toMatchObject([
      { observacion: `Viaja (se avisó a ${nombre} ${apellido})` },
    ]);
    expect((await db().find(Notificacion)).map(({ usuarioId }) => usuarioId)).toEqual([riesgo]);
  });
});

test('colleagues are the active users who work on plans; the administrator of the system asks nobody', async () => {
  expect((await (await t.as('admin')).get('/colega')).status).toBe(403);
  const { body } = await servicio.get('/colega?range=%5B0%2C99%5D').expect(200);
  const roles = new Set(body.map(({ role }: { role: string }) => role));
  expect(roles).toContain('Legal');
  expect(roles).not.toContain('Servicio al cliente');
  expect(Object.keys(body[0]).sort()).toEqual(['apellido', 'id', 'nombre', 'role', 'usuario']);
});
