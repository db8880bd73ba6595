import { tiposDeEvento } from '@adjudica/domain';
import { type Actor, SISTEMA } from '../../auth/actor';
import { insertMany } from '../../db/transaction/bulk';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';
import { Evento } from '../../entities/evento.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Plan } from '../../entities/plan.entity';
import { Tarea, TareaTipo } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan, crearPlanes } from '../../testing/builders';
import { logLines } from '../../testing/log-lines';
import { long } from '../../testing/long';
import { StatementCounter } from '../../testing/statement-counter';
import { crearTarea } from '../../testing/tareas';
import { testAppOfEach } from '../../testing/test-app';
import { AsignacionStore } from '../adjudicacion';
import { AdjudicacionStore } from '../adjudicacion/adjudicacion.store';
import { EventoStore } from '../evento';
import { NotificacionService } from '../notificacion/notificacion.service';
import { NotificacionStore } from '../notificacion/notificacion.store';
import { TareasDeEventos } from './tarea.eventos';
import { TareasDeEventosStore } from './tarea.eventos.store';

let eventos: EventoStore;
let plan: Awaited<ReturnType<typeof crearPlan>>;
const counter = new StatementCounter();
const e = tiposDeEvento;

const t = testAppOfEach({ database: { logger: counter } });
beforeEach(async () => {
  const { dataSource, unitOfWork, log } = t.application;
  const notificaciones = new NotificacionService(unitOfWork, new NotificacionStore(dataSource));
  eventos = new EventoStore(new TareasDeEventos(new TareasDeEventosStore(), notificaciones, log));
  plan = await crearPlan(dataSource.manager, await crearGrupo(dataSource.manager));
});

const db = () => t.application.dataSource.manager;
const usuario = (nombre: string) => db().findOneByOrFail(Usuario, { usuario: nombre });

async function ocurre(tipo: string, de: readonly { id: number }[] = [plan], quien = 'jefatura'): Promise<void> {
  const { id, nombre, apellido, role, idDepartamento } = await usuario(quien);
  const actor: Actor = {
    id,
    usuario: quien,
    nombre,
    apellido,
    role: role as Actor['role'],
    idDepartamento,
    sesionId: '',
  };
  const suyos = de.map(({ id: planId }) => ({ tipo, planId, personaId: null, observacion: null }));
  await t.application.unitOfWork.run(actor, (tx) => eventos.record(tx, suyos));
}

/** What is noted of each task of the plan, in the order of their creation. */
async function tareas(): Promise<string[]> {
  const rows = await db().find(Tarea, { where: { planId: plan.id }, order: { id: 'ASC' } });
  const tipos = new Map((await db().find(TareaTipo)).map(({ id, codigo }) => [id, codigo]));
  const nombres = new Map((await db().find(Usuario)).map((u) => [u.id, u.usuario]));
  return rows.map(
    (row) => `${tipos.get(row.tipoId)} ${row.estado} ${row.usuarioId === null ? '-' : nombres.get(row.usuarioId)}`,
  );
}
/** What the drawer of this user shows, oldest first. */
const avisosDe = async (nombre: string): Promise<{ titulo: string; texto: string; enlace: string | null }[]> =>
  (await (await t.as(nombre)).get('/notificacion')).body.reverse();

test('what no row of the table names creates nothing, and costs no statement more', async () => {
  expect(await counter.during(() => ocurre(e.documentoSubido))).toHaveLength(
    (await counter.during(() => ocurre(e.finanzas))).length,
  );
  expect(await tareas()).toEqual([]);
});

test('an act that fails leaves neither event nor task nor notice', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  const { id, nombre, apellido } = await usuario('riesgo');
  const actor: Actor = { id, usuario: 'riesgo', nombre, apellido, role: 'Riesgo', idDepartamento: '004', sesionId: '' };
  const act = t.application.unitOfWork.run(actor, async (tx) => {
    await eventos.record(tx, [{ tipo: e.carpetaDevuelta, planId: plan.id, personaId: null, observacion: 'x' }]);
    throw new Error('se cae');
  });
  await expect(act).rejects.toThrow('se cae');
  expect([await db().countBy(Tarea, {}), (await avisosDe('ejecutivo')).length]).toEqual([0, 0]);
  expect(await db().countBy(Evento, { tipo: e.carpetaDevuelta })).toBe(0);
});

test('a kind that the company switched off is not created; one whose row is missing is not created either, and that is logged', async () => {
  const { log, lines } = logLines();
  const { dataSource, unitOfWork } = t.application;
  const notificaciones = new NotificacionService(unitOfWork, new NotificacionStore(dataSource));
  eventos = new EventoStore(new TareasDeEventos(new TareasDeEventosStore(), notificaciones, log));
  await db().update(TareaTipo, { codigo: 'REVISAR-CARPETA' }, { activo: false });
  await ocurre(e.carpetaEnviada);
  expect([await tareas(), lines]).toEqual([[], []]);
  await db().update(TareaTipo, { codigo: 'REVISAR-CARPETA' }, { codigo: 'OTRA' });
  await ocurre(e.carpetaEnviada);
  expect([await tareas(), lines]).toEqual([[], [expect.objectContaining({ level: 50, tarea: 'REVISAR-CARPETA' })]]);
});

test('the tasks of a folder from its award to legal, each closed by the step that makes it needless', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await ocurre(e.adjudicacion);
  expect(await tareas()).toEqual(['COMPLETAR-CARPETA P ejecutivo']);
  await ocurre(e.documentoRechazado, [plan], 'riesgo');
  await ocurre(e.carpetaEnviada, [plan], 'ejecutivo');
  expect(await tareas()).toEqual([
    'COMPLETAR-CARPETA C ejecutivo',
    'REEMPLAZAR-DOCUMENTO P ejecutivo',
    'REVISAR-CARPETA S -',
  ]);
  await ocurre(e.carpetaDevuelta, [plan], 'riesgo');
  await ocurre(e.carpetaEnviada, [plan], 'ejecutivo');
  await ocurre(e.carpetaAprobada, [plan], 'riesgo');
  expect(await tareas()).toEqual([
    'COMPLETAR-CARPETA C ejecutivo',
    'REEMPLAZAR-DOCUMENTO P ejecutivo',
    'REVISAR-CARPETA C -',
    'CORREGIR-CARPETA C ejecutivo',
    'REVISAR-CARPETA C -',
    'ELABORAR-PAGARE S -',
  ]);
  const [primera] = await db().find(Tarea, { order: { id: 'ASC' }, take: 1 });
  expect(primera).toMatchObject({
    observaciones: 'Cerrada automáticamente: Carpeta enviada a riesgo',
    cerradaPor: (await usuario('ejecutivo')).id,
    cerradaEn: t.clock.now(),
    accionId: null,
    version: 2,
  });
});

describe('from the approved means to the payment', () => {
  beforeEach(() => adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' }));

  test('an approved means asks its executive for the order, the order the head, the approved order the executive for the payment', async () => {
    await ocurre(e.medioEnviado, [plan], 'ejecutivo');
    await ocurre(e.medioAprobado, [plan], 'riesgo');
    expect(await tareas()).toEqual(['REVISAR-MEDIO C -', 'EMITIR-ORDEN P ejecutivo']);
    expect(await avisosDe('ejecutivo')).toHaveLength(1);
    await ocurre(e.ordenGenerada, [plan], 'ejecutivo');
    expect((await tareas()).slice(1)).toEqual(['EMITIR-ORDEN C ejecutivo', 'APROBAR-ORDEN S -']);
    expect(await avisosDe('jefatura')).not.toEqual([]);
    await ocurre(e.ordenAprobada);
    expect((await tareas()).slice(2)).toEqual(['APROBAR-ORDEN C -', 'SOLICITAR-PAGO P ejecutivo']);
  });

  test('a payment asks the head; annulled it is asked for again, approved it asks for the letter, and the letter for the delivery', async () => {
    await ocurre(e.ordenAprobada);
    await ocurre(e.pagoGenerado, [plan], 'ejecutivo');
    expect(await tareas()).toEqual(['SOLICITAR-PAGO C ejecutivo', 'APROBAR-PAGO S -']);
    await ocurre(e.pagoAnulado);
    expect((await tareas()).slice(1)).toEqual(['APROBAR-PAGO C -', 'SOLICITAR-PAGO P ejecutivo']);
    await ocurre(e.pagoGenerado, [plan], 'ejecutivo');
    await ocurre(e.pagoAprobado);
    expect((await tareas()).slice(2)).toEqual(['SOLICITAR-PAGO C ejecutivo', 'APROBAR-PAGO C -', 'GENERAR-CARTA S -']);
    await ocurre(e.cartaGenerada);
    expect((await tareas()).slice(4)).toEqual(['GENERAR-CARTA C -', 'COORDINAR-ENTREGA P ejecutivo']);
    await ocurre(e.entrega, [plan], 'ejecutivo');
    expect((await tareas()).every((tarea) => / C /.test(tarea))).toBe(true);
  });

  test('an annulled order closes what it had asked for and asks for another; a means taken up again asks for none', async () => {
    await ocurre(e.medioAprobado, [plan], 'riesgo');
    await ocurre(e.ordenGenerada, [plan], 'ejecutivo');
    await ocurre(e.ordenAnulada);
    expect(await tareas()).toEqual(['EMITIR-ORDEN C ejecutivo', 'APROBAR-ORDEN C -', 'EMITIR-ORDEN P ejecutivo']);
    await ocurre(e.ordenGenerada, [plan], 'ejecutivo');
    await ocurre(e.ordenAprobada);
    await ocurre(e.ordenAnulada);
    expect((await tareas()).slice(3)).toEqual([
      'APROBAR-ORDEN C -',
      'SOLICITAR-PAGO C ejecutivo',
      'EMITIR-ORDEN P ejecutivo',
    ]);
    await ocurre(e.medioActualizado, [plan], 'ejecutivo');
    expect((await tareas()).at(-1)).toBe('EMITIR-ORDEN C ejecutivo');
  });

  test('a house has no order: its approved means asks for none', async () => {
    plan = await crearPlan(db(), await crearGrupo(db(), { productoCodigo: '02' }));
    await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
    await ocurre(e.medioAprobado, [plan], 'riesgo');
    expect(await tareas()).toEqual([]);
  });
});

test.each([
  ['note', 'APROBAR-PAGARE', e.pagareEnviado, e.pagareActualizado],
  ['note with another schedule', 'APROBAR-PAGARE', e.pagareEnviado, e.pagareReemplazado],
  ['contract', 'APROBAR-CONTRATO', e.contratoEnviado, e.contratoActualizado],
])(
  'a %s that was changed after it had been sent waits for no approval until it is sent again',
  async (_, tarea, enviado, cambiado) => {
    await ocurre(enviado);
    await ocurre(cambiado);
    expect(await tareas()).toEqual([`${tarea} C -`]);
    await ocurre(enviado);
    expect(await tareas()).toEqual([`${tarea} C -`, `${tarea} S -`]);
  },
);

test('a task stands under the event that created it, due in working days of Guayaquil', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  // Friday 13 March, 23:00 in Guayaquil
  t.clock.current = new Date('2026-03-14T04:00:00.000Z');
  await ocurre(e.adjudicacion);
  const evento = await db().findOneByOrFail(Evento, { planId: plan.id, tipo: e.adjudicacion });
  expect(await db().findOneByOrFail(Tarea, { planId: plan.id })).toMatchObject({
    eventoId: evento.id,
    personaId: plan.titular?.id,
    fechaEjecucion: '2026-03-18',
    creadaPor: (await usuario('jefatura')).id,
  });
});

test('an open task of the same kind is not created twice; a closed one is followed by a new one', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await ocurre(e.documentoRechazado, [plan], 'riesgo');
  await ocurre(e.documentoRechazado, [plan], 'riesgo');
  expect(await tareas()).toEqual(['REEMPLAZAR-DOCUMENTO P ejecutivo']);
  await db().update(Tarea, { planId: plan.id }, { estado: 'C' });
  await ocurre(e.documentoRechazado, [plan], 'riesgo');
  expect(await tareas()).toEqual(['REEMPLAZAR-DOCUMENTO C ejecutivo', 'REEMPLAZAR-DOCUMENTO P ejecutivo']);
  expect((await avisosDe('ejecutivo')).map(({ titulo }) => titulo)).toEqual([
    'Reemplazar documento rechazado',
    'Reemplazar documento rechazado',
  ]);
});

test('without executive it waits for one; the assignment hands over what is open for executives, and nothing else', async () => {
  await adjudicarPlan(db(), plan);
  await ocurre(e.adjudicacion);
  const deRiesgo = await crearTarea(db(), plan, { tipo: 'REVISAR-CARPETA' });
  const cerrada = await crearTarea(db(), plan, { tipo: 'SEGUIMIENTO', usuario: 'ejecutivo2', estado: 'C' });
  const deOtro = await crearTarea(db(), plan, { tipo: 'SEGUIMIENTO', usuario: 'ejecutivo2' });
  expect((await tareas())[0]).toBe('COMPLETAR-CARPETA S -');
  const { id: usuarioId } = await usuario('ejecutivo');
  await t.application.unitOfWork.run(SISTEMA, (tx) => new AsignacionStore().assign(tx, plan.id, usuarioId));
  await ocurre(e.asignacion);
  expect(await tareas()).toEqual([
    'COMPLETAR-CARPETA P ejecutivo',
    'REVISAR-CARPETA S -',
    'SEGUIMIENTO C ejecutivo2',
    'SEGUIMIENTO P ejecutivo',
  ]);
  expect((await db().findOneByOrFail(Tarea, { id: deOtro })).version).toBe(2);
  for (const id of [deRiesgo, cerrada]) expect((await db().findOneByOrFail(Tarea, { id })).version).toBe(1);
  expect(await avisosDe('ejecutivo')).toMatchObject([{ titulo: 'Tiene 2 tareas nuevas', enlace: '/lista-de-tareas' }]);
});

test('a withdrawn award closes every open task of its plan, and what somebody wrote on one stays', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await crearTarea(db(), plan, { usuario: 'ejecutivo', observaciones: 'Viaja en abril' });
  await crearTarea(db(), plan, { tipo: 'REVISAR-CARPETA' });
  const otro = await crearPlan(db(), await crearGrupo(db()));
  const ajena = await crearTarea(db(), otro, { usuario: 'ejecutivo' });
  await ocurre(e.retiro);
  expect(await tareas()).toEqual(['CONTACTAR-CLIENTE C ejecutivo', 'REVISAR-CARPETA C -']);
  const rows = await db().find(Tarea, { where: { planId: plan.id }, order: { id: 'ASC' } });
  expect(rows.map(({ observaciones }) => observaciones)).toEqual([
    'Viaja en abril',
    'Cerrada automáticamente: Retiro de adjudicación',
  ]);
  expect((await db().findOneByOrFail(Tarea, { id: ajena })).estado).toBe('P');
});

test('a correction of the minutes closes the tasks of an award that it took away, and leaves those of one that it changed', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await ocurre(e.adjudicacion);
  await ocurre(e.correccion);
  expect(await tareas()).toEqual(['COMPLETAR-CARPETA P ejecutivo']);
  await db().update(Adjudicacion, { planId: plan.id }, { estado: 'RADJ' });
  await ocurre(e.correccion);
  expect(await tareas()).toEqual(['COMPLETAR-CARPETA C ejecutivo']);
});

test('an unowned task is told to who may take it, with a link to the client; nobody is told of what he did himself', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await ocurre(e.carpetaEnviada, [plan], 'ejecutivo');
  expect(await avisosDe('riesgo')).toMatchObject([
    {
      titulo: 'Sin asignar: Revisar carpeta de crédito',
      texto: expect.stringContaining(`Revisar carpeta de crédito: plan ${plan.idCodigo}, `),
      enlace: `/estado-cliente/${plan.titular?.identificacion}?plan=${plan.idCodigo}`,
    },
  ]);
  expect(await db().count(Notificacion)).toBe(1);
  await ocurre(e.carpetaDevuelta, [plan], 'ejecutivo');
  expect(await avisosDe('ejecutivo')).toEqual([]);
});

test('an executive who left is none', async () => {
  await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
  await db().update(Usuario, { usuario: 'ejecutivo' }, { activo: false });
  await ocurre(e.documentoRechazado, [plan], 'riesgo');
  expect(await tareas()).toEqual(['REEMPLAZAR-DOCUMENTO S -']);
  expect((await avisosDe('jefatura')).length).toBe(1);
});

long(
  'the awards of two thousand plans create two thousand tasks in a few statements, and one notice an owner',
  async () => {
    const grupo = await crearGrupo(db());
    await crearPlanes(db(), grupo, 2000);
    const planes = await db().find(Plan, { select: { id: true }, where: { grupoId: grupo.id }, order: { id: 'ASC' } });
    const { id: usuarioId } = await usuario('ejecutivo');
    const { id: asambleaId } = await crearAsamblea(db(), grupo, { fecha: '2026-02-10', estado: 'C' });
    const adjudicado = { asambleaId, productoCodigo: grupo.productoCodigo, viaIngreso: 'ASAMBLEA' as const };
    const personaId = plan.titular?.id as number;
    await new AdjudicacionStore(t.application.dataSource).insert(
      db(),
      planes.map(({ id: planId }) => ({
        ...adjudicado,
        planId,
        personaId,
        adjudicadoPor: 'Sorteo',
        prioridad: 0,
        cuotasOfertadas: 0,
        valorCuota: 38_050,
        fecha: '2026-02-10',
        reemplazaA: null,
      })),
    );
    const asignados = planes.slice(0, 1500).map(({ id }) => ({ planId: id, mes: '2026-03', usuarioId }));
    await insertMany(db(), AsignacionEjecutivo, asignados);
    await new AsignacionStore().inherit(db(), [asambleaId], '2026-03');
    const sinTareas = await counter.during(() => ocurre(e.solicitudGuardada, planes));
    const conTareas = await counter.during(() => ocurre(e.adjudicacion, planes));
    const inserts = conTareas.filter((sql) => /insert into \S*\btarea\b/i.test(sql)).length;
    // of 100 rows on the embedded engine, of 64 on a server, whose statements take fewer parameters
    expect(inserts).toBeLessThanOrEqual(32);
    // questions for two chunks of plans, one of the kind, one notice
    expect(conTareas.length - sinTareas.length - inserts).toBeLessThanOrEqual(10);
    expect(await db().countBy(Tarea, { estado: 'P', usuarioId })).toBe(1500);
    expect(await db().countBy(Tarea, { estado: 'S' })).toBe(500);
    expect(await avisosDe('ejecutivo')).toMatchObject([
      { titulo: 'Tiene 1500 tareas nuevas', texto: 'Completar carpeta del adjudicado: 1500 planes' },
    ]);
    // the minutes tell the head themselves
    expect(await avisosDe('jefatura')).toEqual([]);
  },
);

test('wired: an award is assigned and withdrawn through its routes', async () => {
  const { adjudicacionId } = await adjudicarPlan(db(), plan);
  const { id } = await usuario('ejecutivo');
  const jefatura = await t.as('jefatura');
  expect((await jefatura.post(`/adjudicacion/${adjudicacionId}/asignar`, { usuario: id })).status).toBe(200);
  expect(await tareas()).toEqual(['COMPLETAR-CARPETA P ejecutivo']);
  expect(await avisosDe('ejecutivo')).toMatchObject([{ titulo: 'Completar carpeta del adjudicado' }]);
  const retiro = { motivo: 'Desistió del plan' };
  expect((await jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, retiro)).status).toBe(200);
  expect(await tareas()).toEqual(['COMPLETAR-CARPETA C ejecutivo']);
});
