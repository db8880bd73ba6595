import { IsNull } from 'typeorm';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { AsignacionEjecutivo } from '../../entities/asignacion-ejecutivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Evento } from '../../entities/evento.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Mensaje } from '../../entities/mensaje.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { grupoAdjudicado } from '../../testing/adjudicados';
import { crearPersona } from '../../testing/builders';
import { suspenderDePrueba } from '../../testing/mundo';
import { type Client, testAppOfEach } from '../../testing/test-app';
import type { CandidatoVista } from './adjudicacion.dto';

const t = testAppOfEach();
let jefatura: Client;
let jefatura2: Client;
let grupo: Grupo;
/** The award of place 1. */
let id: number;
const ids = new Map<string, number>();

beforeEach(async () => {
  [jefatura, jefatura2] = [await t.as('jefatura'), await t.as('jefatura2')];
  for (const { id: usuarioId, usuario } of await db().find(Usuario)) ids.set(usuario, usuarioId);
  ({ grupo, id } = await grupoAdjudicado(t));
});

const db = () => t.application.dataSource.manager;
const usuario = (nombre: string): number => ids.get(nombre) as number;
const asignar = (nombre = 'ejecutivo', mas: object = {}, client = jefatura) =>
  client.post(`/adjudicacion/${id}/asignar`, { usuario: usuario(nombre), ...mas });
const retirar = (reemplazo?: object, client = jefatura) =>
  client.post(`/adjudicacion/${id}/retirar`, { motivo: 'Desiste.', ...(reemplazo === undefined ? {} : { reemplazo }) });
const todas = () => db().find(Adjudicacion, { order: { id: 'ASC' } });
const eventos = async (planId: number) =>
  (await db().find(Evento, { where: { planId }, order: { id: 'ASC' } })).map(({ tipo }) => tipo);
const asignaciones = () => db().find(AsignacionEjecutivo, { order: { id: 'ASC' } });
const foto = async () => [await todas(), await asignaciones(), await db().count(Evento), await db().count(Carpeta)];

describe('refusals', () => {
  test('only an active executive or head is assigned, from the present month on', async () => {
    await db().update(Usuario, { usuario: 'ejecutivo2' }, { activo: false });
    const antes = await foto();
    for (const nombre of ['asistente', 'riesgo', 'gerente', 'ejecutivo2'])
      expect((await asignar(nombre)).body).toMatchObject({
        code: 'campos-incorrectos',
        errors: { usuario: 'Elija un ejecutivo o jefatura de adjudicaciones activo' },
      });
    expect((await jefatura.post(`/adjudicacion/${id}/asignar`, { usuario: 999_999 })).status).toBe(422);
    for (const mes of ['2026-02', '2026-04', 'marzo'])
      expect((await asignar('ejecutivo', { mes })).body.errors).toEqual({
        mes: 'La asignación rige desde el mes actual',
      });
    expect((await asignar('ejecutivo', { estado: 'RADJ' })).status).toBe(400);
    expect((await jefatura.post(`/adjudicacion/${id}/asignar`, { usuario: 1.5 })).status).toBe(400);
    expect((await jefatura.post('/adjudicacion/999/asignar', { usuario: usuario('ejecutivo') })).status).toBe(404);
    expect(await foto()).toEqual(antes);
  });

  test('an older version, the same executive again, a withdrawn award', async () => {
    expect((await asignar('ejecutivo', { version: 7 })).status).toBe(412);
    await asignar();
    expect((await asignar()).body).toMatchObject({
      status: 409,
      code: 'ya-asignada',
      title: 'El plan ya está asignado a Luis Chicaiza',
    });
    await retirar();
    expect((await asignar('ejecutivo2')).body).toMatchObject({ status: 409, code: 'ya-retirada' });
  });

  test('ADJ-501 ADJ-508 a successor that may not follow undoes the withdrawal too', async () => {
    const antes = await foto();
    const refused: [object, string, string | undefined][] = [
      [{ idCodigo: '01-M001-1' }, 'mismo-plan', undefined],
      [{ idCodigo: '01-M001-2' }, 'con-adjudicacion', undefined],
      [{ idCodigo: '01-M001-5' }, 'no-participa', undefined],
      [{ idCodigo: '01-M001-99' }, 'plan-desconocido', 'reemplazo.idCodigo'],
      [{ idCodigo: '01-M001-3', sorteo: '1' }, 'campos-incorrectos', 'reemplazo.sorteo'],
      [{ idCodigo: '01-M001-3', sorteo: 'x' }, 'campos-incorrectos', 'reemplazo.sorteo'],
      [{ idCodigo: '01-M001-3', ejecutivo: usuario('riesgo') }, 'campos-incorrectos', 'reemplazo.ejecutivo'],
    ];
    for (const [reemplazo, code, campo] of refused) {
      const { status, body } = await retirar(reemplazo);
      expect({ reemplazo, status, code: body.code }).toEqual({ reemplazo, status: 422, code });
      if (campo !== undefined) expect(Object.keys(body.errors)).toEqual([campo]);
    }
    expect((await retirar({})).status).toBe(400);
    expect(await foto()).toEqual(antes);
  });
});

describe('while data of who would take the award are blocked', () => {
  const motivo = { status: 409, body: { code: 'tratamiento-suspendido' } };
  const titular = async (idCodigo: string): Promise<Persona> => {
    const { id: planId } = await db().findOneByOrFail(Plan, { idCodigo });
    const { personaId } = await db().findOneByOrFail(PlanTitular, { planId, hasta: IsNull() });
    return db().findOneByOrFail(Persona, { id: personaId });
  };
  const suspender = async (persona: Persona) => {
    await suspenderDePrueba(db(), persona, t.clock.now());
    t.application.suspensiones.caducar();
  };

  test('it is not given to him, with its withdrawal or after it; withdrawing it and giving it to another goes on', async () => {
    await suspender(await titular('01-M001-3'));
    const antes = await foto();
    expect(await retirar({ idCodigo: '01-M001-3' })).toMatchObject(motivo);
    expect(await foto()).toEqual(antes);
    expect((await retirar()).status).toBe(200);
    expect(await jefatura.post(`/adjudicacion/${id}/reasignar`, { idCodigo: '01-M001-3' })).toMatchObject(motivo);
    expect((await jefatura.post(`/adjudicacion/${id}/reasignar`, { idCodigo: '01-M001-4' })).status).toBe(200);
  });

  test.each(['who holds the plan now', 'who held it in the assembly'])('%s counts', async (quien) => {
    const { id: planId } = await db().findOneByOrFail(Plan, { idCodigo: '01-M001-3' });
    const [antes, ahora] = [await titular('01-M001-3'), await crearPersona(db())];
    await db().update(PlanTitular, { planId }, { hasta: '2026-03-01' });
    await db().insert(PlanTitular, { planId, personaId: ahora.id, desde: '2026-03-01', hasta: null });
    await suspender(quien === 'who holds the plan now' ? ahora : antes);
    expect(await retirar({ idCodigo: '01-M001-3' })).toMatchObject(motivo);
  });

  test('the candidates say so of him, with the request and who lifts it, and of nobody else', async () => {
    await suspender(await titular('01-M001-3'));
    const { body } = await jefatura.get(`/adjudicacion/${id}/candidatos`);
    expect(body.map(({ codigo, motivoSuspension }: CandidatoVista) => [codigo, motivoSuspension])).toEqual([
      ['3', expect.stringMatching(/administrador del sistema.*solicitud \d+\./)],
      ['4', null],
    ]);
  });

  test('a plan that there is not is refused as before', async () => {
    await suspender(await titular('01-M001-3'));
    expect(await retirar({ idCodigo: '01-M001-99' })).toMatchObject({
      status: 422,
      body: { code: 'plan-desconocido' },
    });
  });
});

test('the executive looks after it from this month on; the history, the audit and the list say so', async () => {
  const { planId } = await db().findOneByOrFail(Adjudicacion, { id });
  const answer = await asignar('ejecutivo', { mes: '2026-03', version: 1 });
  expect(answer).toMatchObject({
    status: 200,
    body: { ejecutivo: { idSaad: usuario('ejecutivo'), nombre: 'Luis Chicaiza' }, version: 2 },
  });
  expect(await asignaciones()).toMatchObject([{ planId, mes: '2026-03', usuarioId: usuario('ejecutivo') }]);
  expect(await eventos(planId)).toEqual(['ADJUDICACION', 'ASIGNACION']);
  expect(await db().findOneBy(Evento, { tipo: 'ASIGNACION' })).toMatchObject({ observacion: 'Luis Chicaiza' });
  const [fila] = await db().findBy(Auditoria, { recurso: 'adjudicacion', accion: 'asignar' });
  expect(JSON.parse(fila?.despues ?? '')).toEqual({ idCodigo: '01-M001-1', ejecutivo: usuario('ejecutivo') });
  expect((await (await t.as('ejecutivo')).get('/plan/01-M001-1')).body).toMatchObject({ ajeno: false });
  expect((await (await t.as('ejecutivo2')).get('/plan/01-M001-1')).body).toMatchObject({ ajeno: true });
});

test('the holder is told by mail who looks after the plan, and again when that changes; without an address nobody is', async () => {
  await db().update(Usuario, { usuario: 'ejecutivo' }, { telefono: '0987000111' });
  await db().update(Usuario, { usuario: 'ejecutivo2' }, { telefono: null, correo: null });
  const { personaId } = await db().findOneByOrFail(Adjudicacion, { id });
  await db().update(
    Persona,
    { id: personaId },
    { correo: 'socio@example.com', nombres: 'Rubén', apellidoPaterno: 'Paz' },
  );
  const antes = await db().count(Mensaje);
  await asignar('ejecutivo');
  await asignar('ejecutivo2');
  await db().update(Persona, { id: personaId }, { correo: null });
  await asignar('jefatura2');
  const [primero, segundo, ...mas] = await db().find(Mensaje, { order: { id: 'ASC' }, skip: antes, take: 10 });
  expect(mas).toEqual([]);
  expect(primero).toMatchObject({ destinatario: 'socio@example.com', asunto: 'Quién atiende su plan 01-M001-1' });
  expect(primero?.cuerpo).toContain('Reciba un cordial saludo, Rubén Paz:');
  expect(primero?.cuerpo).toContain(
    'Desde hoy su plan 01-M001-1 lo atiende Luis Chicaiza, de Adjudicaciones, teléfono 0987000111, correo ejecutivo@adjudica.example.',
  );
  expect(segundo?.cuerpo).toContain('lo atiende María José Zambrano, de Adjudicaciones.');
});

test('another executive in the same month takes the place of the first; in the next one the months before stay', async () => {
  await asignar('ejecutivo');
  await asignar('ejecutivo2');
  expect(await asignaciones()).toMatchObject([{ mes: '2026-03', usuarioId: usuario('ejecutivo2') }]);
  t.clock.advance(31 * 86_400_000);
  jefatura = await t.as('jefatura');
  await asignar('jefatura2');
  expect(await asignaciones()).toMatchObject([
    { mes: '2026-03', usuarioId: usuario('ejecutivo2') },
    { mes: '2026-04', usuarioId: usuario('jefatura2') },
  ]);
});

test('two assignments that saw the same version: the second one learns it', async () => {
  const answers = await Promise.all([
    asignar('ejecutivo', { version: 1 }),
    asignar('ejecutivo2', { version: 1 }, jefatura2),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await db().countBy(Evento, { tipo: 'ASIGNACION' })).toBe(1);
  expect(await asignaciones()).toHaveLength(1);
});

test('ADJ-501 ADJ-513 ADJ-514 withdrawn and given on in one act: two rows, two folders, two audit rows', async () => {
  const { planId } = await db().findOneByOrFail(Adjudicacion, { id });
  const answer = await retirar({
    idCodigo: '01-M001-3',
    comentario: 'Primer suplente.',
    sorteo: '0',
    ejecutivo: usuario('ejecutivo2'),
  });
  const [retirada, , nueva] = await todas();
  expect(answer).toMatchObject({
    status: 200,
    body: { id, estado: 'RADJ', reemplazadaPor: nueva?.id, acciones: [] },
  });
  expect(retirada).toMatchObject({ estado: 'RADJ', motivoRetiro: 'Desiste.' });
  expect(nueva).toMatchObject({
    estado: 'ADJ',
    reemplazaA: id,
    viaIngreso: 'REASIGNACION',
    productoCodigo: '01',
    ejecutivoId: usuario('ejecutivo2'),
  });
  expect(await db().count(Carpeta)).toBe(3);
  expect(await eventos(planId)).toEqual(['ADJUDICACION', 'RETIRO-ADJUDICACION']);
  expect(await eventos(nueva?.planId as number)).toEqual(['REASIGNACION', 'ASIGNACION']);
  const auditadas = await db().find(Auditoria, { where: { recurso: 'adjudicacion' }, order: { id: 'ASC' } });
  expect(auditadas.map(({ accion, recursoId }) => [accion, recursoId])).toEqual([
    ['retirar', String(id)],
    ['reasignar', String(id)],
  ]);
  expect((await jefatura.get(`/adjudicacion/${nueva?.id}`)).body).toMatchObject({
    viaIngreso: 'Reasignación',
    ejecutivo: { nombre: 'María José Zambrano' },
  });
});

test("ADJ-508 a draw's successor is a draw", async () => {
  id = (await db().findOneByOrFail(Adjudicacion, { adjudicadoPor: 'Sorteo' })).id;
  expect((await retirar({ idCodigo: '01-M001-3', sorteo: '0' })).status).toBe(422);
  expect((await retirar({ idCodigo: '01-M001-3', sorteo: '1' })).status).toBe(200);
});

test('a plan that was looked after before keeps its executive when the award reaches it', async () => {
  const { id: planId } = await db().findOneByOrFail(Plan, { grupoId: grupo.id, codigo: '3' });
  await db().insert(AsignacionEjecutivo, { planId, mes: '2025-11', usuarioId: usuario('ejecutivo') });
  await retirar({ idCodigo: '01-M001-3' });
  expect((await todas()).at(-1)).toMatchObject({ planId, ejecutivoId: usuario('ejecutivo') });
});

describe('at once', () => {
  const conservadas = async (): Promise<void> => {
    const filas = await todas();
    const vivas = filas.filter(({ estado }) => estado === 'ADJ');
    expect(new Set(vivas.map(({ planId }) => planId)).size).toBe(vivas.length);
    expect(filas.filter(({ reemplazaA }) => reemplazaA !== null)).toHaveLength(filas.length - 2);
    expect(await db().count(Carpeta)).toBe(filas.length);
  };

  test('two withdrawn awards to one plan: one gets it, the other is told', async () => {
    const otra = (await db().findOneByOrFail(Adjudicacion, { adjudicadoPor: 'Sorteo' })).id;
    const dar = (una: number, client: Client) =>
      client.post(`/adjudicacion/${una}/retirar`, { motivo: 'x', reemplazo: { idCodigo: '01-M001-3' } });
    const answers = await Promise.all([dar(id, jefatura), dar(otra, jefatura2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('con-adjudicacion');
    expect(await todas()).toHaveLength(3);
    await conservadas();
  });

  test('one withdrawn award to two plans: one of them', async () => {
    await retirar();
    const dar = (idCodigo: string, client: Client) => client.post(`/adjudicacion/${id}/reasignar`, { idCodigo });
    const answers = await Promise.all([dar('01-M001-3', jefatura), dar('01-M001-4', jefatura2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await conservadas();
  });
});

describe('who may take an award', () => {
  const candidatos = async (q?: string) =>
    (
      await jefatura.get(`/adjudicacion/${id}/candidatos${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`)
    ).body.map(({ codigo }: { codigo: string }) => codigo);

  test('ADJ-501 those who take part and hold no award, by place; narrowed by name, cédula and place', async () => {
    expect(await candidatos()).toEqual(['3', '4']);
    const { body } = await jefatura.get(`/adjudicacion/${id}/candidatos`);
    const [primero] = body;
    expect(primero).toEqual({
      idCodigo: '01-M001-3',
      codigo: '3',
      cedula: expect.stringMatching(/^\d{10}$/),
      nombreCliente: expect.any(String),
      valorCuota: 380.5,
      motivoSuspension: null,
    });
    expect(await candidatos(primero.cedula)).toEqual(['3']);
    expect(await candidatos(primero.nombreCliente)).toEqual(['3']);
    expect(await candidatos('4')).toEqual(['4']);
    expect(await candidatos('01\u2013M001\u20114')).toEqual(['4']);
    expect(await candidatos('Wxyz')).toEqual([]);
    expect((await jefatura.get('/adjudicacion/999/candidatos')).status).toBe(404);
  });
});

test('active executives and heads, by surname, each with plans and tasks', async () => {
  await asignar('ejecutivo');
  await db().update(Usuario, { usuario: 'ejecutivo2' }, { activo: false });
  const { body, headers } = await jefatura.get('/ejecutivo');
  expect(headers['content-range']).toBe('ejecutivo 0-2/3');
  expect(body[0]).toEqual({
    id: usuario('ejecutivo'),
    idSaad: usuario('ejecutivo'),
    usuario: 'ejecutivo',
    nombre: 'Luis Chicaiza',
    role: 'Ejecutivo Adjudicaciones',
    planes: 1,
    tareasDeSemana: await db().countBy(Tarea, { usuarioId: usuario('ejecutivo') }),
  });
  expect(body[0].tareasDeSemana).toBeGreaterThan(0);
  expect(body[1]).toMatchObject({ planes: 0, tareasDeSemana: 0 });
  expect(body.map((e: { usuario: string }) => e.usuario)).toEqual(['ejecutivo', 'jefatura2', 'jefatura']);
});
