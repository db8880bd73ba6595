import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { clienteConPlanes } from '../../testing/medios';
import { crearOrden, ordenAprobada } from '../../testing/ordenes';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { StatementCounter } from '../../testing/statement-counter';
import { crearTarea } from '../../testing/tareas';
import { type Client, testAppOfEach } from '../../testing/test-app';
import type { FilaDeTrabajo, TrabajoVista } from './trabajo.dto';

const counter = new StatementCounter();
const t = testAppOfEach({
  database: { logger: counter },
});
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');

const db = () => t.application.dataSource.manager;
const trabajo = async (client: Client = ejecutivo, pregunta = ''): Promise<TrabajoVista> =>
  (await client.get(`/trabajo${pregunta}`).expect(200)).body;
const filas = async (client: Client, idCodigo: string | undefined): Promise<FilaDeTrabajo[]> =>
  (await trabajo(client, '?limite=100')).filas.filter((fila) => fila.idCodigo === idCodigo);

/** An award of this day, without an application. */
async function adjudicado(fecha: string, usuario = 'ejecutivo') {
  const plan = await crearPlan(db(), await crearGrupo(db()));
  const { adjudicacionId } = await adjudicarPlan(db(), plan, { ejecutivo: usuario });
  await db().update(Adjudicacion, { id: adjudicacionId }, { fecha });
  return plan;
}

test('a group that does not exist, and a page that is none, are refused', async () => {
  for (const pregunta of ['grupo=mañana', 'desde=-1', 'limite=101'])
    expect((await ejecutivo.get(`/trabajo?${encodeURI(pregunta)}`)).status).toBe(400);
});

test('ADJ-012 an act and the task that asks for it are one row, with telephone and since when; the day of the task counts', async () => {
  const orden = await ordenAprobada(t);
  const [plan] = orden.planes;
  expect(await filas(ejecutivo, plan?.idCodigo)).toEqual([
    {
      id: expect.stringMatching(/^adjudicacion-\d+$/),
      grupo: 'semana',
      acto: 'Solicitar pago',
      enlace: `/solicitud-de-pago/nuevo?orden=${orden.id}`,
      decision: null,
      clave: null,
      tarea: expect.any(Number),
      nombreCliente: expect.any(String),
      cedula: expect.stringMatching(/^\d{10}$/),
      colega: null,
      idCodigo: plan?.idCodigo,
      planes: 1,
      telefono: '0991234567',
      monto: null,
      desde: expect.any(String),
      dias: expect.any(Number),
      vence: '2026-03-11',
      atraso: 0,
      esperaA: null,
    },
  ]);
});

test('plans without application and task are counted apart; another task of one is a row, and so is an act with its task', async () => {
  const viejo = await adjudicado('2025-11-20');
  await adjudicado('2026-01-05');
  await adjudicado('2026-01-05', 'ejecutivo2');
  const antes = await trabajo();
  expect([antes.sinSolicitud, antes.filas]).toEqual([2, []]);
  await crearTarea(db(), viejo, { usuario: 'ejecutivo', fechaEjecucion: '2026-03-06' });
  await crearTarea(db(), viejo, { usuario: 'ejecutivo', tipo: 'COMPLETAR-CARPETA', fechaEjecucion: '2026-03-10' });
  const { sinSolicitud, filas: hay, cuenta } = await trabajo();
  expect(sinSolicitud).toBe(1);
  expect(hay.map(({ grupo, acto, enlace, atraso }) => ({ grupo, acto, enlace, atraso }))).toEqual([
    // what the program does not ask for is done where it is noted
    { grupo: 'vencido', acto: 'Contactar al cliente', enlace: null, atraso: 2 },
    {
      grupo: 'hoy',
      acto: 'Llenar solicitud de compra',
      enlace: `/estado-cliente/${viejo.titular?.identificacion}?plan=${viejo.idCodigo}`,
      atraso: 0,
    },
  ]);
  expect(cuenta).toEqual({ vencido: 1, hoy: 1, semana: 0, despues: 0, espera: 0 });
  const hoy = await trabajo(ejecutivo, '?grupo=hoy');
  expect([hoy.filas.length, hoy.cuenta]).toEqual([1, cuenta]);
  expect((await trabajo(ejecutivo, '?desde=1&limite=1')).filas).toEqual([hay[1]]);
  const sin = encodeURIComponent(JSON.stringify({ pendientes: true, ejecutivo: 'yo', sinSolicitud: true }));
  expect((await ejecutivo.get(`/adjudicacion?filter=${sin}`)).body).toHaveLength(2);
});

test('a decision is of the role that takes it; whoever asked for it waits, and so does who reads all of them', async () => {
  const { idCodigo } = await carpetaEnRiesgo(t);
  const [suya, ...otras] = await filas(riesgo, idCodigo);
  expect(otras).toEqual([]);
  expect(suya).toMatchObject({
    acto: 'Resolver carpeta',
    decision: 'carpeta',
    esperaA: null,
    tarea: expect.any(Number),
  });
  const [deJefatura] = await filas(jefatura, idCodigo);
  expect(deJefatura).toMatchObject({ grupo: 'espera', esperaA: 'Riesgo', decision: null });
  expect((await trabajo(await t.as('legal'))).filas).toEqual([]);
  // a colleague who took it has it
  const { id: usuarioId } = await db().findOneByOrFail(Usuario, { usuario: 'legal' });
  await db().update(Tarea, { id: suya?.tarea as number }, { usuarioId, estado: 'P' });
  const [tomada] = await filas(riesgo, idCodigo);
  expect(tomada).toMatchObject({ grupo: 'espera', esperaA: 'Gabriela Muñoz', decision: null, tarea: null });
});

test('an order of two plans is one row of the head; her own order waits for another, and a manager may approve it', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo', cuantos: 2 });
  const orden = await crearOrden(t, { cliente });
  const codigo = cliente.planes[0]?.idCodigo;
  expect(await filas(jefatura, codigo)).toEqual([
    expect.objectContaining({
      decision: 'orden-de-compra',
      clave: orden.id,
      planes: 2,
      monto: orden.pagoConcesionario,
    }),
  ]);
  expect(await filas(jefatura, cliente.planes[1]?.idCodigo)).toEqual([]);
  expect(await filas(ejecutivo, codigo)).toEqual([
    expect.objectContaining({ grupo: 'espera', esperaA: 'Jefatura', planes: 2 }),
  ]);
  const propia = await crearOrden(t, { como: 'jefatura' });
  const plan = propia.planes[0]?.idCodigo as string;
  const gerente = await t.as('gerente');
  expect(await filas(jefatura, plan)).toEqual([expect.objectContaining({ grupo: 'espera' })]);
  expect(await filas(await t.as('jefatura2'), plan)).toEqual([
    expect.objectContaining({ decision: 'orden-de-compra' }),
  ]);
  expect(await filas(gerente, plan)).toEqual([expect.objectContaining({ decision: 'orden-de-compra' })]);
  expect(await filas(gerente, codigo as string)).toEqual([expect.objectContaining({ grupo: 'espera' })]);
  const deDecisiones = async (client: Client, meToca: boolean) =>
    (await client.get(`/decision?filter=${JSON.stringify({ meToca })}`)).body.map(
      ({ enlace }: { enlace: string }) => enlace,
    );
  const [una, otra] = [`/orden-de-compra/${orden.id}`, `/orden-de-compra/${propia.id}`];
  expect([await deDecisiones(jefatura, true), await deDecisiones(jefatura, false)]).toEqual([[una], [otra]]);
  expect([await deDecisiones(gerente, true), await deDecisiones(gerente, false)]).toEqual([[otra], [una]]);
});

test('ADJ-515 an executive’s task that nobody has is a plan to be assigned', async () => {
  const plan = await adjudicado('2026-01-05');
  await crearTarea(db(), plan, { tipo: 'COMPLETAR-CARPETA' });
  const [fila] = await filas(jefatura, plan.idCodigo);
  expect(fila).toMatchObject({ acto: 'Asignar ejecutivo', grupo: 'hoy' });
  expect(decodeURIComponent(fila?.enlace ?? '')).toBe(
    `/clientes-asignados?ejecutivo=ninguno&q=${plan.idCodigo}&asignar=${plan.idCodigo}`,
  );
});

test('the assistant of Legal sees whose approval her note waits for', async () => {
  const asistente = await t.as('asistente.legal');
  const { pagare, cliente } = await pagareDePrueba(t);
  await actuarEnPagare(asistente, 'enviar', pagare);
  const plan = cliente.planes[0]?.idCodigo as string;
  const deAprobar = async (client: Client) =>
    (await filas(client, plan)).filter(({ acto }) => acto.startsWith('Aprobar'));
  expect(await deAprobar(asistente)).toEqual([expect.objectContaining({ grupo: 'espera', esperaA: 'Legal' })]);
  expect(await deAprobar(await t.as('legal'))).toEqual([
    expect.objectContaining({ decision: 'pagare', clave: pagare.id, esperaA: null }),
  ]);
});

test('however many rows, it takes as many statements; reading it leaves an access row', async () => {
  await adjudicado('2026-01-05');
  await trabajo(jefatura);
  const una = await counter.during(() => trabajo(ejecutivo));
  for (const fecha of ['2026-01-06', '2026-01-07'])
    await crearTarea(db(), await adjudicado(fecha), { usuario: 'ejecutivo' });
  expect((await counter.during(() => trabajo(ejecutivo))).length).toBeLessThanOrEqual(una.length + 1);
  await t.application.accessLog.step();
  expect(await db().countBy(Acceso, { recurso: 'trabajo' })).toBe(3);
});
