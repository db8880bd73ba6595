import { setTimeout as sleep } from 'node:timers/promises';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { Documento, TipoDocumento } from '../../entities/documento.entity';
import { Plan } from '../../entities/plan.entity';
import { buroDePrueba } from '../../testing/buro';
import { crearMundo } from '../../testing/mundo';
import { type Client, type TestApp } from '../../testing/test-app';

const buro = buroDePrueba();
const { abrir, cedulaNueva, pedido, simulador } = buro;
let t: TestApp;
let riesgo: Client;

const consultar = (cedula: string, mas: object = {}, quien = riesgo) => buro.consultar(quien, cedula, mas);
const filas = (cedula: string) =>
  t.application.dataSource.manager.find(ConsultaBuro, { where: { cedula }, order: { id: 'ASC' } });
const auditoria = (id: number) =>
  t.application.dataSource.manager.find(Auditoria, {
    where: { recurso: 'buro', recursoId: String(id) },
    order: { id: 'ASC' },
  });
const accesos = (id: number) =>
  t.application.dataSource.manager.findBy(Acceso, { recurso: 'buro', recursoId: String(id), operacion: 'leer' });

beforeAll(async () => {
  t = await abrir();
  await crearMundo(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.current = new Date('2026-03-10T15:00:00.000Z');
  riesgo = await t.as('riesgo');
});

describe('refused', () => {
  test('BUR-004 BUR-502 BUR-512 what is no cédula, no plan or no reason is not sent, and leaves nothing', async () => {
    const cedula = cedulaNueva();
    const malos: [object, number][] = [
      [pedido('171003406'), 422],
      [pedido(cedula, { TipoDocumento: 'P' }), 422],
      [pedido(cedula, { plan: '01-X999-1' }), 404],
      [pedido(cedula, { deNuevo: 1 }), 422],
      [pedido(cedula, { deNuevo: 999_999, motivo: 'otra' }), 422],
      [pedido(cedula, { consentimiento: '2026-03-11' }), 422],
      [pedido(cedula, { usuario: 'otro' }), 400],
    ];
    for (const [body, status] of malos)
      expect([body, (await riesgo.post('/buro/consulta', body)).status]).toEqual([body, status]);
    expect(simulador().preguntas).toEqual([]);
    expect(await filas(cedula)).toEqual([]);
  });

  test('BUR-513 a report that nobody asked for is none; the history wants the whole cédula', async () => {
    const answer = await riesgo.get(`/buro/${cedulaNueva()}`);
    expect([answer.status, answer.body.code]).toEqual([404, 'buro-sin-consulta']);
    expect((await riesgo.get('/buro')).status).toBe(400);
    expect((await riesgo.get('/buro?filter={"cedula":"17"}')).status).toBe(422);
  });
});

describe('one paid question', () => {
  test('BUR-512 fifty at once for one cédula are one question, and all get the same report', async () => {
    const cedula = cedulaNueva();
    simulador().compuerta = sleep(100);
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => consultar(cedula)));
    expect(respuestas.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(respuestas.map(({ text }) => text)).size).toBe(1);
    expect(simulador().preguntas).toEqual([cedula]);
    const [fila, ...otras] = await filas(cedula);
    expect(otras).toEqual([]);
    // Fifty read it
    expect(await accesos(fila?.id as number)).toHaveLength(50);
  });

  test('BUR-512 two processes over one database ask once', async () => {
    const DATA_KEY = t.application.config.dataKey.toString('base64');
    const otra = await abrir({ DATA_KEY }, { databaseUrl: t.application.config.databaseUrl, clock: t.clock });
    try {
      const cedula = cedulaNueva();
      const dos = [riesgo, await otra.as('riesgo')];
      const respuestas = await Promise.all(Array.from({ length: 10 }, (_, i) => consultar(cedula, {}, dos[i % 2])));
      expect(respuestas.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(simulador().preguntas).toEqual([cedula]);
    } finally {
      await otra.close();
    }
  });

  test('BUR-512 the report of the day is answered without asking; another Ecuador day asks again', async () => {
    const cedula = cedulaNueva();
    // 23:30 in Quito: in UTC it is tomorrow already
    t.clock.current = new Date('2026-03-11T04:30:00.000Z');
    riesgo = await t.as('riesgo');
    const primera = await consultar(cedula);
    const segunda = await consultar(cedula);
    expect(segunda.body).toEqual(primera.body);
    expect([primera.body.fecha, primera.body.deHoy]).toEqual(['2026-03-10', true]);
    expect(simulador().preguntas).toHaveLength(1);
    t.clock.advance(30 * 60_000);
    riesgo = await t.as('riesgo');
    const ayer = await riesgo.get(`/buro/${cedula}`);
    expect([ayer.body.id, ayer.body.deHoy]).toEqual([primera.body.id, false]);
    const tercera = await consultar(cedula);
    expect([tercera.body.fecha, simulador().preguntas.length]).toEqual(['2026-03-11', 2]);
  });

  test("BUR-512 'Consultar de nuevo' of fifty people over one report pays once more, with its reason", async () => {
    const cedula = cedulaNueva();
    const { id } = (await consultar(cedula)).body;
    const otraVez = { deNuevo: id, motivo: 'El cliente pagó una deuda ayer' };
    const respuestas = await Promise.all(Array.from({ length: 50 }, () => consultar(cedula, otraVez)));
    expect(new Set(respuestas.map(({ body }) => body.id)).size).toBe(1);
    expect(respuestas[0]?.body).toMatchObject({ motivo: otraVez.motivo, deHoy: true });
    expect(respuestas[0]?.body.id).not.toBe(id);
    expect(simulador().preguntas).toHaveLength(2);
    // Who still looks at the first one gets the newer, and pays nothing
    expect((await consultar(cedula, otraVez)).body.id).toBe(respuestas[0]?.body.id);
    expect(simulador().preguntas).toHaveLength(2);
    const [quien] = await auditoria(respuestas[0]?.body.id);
    expect(quien).toMatchObject({ accion: 'consultar-de-nuevo', usuario: 'riesgo' });
    expect(JSON.parse(quien?.despues as string)).toMatchObject({ motivo: otraVez.motivo, vuelta: 2 });
  });

  test('BUR-512 a report of somebody else is none that can be repeated', async () => {
    const { id } = (await consultar(cedulaNueva())).body;
    const answer = await consultar(cedulaNueva(), { deNuevo: id, motivo: 'x' });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { deNuevo: 'La consulta que se repite no es de esta cédula' },
    ]);
  });

  test('BUR-510 nobody is known: said, remembered for the day, and not asked again', async () => {
    for (let i = 0; i < 2; i++) {
      const answer = await consultar('9000003404');
      expect([answer.status, answer.body.code, answer.body.title]).toEqual([
        404,
        'buro-sin-cliente',
        'Cliente no encontrado',
      ]);
    }
    expect(simulador().preguntas).toEqual(['9000003404']);
    const [fila] = await filas('9000003404');
    expect([fila?.estado, fila?.contenido]).toEqual(['desconocida', null]);
    expect(await accesos(fila?.id as number)).toHaveLength(2);
    expect((await riesgo.get('/buro/9000003404')).status).toBe(404);
  });
});

describe('the report', () => {
  test('an earlier report is opened by its id, with an access row; one of somebody else is not', async () => {
    const primera = (await consultar('9000001700')).body;
    t.clock.current = new Date('2026-03-11T15:00:00.000Z');
    riesgo = await t.as('riesgo');
    const segunda = (await consultar('9000001700')).body;
    const otra = (await consultar('9000001701')).body;
    expect((await riesgo.get('/buro/9000001700').expect(200)).body.id).toBe(segunda.id);
    const { body } = await riesgo.get(`/buro/9000001700?consulta=${primera.id}`).expect(200);
    expect([body.id, body.fecha]).toEqual([primera.id, '2026-03-10']);
    expect((await riesgo.get(`/buro/9000001700?consulta=${otra.id}`)).status).toBe(404);
    expect(
      await t.application.dataSource.manager.countBy(Acceso, { recurso: 'buro', recursoId: String(primera.id) }),
    ).toBe(2);
  });

  test('the reported debt is the sum of the balances; without statement no debt is declared', async () => {
    const { body } = await consultar('9000001702');
    const saldos = [...body.sbs, ...body.rfr, ...body.sicom].map(({ saldoTotal }: { saldoTotal: number }) =>
      Math.round(saldoTotal * 100),
    );
    expect(body).toMatchObject({
      deudaReportada: saldos.reduce((suma: number, saldo: number) => suma + saldo, 0) / 100,
      deudaDeclarada: null,
      clienteDistinto: null,
    });
  });

  test('BUR-002 BUR-003 BUR-511 BUR-513 name, score with its band, tables, who asked and when', async () => {
    const { body } = await consultar('9000001562');
    expect(body).toMatchObject({ cedula: '9000001562', estado: 'lista', prueba: true, banda: 'rojo', avisos: [] });
    expect(body.nombreSujeto).toContain('PERSONA DE PRUEBA');
    expect(body).toMatchObject({
      puntaje: 562,
      puntajeMaximo: expect.any(Number),
      totalAcumulado: expect.any(Number),
      tasaDeMalosAcumulado: expect.any(Number),
      fechaInicial: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      cuotaEstimada: expect.any(Number),
      rfr: expect.any(Array),
      sicom: expect.any(Array),
    });
    expect(Object.keys(body.sbs[0]).sort()).toEqual([
      'carteraCastigada',
      'demandaJudicial',
      'diasVencido',
      'fechaCorte',
      'institucion',
      'noDevengaInteres',
      'saldoTotal',
      'tipoCredito',
      'tipoRiesgo',
      'valorPorVencer',
      'vencido',
    ]);
    expect(body.consultadoEn).toBe(t.clock.now().toISOString());
    expect(body.acciones).toEqual(['consultar-de-nuevo', 'registrar-autorizacion']);
    const guardado = await (await t.as('ejecutivo')).get('/buro/9000001562');
    // A reader sees the same, and can do nothing with it
    expect(guardado.body).toEqual({ ...body, acciones: [] });
    expect((await consultar('9000001563')).body.banda).toBe('amarillo');
    expect((await consultar('9000001918')).body.banda).toBe('verde');
  });

  test('BUR-512 the plan for which it is asked stays with it, and reaches the bureau', async () => {
    const [{ idCodigo }] = (await riesgo.get('/adjudicacion?range=[0,0]')).body;
    const { body } = await consultar(cedulaNueva(), { plan: idCodigo });
    expect(body.plan).toBe(idCodigo);
    const [quien] = await auditoria(body.id);
    expect(JSON.parse(quien?.despues as string)).toMatchObject({ plan: idCodigo, vuelta: 1 });
  });

  test('the history tells who and when, never what', async () => {
    const cedula = cedulaNueva();
    const { id } = (await consultar(cedula)).body;
    await consultar(cedula, { deNuevo: id, motivo: 'Se corrigió el buró' });
    const { body, headers } = await (await t.as('legal')).get(`/buro?filter={"cedula":"${cedula}"}`);
    expect(headers['content-range']).toBe('buro 0-1/2');
    expect(body.map(({ motivo, estado }: ConsultaBuro) => [motivo, estado])).toEqual([
      ['Se corrigió el buró', 'lista'],
      [null, 'lista'],
    ]);
    for (const fila of body)
      expect(Object.keys(fila)).toEqual(expect.not.arrayContaining(['puntaje', 'score', 'contenido', 'nombreSujeto']));
  });

  test('a signed consent counts while it is uploaded, not rejected and not of somebody who was replaced', async () => {
    const { manager } = t.application.dataSource;
    const cedula = cedulaNueva();
    const documento = async () => (await consultar(cedula)).body.documentoDeAutorizacion;
    expect(await documento()).toBe(false);
    const tipo = await manager.findOneByOrFail(TipoDocumento, { codigo: 'autorizacionBuro' });
    const otro = await manager.findOneByOrFail(TipoDocumento, { codigo: 'pagare' });
    const [plan] = await manager.find(Plan, { order: { id: 'DESC' }, take: 1 });
    const vacio = Object.fromEntries(
      manager.connection.getMetadata(Documento).columns.map(({ propertyName }) => [propertyName, null]),
    );
    const fila = {
      ...vacio,
      id: undefined,
      planId: plan?.id,
      dueno: 1,
      tipoId: otro.id,
      identificacion: cedula,
      aplica: true,
      obligatorio: true,
      versionArchivo: 1,
      version: 1,
    };
    const { identifiers } = await manager.insert(Documento, fila as never);
    const cambiar = (cambios: object) => manager.update(Documento, identifiers[0] as object, cambios);
    expect(await documento()).toBe(false);
    await cambiar({ tipoId: tipo.id });
    expect(await documento()).toBe(true);
    for (const cambios of [{ estado: false }, { versionArchivo: 0 }, { reemplazadaEn: t.clock.now() }]) {
      await cambiar({ estado: null, versionArchivo: 1, reemplazadaEn: null, ...cambios });
      expect([cambios, await documento()]).toEqual([cambios, false]);
    }
    await cambiar({ estado: true, reemplazadaEn: null });
    expect(await documento()).toBe(true);
    await manager.delete(Documento, identifiers[0] as object);
  });

  test('a consent that is registered later costs nothing and is audited', async () => {
    const cedula = cedulaNueva();
    const { id } = (await consultar(cedula)).body;
    const { body } = await consultar(cedula, { consentimiento: '2026-03-02' });
    expect([body.id, body.consentimiento, body.acciones]).toEqual([id, '2026-03-02', ['consultar-de-nuevo']]);
    expect(simulador().preguntas).toHaveLength(1);
    expect((await auditoria(id)).at(-1)).toMatchObject({
      accion: 'autorizar',
      antes: '{"consentimiento":null}',
      despues: '{"consentimiento":"2026-03-02"}',
    });
  });
});

describe('at rest', () => {
  test('a report copied into the row of somebody else does not open, nor one of another key; asking again heals it', async () => {
    const { manager } = t.application.dataSource;
    const [una, otra] = [cedulaNueva(), cedulaNueva()];
    await consultar(una);
    const { id } = (await consultar(otra)).body;
    const { contenido } = await manager.findOneByOrFail(ConsultaBuro, { cedula: una });
    await manager.update(ConsultaBuro, { id }, { contenido });
    for (const answer of [await riesgo.get(`/buro/${otra}`), await consultar(otra)])
      expect([answer.status, answer.body.code, answer.body.detalle]).toEqual([
        404,
        'buro-no-se-abre',
        { consulta: id },
      ]);
    expect((await consultar(otra, { deNuevo: id, motivo: 'No se abre' })).status).toBe(200);
  });

  test('BUR-513 every report read leaves its access row in the same transaction, under its id and not the cédula', async () => {
    const cedula = cedulaNueva();
    const { id } = (await consultar(cedula)).body;
    await (await t.as('ejecutivo')).get(`/buro/${cedula}`);
    // Nothing was flushed: the rows are there
    const [de, e] = await accesos(id);
    expect([de?.operacion, e?.operacion]).toEqual(['leer', 'leer']);
    expect(de?.usuarioId).not.toBe(e?.usuarioId);
    // No row, no report
    const write = jest.spyOn(t.application.accessLog, 'write').mockRejectedValue(new Error('full disk'));
    expect((await riesgo.get(`/buro/${cedula}`)).status).toBe(500);
    expect((await consultar(cedula)).status).toBe(500);
    write.mockRestore();
    expect(await accesos(id)).toHaveLength(2);
  });
});
