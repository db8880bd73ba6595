import { mensajes } from '@adjudica/domain';
import { Concesionario, EjecutivoConcesionario } from '../../entities/concesionario.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien, MedioAprobacion } from '../../entities/medio-aprobacion.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Persona } from '../../entities/persona.entity';
import { clienteConPlanes, cuerpoDeMedio, medioEnviado, vehiculo } from '../../testing/medios';
import {
  actuarEnOrden,
  type ConcesionarioDePrueba,
  crearConcesionario,
  crearOrden,
  cuerpoDeOrden,
  medioAprobado,
  PARTICULAR,
  rechazoDeOrden,
} from '../../testing/ordenes';
import { testApp } from '../../testing/test-app';
import type { MedioVista } from '../medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraVista } from './orden-de-compra.dto';

const { ORD, propios } = mensajes;
const REQUERIDO = 'El campo es obligatorio';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
let concesionario: ConcesionarioDePrueba;

beforeAll(async () => {
  concesionario = await crearConcesionario(t);
});

const manager = () => t.application.dataSource.manager;
const emitir = (medio: Pick<MedioVista, 'id'>, cambio: object = {}, client = ejecutivo) =>
  client.post('/orden-de-compra', cuerpoDeOrden(medio.id, concesionario, cambio));
const leer = async (id: number, client = ejecutivo): Promise<OrdenDeCompraVista> =>
  (await client.get(`/orden-de-compra/${id}`).expect(200)).body;
const leerMedio = async (id: number): Promise<MedioVista> =>
  (await ejecutivo.get(`/medio-aprobacion/${id}`).expect(200)).body;
const rechazo = (acto: Parameters<typeof rechazoDeOrden>[1]) => rechazoDeOrden(t, acto);

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
    [
      'ORD-513 a letter of a used vehicle for a new one',
      { tipoCarta: '002', atencionTercero: 'Ana Mora', concesionarioId: null },
      { tipoCarta: propios.tipoDeCartaSinBien('Nuevo') },
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
});

describe('what is issued', () => {
  test('ORD-524 ORD-530 ORD-531 ORD-553 client, plans, vehicle, dealer and amounts are kept as they stand', async () => {
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
      carpetaAprobada: false,
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
      acciones: ['corregir', 'retirar'],
    });
    // what changes later does not reach the order
    await manager().update(Persona, { identificacion: cliente.cedula }, { direccion: 'Otra', nombres: 'Otro' });
    await manager().update(FichaBien, { id: medio.ficha.id }, { color: 'Rojo' });
    await manager().update(Concesionario, { id: concesionario.id }, { razonSocial: 'Otra razón' });
    expect(await leer(body.id)).toEqual(body);
    await manager().update(Concesionario, { id: concesionario.id }, { razonSocial: concesionario.razonSocial });
  });

  test('ORD-534 the financing of the difference is N with 0, whatever the difference; a body that brings another is refused', async () => {
    const medio = await medioAprobado(t);
    for (const ajeno of [{ financiaDiferenciaPrecio: 'S' }, { valorFinanciaDiferenciaPrecio: 100 }])
      expect(await rechazo(() => emitir(medio, ajeno))).toMatchObject({ status: 400 });
    const { body } = await emitir(medio).expect(201);
    expect(body.diferenciaPrecio).toBeGreaterThan(0);
    expect([body.financiaDiferenciaPrecio, body.valorFinanciaDiferenciaPrecio]).toEqual(['N', 0]);
  });

  test('ORD-536 ORD-558 four plans in one order, in their order; its approval is told of each of them, once', async () => {
    const cliente = await clienteConPlanes(t, { cuantos: 4, ejecutivo: 'ejecutivo' });
    const codigos = cliente.planes.map(({ idCodigo }) => idCodigo);
    const orden = await crearOrden(t, { cliente });
    expect(orden.planes.map(({ idCodigo }) => idCodigo)).toEqual(codigos);
    expect(orden.valorPlan).toBe(80_000);
    const filtro = encodeURIComponent(JSON.stringify({ plan: codigos[3] }));
    expect((await jefatura.get(`/orden-de-compra?filter=${filtro}`)).body).toMatchObject([
      { id: orden.id, planes: codigos },
    ]);
    await actuarEnOrden(jefatura, 'aprobar', orden).expect(200);
    for (const { id: planId } of cliente.planes)
      expect(await manager().countBy(Evento, { planId, tipo: 'ORDEN-APROBADA' })).toBe(1);
  });

  test('ORD-520 ORD-521 ORD-522 ORD-535 type 002: without a dealer the third party is kept; with him included, both', async () => {
    const tercero = { tipoCarta: '002', atencionTercero: 'Ana Mora', porcentajeComision: 0 };
    const particular = { ...PARTICULAR, ...tercero, concesionarioId: null };
    const ficha = { ...(await vehiculo(t)), estadoBien: 'Usado' };
    const usado = await medioAprobado(t, { ficha });
    expect(
      (await emitir(usado, { ...particular, identificacionTercero: '171234567', bancoTercero: null }).expect(422)).body
        .errors,
    ).toEqual({ identificacionTercero: propios.particularCedula, bancoTercero: REQUERIDO });
    const { body: sin } = await emitir(usado, particular).expect(201);
    expect(sin).toMatchObject({
      concesionarioId: null,
      nombreConcesionario: null,
      atencionTercero: 'Ana Mora',
      ...{ beneficiario: 'Ana Mora', esConcesionario: false, identificacionBeneficiario: '1712345675' },
      ...{ bancoBeneficiario: 'Banco Pichincha', numeroCuentaBeneficiario: '2200000404' },
      sinConcesionario: false,
      pagoConcesionario: 20_000,
    });
    const { body: con } = await emitir(await medioAprobado(t, { ficha }), {
      ...tercero,
      incluyeConcesionario: true,
    }).expect(201);
    expect(con).toMatchObject({
      nombreConcesionario: concesionario.razonSocial,
      incluyeConcesionario: true,
      ...{ esConcesionario: true, rucBeneficiario: '1790012344001', numeroCuentaBeneficiario: '3400000101' },
    });
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

  test('ORD-552 every field of an order is read back, of an annulled one who annulled it, why and when', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const { vendedorId, jefeVentasId, contableId } = concesionario;
    const cambio = {
      tipoCarta: '003',
      valorDispositivo: 380,
      comisionDispositivo: 20,
      vendedorId,
      jefeVentasId,
      contableId,
    };
    const pendiente = await emitir(await medioAprobado(t, { cliente }), cambio).expect(201);
    const { body } = await actuarEnOrden(jefatura, 'anular', pendiente.body, { motivo: 'Otro color' }).expect(200);
    const de = await leer(body.id);
    expect({
      numeroOrden: de.id,
      cedula: de.cliente.cedula,
      nombreCliente: de.cliente.nombre,
      IdCodigo: de.planes.map(({ idCodigo }) => idCodigo),
      fecha: de.fecha,
      estado: de.estado,
      usuarioA: de.anuladaPor,
      fechaUltimAnu: de.anuladaEn,
      obs: de.motivo,
      nombreCategoriaCarta: de.nombreCategoriaCarta,
      tipoCarta: de.nombreTipoCarta,
      incluyeConcesionario: de.incluyeConcesionario,
      concesionario: [de.concesionarioId, de.nombreConcesionario],
      nombreAtencionA: de.vendedor,
      jefeVentas: de.jefeVentas,
      jefeFinanciero: de.contable,
      atencionTercero: de.atencionTercero,
      Direccion: de.cliente.direccion,
      Telefono: de.cliente.telefono,
      vehiculo: de.vehiculo,
      montos: [de.valorVehiculo, de.valorPlan, de.porcentajeComision, de.valorComision],
      dispositivo: [de.valorDispositivo, de.comisionDispositivo],
      pago: [de.diferenciaPrecio, de.pagoConcesionario],
    }).toEqual({
      numeroOrden: body.id,
      cedula: cliente.cedula,
      nombreCliente: pendiente.body.cliente.nombre,
      IdCodigo: [cliente.planes[0]?.idCodigo],
      fecha: t.clock.now().toISOString(),
      estado: 'anulada',
      usuarioA: 'Patricio Villacís',
      fechaUltimAnu: t.clock.now().toISOString(),
      obs: 'Otro color',
      nombreCategoriaCarta: 'Normal',
      tipoCarta: 'Carta vehiculo nuevo concesionaria incluye dispositivo',
      incluyeConcesionario: false,
      concesionario: [concesionario.id, concesionario.razonSocial],
      nombreAtencionA: 'Íñigo Muñoz',
      jefeVentas: 'Rosa Guamán',
      jefeFinanciero: 'Elsa Páez',
      atencionTercero: null,
      Direccion: cliente.titular.direccion,
      Telefono: cliente.titular.celular,
      vehiculo: {
        marca: 'Kia',
        modelo: 'Sportage',
        tipo: null,
        estadoBien: 'Nuevo',
        anio: 2026,
        color: 'Blanco',
        motor: null,
        chasis: null,
        placa: null,
      },
      montos: [32_990, 20_000, 2.5, 824.75],
      dispositivo: [380, 20],
      pago: [12_990, 19_155.25],
    });
  });
});
