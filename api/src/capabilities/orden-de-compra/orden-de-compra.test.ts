import { createHash } from 'node:crypto';
import { mensajes, tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { type ClienteConPlanes, clienteConPlanes, crearMedio } from '../../testing/medios';
import {
  actuarEnOrden,
  type ConcesionarioDePrueba,
  crearConcesionario,
  crearOrden,
  cuerpoDeOrden,
  ordenAprobada,
  rechazoDeOrden,
} from '../../testing/ordenes';
import { aprobarCarpetas, ponerDocumento } from '../../testing/pagos';
import { type Client, overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import type { MedioVista } from '../medio-aprobacion/medio-aprobacion.dto';
import type { OrdenDeCompraVista, OrdenDeListaVista } from './orden-de-compra.dto';

const { ORD, propios } = mensajes;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const t = testApp();
let ejecutivo: Client;
let jefatura: Client;
let concesionario: ConcesionarioDePrueba;

beforeAll(async () => {
  [ejecutivo, jefatura] = [await t.as('ejecutivo'), await t.as('jefatura')];
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

describe('approved and annulled', () => {
  test('ORD-547 what nobody approved or annulled is Pendiente, also after an annulment that was refused', async () => {
    const orden = await crearOrden(t);
    const pendiente = { estado: 'pendiente', etiquetaEstado: 'Pendiente', aprobadaPor: null, anuladaPor: null };
    expect(orden).toMatchObject(pendiente);
    await actuarEnOrden(jefatura, 'anular', orden, { motivo: '' }).expect(422);
    expect(await leer(orden.id)).toMatchObject({ ...pendiente, anuladaEn: null, motivo: null });
  });

  test('ORD-549 an empty reason is refused, and nothing is sent', async () => {
    const orden = await crearOrden(t);
    expect(await rechazo(() => actuarEnOrden(jefatura, 'anular', orden, { motivo: ' ' }))).toMatchObject({
      status: 422,
      errors: { motivo: 'Motivo no puede estar vacío' },
    });
  });

  test('ORD-550 invariant 11: who made it does not approve it; the manager does, of Jefatura alone', async () => {
    const deEjecutivo = await crearOrden(t);
    const deJefatura = await crearOrden(t, { como: 'jefatura' });
    const gerencia = await t.as('gerente');
    expect(await rechazo(() => actuarEnOrden(gerencia, 'aprobar', deEjecutivo))).toMatchObject({
      status: 403,
      code: 'no-lo-creo-jefatura',
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', deJefatura))).toMatchObject({
      status: 403,
      code: 'cuatro-ojos',
    });
    expect([(await leer(deJefatura.id, jefatura)).acciones, (await leer(deJefatura.id, gerencia)).acciones]).toEqual([
      ['corregir', 'retirar', 'anular'],
      ['aprobar'],
    ]);
    await actuarEnOrden(gerencia, 'aprobar', deJefatura).expect(200);
  });

  test('ORD-543 ORD-546 ORD-558 ORD-564 approved once, with who and when; the second one learns both', async () => {
    const orden = await ordenAprobada(t);
    expect(orden).toMatchObject({
      estado: 'aprobada',
      etiquetaEstado: 'Aprobada',
      aprobadaPor: 'Patricio Villacís',
      aprobadaEn: t.clock.now().toISOString(),
      anuladaPor: null,
      motivo: null,
      version: 2,
    });
    expect(await rechazo(() => actuarEnOrden(jefatura, 'aprobar', orden))).toMatchObject({
      status: 409,
      code: 'estado-cambiado',
      title: expect.stringMatching(/^La orden ya fue aprobada por Patricio Villacís el \d\d\/\d\d\/\d{4} \d\d:\d\d$/),
      detalle: { estado: 'aprobada', quien: 'Patricio Villacís' },
    });
  });

  test('ORD-542 ORD-545 ORD-555 invariant 10: annulled once and for good: reason, user and date of the first stay; approval and plans are free', async () => {
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
});

describe('a pending one of one’s own', () => {
  const corregir = (client: Client, { id, version }: Pick<OrdenDeCompraVista, 'id' | 'version'>, cambio: object = {}) =>
    client.put(`/orden-de-compra/${id}`, {
      ...{ tipoCarta: '001', concesionarioId: concesionario.id, porcentajeComision: 1, version },
      ...cambio,
    });

  test('is corrected by whoever made it and by nobody else; figures are ours, the version moves, the history says what changed', async () => {
    const orden = await crearOrden(t);
    expect((await corregir(jefatura, orden).expect(403)).body.code).toBe('orden-de-otro');
    expect((await corregir(ejecutivo, orden, { porcentajeComision: null }).expect(422)).body.errors).toEqual({
      porcentajeComision: propios.campoObligatorio,
    });
    await ejecutivo.get(`/base-de-orden/${orden.medioId}`).expect(200);
    await jefatura.get(`/base-de-orden/${orden.medioId}`).expect(422);
    const { body } = await corregir(ejecutivo, orden).expect(200);
    expect(body).toMatchObject({
      id: orden.id,
      estado: 'pendiente',
      valorComision: 329.9,
      pagoConcesionario: 19_670.1,
    });
    expect(body.version).toBe(orden.version + 1);
    await corregir(ejecutivo, orden).expect(412);
    const [evento] = await manager().findBy(Evento, { tipo: tiposDeEvento.ordenCorregida });
    expect(evento?.observacion).toContain('% de comisión: 2,5 → 1');
    expect(evento?.observacion).toContain('$ 19.670,10');
    const { body: aprobada } = await actuarEnOrden(jefatura, 'aprobar', body).expect(200);
    expect((await corregir(ejecutivo, aprobada).expect(409)).body.code).toBe('estado-cambiado');
  });

  test('is withdrawn with its reason: annulled, its approval and plans are free', async () => {
    const orden = await crearOrden(t);
    const retirar = (client: Client, cuerpo: object) =>
      client.post(`/orden-de-compra/${orden.id}/retirar`, { version: orden.version, ...cuerpo });
    await retirar(jefatura, { motivo: 'Otro color' }).expect(403);
    await retirar(ejecutivo, { motivo: '' }).expect(422);
    const { body } = await retirar(ejecutivo, { motivo: 'Otro color' }).expect(200);
    expect(body).toMatchObject({ estado: 'anulada', motivo: 'Otro color', anuladaPor: orden.creadoPor });
    expect((await leerMedio(orden.medioId)).idOrden).toBeNull();
    await emitir({ id: orden.medioId }).expect(201);
  });
});

describe('ORD-501 the list', () => {
  const lista = async (filter: object, client = jefatura) =>
    (await client.get(`/orden-de-compra?filter=${encodeURIComponent(JSON.stringify(filter))}`))
      .body as OrdenDeListaVista[];

  test('ORD-501 those of one’s own plans alone; another executive’s are not asked for by number', async () => {
    const { id } = await crearOrden(t, { cliente: await clienteConPlanes(t, { ejecutivo: 'ejecutivo' }) });
    const mias = async (client: Client) => (await lista({ ejecutivo: 'yo' }, client)).map((orden) => orden.id);
    expect(await mias(ejecutivo)).toContain(id);
    expect(await mias(await t.as('ejecutivo2'))).not.toContain(id);
    await ejecutivo.get(`/orden-de-compra?filter=${encodeURIComponent('{"ejecutivo":"2"}')}`).expect(400);
  });

  test('ORD-501 GEN-513 what waits says for how many working days: Saturday and Sunday are none', async () => {
    const orden = await crearOrden(t);
    const dias = async () => (await lista({ medio: orden.medioId }))[0]?.diasDeEspera;
    const [hoy, DIA] = [t.clock.now(), 86_400_000];
    expect(await dias()).toBe(0);
    // from Tuesday to the Monday after it
    t.clock.advance(6 * DIA);
    jefatura = await t.as('jefatura');
    expect(await dias()).toBe(4);
    t.clock.current = hoy;
    jefatura = await t.as('jefatura');
  });

  test('ORD-502 ORD-556 ORD-557 newest first; by cédula, words of the name, plan, state and approval', async () => {
    const cliente: ClienteConPlanes = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await ordenAprobada(t, { cliente });
    const [primera] = await lista({});
    expect(primera).toMatchObject({
      id: orden.id,
      cedula: cliente.cedula,
      nombreCliente: orden.cliente.nombre,
      planes: [cliente.planes[0]?.idCodigo],
      fecha: orden.fecha,
      estado: 'aprobada',
      etiquetaEstado: 'Aprobada',
      beneficiario: orden.nombreConcesionario,
      nombreConcesionario: orden.nombreConcesionario,
      pagoConcesionario: 19_175.25,
      diasDeEspera: null,
      version: 2,
      acciones: ['anular', 'generar'],
    });
    const { vehiculo, valorVehiculo, tipoCarta, porcentajeComision, aprobadaPor, creadoPor, motivo } = orden;
    expect(primera).toMatchObject({
      ...{ vehiculo, valorVehiculo, tipoCarta, porcentajeComision, aprobadaPor, creadoPor, motivo },
    });
    // where it is read of many, address and telephone of nobody
    expect(primera).not.toHaveProperty('cliente');
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
    expect((await jefatura.get(`/orden-de-compra/${orden.id}/documento`)).body).toMatchObject({
      status: 404,
      code: 'no-encontrado',
      title: 'No hay un documento generado de ese registro',
    });
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

describe('an order whose folder risk has not approved', () => {
  const aprobar = async (client: Client, { id, version }: Pick<OrdenDeCompraVista, 'id' | 'version'>, body = {}) =>
    client.post(`/orden-de-compra/${id}/aprobar`, { version, ...body });
  const auditada = async (id: number) => {
    const cual = { recurso: 'orden-de-compra', recursoId: String(id), accion: 'aprobar' };
    return JSON.parse((await t.application.dataSource.manager.findOneByOrFail(Auditoria, cual)).despues ?? '{}');
  };

  /** What the plan's history says of its approval. */
  const anotado = async ({ planes }: ClienteConPlanes, tipo: string) => {
    const suyo = { planId: planes[0]?.id as number, tipo };
    return (await manager().findOneByOrFail(Evento, suyo)).observacion;
  };

  test('ORDEN_IMPIDE refuses it until the folder is approved', async () => {
    const estricta = await startTestApp({ ...overDatabaseOf(t), env: { ORDEN_IMPIDE: 'carpeta' } });
    try {
      const cliente = await clienteConPlanes(estricta, { ejecutivo: 'ejecutivo' });
      const orden = await crearOrden(estricta, { cliente });
      const jefa = await estricta.as('jefatura');
      const { status, body } = await aprobar(jefa, orden);
      expect([status, body.code, body.detalle.reglas]).toEqual([422, 'politica-impide', ['carpeta']]);
      const { id } = orden;
      expect(await estricta.application.dataSource.manager.countBy(OrdenDeCompra, { id, estado: 'pendiente' })).toBe(1);
      await aprobarCarpetas(estricta, cliente);
      expect((await aprobar(jefa, orden)).status).toBe(200);
    } finally {
      await estricta.close();
    }
  });

  test('who approves confirms what is not met, and says why: audit and history keep it', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await crearOrden(t, { cliente });
    const sinConfirmar = await aprobar(jefatura, orden, { confirma: [] });
    expect([sinConfirmar.status, sinConfirmar.body.code]).toEqual([422, 'politica-sin-confirmar']);
    const sinMotivo = await aprobar(jefatura, orden, { confirma: ['carpeta', 'documentos'] });
    expect(sinMotivo.body.errors).toEqual({ motivo: 'Escriba por qué continúa aunque no se cumple' });
    expect((await aprobar(jefatura, orden)).status).toBe(200);
    expect(await auditada(orden.id)).toMatchObject({ confirmadas: ['carpeta', 'documentos'] });
    expect(await anotado(cliente, tiposDeEvento.ordenSinCarpeta)).toMatch(
      /^Motivo: Consta en el expediente\. Confirmó: Carpeta aprobada por riesgo: .*Documentos revisados: /,
    );
  });

  test('where every rule is met nothing is asked and nothing noted', async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await crearOrden(t, { cliente });
    await aprobarCarpetas(t, cliente);
    for (const { id } of cliente.planes) await ponerDocumento(t, id, 'cedula', { estado: true });
    expect((await aprobar(jefatura, orden, { confirma: [] })).status).toBe(200);
    expect('confirmadas' in (await auditada(orden.id))).toBe(false);
  });
});
