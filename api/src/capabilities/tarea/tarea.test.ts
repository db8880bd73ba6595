import { SISTEMA } from '../../auth/actor';
import { Acceso } from '../../entities/acceso.entity';
import { Evento } from '../../entities/evento.entity';
import { Tarea, TareaAccion, TareaTipo } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { StatementCounter } from '../../testing/statement-counter';
import { crearTarea, resultado } from '../../testing/tareas';
import { type Client, overDatabaseOf, startTestApp, type TestApp, testAppOfEach } from '../../testing/test-app';
import { type TareaRow, TareaStore } from './tarea.store';

let plan: Awaited<ReturnType<typeof crearPlan>>;
let contactado: number;
let volverALlamar: number;
const counter = new StatementCounter();

const t = testAppOfEach({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
beforeEach(async () => {
  const { manager } = t.application.dataSource;
  plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { ejecutivo: 'ejecutivo' });
  contactado = await resultado(manager, 'CONTACTAR-CLIENTE', 'Contactado');
  volverALlamar = await resultado(manager, 'CONTACTAR-CLIENTE', 'Volver a llamar');
});

const crear = (opciones?: Parameters<typeof crearTarea>[2]) =>
  crearTarea(t.application.dataSource.manager, plan, opciones);
const idDe = async (usuario: string) =>
  (await t.application.dataSource.manager.findOneByOrFail(Usuario, { usuario })).id;
const fila = (id: number) => t.application.dataSource.manager.findOneByOrFail(Tarea, { id });
const filtro = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ids = async (client: Client, filter: object = {}) =>
  (await client.get(`/tarea${filtro(filter)}`)).body.map(({ id }: { id: number }) => id);
const registro = async () => ({
  plan: plan.idCodigo,
  tipo: (await t.application.dataSource.manager.findOneByOrFail(TareaTipo, { codigo: 'CONTACTAR-CLIENTE' })).id,
  accion: contactado,
  programar: false,
  observaciones: 'Llamada de bienvenida',
});

test('TAR-500 open tasks by their day: overdue ones first, then those without a day, which are for today', async () => {
  const sinFecha = await crear({ usuario: 'ejecutivo' });
  const futura = await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-04-01' });
  const vencida = await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-02-01' });
  const enOrden = async (filter: object, direccion = 'ASC') => {
    const sort = encodeURIComponent(JSON.stringify(['fechaEjecucion', direccion]));
    const { body } = await ejecutivo.get(`/tarea${filtro(filter)}&sort=${sort}`).expect(200);
    const propias = [sinFecha, futura, vencida];
    return body.map(({ id }: { id: number }) => id).filter((id: number) => propias.includes(id));
  };
  expect(await enOrden({ estado: 'abiertas' })).toEqual([vencida, sinFecha, futura]);
  expect(await enOrden({ estado: 'abiertas' }, 'DESC')).toEqual([futura, vencida, sinFecha]);
  expect(await enOrden({})).toEqual([sinFecha, vencida, futura]);
});

describe('Modificar tarea: refusals', () => {
  test('TAR-512 TAR-509 a task without owner is not saved without one; only the head names another', async () => {
    const id = await crear();
    const sinUsuario = await jefatura.put(`/tarea/${id}`, { accion: contactado, version: 1 });
    expect([sinUsuario.status, sinUsuario.body.errors]).toEqual([422, { usuario: 'Usuario es requerido.' }]);
    const propia = await crear({ usuario: 'ejecutivo' });
    const ajena = await ejecutivo.put(`/tarea/${propia}`, {
      accion: contactado,
      usuario: await idDe('ejecutivo2'),
      version: 1,
    });
    expect([ajena.status, ajena.body.code]).toEqual([403, 'sin-permiso']);
    expect(await fila(propia)).toMatchObject({ estado: 'P', version: 1 });
  });

  test('TAR-509 a task is given to active users of its department only', async () => {
    const id = await crear({ usuario: 'ejecutivo' });
    await t.application.dataSource.manager.update(Usuario, { usuario: 'ejecutivo2' }, { activo: false });
    for (const usuario of ['riesgo', 'legal', 'asistente', 'ejecutivo2']) {
      const response = await jefatura.put(`/tarea/${id}`, { usuario: await idDe(usuario), version: 1 });
      expect([usuario, response.status, Object.keys(response.body.errors)]).toEqual([usuario, 422, ['usuario']]);
    }
    expect((await fila(id)).usuarioId).toBe(await idDe('ejecutivo'));
  });

  test('TAR-513 nobody but the head acts on the task of another, whose plan he may read', async () => {
    const id = await crear({ usuario: 'ejecutivo2' });
    expect((await ejecutivo.get(`/tarea/${id}`)).body.acciones).toEqual([]);
    const response = await ejecutivo.put(`/tarea/${id}`, { accion: contactado, version: 1 });
    expect([response.status, response.body.code]).toEqual([403, 'tarea-ajena']);
    // who reads no clients does not even see it
    expect((await (await t.as('servicio')).get(`/tarea/${id}`)).status).toBe(404);
  });

  test('TAR-511 TAR-508 no result, one of another kind, a day that has come', async () => {
    const id = await crear({ usuario: 'ejecutivo' });
    const errores = async (body: object) => (await ejecutivo.put(`/tarea/${id}`, { version: 1, ...body })).body.errors;
    expect(await errores({})).toEqual({ accion: 'Seleccione el resultado de la tarea' });
    expect(await errores({ accion: volverALlamar, fechaEjecucion: '2026-03-10' })).toEqual({
      fechaEjecucion: 'La fecha de ejecución debe ser desde mañana',
    });
    const riesgo = await resultado(t.application.dataSource.manager, 'REVISAR-CARPETA', 'Revisada');
    expect(await errores({ accion: riesgo })).toEqual({ accion: 'Opción no permitida' });
    expect(await fila(id)).toMatchObject({ estado: 'P', version: 1, accionId: null });
  });

  test('TAR-503 invariant 32: a closed task never reopens', async () => {
    const id = await crear({ usuario: 'ejecutivo' });
    expect((await ejecutivo.put(`/tarea/${id}`, { accion: contactado, version: 1 })).body.estado).toBe('C');
    const cerrada = await fila(id);
    for (const body of [{ accion: volverALlamar }, { usuario: await idDe('ejecutivo2') }]) {
      const response = await jefatura.put(`/tarea/${id}`, { ...body, version: 2 });
      expect([response.status, response.body.code]).toEqual([409, 'estado-cambiado']);
      expect(response.body.title).toBe('La tarea ya fue cerrada por Luis Chicaiza el 10/03/2026 10:00');
    }
    expect(await fila(id)).toEqual(cerrada);
  });

  test('TAR-516 a stale version is refused with who was faster, when, and what stands there now', async () => {
    const id = await crear({ usuario: 'ejecutivo' });
    await ejecutivo.put(`/tarea/${id}`, { accion: volverALlamar, observaciones: 'No contestó', version: 1 });
    const response = await jefatura.put(`/tarea/${id}`, { accion: contactado, observaciones: 'Sí', version: 1 });
    expect([response.status, response.body.detalle]).toEqual([
      412,
      {
        versionActual: 2,
        campos: ['accion', 'observaciones'],
        quien: 'Luis Chicaiza',
        cuando: t.clock.now().toISOString(),
        actual: { accion: volverALlamar, observaciones: 'No contestó' },
      },
    ]);
  });
});

describe('Modificar tarea', () => {
  test('TAR-506 TAR-516 TAR-517 a result with cierre S closes, any other leaves it pending', async () => {
    const id = await crear({ usuario: 'ejecutivo' });
    const pendiente = await ejecutivo.put(`/tarea/${id}`, {
      accion: volverALlamar,
      fechaEjecucion: '2026-03-11',
      observaciones: '  El jueves,\npor la tarde ',
      version: 1,
    });
    expect(pendiente.body).toMatchObject({
      estado: 'P',
      etiquetaEstado: 'Pendiente',
      fechaEjecucion: '2026-03-11',
      accion: volverALlamar,
      nombreAccion: 'Volver a llamar',
      observaciones: 'El jueves,\npor la tarde',
      version: 2,
      acciones: ['modificar'],
    });
    const cerrada = await ejecutivo.put(`/tarea/${id}`, { accion: contactado, version: 2 });
    expect(cerrada.body).toMatchObject({
      estado: 'C',
      etiquetaEstado: 'Cerrado',
      cerradaPor: 'Luis Chicaiza',
      observaciones: 'El jueves,\npor la tarde',
      acciones: [],
    });
    const eventos = await t.application.dataSource.manager.findBy(Evento, { planId: plan.id, tipo: 'TAREA-CERRADA' });
    expect(eventos).toMatchObject([
      { observacion: 'Contactar al cliente: Contactado. El jueves,\npor la tarde', usuarioId: await idDe('ejecutivo') },
    ]);
  });

  test('TAR-516 a task as it was read, without a result yet, is sent back and stays as it is, also without owner', async () => {
    const propia = await crear({ usuario: 'ejecutivo' });
    const sinDueno = await crear({ tipo: 'REVISAR-CARPETA' });
    for (const [client, id] of [
      [ejecutivo, propia],
      [await t.as('riesgo'), sinDueno],
      [jefatura, propia],
    ] as const) {
      const { body } = await client.get(`/tarea/${id}`);
      const antes = await fila(id);
      const response = await client.put(`/tarea/${id}`, body);
      expect([response.status, response.body]).toEqual([200, body]);
      expect(await fila(id)).toEqual(antes);
    }
  });

  test('who works on an unowned task of his department takes it', async () => {
    const { manager } = t.application.dataSource;
    const id = await crear({ tipo: 'REVISAR-CARPETA' });
    const riesgo = await t.as('riesgo');
    const enRevision = await resultado(manager, 'REVISAR-CARPETA', 'En revisión');
    const response = await riesgo.put(`/tarea/${id}`, { accion: enRevision, version: 1 });
    expect(response.body).toMatchObject({ estado: 'P', usuario: { nombre: 'Iván', apellido: 'Montenegro' } });
    // executives take none: Jefatura assigns them
    const suya = await crear();
    expect((await ejecutivo.put(`/tarea/${suya}`, { accion: contactado, version: 1 })).body.code).toBe('tarea-ajena');
  });

  test('TAR-509 TAR-518 the head gives a task to a user of its department, who is told', async () => {
    const id = await crear();
    const usuarios = (await jefatura.get(`/tarea/${id}/usuarios`)).body;
    expect(usuarios.map(({ apellido }: { apellido: string }) => apellido)).toEqual([
      'Chicaiza',
      'Ordóñez',
      'Villacís',
      'Zambrano',
    ]);
    const otro = usuarios.at(-1).idSaad;
    const response = await jefatura.put(`/tarea/${id}`, { usuario: otro, version: 1 });
    expect(response.body).toMatchObject({
      estado: 'P',
      usuario: { idSaad: otro, idDepartamento: '002', nombre: 'María José', apellido: 'Zambrano' },
      acciones: ['modificar', 'reasignar'],
    });
    expect((await (await t.as('ejecutivo2')).get('/notificacion')).body).toMatchObject([
      { titulo: 'Se le asignó: Contactar al cliente', enlace: `/lista-de-tareas?tarea=${id}` },
    ]);
  });

  test('the guard of the row itself: a closed task, or an older version of an open one, is not written', async () => {
    const { dataSource, unitOfWork } = t.application;
    const store = new TareaStore(dataSource);
    const id = await crear({ usuario: 'ejecutivo' });
    const vista = (await store.byId(id)) as TareaRow;
    const { usuarioId, fechaEjecucion, accionId } = vista;
    const cambio = { usuarioId, fechaEjecucion, accionId, observaciones: 'tarde', estado: 'P' } as const;
    await ejecutivo.put(`/tarea/${id}`, { accion: contactado, version: 1 });
    const cerrada = await fila(id);
    for (const { estado, version } of [vista, { ...vista, version: 2 }])
      expect(await unitOfWork.run(SISTEMA, (tx) => store.update(tx, { id, estado, version }, cambio))).toBe(0);
    expect(await fila(id)).toEqual(cerrada);
  });
});

describe('Registro de Tareas', () => {
  test('TAR-009 TAR-010 TAR-511 a wrong field of a new task is refused in its own words', async () => {
    const errores = async (body: object) =>
      (await ejecutivo.post('/tarea', { ...(await registro()), ...body })).body.errors;
    expect(await errores({ programar: true })).toEqual({ fechaEjecucion: 'Seleccione la fecha de ejecución' });
    const { manager } = t.application.dataSource;
    const deRiesgo = await manager.findOneByOrFail(TareaTipo, { codigo: 'REVISAR-CARPETA' });
    expect(await errores({ tipo: deRiesgo.id })).toEqual({ tipo: 'La tarea es de otro departamento' });
    const otro = await crearPlan(manager, await crearGrupo(manager));
    await manager.insert(Evento, {
      tipo: 'ADJUDICACION',
      planId: otro.id,
      personaId: null,
      usuarioId: null,
      idDepartamento: null,
      fecha: t.clock.now(),
      observacion: null,
    });
    const ajeno = await manager.findOneByOrFail(Evento, { planId: otro.id });
    expect(await errores({ evento: ajeno.id })).toEqual({ evento: 'El evento no es de este plan' });
    expect(await manager.countBy(Tarea, { planId: plan.id })).toBe(0);
  });

  test('TAR-511 tomorrow is that of Guayaquil on both sides of its midnight', async () => {
    const programar = async (fechaEjecucion: string) => {
      const quien = await t.as('ejecutivo');
      return (await quien.post('/tarea', { ...(await registro()), programar: true, fechaEjecucion })).status;
    };
    // 23:59:59.999 of 10 March in Guayaquil
    t.clock.current = new Date('2026-03-11T04:59:59.999Z');
    expect([await programar('2026-03-10'), await programar('2026-03-11')]).toEqual([422, 201]);
    t.clock.current = new Date('2026-03-11T05:00:00.000Z');
    expect([await programar('2026-03-11'), await programar('2026-03-12')]).toEqual([422, 201]);
  });

  test('SOLO_PROPIOS refuses a task on another executive’s plan, and otherwise its event says so', async () => {
    const otro = await t.as('ejecutivo2');
    const response = await otro.post('/tarea', await registro());
    expect(response.status).toBe(201);
    const [evento] = await t.application.dataSource.manager.findBy(Evento, {
      planId: plan.id,
      tipo: 'TAREA-REGISTRADA',
    });
    expect(evento?.observacion).toBe(
      'El plan está asignado a otro ejecutivo. Contactar al cliente: Contactado. Llamada de bienvenida',
    );
    const estricta = await startTestApp({ ...overDatabaseOf(t), env: { SOLO_PROPIOS: 'true' } });
    const { manager } = estricta.application.dataSource;
    const suyo = await crearPlan(manager, await crearGrupo(manager));
    await adjudicarPlan(manager, suyo, { ejecutivo: 'ejecutivo' });
    const body = { ...(await registro()), plan: suyo.idCodigo };
    expect((await (await estricta.as('ejecutivo2')).post('/tarea', body)).body.code).toBe('plan-de-otro-ejecutivo');
    expect((await (await estricta.as('jefatura')).post('/tarea', body)).status).toBe(201);
    await estricta.close();
  });

  test('TAR-009 TAR-013 JOR-516 unticked notes what was done, ticked schedules it, for oneself', async () => {
    const hecha = await ejecutivo.post('/tarea', await registro());
    expect([hecha.status, hecha.body]).toEqual([
      201,
      expect.objectContaining({ estado: 'C', fechaEjecucion: null, nombreAccion: 'Contactado', version: 1 }),
    ]);
    const programada = await ejecutivo.post('/tarea', {
      ...(await registro()),
      programar: true,
      fechaEjecucion: '2026-03-11',
    });
    // the checkbox decides, though its result would close
    expect(programada.body).toMatchObject({
      estado: 'P',
      fechaEjecucion: '2026-03-11',
      usuario: { idSaad: await idDe('ejecutivo') },
    });
    const eventos = await t.application.dataSource.manager.findBy(Evento, {
      planId: plan.id,
      tipo: 'TAREA-REGISTRADA',
    });
    expect(eventos.map(({ id }) => id)).toEqual([hecha.body.evento, programada.body.evento]);
    const { body } = await (await t.as('admin')).get('/auditoria?filter={"recurso":"tarea"}');
    expect(body.map(({ accion }: { accion: string }) => accion)).toEqual(['registrar', 'registrar']);
  });
});

describe('Lista de tareas', () => {
  test('TAR-513 TAR-514 everybody sees his own, the head and the managers all', async () => {
    const [uno, dos, deNadie, deRiesgo] = [
      await crear({ usuario: 'ejecutivo' }),
      await crear({ usuario: 'ejecutivo2' }),
      await crear(),
      await crear({ tipo: 'REVISAR-CARPETA' }),
    ];
    expect(await ids(ejecutivo)).toEqual([uno]);
    expect(await ids(await t.as('ejecutivo2'))).toEqual([dos]);
    expect(await ids(await t.as('riesgo'))).toEqual([deRiesgo]);
    expect(await ids(await t.as('legal'))).toEqual([]);
    expect(await ids(await t.as('servicio'))).toEqual([]);
    for (const usuario of ['jefatura', 'gerente', 'financiero'])
      expect(await ids(await t.as(usuario))).toEqual([deRiesgo, deNadie, dos, uno]);
    const filter = { usuario: await idDe('ejecutivo2') };
    expect(await ids(jefatura, filter)).toEqual([dos]);
    expect((await ejecutivo.get(`/tarea${filtro(filter)}`)).status).toBe(403);
  });

  test('TAR-501 TAR-505 TAR-515 filters and what a row says', async () => {
    const { manager } = t.application.dataSource;
    const importada = await crear({ usuario: 'ejecutivo', estado: 'A', fechaEjecucion: '2026-03-12' });
    const cerrada = await crear({ usuario: 'ejecutivo', estado: 'C', accionId: contactado });
    const deNadie = await crear();
    const otro = await crearPlan(manager, await crearGrupo(manager));
    const deOtro = await crearTarea(manager, otro, { usuario: 'ejecutivo2' });
    expect(await ids(jefatura, { estado: 'P' })).toEqual([deOtro, importada]);
    expect(await ids(jefatura, { estado: 'A' })).toEqual([importada]);
    expect(await ids(jefatura, { estado: 'C' })).toEqual([cerrada]);
    expect(await ids(jefatura, { estado: 'S' })).toEqual([deNadie]);
    expect(await ids(jefatura, { estado: 'abiertas' })).toEqual([deOtro, deNadie, importada]);
    expect((await jefatura.get(`/tarea${filtro({ estado: 'toString' })}`)).status).toBe(400);
    expect(await ids(jefatura, { plan: otro.idCodigo })).toEqual([deOtro]);
    expect(await ids(jefatura, { q: otro.titular?.identificacion ?? '' })).toEqual([deOtro]);
    expect(await ids(jefatura, { q: otro.idCodigo.toLowerCase() })).toEqual([deOtro]);
    const { body } = await jefatura.get(`/tarea${filtro({ id: importada })}`);
    expect(body).toEqual([
      {
        id: importada,
        tarea: {
          id: expect.any(Number),
          nombre: 'Contactar al cliente',
          rol: 'Ejecutivo Adjudicaciones',
        },
        usuario: { idSaad: await idDe('ejecutivo'), idDepartamento: '002', nombre: 'Luis', apellido: 'Chicaiza' },
        estado: 'A',
        etiquetaEstado: 'Pendiente',
        creada: '2026-03-09T15:00:00.000Z',
        actualizada: '2026-03-09T15:00:00.000Z',
        nombreCliente: `${plan.titular?.apellidoPaterno} ${plan.titular?.apellidoMaterno} ${plan.titular?.nombres}`,
        telefono: '0991234567',
        cedula: plan.titular?.identificacion,
        idCodigo: plan.idCodigo,
        fechaEjecucion: '2026-03-12',
        accion: null,
        nombreAccion: null,
        observaciones: null,
        evento: null,
        asunto: {
          enlace: `/estado-cliente/${plan.titular?.identificacion}?plan=${plan.idCodigo}`,
          nombre: `Plan ${plan.idCodigo}`,
        },
        cerradaPor: null,
        cerradaEn: null,
        version: 1,
        acciones: ['modificar', 'reasignar'],
      },
    ]);
  });

  test('TAR-504 ten a page, in two statements whatever the page, and an access row', async () => {
    for (let i = 0; i < 12; i++) await crear({ usuario: 'ejecutivo' });
    const response = await ejecutivo.get('/tarea');
    expect([response.body.length, response.headers['content-range']]).toEqual([10, 'tarea 0-9/12']);
    expect(await counter.during(() => ejecutivo.get('/tarea?range=[0,0]'))).toHaveLength(2);
    expect(await counter.during(() => jefatura.get('/tarea?range=[0,99]'))).toHaveLength(2);
    const riesgo = await t.as('riesgo');
    expect(await counter.during(() => riesgo.get(`/tarea${filtro({ q: 'ana', deHoy: true })}`))).toHaveLength(2);
    await t.application.accessLog.step();
    const accesos = await t.application.dataSource.manager.findBy(Acceso, { recurso: 'tarea', operacion: 'listar' });
    expect(accesos.map(({ recursoId }) => recursoId)).toEqual(['lista', 'lista', 'lista', 'lista']);
  });

  test('ADJ-012 JOR-515 tasks of today: own, open, due or without date, by the day of Guayaquil', async () => {
    await crear({ usuario: 'ejecutivo' });
    await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-10' });
    await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-02-01' });
    await crear({ usuario: 'ejecutivo', fechaEjecucion: '2026-03-11' });
    await crear({ usuario: 'ejecutivo', estado: 'C' });
    await crear({ usuario: 'ejecutivo2' });
    await crear();
    await crear({ tipo: 'REVISAR-CARPETA' });
    const hoy = async (client: Client) => (await client.get('/tarea/hoy')).body.cantidad;
    expect(await hoy(ejecutivo)).toBe(3);
    expect((await ids(ejecutivo, { deHoy: true })).length).toBe(3);
    expect(await hoy(await t.as('riesgo'))).toBe(1);
    expect(await hoy(await t.as('gerente'))).toBe(0);
    // the unowned ones of her department wait for the head
    expect(await hoy(jefatura)).toBe(1);
    // who sees all finds those that were counted, and no others
    for (const usuario of ['jefatura', 'gerente', 'ejecutivo', 'riesgo']) {
      const client = await t.as(usuario);
      const contadas = await ids(client, { estado: 'abiertas', deHoy: true, mias: true });
      expect([usuario, contadas.length]).toEqual([usuario, await hoy(client)]);
    }
    expect((await ids(jefatura, { deHoy: true })).length).toBeGreaterThan(1);
    expect(await counter.during(() => ejecutivo.get('/tarea/hoy'))).toHaveLength(1);
    t.clock.current = new Date('2026-03-11T05:00:00.000Z');
    expect(await hoy(await t.as('ejecutivo'))).toBe(4);
  });

  test('RIE-502 the message of tasks is off unless the setting turns it on', async () => {
    const leer = async (app: TestApp) => (await (await app.as('riesgo')).get('/tarea/hoy')).body;
    expect(await leer(t)).toEqual({ cantidad: 0, conMensaje: false });
    const con = await startTestApp({ ...overDatabaseOf(t), env: { MENSAJE_DE_TAREAS: 'true' } });
    try {
      expect(await leer(con)).toEqual({ cantidad: 0, conMensaje: true });
    } finally {
      await con.close();
    }
  });
});

test('TAR-012 TAR-519 the results of a task and of a type, in their order', async () => {
  const id = await crear({ usuario: 'ejecutivo' });
  const { body } = await ejecutivo.get(`/tarea/${id}/acciones`);
  expect(body).toEqual([
    { id: contactado, nombre: 'Contactado', cierre: 'S' },
    { id: expect.any(Number), nombre: 'No contesta', cierre: 'N' },
    { id: volverALlamar, nombre: 'Volver a llamar', cierre: 'N' },
    { id: expect.any(Number), nombre: 'Número equivocado', cierre: 'S' },
  ]);
  const tipos = (await ejecutivo.get('/tarea-tipo')).body;
  const tipo = tipos.find(({ codigo }: { codigo: string }) => codigo === 'CONTACTAR-CLIENTE');
  expect(tipo).toMatchObject({ registrable: true, acciones: body });
  expect(tipos.find(({ codigo }: { codigo: string }) => codigo === 'REVISAR-CARPETA').registrable).toBe(false);
  expect(await t.application.dataSource.manager.count(TareaAccion)).toBe(
    tipos.flatMap(({ acciones }: { acciones: object[] }) => acciones).length,
  );
});
