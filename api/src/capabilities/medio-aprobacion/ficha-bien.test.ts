import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Grupo } from '../../entities/grupo.entity';
import { FichaBien, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { Plan } from '../../entities/plan.entity';
import { crearMovimientos, crearPlan } from '../../testing/builders';
import {
  actuar,
  type ClienteConPlanes,
  clienteConPlanes,
  crearMedio,
  cuerpoDeMedio,
  vehiculo,
} from '../../testing/medios';
import { operationFor } from '../../testing/operation';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';

let cliente: ClienteConPlanes;
const counter = new StatementCounter();

const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
beforeEach(async () => {
  cliente = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
});

const manager = () => t.application.dataSource.manager;
const idCodigo = (i = 0) => cliente.planes[i]?.idCodigo as string;
const planes = () => cliente.planes.map((plan) => plan.idCodigo);
/** Calls are made by the names of the specification, as an integrator finds them. */
const llamar = (llamada: string, keys: Record<string, unknown>, body?: object, client = ejecutivo) => {
  const { method, path } = operationFor(llamada, keys);
  return method === 'get' ? client.get(path) : method === 'put' ? client.put(path, body) : client.post(path, body);
};
const guardarFicha = async (cambio: object = {}) =>
  llamar('POST guardar/ficha', {}, { cedula: cliente.cedula, planes: planes(), ...(await vehiculo(t)), ...cambio });

describe('the sheet by itself', () => {
  test('MED-537 MED-527 MED-529 it is stored for up to four plans, and the approval that names it has it', async () => {
    const { status, body } = await guardarFicha();
    expect([status, body]).toEqual([201, { id: expect.any(Number), version: 1 }]);
    const leida = await llamar('GET fichaBien/{2 params}', { idCodigo: idCodigo(1) });
    expect(leida.body).toMatchObject({ ficha: { id: body.id, bien: 'Kia Sportage 2026' }, medio: null });
    const medio = await crearMedio(t, cliente, { ficha: undefined, idFicha: body.id });
    expect(medio.ficha).toMatchObject({ id: body.id, marca: 'Kia', modelo: 'Sportage' });
    expect(await manager().countBy(FichaBien, { personaId: cliente.titular.id })).toBe(1);
  });

  test('MED-537 a sheet has one approval: of another client, unknown, in use, or missing', async () => {
    const { body: ficha } = await guardarFicha();
    const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const con = async (de: ClienteConPlanes, cambio: object) =>
      (await ejecutivo.post('/medio-aprobacion', await cuerpoDeMedio(t, de, { ficha: undefined, ...cambio }))).body;
    expect((await con(otro, { idFicha: ficha.id })).errors).toEqual({
      idFicha: 'La ficha es de otro cliente o de otro producto',
    });
    expect((await con(cliente, { idFicha: 999_999 })).errors).toEqual({ idFicha: 'Opción no permitida' });
    expect((await con(cliente, {})).errors).toEqual({
      ficha: 'Envíe la ficha del bien o el número de una ya guardada',
    });
    const medio = await crearMedio(t, cliente, { planes: [idCodigo()], ficha: undefined, idFicha: ficha.id });
    expect(await con(cliente, { planes: [idCodigo(1)], idFicha: ficha.id })).toMatchObject({
      status: 409,
      code: 'ficha-en-uso',
      title: `La ficha ya es del medio de aprobación No. ${medio.id}`,
    });
  });

  test('MED-538 changed while its approval waits, which is another version then; refused once it was sent or decided', async () => {
    const medio = await crearMedio(t, cliente);
    const { id } = medio.ficha;
    const ficha = { ...(await vehiculo(t)), color: 'Rojo', placa: 'PBZ-1234' };
    const cambiar = (version: number) => llamar('POST actualiza/ficha', { id }, { ...ficha, version });
    const viejo = await cambiar(7);
    expect([viejo.status, viejo.body.code]).toEqual([412, 'version-vieja']);
    expect(viejo.body.detalle).toEqual({
      versionActual: 1,
      campos: ['color', 'placa'],
      actual: { color: 'Blanco', placa: null },
      quien: 'Luis Chicaiza',
      cuando: t.clock.now().toISOString(),
    });
    expect((await cambiar(1)).body).toEqual({ id, version: 2 });
    const leido = (await ejecutivo.get(`/medio-aprobacion/${medio.id}`)).body;
    expect(leido).toMatchObject({ version: 2, ficha: { color: 'Rojo', placa: 'PBZ-1234', version: 2 } });
    // who saw the sheet before can't send it now
    expect((await actuar(ejecutivo, 'enviar', medio)).status).toBe(412);
    const [cambio] = await manager().findBy(Auditoria, {
      recurso: 'ficha-bien',
      recursoId: String(id),
      accion: 'actualizar',
    });
    expect([JSON.parse(cambio?.antes ?? '').color, JSON.parse(cambio?.despues ?? '').color]).toEqual([
      'Blanco',
      'Rojo',
    ]);
    const { body: enviado } = await actuar(ejecutivo, 'enviar', leido);
    await actuar(riesgo, 'aceptar', enviado).expect(200);
    expect((await cambiar(2)).body).toMatchObject({ status: 409, code: 'estado-cambiado' });
  });
});

describe('what a plan shows', () => {
  test('MED-534 MED-536 sheet and insurance of its live approval, for everybody who reads the client', async () => {
    const poliza = {
      aseguradora: 'Seguros Equinoccial',
      numero: 'V-100',
      desde: '2026-04-01',
      hasta: '2027-04-01',
      prima: 820.4,
    };
    const legal = await t.as('legal');
    const seguro = () => llamar('GET seguroPoliza/{2 params}', { idCodigo: idCodigo() }, undefined, legal);
    const ficha = () => llamar('GET fichaBien/{2 params}', { idCodigo: idCodigo() }, undefined, legal);
    expect((await seguro()).body).toEqual({ poliza: null, dispositivo: null, medio: null });
    expect((await ficha()).body).toEqual({ ficha: null, medio: null });
    const medio = await crearMedio(t, cliente, { poliza });
    expect((await seguro()).body).toEqual({
      poliza,
      dispositivo: null,
      medio: { id: medio.id, estado: 'espera', etiquetaEstado: 'En espera' },
    });
    expect((await ficha()).body.ficha).toMatchObject({ id: medio.ficha.id });
    const { body: enviado } = await actuar(ejecutivo, 'enviar', medio);
    await actuar(riesgo, 'rechazar', enviado, { observaciones: 'No' }).expect(200);
    expect((await seguro()).body).toEqual({ poliza: null, dispositivo: null, medio: null });
    expect((await ficha()).body).toEqual({ ficha: null, medio: null });
  });

  test('MED-516 the plans of a client, and why one cannot be chosen', async () => {
    const { grupoId } = await manager().findOneByOrFail(Plan, { idCodigo: idCodigo() });
    const grupo = await manager().findOneByOrFail(Grupo, { id: grupoId });
    const sinAdjudicar = await crearPlan(manager(), grupo, { titular: cliente.titular });
    const medio = await crearMedio(t, cliente, { planes: [idCodigo()] });
    const { body } = await ejecutivo.get(`/cliente/${cliente.cedula}/planes-para-medio`).expect(200);
    const de = (codigo: string) => (body as { idCodigo: string }[]).find((plan) => plan.idCodigo === codigo);
    expect(de(idCodigo())).toMatchObject({
      seleccionable: false,
      razon: `Está en el medio de aprobación No. ${medio.id}`,
      medio: medio.id,
    });
    expect(de(idCodigo(1))).toMatchObject({
      seleccionable: true,
      razon: null,
      medio: null,
      monto: 20_000,
      valorCuota: 380.5,
      meses: 60,
      fechaAdjudicacion: '2026-02-10',
    });
    expect(de(sinAdjudicar.idCodigo)).toMatchObject({
      seleccionable: false,
      razon: 'El plan no tiene fecha de adjudicación',
      fechaAdjudicacion: null,
    });
    await ejecutivo.get('/cliente/1799999999/planes-para-medio').expect(404);
  });

  test('MED-540 the balance: of movements where there are any, of paid instalments otherwise; what is sent must be ours', async () => {
    const saldo = (cambio: object = {}) =>
      llamar('POST saldodeudor', {}, { cedulaCliente: cliente.cedula, plan: idCodigo(), ...cambio });
    const plan = await manager().findOneByOrFail(Plan, { idCodigo: idCodigo() });
    const { status, body } = await saldo({ meses: 60, vcuota: 380.5, fechaAdjudicacion: '2026-02-10' });
    expect([status, body]).toEqual([200, { saldo: (60 - plan.cuotasPagadas) * 380.5 }]);
    await crearMovimientos(manager(), plan, { meses: 60, pagos: 7 });
    expect((await saldo()).body).toEqual({ saldo: 53 * 380.5 });
    expect((await saldo({ meses: 59, vcuota: 380.51, fechaAdjudicacion: '2026-02-11' })).body).toMatchObject({
      status: 422,
      errors: {
        meses: 'No coincide con lo registrado del plan',
        vcuota: 'No coincide con lo registrado del plan',
        fechaAdjudicacion: 'No coincide con lo registrado del plan',
      },
    });
    expect((await saldo({ cedulaCliente: '1799999999' })).body.errors).toEqual({
      plan: `El plan ${idCodigo()} no es de este cliente`,
    });
    expect((await saldo({ plan: '01-X999-1' })).status).toBe(404);
    // the same figure wherever it stands
    const [enLista] = (await ejecutivo.get(`/cliente/${cliente.cedula}/planes-para-medio`)).body;
    const medio = await crearMedio(t, cliente);
    expect([enLista.saldo, medio.planes[0]?.saldo]).toEqual([53 * 380.5, 53 * 380.5]);
  });
});

describe('the list', () => {
  const lista = async (filter: object, client = ejecutivo, resto = '') =>
    client.get(`/medio-aprobacion?filter=${encodeURIComponent(JSON.stringify(filter))}${resto}`);
  const ids = async (filter: object, client = ejecutivo, resto = '') =>
    ((await lista(filter, client, resto)).body as { id: number }[]).map(({ id }) => id);

  test('MED-500 MED-504 MED-542 its columns; by state, product, client, plan, executive and words', async () => {
    const uno = await crearMedio(t, cliente);
    const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo2' });
    const dos = await crearMedio(t, otro);
    const { body: enviado } = await actuar(ejecutivo, 'enviar', dos);
    const { body, headers } = await lista({ cliente: cliente.cedula });
    expect(headers['content-range']).toBe('medio-aprobacion 0-0/1');
    expect(body).toEqual([
      {
        id: uno.id,
        cedula: cliente.cedula,
        nombreCliente: uno.cliente.nombre,
        producto: '01',
        planes: planes(),
        valor: 32_990,
        total: 735.9,
        estado: 'espera',
        etiquetaEstado: 'En espera',
        fecha: uno.fecha,
        enviadoEn: null,
        decididoEn: null,
        ejecutivo: { id: expect.any(Number), nombre: 'Luis Chicaiza' },
        bien: 'Kia Sportage 2026',
        version: 1,
        acciones: ['actualizar', 'enviar'],
      },
    ]);
    const ambos = (filter: object) =>
      ids({ ...filter }).then((todos) => todos.filter((id) => id === uno.id || id === dos.id));
    expect(await ambos({})).toEqual([dos.id, uno.id]);
    expect(await ambos({ estado: 'espera' })).toEqual([uno.id]);
    expect(await ambos({ estado: 'enviado' })).toEqual([dos.id]);
    expect(await ambos({ producto: '02' })).toEqual([]);
    expect(await ambos({ ejecutivo: 'yo' })).toEqual([uno.id]);
    expect(await ambos({ plan: idCodigo(1) })).toEqual([uno.id]);
    expect(await ambos({ q: idCodigo(1) })).toEqual([uno.id]);
    expect(await ambos({ q: idCodigo(1).slice(3) })).toEqual([uno.id]);
    expect(await ambos({ q: cliente.cedula })).toEqual([uno.id]);
    expect(await ambos({ q: cliente.titular.apellidoPaterno.toUpperCase(), cliente: cliente.cedula })).toEqual([
      uno.id,
    ]);
    expect(await ambos({ q: 'nadie' })).toEqual([]);
    await actuar(riesgo, 'aceptar', enviado).expect(200);
    expect(await ambos({ estado: 'aprobado' })).toEqual([dos.id]);
    expect(await ambos({ estado: 'rechazado' })).toEqual([]);
    expect(await ids({}, riesgo)).not.toContain(uno.id);
  });

  test('MED-542 MED-543 two statements for a page and for an approval, whatever it holds; each leaves an access row', async () => {
    const medio = await crearMedio(t, cliente);
    for (const path of ['/medio-aprobacion', `/medio-aprobacion/${medio.id}`]) {
      await ejecutivo.get(path);
      expect(await counter.during(() => ejecutivo.get(path).expect(200))).toHaveLength(2);
    }
    await t.application.accessLog.step();
    expect(
      await manager().countBy(Acceso, { recurso: 'medio-aprobacion', recursoId: String(medio.id), operacion: 'leer' }),
    ).toBe(2);
    expect(await manager().countBy(Acceso, { recurso: 'medio-aprobacion', recursoId: 'lista' })).toBeGreaterThan(1);
  });
});

test('MED-539 MED-541 MED-542 MED-544 the calls of the specification by their names', async () => {
  const { body: medio } = await llamar('POST guardar/medio', {}, await cuerpoDeMedio(t, cliente));
  const { cedula: _, ...cuerpo } = (await cuerpoDeMedio(t, cliente, { avaluo: 90 })) as { cedula: string };
  const { body: cambiado } = await llamar('PUT actualizar/medio/{id}', { id: medio.id }, { ...cuerpo, version: 1 });
  expect(cambiado).toMatchObject({ avaluo: 90, total: 745.9, version: 2 });
  const { body: leido } = await llamar('Approval means: one by id', { id: medio.id });
  expect(leido).toEqual(cambiado);
  expect((await llamar('Approval means: list by user', {})).body[0]).toMatchObject({ id: medio.id });
  const { body: enviado } = await actuar(ejecutivo, 'enviar', cambiado);
  const decidir = await llamar(
    'Approval means: accept or reject',
    { id: medio.id },
    { version: enviado.version },
    riesgo,
  );
  expect(decidir.body).toMatchObject({ estado: 'aprobado' });
  expect(await manager().countBy(MedioAprobacion, { id: medio.id })).toBe(1);
});
