import { createHash } from 'node:crypto';
import { mensajes } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Concesionario, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { Contador } from '../../entities/contador.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { type ClienteConPlanes, clienteConPlanes, crearMedio, cuerpoDeMedio, medioEnviado } from '../../testing/medios';
import {
  actuarEnOrden,
  type ConcesionarioDePrueba,
  crearConcesionario,
  crearOrden,
  cuerpoDeOrden,
  medioAprobado,
  ordenAprobada,
} from '../../testing/ordenes';
import { PaperlessRenderer } from '../../testing/renderers';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { MedioVista } from '../medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraVista } from './orden-de-compra.dto';

const { ORD, propios } = mensajes;
const REQUERIDO = 'El campo es obligatorio';

let t: TestApp;
let ejecutivo: Client;
let jefatura: Client;
let concesionario: ConcesionarioDePrueba;

beforeAll(async () => {
  t = await startTestApp({ overrides: { renderer: new PaperlessRenderer().asRenderer() } });
  [ejecutivo, jefatura] = [await t.as('ejecutivo'), await t.as('jefatura')];
  concesionario = await crearConcesionario(t);
});
afterAll(() => t.close());

const manager = () => t.application.dataSource.manager;
/** Of much that is compared: a difference is said by the answer that is checked next. */
const hash = (values: unknown): string => createHash('sha256').update(JSON.stringify(values)).digest('hex');
const emitir = (medio: Pick<MedioVista, 'id'>, cambio: object = {}, client = ejecutivo) =>
  client.post('/orden-de-compra', cuerpoDeOrden(medio.id, concesionario, cambio));
const leer = async (id: number, client = ejecutivo): Promise<OrdenDeCompraVista> =>
  (await client.get(`/orden-de-compra/${id}`).expect(200)).body;
const leerMedio = async (id: number): Promise<MedioVista> =>
  (await ejecutivo.get(`/medio-aprobacion/${id}`).expect(200)).body;

/** Everything of orders that is kept, the counter too: a refusal changes nothing of it. */
const guardado = async (): Promise<string> =>
  hash([
    await manager().find(OrdenDeCompra, { order: { id: 'ASC' } }),
    await manager().find(OrdenPlan, { order: { id: 'ASC' } }),
    await manager().find(MedioAprobacion, { order: { id: 'ASC' } }),
    await manager().find(Contador, { order: { serie: 'ASC' } }),
    await manager().count(Evento),
    await manager().count(Auditoria),
  ]);
async function rechazo(acto: () => PromiseLike<{ status: number; body: Record<string, unknown> }>) {
  const antes = await guardado();
  const { status, body } = await acto();
  expect(await guardado()).toBe(antes);
  return { status, code: body['code'], title: body['title'], errors: body['errors'], detalle: body['detalle'] };
}

describe('refusals of what is issued', () => {
  let medio: MedioVista;
  beforeAll(async () => {
    medio = await medioAprobado(t);
  });

  test('ORD-514 ORD-528 nothing typed: type, dealer and percentage are asked for together', async () => {
    expect(await rechazo(() => ejecutivo.post('/orden-de-compra', { medioId: medio.id }))).toMatchObject({
      status: 422,
      code: 'campos-incorrectos',
      errors: { tipoCarta: REQUERIDO, concesionarioId: REQUERIDO, porcentajeComision: REQUERIDO },
    });
  });

  test.each<[string, object, Record<string, string>]>([
    ['ORD-512 another category than Normal', { categoriaCarta: '002' }, { categoriaCarta: propios.opcionInvalida }],
    ['ORD-513 a type that is none of the three', { tipoCarta: '009' }, { tipoCarta: propios.opcionInvalida }],
    ['ORD-518 type 003 without device value', { tipoCarta: '003' }, { valorDispositivo: ORD.valorDispositivo }],
    [
      'ORD-518 ORD-519 a device with type 001',
      { valorDispositivo: 380, comisionDispositivo: 20 },
      { valorDispositivo: propios.noCorrespondeAlTipo, comisionDispositivo: propios.noCorrespondeAlTipo },
    ],
    [
      'ORD-520 ORD-522 type 002 with a dealer that is not included, and without third party',
      { tipoCarta: '002' },
      { atencionTercero: REQUERIDO, concesionarioId: propios.noCorrespondeAlTipo },
    ],
    [
      'ORD-531 ORD-533 figures that are not ours',
      {
        valorComision: 824.74,
        pagoConcesionario: 19_175.26,
        valorVehiculo: 32_990.01,
        valorPlan: 1,
        diferenciaPrecio: 0,
      },
      {
        valorComision: 'No coincide con lo calculado: $ 824,75',
        pagoConcesionario: 'No coincide con lo calculado: $ 19.175,25',
        valorVehiculo: 'No coincide con lo calculado: $ 32.990,00',
        valorPlan: 'No coincide con lo calculado: $ 20.000,00',
        diferenciaPrecio: 'No coincide con lo calculado: $ 12.990,00',
      },
    ],
    ['ORD-533 a commission beyond the plan', { porcentajeComision: 100 }, { pagoConcesionario: propios.pagoNegativo }],
    ['a dealer that is none', { concesionarioId: 999_999 }, { concesionarioId: propios.opcionInvalida }],
  ])('%s is refused by its name', async (_, cambio, errors) => {
    expect(await rechazo(() => emitir(medio, cambio))).toMatchObject({ status: 422, errors });
  });

  test('ORD-516 an executive of another department, of another dealer, or inactive is refused', async () => {
    const otro = await crearConcesionario(t);
    await manager().update(EjecutivoConcesionario, { id: otro.jefeVentasId }, { estado: 'I' });
    expect(
      await rechazo(() =>
        emitir(medio, {
          concesionarioId: otro.id,
          vendedorId: otro.contableId,
          jefeVentasId: otro.jefeVentasId,
          contableId: concesionario.contableId,
        }),
      ),
    ).toMatchObject({
      status: 422,
      errors: {
        vendedorId: propios.opcionInvalida,
        jefeVentasId: propios.opcionInvalida,
        contableId: propios.opcionInvalida,
      },
    });
  });

  test('ORD-529 a dealer with neither commission nor executives is refused with the text; an inactive one too', async () => {
    const incompleto = await crearConcesionario(t, { negociacion: null });
    await manager().delete(EjecutivoConcesionario, { concesionarioId: incompleto.id });
    expect(await rechazo(() => emitir(medio, { concesionarioId: incompleto.id }))).toMatchObject({
      status: 422,
      errors: { concesionarioId: ORD.concesionarioIncompleto },
    });
    const inactivo = await crearConcesionario(t, { estado: 'I' });
    expect(await rechazo(() => emitir(medio, { concesionarioId: inactivo.id }))).toMatchObject({
      status: 422,
      errors: { concesionarioId: propios.opcionInvalida },
    });
  });

  test('MED-519 an approval that risk has not accepted has no order', async () => {
    const enviado = await medioEnviado(t, await clienteConPlanes(t));
    const suyo = { status: 409, code: 'medio-no-aprobado', title: propios.medioNoAprobadoAun };
    expect(await rechazo(() => emitir(enviado))).toMatchObject(suyo);
    expect(await rechazo(() => ejecutivo.get(`/base-de-orden/${enviado.id}`))).toMatchObject(suyo);
    expect(await rechazo(() => emitir({ id: 999_999 }))).toMatchObject({ status: 404 });
  });

  test('an approval of a house has no order', async () => {
    const casa = await medioAprobado(t);
    await manager().update(MedioAprobacion, { id: casa.id }, { productoCodigo: '02' });
    expect(await rechazo(() => emitir(casa))).toMatchObject({ status: 422, code: 'sin-vehiculo' });
  });

  test('ORD-550 ORD-551 neither risk nor a manager issues one', async () => {
    for (const usuario of ['riesgo', 'gerente', 'legal', 'asistente'])
      expect([usuario, (await rechazo(async () => emitir(medio, {}, await t.as(usuario)))).status]).toEqual([
        usuario,
        403,
      ]);
  });

  test('invariant 37 fields that are no part of it are refused', async () => {
    for (const cambio of [{ estado: 'aprobada' }, { id: 5 }, { creadoPor: 3 }, { cedula: '1700000001' }, { valor: 1 }])
      expect([cambio, (await rechazo(() => emitir(medio, cambio))).status]).toEqual([cambio, 400]);
  });
});

describe('what is issued', () => {
  test('ORD-509 ORD-524 ORD-530 ORD-531 client, plans, vehicle, dealer and amounts are kept as they stand', async () => {
    const cliente = await clienteConPlanes(t, { cuantos: 2, ejecutivo: 'ejecutivo' });
    const medio = await medioAprobado(t, { cliente, valor: 45_000.55 });
    const base = (await ejecutivo.get(`/base-de-orden/${medio.id}`).expect(200)).body;
    expect(base).toMatchObject({
      id: medio.id,
      cliente: { cedula: cliente.cedula },
      producto: '01',
      planes: cliente.planes.map(({ idCodigo }) => ({ idCodigo, monto: 20_000 })),
      vehiculo: { marca: 'Kia', modelo: 'Sportage', anio: 2026, color: 'Blanco', estadoBien: 'Nuevo' },
      valorVehiculo: 45_000.55,
      valorPlan: 40_000,
    });
    const { vendedorId, jefeVentasId, contableId } = concesionario;
    const { body, status } = await emitir(medio, {
      tipoCarta: '003',
      valorDispositivo: 380,
      comisionDispositivo: 20.1,
      vendedorId,
      jefeVentasId,
      contableId,
      pagoConcesionario: 38_854.89,
    });
    expect(status).toBe(201);
    const { cliente: suCliente, vehiculo, planes } = base;
    expect(body).toMatchObject({
      estado: 'pendiente',
      etiquetaEstado: 'Pendiente',
      medioId: medio.id,
      cliente: suCliente,
      planes,
      vehiculo,
      producto: '01',
      categoriaCarta: '001',
      nombreCategoriaCarta: 'Normal',
      tipoCarta: '003',
      nombreTipoCarta: 'Carta vehiculo nuevo concesionaria incluye dispositivo',
      nombreConcesionario: concesionario.razonSocial,
      rucConcesionario: '1790012344001',
      vendedor: 'Íñigo Muñoz',
      jefeVentas: 'Rosa Guamán',
      contable: 'Elsa Páez',
      valorDispositivo: 380,
      comisionDispositivo: 20.1,
      porcentajeComision: 2.5,
      valorVehiculo: 45_000.55,
      valorPlan: 40_000,
      // 45.000,55 × 2,5 % = 1.125,01375
      valorComision: 1_125.01,
      diferenciaPrecio: 5_000.55,
      pagoConcesionario: 38_854.89,
      financiaDiferenciaPrecio: 'N',
      valorFinanciaDiferenciaPrecio: 0,
      creadoPor: 'Luis Chicaiza',
      aprobadaEn: null,
      anuladaEn: null,
      documentoEmitido: false,
      version: 1,
      acciones: [],
    });
    // what changes later does not reach the order
    await manager().update(Persona, { identificacion: cliente.cedula }, { direccion: 'Otra', nombres: 'Otro' });
    await manager().update(FichaBien, { id: medio.ficha.id }, { color: 'Rojo' });
    await manager().update(Concesionario, { id: concesionario.id }, { razonSocial: 'Otra razón' });
    expect(await leer(body.id)).toEqual(body);
    await manager().update(Concesionario, { id: concesionario.id }, { razonSocial: concesionario.razonSocial });
  });

  test('ORD-520 ORD-521 ORD-522 ORD-535 type 002: without a dealer the third party is kept; with him included, both', async () => {
    const tercero = { tipoCarta: '002', atencionTercero: 'Ana Mora', porcentajeComision: 0 };
    const { body: sin } = await emitir(await medioAprobado(t), { ...tercero, concesionarioId: null }).expect(201);
    expect(sin).toMatchObject({
      concesionarioId: null,
      nombreConcesionario: null,
      atencionTercero: 'Ana Mora',
      sinConcesionario: false,
      pagoConcesionario: 20_000,
    });
    const { body: con } = await emitir(await medioAprobado(t), { ...tercero, incluyeConcesionario: true }).expect(201);
    expect(con).toMatchObject({ nombreConcesionario: concesionario.razonSocial, incluyeConcesionario: true });
  });

  test('invariants 15, 40 the second one of an approval is refused and draws no number; the approval is not updated', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const medio = await medioAprobado(t, { cliente });
    expect((await leerMedio(medio.id)).acciones).toContain('continuar');
    const { body: orden } = await emitir(medio).expect(201);
    const suyo = { status: 422, code: 'medio-con-orden', title: 'El medio ya tiene una orden de compra' };
    expect(await rechazo(() => emitir(medio))).toMatchObject(suyo);
    const despues = await leerMedio(medio.id);
    expect([despues.idOrden, despues.acciones]).toEqual([orden.id, []]);
    const { cedula: _, ...cuerpo } = (await cuerpoDeMedio(t, cliente)) as { cedula: string };
    expect(
      await rechazo(() => ejecutivo.put(`/medio-aprobacion/${medio.id}`, { ...cuerpo, version: despues.version })),
    ).toMatchObject(suyo);
  });

  test('ORD-506 invariant 12: the plan of a live order is in no other one, and its award is not withdrawn', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const medio = await medioAprobado(t, { cliente });
    await emitir(medio).expect(201);
    const [plan] = cliente.planes;
    await expect(
      manager().insert(OrdenPlan, {
        ordenId: (await crearOrden(t)).id,
        planId: plan?.id as number,
        adjudicacionId: plan?.adjudicacionId as number,
        posicion: 2,
        monto: 1,
        vigente: true,
      }),
    ).rejects.toThrow();
    // without its approval, so that the order alone keeps the award
    await manager().update(MedioAprobacion, { id: medio.id }, { estado: false });
    expect(
      await rechazo(() => jefatura.post(`/adjudicacion/${plan?.adjudicacionId}/retirar`, { motivo: 'Desistió' })),
    ).toMatchObject({ status: 422, code: 'con-orden' });
  });

  test('ORD-551 the history says who made it; of another executive it says so', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo2' });
    const orden = await crearOrden(t, { cliente });
    const [ultimo] = await manager().find(Evento, {
      where: { planId: cliente.planes[0]?.id as number },
      order: { id: 'DESC' },
      take: 1,
    });
    expect([ultimo?.tipo, ultimo?.observacion]).toEqual([
      'ORDEN-GENERADA',
      `El medio de aprobación está asignado a otro ejecutivo. Orden No. ${orden.id}`,
    ]);
  });
});

describe('approved and annulled', () => {
  test('ORD-549 an empty reason is refused, and nothing is sent', async () => {
    const orden = await crearOrden(t);
    expect(await rechazo(() => actuarEnOrden(jefatura, 'anular', orden, { motivo: ' ' }))).toMatchObject({
      status: 422,
      errors: { motivo: 'Motivo no puede estar vacío' },
    });
  });

  test('ORD-550 invariant 11: the executive does neither; who made it does not approve it; the manager does, of Jefatura alone', async () => {
    const deEjecutivo = await crearOrden(t);
    const deJefatura = await crearOrden(t, { como: 'jefatura' });
    const gerencia = await t.as('gerente');
    expect(await rechazo(() => actuarEnOrden(ejecutivo, 'aprobar', deEjecutivo))).toMatchObject({ status: 403 });
    expect(await rechazo(() => actuarEnOrden(ejecutivo, 'anular', deEjecutivo, { motivo: 'No' }))).toMatchObject({
      status: 403,
    });
    expect(await rechazo(() => actuarEnOrden(gerencia, 'aprobar', deEjecutivo))).toMatchObject({
      status: 403,
      code: 'no-lo-creo-jefatura',
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', deJefatura))).toMatchObject({
      status: 403,
      code: 'cuatro-ojos',
    });
    expect([(await leer(deJefatura.id, jefatura)).acciones, (await leer(deJefatura.id, gerencia)).acciones]).toEqual([
      ['anular'],
      ['aprobar'],
    ]);
    await actuarEnOrden(gerencia, 'aprobar', deJefatura).expect(200);
  });

  test('ORD-543 ORD-564 approved once: the second one learns who and when', async () => {
    const orden = await ordenAprobada(t);
    expect(orden).toMatchObject({
      estado: 'aprobada',
      etiquetaEstado: 'Aprobada',
      aprobadaPor: 'Patricio Villacís',
      version: 2,
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', orden))).toMatchObject({
      status: 409,
      code: 'estado-cambiado',
      title: expect.stringMatching(/^La orden ya fue aprobada por Patricio Villacís el \d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      detalle: { estado: 'aprobada', quien: 'Patricio Villacís' },
    });
  });

  test('ORD-542 ORD-545 invariant 10: annulled once and for good: reason, user and date of the first stay; approval and plans are free', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const aprobada = await ordenAprobada(t, { cliente });
    const { body: anulada } = await actuarEnOrden(jefatura, 'anular', aprobada, {
      motivo: ' Cambió de vehículo ',
    }).expect(200);
    expect(anulada).toMatchObject({
      estado: 'anulada',
      etiquetaEstado: 'Anulada',
      motivo: 'Cambió de vehículo',
      anuladaPor: 'Patricio Villacís',
      aprobadaPor: 'Patricio Villacís',
      acciones: [],
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'anular', anulada, { motivo: 'Otro' }))).toMatchObject({
      status: 409,
      title: expect.stringContaining('La orden ya fue anulada por Patricio Villacís'),
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', anulada))).toMatchObject({ status: 409 });
    expect((await leerMedio(aprobada.medioId)).idOrden).toBeNull();
    const { body: otra } = await emitir({ id: aprobada.medioId }).expect(201);
    expect(otra.planes.map(({ idCodigo }: { idCodigo: string }) => idCodigo)).toEqual([cliente.planes[0]?.idCodigo]);
    expect(await leer(aprobada.id)).toMatchObject({ estado: 'anulada', motivo: 'Cambió de vehículo' });
  });

  test('ORD-540 ORD-542 ORD-544 without the dealer that its type asks for: neither annulled nor printed, but approved', async () => {
    const { id, version } = await crearOrden(t);
    await manager().update(OrdenDeCompra, { id }, { concesionarioId: null });
    const sin = { status: 422, code: 'sin-concesionario', title: ORD.concesionarioIncompleto };
    expect(await rechazo(() => actuarEnOrden(jefatura, 'anular', { id, version }, { motivo: 'No' }))).toMatchObject(
      sin,
    );
    const { body } = await actuarEnOrden(jefatura, 'aprobar', { id, version }).expect(200);
    expect([body.sinConcesionario, body.acciones]).toEqual([true, []]);
    expect(await rechazo(() => actuarEnOrden(jefatura, 'generar', body))).toMatchObject(sin);
  });

  test('invariant 38 from another version: 412; without one: 428', async () => {
    const { id } = await crearOrden(t);
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', { id, version: 9 }))).toMatchObject({ status: 412 });
    expect(await rechazo(() => jefatura.post(`/orden-de-compra/${id}/aprobar`, {}))).toMatchObject({ status: 428 });
  });
});

describe('ORD-501 the list', () => {
  const lista = async (filter: object, client = jefatura) =>
    (await client.get(`/orden-de-compra?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body as OrdenDeCompraVista[];

  test('an unknown state is refused', async () => {
    const { status } = await jefatura.get(`/orden-de-compra?filter=${encodeURIComponent('{"estado":"perdida"}')}`);
    expect(status).toBe(400);
  });

  test('ORD-502 ORD-556 ORD-557 newest first; by cédula, words of the name, plan, state and approval', async () => {
    const cliente: ClienteConPlanes = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await ordenAprobada(t, { cliente });
    const [primera] = await lista({});
    expect(primera).toEqual({
      id: orden.id,
      cedula: cliente.cedula,
      nombreCliente: orden.cliente.nombre,
      planes: [cliente.planes[0]?.idCodigo],
      fecha: orden.fecha,
      estado: 'aprobada',
      etiquetaEstado: 'Aprobada',
      nombreConcesionario: orden.nombreConcesionario,
      pagoConcesionario: 19_175.25,
      version: 2,
      acciones: ['anular', 'generar'],
    });
    const con = { medio: orden.medioId, plan: cliente.planes[0]?.idCodigo, cliente: cliente.cedula, q: cliente.cedula };
    for (const [campo, valor] of Object.entries(con))
      expect([campo, (await lista({ [campo]: valor })).map(({ id }) => id)]).toEqual([campo, [orden.id]]);
    const apellido = orden.cliente.nombre.split(' ')[0] as string;
    expect((await lista({ q: apellido })).map(({ id }) => id)).toContain(orden.id);
    expect((await lista({ estado: 'pendiente' })).map(({ estado }) => estado)).not.toContain('aprobada');
    expect(await lista({ medio: (await crearMedio(t, await clienteConPlanes(t))).id })).toEqual([]);
  });
});

describe('ORD-540 ORD-559 its document', () => {
  test('a pending one has none: it is neither generated nor opened', async () => {
    const orden = await crearOrden(t);
    expect(await rechazo(() => actuarEnOrden(jefatura, 'generar', orden))).toMatchObject({
      status: 409,
      title: 'La orden de compra todavía no está aprobada',
    });
    expect((await jefatura.get(`/orden-de-compra/${orden.id}/documento`)).status).toBe(404);
  });

  test('an approved one is issued once; asked for again the same file is there, for a manager too', async () => {
    const orden = await ordenAprobada(t);
    const { body: emitida } = await actuarEnOrden(ejecutivo, 'generar', orden).expect(200);
    expect([emitida.documentoEmitido, emitida.version]).toEqual([true, orden.version]);
    const abrir = async (client: Client) =>
      hash((await client.get(`/orden-de-compra/${orden.id}/documento`).expect(200)).body.toString('base64'));
    const primera = await abrir(ejecutivo);
    await actuarEnOrden(jefatura, 'generar', orden).expect(200);
    expect(await manager().countBy(DocumentoEmitido, { ordenId: orden.id })).toBe(1);
    expect(await abrir(await t.as('gerente'))).toBe(primera);
    await t.application.accessLog.step();
    expect(
      await manager().countBy(Acceso, {
        recurso: 'orden-de-compra',
        operacion: 'descargar',
        recursoId: String(orden.id),
      }),
    ).toBe(2);
  });
});
