import { In, Not } from 'typeorm';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Dispositivo } from '../../entities/concesionario.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien, FichaPlan, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Tarea } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { ModeloVehiculo } from '../../entities/vehiculo.entity';
import { crearPersona } from '../../testing/builders';
import {
  actuar,
  type ClienteConPlanes,
  clienteConPlanes,
  crearMedio,
  cuerpoDeMedio,
  medioEnviado,
  vehiculo,
} from '../../testing/medios';
import { type Client, overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import type { TareaVista } from '../tarea/tarea.dto';
import type { MedioVista } from './medio-aprobacion.dto';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');
let cliente: ClienteConPlanes;

beforeEach(async () => {
  cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
});

const manager = () => t.application.dataSource.manager;
const generar = async (cambio: object = {}, client = ejecutivo) =>
  client.post('/medio-aprobacion', await cuerpoDeMedio(t, cliente, cambio));
const actualizar = async ({ id, version }: MedioVista, cambio: object = {}, client = ejecutivo) => {
  const { cedula: _, ...cuerpo } = (await cuerpoDeMedio(t, cliente, cambio)) as { cedula: string };
  return client.put(`/medio-aprobacion/${id}`, { version, ...cuerpo });
};
const leer = async ({ id }: { id: number }, client = ejecutivo): Promise<MedioVista> =>
  (await client.get(`/medio-aprobacion/${id}`).expect(200)).body;
const eventos = async (planId = cliente.planes[0]?.id as number) =>
  (await manager().find(Evento, { where: { planId }, order: { id: 'ASC' } })).map(
    ({ tipo, observacion }) => `${tipo}: ${observacion}`,
  );
/** Open tasks of the plan that this user sees. */
const tareas = async (client: Client) => {
  const filter = encodeURIComponent(JSON.stringify({ plan: cliente.planes[0]?.idCodigo }));
  const { body } = await client.get(`/tarea?filter=${filter}`).expect(200);
  return (body as TareaVista[])
    .filter(({ estado }) => estado !== 'C')
    .map(({ tarea, estado, observaciones }) => ({ tipo: tarea.nombre, estado, observaciones }));
};
/** Newest first. */
const avisos = async (usuario: string): Promise<{ titulo: string; texto: string; enlace: string | null }[]> =>
  (await (await t.as(usuario)).get('/notificacion')).body;
const dispositivo = async () => manager().findOneByOrFail(Dispositivo, { estado: 'A' });
const poliza = {
  aseguradora: 'Seguros Equinoccial',
  numero: 'V-100',
  desde: '2026-04-01',
  hasta: '2027-04-01',
  prima: 820.4,
};

/** Everything of the approval that is kept: a refusal changes nothing of it. */
const guardado = async (): Promise<string> =>
  JSON.stringify([
    await manager().find(MedioAprobacion, { order: { id: 'ASC' } }),
    await manager().find(FichaBien, { order: { id: 'ASC' } }),
    await manager().find(FichaPlan, { order: { id: 'ASC' } }),
    await manager().count(Evento),
    await manager().count(Notificacion),
    await manager().count(Auditoria),
  ]);

async function rechazo(acto: () => PromiseLike<{ status: number; body: Record<string, unknown> }>) {
  const antes = await guardado();
  const { status, body } = await acto();
  expect(await guardado()).toBe(antes);
  return { status, code: body['code'], title: body['title'], errors: body['errors'], detalle: body['detalle'] };
}

describe('refusals of what is generated', () => {
  test('MED-507 MED-511 MED-514 MED-515 figures, totals, sheet, policy and device are refused together, each by its name', async () => {
    const { status, code, errors } = await rechazo(() =>
      generar({
        valor: 0,
        total: 1,
        diferencia: 1,
        ficha: { anio: 2019 },
        poliza: { aseguradora: 'Seguros Equinoccial' },
        dispositivo: { id: 999_999, valor: 10 },
      }),
    );
    expect([status, code]).toEqual([422, 'campos-incorrectos']);
    expect(errors).toEqual({
      valor: 'El valor debe ser mayor a cero',
      total: 'El total no coincide con la suma de sus valores',
      diferencia: 'La diferencia no coincide con el valor menos los planes',
      'ficha.marcaId': 'El campo es obligatorio',
      'ficha.modeloId': 'El campo es obligatorio',
      'ficha.claseCodigo': 'El campo es obligatorio',
      'ficha.estadoBien': 'El campo es obligatorio',
      'ficha.anio': 'Solo puede tener 5 años de antiguedad',
      'poliza.numero': 'El campo es obligatorio',
      'poliza.desde': 'El campo es obligatorio',
      'poliza.hasta': 'El campo es obligatorio',
      'poliza.prima': 'El campo es obligatorio',
      'dispositivo.id': 'Opción no permitida',
    });
  });

  test('MED-528 a model of another brand, one out of use, an unknown class', async () => {
    const kia = await vehiculo(t);
    const otro = await manager()
      .createQueryBuilder(ModeloVehiculo, 'o')
      .where('o.marcaId <> :marcaId', { marcaId: kia.marcaId })
      .getOneOrFail();
    expect((await rechazo(() => generar({ ficha: { ...kia, modeloId: otro.id } }))).errors).toEqual({
      'ficha.modeloId': 'El modelo no es de la marca elegida',
    });
    expect((await rechazo(() => generar({ ficha: { ...kia, claseCodigo: 'NAVE', paisOrigen: 'ZZ' } }))).errors).toEqual(
      {
        'ficha.claseCodigo': 'Opción no permitida',
        'ficha.paisOrigen': 'Opción no permitida',
      },
    );
    await manager().update(ModeloVehiculo, { id: kia.modeloId }, { activo: false });
    const fuera = await rechazo(() => generar({ ficha: kia }));
    await manager().update(ModeloVehiculo, { id: kia.modeloId }, { activo: true });
    expect(fuera.errors).toEqual({ 'ficha.modeloId': 'Opción no permitida' });
  });

  test('MED-510 MED-516 no plan, a plan without award, of another client, of another product, unknown', async () => {
    const plan = cliente.planes[0] as { idCodigo: string; adjudicacionId: number };
    const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const casa = await clienteConPlanes(t, { producto: '02', titular: cliente.titular });
    const con = async (...planes: string[]) => (await rechazo(() => generar({ planes }))).errors;
    const ajeno = otro.planes[0]?.idCodigo as string;
    expect(await con()).toEqual({ planes: 'Debe seleccionar un plan' });
    expect(await con(plan.idCodigo, ajeno)).toEqual({ planes: `El plan ${ajeno} no es de este cliente` });
    expect(await con('01-X999-1')).toEqual({ planes: 'El plan 01-X999-1 no es de este cliente' });
    expect(await con(plan.idCodigo, casa.planes[0]?.idCodigo as string)).toEqual({
      planes: 'Los planes deben ser del mismo producto',
    });
    await manager().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'RADJ' });
    expect(await con(plan.idCodigo)).toEqual({ planes: 'El plan no tiene fecha de adjudicación' });
  });

  test('MED-516 a plan stands in one live approval: the other one is named', async () => {
    const { id } = await crearMedio(t, cliente);
    const plan = cliente.planes[0]?.idCodigo;
    expect(await rechazo(() => generar())).toMatchObject({
      status: 409,
      code: 'plan-en-otro-medio',
      title: `El plan ${plan} ya está en el medio de aprobación No. ${id}`,
    });
    const dos = await clienteConPlanes(t, { titular: cliente.titular, ejecutivo: 'ejecutivo' });
    const otro = await crearMedio(t, dos);
    const body = await cuerpoDeMedio(t, dos, { planes: [dos.planes[0]?.idCodigo, plan] });
    const { cedula: _, ...cambio } = body as { cedula: string };
    expect(
      await rechazo(() => ejecutivo.put(`/medio-aprobacion/${otro.id}`, { ...cambio, version: otro.version })),
    ).toMatchObject({ status: 409, code: 'plan-en-otro-medio' });
  });

  test('MED-505 a device out of use is refused, unless the approval has it already', async () => {
    const { id, valor } = await dispositivo();
    const medio = await crearMedio(t, cliente, { dispositivo: { id, valor: valor / 100 } });
    await manager().update(Dispositivo, { id }, { estado: 'I' });
    const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const cuerpo = await cuerpoDeMedio(t, otro, { dispositivo: { id, valor: 10 } });
    const { errors } = await rechazo(() => ejecutivo.post('/medio-aprobacion', cuerpo));
    const { status } = await actualizar(medio, { dispositivo: { id, valor: 0 } });
    await manager().update(Dispositivo, { id }, { estado: 'A' });
    expect(errors).toEqual({ 'dispositivo.id': 'El dispositivo está inactivo' });
    expect(status).toBe(200);
  });
});

describe('who may', () => {
  test('MED-518 risk sees what was sent, and nothing before', async () => {
    const medio = await crearMedio(t, cliente);
    const filter = encodeURIComponent(JSON.stringify({ cliente: cliente.cedula }));
    const lista = async (client: Client) => (await client.get(`/medio-aprobacion?filter=${filter}`)).body.length;
    await riesgo.get(`/medio-aprobacion/${medio.id}`).expect(404);
    expect([await lista(riesgo), await lista(ejecutivo)]).toEqual([0, 1]);
    const { body } = await actuar(ejecutivo, 'enviar', medio);
    await riesgo.get(`/medio-aprobacion/${medio.id}`).expect(200);
    expect(await lista(riesgo)).toBe(1);
    const enlaces = async () => (await avisos('riesgo')).slice(0, 1).map(({ enlace }) => enlace);
    expect(await enlaces()).toEqual([`/medio-aprobacion/${medio.id}`]);
    const aceptado = await actuar(riesgo, 'aceptar', body);
    expect(await lista(riesgo)).toBe(1);
    await actualizar(aceptado.body).then(({ status }) => expect(status).toBe(200));
    await riesgo.get(`/medio-aprobacion/${medio.id}`).expect(404);
    // a notice of what was taken back leads to the plan
    expect(await enlaces()).toEqual([`/estado-cliente/${cliente.cedula}?plan=${cliente.planes[0]?.idCodigo}`]);
  });

  test("MED-522 another executive's: allowed and marked in the history; forbidden where the setting says so", async () => {
    const otro = await t.as('ejecutivo2');
    const { status, body } = await generar({}, otro);
    expect(status).toBe(201);
    await actuar(otro, 'enviar', body).expect(200);
    expect(await eventos()).toEqual([
      `MEDIO-GENERADO: El plan está asignado a otro ejecutivo. Medio No. ${body.id}`,
      `MEDIO-ENVIADO: El medio de aprobación está asignado a otro ejecutivo. Medio No. ${body.id}`,
    ]);
    const estricta = await startTestApp({ ...overDatabaseOf(t), env: { SOLO_PROPIOS: 'true' } });
    const suyo = await clienteConPlanes(estricta, { ejecutivo: 'ejecutivo' });
    const ajeno = await estricta.as('ejecutivo2');
    const negado = await ajeno.post('/medio-aprobacion', await cuerpoDeMedio(estricta, suyo));
    expect([negado.status, negado.body.code]).toEqual([403, 'plan-de-otro-ejecutivo']);
    const medio = await crearMedio(estricta, suyo);
    const envio = await actuar(ajeno, 'enviar', medio);
    expect([envio.status, envio.body.code]).toEqual([403, 'medio-de-otro-ejecutivo']);
    expect((await ajeno.get(`/medio-aprobacion/${medio.id}`)).body.acciones).toEqual([]);
    const [plan] = (await ajeno.get(`/cliente/${suyo.cedula}/planes-para-medio`)).body;
    expect(plan).toMatchObject({ seleccionable: false, medio: medio.id });
    // given to him by the head, it is his, though the plan is not
    const { id: usuario } = await estricta.application.dataSource.manager.findOneByOrFail(Usuario, {
      usuario: 'ejecutivo2',
    });
    const asignado = await actuar(await estricta.as('jefatura'), 'asignar', medio, { usuario });
    expect(asignado.status).toBe(200);
    await actuar(ajeno, 'enviar', asignado.body).expect(200);
    await estricta.close();
  });
});

describe('from hand to hand', () => {
  test('MED-504 MED-506 MED-539 MED-543 what was generated is read as it was sent, with what follows from it', async () => {
    const dos = await clienteConPlanes(t, {
      cuantos: 2,
      titular: await crearPersona(manager()),
      ejecutivo: 'ejecutivo',
    });
    const { id: idDispositivo, nombre } = await dispositivo();
    const ficha = { ...(await vehiculo(t)), chasis: '9bgka48t0', placa: 'pbz-1234', paisOrigen: 'KR', tipo: 'Jeep' };
    const medio = await crearMedio(t, dos, {
      valor: 45_000.55,
      pagoAnticipado: 5_000.55,
      observaciones: 'Entrega en Quito',
      ficha,
      poliza,
      dispositivo: { id: idDispositivo, valor: 380.5 },
    });
    expect(await leer(medio)).toMatchObject({
      cliente: { cedula: dos.cedula },
      producto: '01',
      estado: 'espera',
      etiquetaEstado: 'En espera',
      valor: 45_000.55,
      desgravamen: 250.5,
      avaluo: 80,
      costosLegales: 310.25,
      escrituras: 0,
      impuestoTimbres: 95.15,
      total: 735.9,
      diferencia: 5_000.55,
      pagoAnticipado: 5_000.55,
      observaciones: 'Entrega en Quito',
      ficha: { ...ficha, chasis: '9BGKA48T0', placa: 'PBZ-1234', marca: 'Kia', modelo: 'Sportage', clase: 'SUV' },
      poliza,
      dispositivo: { id: idDispositivo, nombre, valor: 380.5 },
      ejecutivo: { nombre: 'Luis Chicaiza' },
      creadoPor: 'Luis Chicaiza',
      idOrden: null,
      motivo: null,
      version: 1,
    });
    expect((await leer(medio)).planes).toEqual(
      dos.planes.map(({ idCodigo }) =>
        expect.objectContaining({ idCodigo, monto: 20_000, valorCuota: 380.5, fechaAdjudicacion: '2026-02-10' }),
      ),
    );
  });

  test('MED-517 MED-518 MED-523 MED-544 sent with user and date, accepted with what risk notes', async () => {
    const medio = await crearMedio(t, cliente);
    t.clock.advance(60_000);
    const { body: enviado } = await actuar(ejecutivo, 'enviar', medio);
    expect(enviado).toMatchObject({
      estado: 'enviado',
      enviadoPor: 'Luis Chicaiza',
      enviadoEn: t.clock.now().toISOString(),
      version: 2,
    });
    expect(await tareas(riesgo)).toEqual([
      expect.objectContaining({ tipo: 'Revisar medio de aprobación', estado: 'S' }),
    ]);
    t.clock.advance(60_000);
    const { body: aceptado } = await actuar(riesgo, 'aceptar', enviado, { observaciones: ' Precio verificado ' });
    expect(aceptado).toMatchObject({
      estado: 'aprobado',
      etiquetaEstado: 'Aprobado',
      decididoPor: 'Iván Montenegro',
      decididoEn: t.clock.now().toISOString(),
      motivo: 'Precio verificado',
      version: 3,
    });
    expect(await manager().findOneByOrFail(MedioAprobacion, { id: medio.id })).toMatchObject({ estado: true });
    expect(await eventos()).toEqual([
      `MEDIO-GENERADO: Medio No. ${medio.id}`,
      `MEDIO-ENVIADO: Medio No. ${medio.id}`,
      `MEDIO-APROBADO: Medio No. ${medio.id}. Precio verificado`,
    ]);
    expect(await tareas(riesgo)).toEqual([]);
    const [aviso] = await avisos('ejecutivo');
    expect(aviso).toMatchObject({
      titulo: 'Medio de aprobación aceptado',
      enlace: `/medio-aprobacion/${medio.id}`,
    });
    const auditoria = await manager().find(Auditoria, {
      where: { recurso: 'medio-aprobacion', recursoId: String(medio.id) },
      order: { id: 'ASC' },
    });
    expect(auditoria.map(({ accion }) => accion)).toEqual(['crear', 'enviar', 'aceptar']);
    expect(JSON.parse(auditoria[2]?.antes ?? '')).toMatchObject({ estado: 'enviado' });
    expect(JSON.parse(auditoria[2]?.despues ?? '')).toMatchObject({ estado: 'aprobado', motivo: 'Precio verificado' });
  });

  test('MED-524 MED-520 MED-544 not approved with a reason: the executive has a task, the plan is free, a new one takes its place', async () => {
    const enviado = await medioEnviado(t, cliente);
    expect((await rechazo(() => actuar(riesgo, 'rechazar', enviado, { observaciones: ' ' }))).errors).toEqual({
      observaciones: 'Motivo no puede estar vacío',
    });
    const observaciones = 'El avalúo es de otro vehículo';
    const { body: rechazado } = await actuar(riesgo, 'rechazar', enviado, { observaciones });
    expect(rechazado).toMatchObject({ estado: 'rechazado', etiquetaEstado: 'No aprobado', motivo: observaciones });
    expect(await tareas(ejecutivo)).toEqual([
      expect.objectContaining({
        tipo: 'Reemplazar medio de aprobación no aprobado',
        estado: 'P',
        observaciones: `Medio No. ${enviado.id}. ${observaciones}`,
      }),
    ]);
    expect((await avisos('ejecutivo'))[0]?.texto).toContain(observaciones);
    expect((await leer(rechazado)).acciones).toEqual(['nuevo']);

    const { status, body: nuevo } = await generar({ reemplazaA: enviado.id });
    expect([status, nuevo.reemplazaA, nuevo.estado]).toEqual([201, enviado.id, 'espera']);
    expect(await leer(rechazado)).toMatchObject({ reemplazadoPor: nuevo.id, acciones: [] });
    expect(await tareas(ejecutivo)).toEqual([]);
    expect((await rechazo(() => generar({ reemplazaA: enviado.id }))).code).toBe('medio-reemplazado');
  });

  test('MED-520 only one that was not approved is replaced, and by its own client', async () => {
    const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const espera = await crearMedio(t, otro);
    expect(await rechazo(() => generar({ reemplazaA: espera.id }))).toMatchObject({
      status: 409,
      code: 'medio-no-rechazado',
    });
    expect((await rechazo(() => generar({ reemplazaA: 999_999 }))).errors).toEqual({
      reemplazaA: 'Opción no permitida',
    });
    const { body: enviado } = await actuar(ejecutivo, 'enviar', espera);
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'No' }).expect(200);
    expect((await rechazo(() => generar({ reemplazaA: espera.id }))).errors).toEqual({
      reemplazaA: 'Opción no permitida',
    });
  });

  test('MED-521 MED-541 MED-546 an approved one that is updated waits again and is sent once more', async () => {
    const enviado = await medioEnviado(t, cliente);
    const { body: aceptado } = await actuar(riesgo, 'aceptar', enviado);
    const { status, body } = await actualizar(aceptado, { valor: 31_000, poliza });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      estado: 'espera',
      valor: 31_000,
      diferencia: 11_000,
      enviadoEn: null,
      enviadoPor: null,
      decididoEn: null,
      decididoPor: null,
      motivo: null,
      poliza,
      acciones: ['actualizar', 'enviar'],
      actualizadoPor: 'Luis Chicaiza',
    });
    expect(await rechazo(() => actuar(riesgo, 'aceptar', body))).toMatchObject({
      status: 409,
      code: 'estado-cambiado',
      title: 'El medio de aprobación no ha sido enviado a riesgo',
    });
    const { body: otraVez } = await actuar(ejecutivo, 'enviar', body);
    await actuar(riesgo, 'aceptar', otraVez).expect(200);
  });

  test('MED-541 an old version is refused with who, when and what differs', async () => {
    const medio = await crearMedio(t, cliente);
    await actualizar(medio, { valor: 30_000, ficha: undefined }, jefatura).then(({ status }) =>
      expect(status).toBe(200),
    );
    const viejo = await rechazo(() => actualizar(medio, { valor: 28_000 }));
    expect(viejo).toMatchObject({ status: 412, code: 'version-vieja' });
    expect(viejo.detalle).toEqual({
      versionActual: 2,
      campos: ['valor'],
      actual: { valor: 30_000 },
      quien: 'Patricio Villacís',
      cuando: t.clock.now().toISOString(),
    });
  });

  test('MED-541 an approval as it was read, with policy and device, is sent back: nothing of it changes; a changed figure beside it does', async () => {
    const { id: idDispositivo } = await dispositivo();
    const { body } = await generar({ poliza, dispositivo: { id: idDispositivo, valor: 380 } });
    const primero = await ejecutivo.put(`/medio-aprobacion/${body.id}`, body);
    expect([primero.status, primero.body.errors]).toEqual([200, undefined]);
    const hechos = ({ version, actualizadoEn, actualizadoPor, ficha, ...resto }: MedioVista) => ({
      ...resto,
      ficha: { ...ficha, version: 0 },
    });
    expect(hechos(primero.body)).toEqual(hechos(body));
    expect([primero.body.version, primero.body.actualizadoPor]).toEqual([body.version + 1, 'Luis Chicaiza']);
    const segundo = await ejecutivo.put(`/medio-aprobacion/${body.id}`, {
      ...primero.body,
      observaciones: 'Otra cotización',
      motivo: 'no es suyo',
      cliente: { cedula: '1799999999', nombre: 'Otro' },
    });
    expect(segundo.body).toMatchObject({ observaciones: 'Otra cotización', motivo: null, cliente: body.cliente });
  });

  test('MED-525 the head gives it to an executive, who is told; the task of a refusal is his', async () => {
    const medio = await crearMedio(t, cliente);
    const usuario = await manager().findOneByOrFail(Usuario, { usuario: 'ejecutivo2' });
    const asesor = await manager().findOneByOrFail(Usuario, { usuario: 'legal' });
    expect((await rechazo(() => actuar(jefatura, 'asignar', medio, { usuario: asesor.id }))).errors).toHaveProperty(
      'usuario',
    );
    const { body } = await actuar(jefatura, 'asignar', medio, { usuario: usuario.id });
    expect(body.ejecutivo).toEqual({ id: usuario.id, nombre: `${usuario.nombre} ${usuario.apellido}` });
    expect((await avisos('ejecutivo2'))[0]).toMatchObject({ titulo: 'Medio de aprobación asignado' });
    expect(await rechazo(() => actuar(jefatura, 'asignar', body, { usuario: usuario.id }))).toMatchObject({
      status: 409,
      code: 'ya-asignado',
    });
    const { body: enviado } = await actuar(await t.as('ejecutivo2'), 'enviar', body);
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'Falta el avalúo' }).expect(200);
    const otro = await t.as('ejecutivo2');
    expect(await tareas(otro)).toEqual([
      expect.objectContaining({ tipo: 'Reemplazar medio de aprobación no aprobado', estado: 'P' }),
    ]);
    expect(await tareas(ejecutivo)).toEqual([]);
  });

  test('MED-526 MED-529 a property for CasaPlan, with up to four plans', async () => {
    const casa = await clienteConPlanes(t, { producto: '02', cuantos: 4, ejecutivo: 'ejecutivo' });
    const ficha = {
      tipoInmueble: 'DEPARTAMENTO',
      provinciaCodigo: '17',
      cantonCodigo: '1701',
      direccion: 'Av. Amazonas N34-120',
      area: 85.5,
      registro: 'RP-4410',
    };
    const conVehiculo = await cuerpoDeMedio(t, casa, { valor: 95_000 });
    expect((await rechazo(() => ejecutivo.post('/medio-aprobacion', conVehiculo))).errors).toMatchObject({
      'ficha.marcaId': 'Campo desconocido',
      'ficha.tipoInmueble': 'El campo es obligatorio',
    });
    const otroCanton = await cuerpoDeMedio(t, casa, { ficha: { ...ficha, cantonCodigo: '0901' } });
    expect((await rechazo(() => ejecutivo.post('/medio-aprobacion', otroCanton))).errors).toEqual({
      'ficha.cantonCodigo': 'Opción no permitida',
    });
    const medio = await crearMedio(t, casa, { valor: 95_000, ficha });
    expect(medio).toMatchObject({ producto: '02', diferencia: 15_000, ficha: { ...ficha, canton: 'Quito' } });
    expect(medio.planes.map(({ idCodigo }) => idCodigo)).toEqual(casa.planes.map(({ idCodigo }) => idCodigo));
    expect(medio.ficha.bien).toBe('Departamento, Quito');
  });

  test('MED-518 MED-524 an approval of four plans is one task, of its first plan, and an event of each plan', async () => {
    cliente = await clienteConPlanes(t, { cuantos: 4, ejecutivo: 'ejecutivo' });
    const primero = cliente.planes[0] as { id: number };
    const planesConTarea = async () =>
      (await manager().findBy(Tarea, { planId: In(cliente.planes.map(({ id }) => id)) })).map(({ planId, estado }) => [
        planId,
        estado,
      ]);
    const enviado = await medioEnviado(t, cliente);
    expect(await planesConTarea()).toEqual([[primero.id, 'S']]);
    expect((await avisos('riesgo'))[0]?.titulo).toBe('Sin asignar: Revisar medio de aprobación');
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'Falta el avalúo' }).expect(200);
    expect(await planesConTarea()).toEqual([
      [primero.id, 'C'],
      [primero.id, 'P'],
    ]);
    expect((await avisos('ejecutivo'))[0]?.titulo).toBe('Reemplazar medio de aprobación no aprobado');
    for (const { id } of cliente.planes)
      expect(await eventos(id)).toEqual([
        `MEDIO-GENERADO: Medio No. ${enviado.id}`,
        `MEDIO-ENVIADO: Medio No. ${enviado.id}`,
        `MEDIO-RECHAZADO: Medio No. ${enviado.id}. Falta el avalúo`,
      ]);
  });

  test('MED-524 turned down after an award was withdrawn: the task is of a plan that is left, and none without', async () => {
    for (const retirados of [1, 2]) {
      cliente = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
      const enviado = await medioEnviado(t, cliente);
      for (const { adjudicacionId } of cliente.planes.slice(0, retirados))
        await jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste del plan' }).expect(200);
      await actuar(riesgo, 'rechazar', enviado, { observaciones: 'Adjudicación retirada' }).expect(200);
      const abiertas = await manager().findBy(Tarea, {
        planId: In(cliente.planes.map(({ id }) => id)),
        estado: Not('C'),
      });
      expect(abiertas.map(({ planId }) => planId)).toEqual(cliente.planes.slice(retirados).map(({ id }) => id));
    }
  });

  test('MED-518 MED-523 an award that was withdrawn, or a plan that was ceded, stops it; risk can still turn it down', async () => {
    const plan = cliente.planes[0] as { id: number; adjudicacionId: number };
    const medio = await crearMedio(t, cliente);
    const nuevo = await crearPersona(manager());
    await manager().update(PlanTitular, { planId: plan.id }, { personaId: nuevo.id });
    const cedido = await rechazo(() => actuar(ejecutivo, 'enviar', medio));
    await manager().update(PlanTitular, { planId: plan.id }, { personaId: cliente.titular.id });
    expect(cedido).toMatchObject({ status: 422, code: 'plan-sin-adjudicar' });
    const { body: enviado } = await actuar(ejecutivo, 'enviar', medio);
    await manager().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'RADJ' });
    expect(await rechazo(() => actuar(riesgo, 'aceptar', enviado))).toMatchObject({
      status: 422,
      code: 'plan-sin-adjudicar',
      title: 'Un plan del medio de aprobación ya no está adjudicado al cliente',
    });
    expect((await leer(medio, riesgo)).acciones).toEqual(['rechazar']);
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'Adjudicación retirada' }).expect(200);
  });

  test('MED-517 an award with an accepted approval is not withdrawn; once it waits again it is', async () => {
    const { adjudicacionId } = cliente.planes[0] as { adjudicacionId: number };
    const retirar = () => jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste del plan' });
    const { body: aceptado } = await actuar(riesgo, 'aceptar', await medioEnviado(t, cliente));
    const { status, code, title } = await rechazo(retirar);
    expect([status, code, title]).toEqual([422, 'con-medio', 'El plan tiene un medio de aprobación aceptado']);
    await actualizar(aceptado).then((respuesta) => expect(respuesta.status).toBe(200));
    await retirar().expect(200);
  });

  test('MED-516 a plan that was turned down, or ceded, may go on another approval', async () => {
    const enviado = await medioEnviado(t, cliente);
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'No' }).expect(200);
    const segundo = await crearMedio(t, cliente);
    expect(segundo.reemplazaA).toBeNull();
    const nuevo = await crearPersona(manager());
    await manager().update(PlanTitular, { planId: cliente.planes[0]?.id }, { personaId: nuevo.id });
    const cesionario = { ...cliente, titular: nuevo, cedula: nuevo.identificacion };
    expect((await crearMedio(t, cesionario)).cliente.cedula).toBe(nuevo.identificacion);
  });

  test('MED-506 a key sent twice generates one approval; what stands in a draft ends with it', async () => {
    const lugar = `/borrador/medio-aprobacion/${cliente.cedula}/nuevo`;
    await ejecutivo.put(lugar, { valores: { valor: 1 }, version: 0, versionBase: 0 }).expect(200);
    await ejecutivo.get('/borrador/medio-aprobacion/9999999999/nuevo').expect(404);
    const cuerpo = await cuerpoDeMedio(t, cliente);
    const una = () => ejecutivo.post('/medio-aprobacion', cuerpo).set('Idempotency-Key', 'medio-de-prueba-1');
    const [primera, segunda] = [await una(), await una()];
    expect([primera.status, segunda.status]).toEqual([201, 201]);
    expect(segunda.body.id).toBe(primera.body.id);
    expect((await ejecutivo.get(lugar)).body).toMatchObject({ valores: {}, version: 0 });
  });
});
