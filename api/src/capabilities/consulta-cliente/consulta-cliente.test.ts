import { tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { generarCarta, planPorSalir, subirPruebas } from '../../testing/cartas';
import { suspenderDePrueba } from '../../testing/mundo';
import { StatementCounter } from '../../testing/statement-counter';
import { testAppOfEach } from '../../testing/test-app';
import type { ConsultaDeCliente, PasoDePosicion } from './consulta-cliente.dto';

const counter = new StatementCounter();
const t = testAppOfEach({ database: { logger: counter } });
const servicio = t.user('servicio');
const db = () => t.application.dataSource.manager;

const consultar = async (id: number, client = servicio): Promise<ConsultaDeCliente> =>
  (await client.get(`/consulta-cliente/${id}`).expect(200)).body;
const conEstado = (estado: string, pasos: readonly PasoDePosicion[] = []) =>
  pasos.filter((paso) => paso.estado === estado).map(({ nombre }) => nombre);

test('the system administrator is refused; nobody is found by an unknown id or by a cédula', async () => {
  const { id, identificacion } = await crearPersona(db());
  expect((await (await t.as('admin')).get(`/consulta-cliente/${id}`)).status).toBe(403);
  expect((await servicio.get('/consulta-cliente/999999')).status).toBe(404);
  expect((await servicio.get(`/consulta-cliente/${identificacion}`)).status).not.toBe(200);
});

test('who calls is recognized by the end of his number; no amount and no document leaves, and a plan without award has no place', async () => {
  const titular = await crearPersona(db(), { telefono: '022345678' });
  const plan = await crearPlan(db(), await crearGrupo(db()), { titular });
  const { body, text } = await servicio.get(`/consulta-cliente/${titular.id}`).expect(200);
  expect(body).toEqual({
    id: titular.id,
    tipoIdentificacion: 'C',
    identificacion: `•••••••${titular.identificacion.slice(-3)}`,
    nombreCompleto: `${titular.apellidoPaterno} ${titular.apellidoMaterno} ${titular.nombres}`.trim(),
    celular: '0991234567',
    telefono: '022345678',
    suspendidoDesde: null,
    planes: [
      {
        idCodigo: plan.idCodigo,
        producto: '01',
        grupo: expect.any(String),
        activo: true,
        posicion: null,
        ultimaLlamada: null,
      },
    ],
  });
  expect(text).not.toContain(titular.identificacion);
  expect(text).not.toMatch(/monto|cuota|saldo|correo|direccion/i);
});

test('an awarded plan: its step, what comes next and whose it is, since when, and the promise', async () => {
  const plan = await crearPlan(db(), await crearGrupo(db()));
  await adjudicarPlan(db(), plan);
  const id = plan.titular?.id as number;
  const sinNadie = (await consultar(id)).planes[0]?.posicion;
  expect(sinNadie).toMatchObject({
    loTiene: 'un ejecutivo',
    ejecutivo: null,
    paso: 'Asignación a ejecutivo',
  });

  await db().insert(Evento, {
    ...{ tipo: tiposDeEvento.pagareGenerado, planId: plan.id, personaId: id, usuarioId: null, idDepartamento: '003' },
    ...{ fecha: new Date('2026-03-02T15:00:00.000Z'), observacion: null },
  });
  const posicion = (await consultar(id)).planes[0]?.posicion;
  expect(posicion).toMatchObject({
    siguiente: { texto: 'Llenar solicitud de compra', desde: '2026-02-10', dias: 20, leToca: false, enlace: null },
    promesa: { dias: 17, atraso: 3 },
    entregado: null,
  });
  expect([conEstado('hecho', posicion?.pasos), conEstado('enCurso', posicion?.pasos)]).toEqual([
    ['Adjudicación'],
    ['Asignación a ejecutivo', 'Pagaré'],
  ]);
});

test('an executive has it by his name, the head as Jefatura; after the delivery nothing is promised any more', async () => {
  const { idCodigo } = await planPorSalir(t);
  const { identificacion } = (await (await t.as('ejecutivo')).get(`/plan/${idCodigo}/recorrido`)).body.cabecera;
  const { id } = await db().findOneByOrFail(Persona, { identificacion });
  const posicion = async () => (await consultar(id)).planes.find((plan) => plan.idCodigo === idCodigo)?.posicion;
  expect(await posicion()).toMatchObject({ loTiene: 'Jefatura', siguiente: { texto: 'Generar carta de salida' } });
  await generarCarta(await t.as('jefatura'), idCodigo);
  expect(await posicion()).toMatchObject({ loTiene: 'Luis Chicaiza', siguiente: { texto: 'Subir acta de entrega' } });
  const ejecutivo = await t.as('ejecutivo');
  await subirPruebas(ejecutivo, idCodigo);
  const { version } = (await ejecutivo.get(`/carta-salida/${idCodigo}`)).body;
  await ejecutivo.post(`/carta-salida/${idCodigo}/entregar`, { fecha: '2026-03-10', version }).expect(200);
  expect(await posicion()).toMatchObject({
    ...{ paso: 'Entrega', siguiente: null, loTiene: null, promesa: null, entregado: '2026-03-10' },
  });
});

test('the journey of a former award is not told, and the number of plans costs no statement', async () => {
  const titular = await crearPersona(db());
  const grupo = await crearGrupo(db());
  const plan = await crearPlan(db(), grupo, { titular });
  await db().insert(Evento, {
    ...{ tipo: tiposDeEvento.carpetaEnviada, planId: plan.id, personaId: titular.id, usuarioId: null },
    ...{ idDepartamento: '002', fecha: new Date('2025-11-02T15:00:00.000Z'), observacion: null },
  });
  await adjudicarPlan(db(), plan);
  const uno = await counter.during(() => consultar(titular.id));
  for (let i = 0; i < 3; i++) await adjudicarPlan(db(), await crearPlan(db(), grupo, { titular }));
  let consulta: ConsultaDeCliente | undefined;
  const varios = await counter.during(async () => {
    consulta = await consultar(titular.id);
  });
  expect([uno.length, varios.length]).toEqual([6, 6]);
  expect(consulta?.planes.map(({ posicion }) => conEstado('hecho', posicion?.pasos))).toEqual(
    Array(4).fill(['Adjudicación']),
  );
});

test('invariant 39: each look leaves an access row under the id, and counts as a client that was opened', async () => {
  const { id } = await crearPersona(db());
  await consultar(id);
  await consultar(id, await t.as('ejecutivo'));
  await t.application.accessLog.step();
  const rows = await db().findBy(Acceso, { recurso: 'consulta-cliente' });
  expect(rows.map(({ operacion, recursoId }) => [operacion, recursoId])).toEqual(Array(2).fill(['leer', String(id)]));
});

describe('calls', () => {
  const llamar = (idCodigo: string, cuerpo: object, client = servicio) =>
    client.post(`/plan/${idCodigo}/llamada`, cuerpo);
  const deServicio = async () => (await servicio.get('/tarea?filter=%7B%22estado%22%3A%22abiertas%22%7D')).body;

  test('refused: an administrator, an unknown plan, no result, a day that is over, and while the data are suspended', async () => {
    const plan = await crearPlan(db(), await crearGrupo(db()));
    expect((await llamar(plan.idCodigo, { resultado: 'contesto' }, await t.as('admin'))).status).toBe(403);
    expect((await llamar('01-NADA-1', { resultado: 'contesto' })).status).toBe(404);
    expect((await llamar(plan.idCodigo, {})).status).toBe(400);
    const { status, body } = await llamar(plan.idCodigo, { resultado: 'volver-a-llamar', fecha: '2026-03-09' });
    expect([status, body.errors]).toEqual([422, { fecha: 'El día debe ser hoy o posterior' }]);
    await suspenderDePrueba(db(), plan.titular as Persona, t.clock.now());
    t.application.suspensiones.caducar();
    expect((await llamar(plan.idCodigo, { resultado: 'contesto' })).body.code).toBe('tratamiento-suspendido');
    expect(await db().countBy(Evento, { tipo: tiposDeEvento.llamada })).toBe(0);
  });

  test('a call stands in the history and in the consultation, is audited, and asked for twice with one key it is one', async () => {
    const plan = await crearPlan(db(), await crearGrupo(db()));
    const cuerpo = { resultado: 'contesto', comentario: 'Preguntó por su auto' };
    for (let i = 0; i < 2; i++) await llamar(plan.idCodigo, cuerpo).set('Idempotency-Key', 'llamada-1').expect(204);
    expect(await db().findBy(Evento, { tipo: tiposDeEvento.llamada })).toMatchObject([
      { planId: plan.id, observacion: 'Contestó: Preguntó por su auto', idDepartamento: '001' },
    ]);
    const { planes } = await consultar(plan.titular?.id as number);
    expect(planes[0]?.ultimaLlamada).toMatchObject({
      texto: 'Contestó: Preguntó por su auto',
      usuario: expect.any(String),
    });
    const [auditada] = await db().findBy(Auditoria, { accion: 'registrar-llamada' });
    expect([auditada?.recurso, auditada?.recursoId]).toEqual(['evento', plan.idCodigo]);
    expect(await deServicio()).toEqual([]);
  });

  test('who promises to call again has a task of that day, which leads to the consultation and ends with the next call, whoever makes it', async () => {
    const plan = await crearPlan(db(), await crearGrupo(db()));
    await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
    const cuerpo = { resultado: 'volver-a-llamar', fecha: '2026-03-12', comentario: 'Está de viaje' };
    await llamar(plan.idCodigo, cuerpo).expect(204);
    expect(await deServicio()).toMatchObject([
      {
        tarea: { nombre: 'Volver a llamar al cliente' },
        fechaEjecucion: '2026-03-12',
        observaciones: 'Volver a llamar el 12/03/2026: Está de viaje',
        cedula: `•••••••${plan.titular?.identificacion.slice(-3)}`,
        telefono: null,
        asunto: { enlace: `/consulta-cliente/${plan.titular?.id}` },
      },
    ]);
    await llamar(plan.idCodigo, { ...cuerpo, fecha: '2026-03-13' }).expect(204);
    expect((await deServicio()).map(({ fechaEjecucion }: { fechaEjecucion: string }) => fechaEjecucion)).toEqual([
      '2026-03-13',
    ]);
    await llamar(plan.idCodigo, { resultado: 'contesto' }, await t.as('ejecutivo')).expect(204);
    expect(await deServicio()).toEqual([]);
  });
});
