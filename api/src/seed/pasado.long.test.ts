import { calculosDeOrden, diasHabiles, tiposDeEvento } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import type { TramiteDeListaVista } from '../capabilities/tramite-legal/tramite-legal.dto';
import { isoOf } from '../db/columns';
import { OrdenDeCompra, OrdenPlan } from '../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { LOADS_MUCH_MS } from '../testing/limits';
import { PaperlessRenderer } from '../testing/renderers';
import { rawQuery } from '../testing/sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { seedDemo } from './demo';
import { escribirPasado } from './pasado';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
let hecho: { entregas: number; retirados: number };
const rows = <T>(sql: string): Promise<T[]> => rawQuery(t.application.dataSource, sql);

beforeAll(async () => {
  t = await startTestApp({ overrides: { renderer: new PaperlessRenderer().asRenderer() } });
  const ahora = t.clock.now();
  await seedDemo((work) => t.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), { ahora });
  hecho = await escribirPasado(t.application);
});
afterAll(() => t.close());

test('two plans a month for two years, of both products, vehicles new and used, by every type of letter', async () => {
  expect(hecho.entregas).toBe(48);
  const meses = await rows<{ mes: string; n: number; p: number }>(
    `SELECT SUBSTRING(fechaEntrega, 1, 7) AS mes, COUNT(*) AS n, COUNT(DISTINCT productoCodigo) AS p FROM carta_salida
      WHERE estado = 'realizada' GROUP BY SUBSTRING(fechaEntrega, 1, 7) ORDER BY 1`,
  );
  expect(meses.map(({ n }) => n)).toEqual(Array.from({ length: 24 }, () => 2));
  expect(meses.filter(({ p }) => p === 2).length).toBeGreaterThanOrEqual(20);
  const de = async (columna: string) =>
    (await rows<{ v: string }>(`SELECT DISTINCT ${columna} AS v FROM orden_de_compra ORDER BY 1`)).map(({ v }) => v);
  expect([await de('estadoBien'), await de('tipoCarta')]).toEqual([
    ['Nuevo', 'Usado'],
    ['001', '002', '003'],
  ]);
});

test('PAG-517 each vehicle has its application, approval and order, one that was delivered its payment, whose figures follow from each other; a house has no order', async () => {
  const { manager } = t.application.dataSource;
  const conCarta = await rows<{ planId: number }>('SELECT planId FROM carta_salida');
  const entregados = new Set(conCarta.map(({ planId }) => planId));
  let sinPagar = 0;
  for (const orden of await manager.find(OrdenDeCompra)) {
    const renglones = await manager.findBy(OrdenPlan, { ordenId: orden.id });
    const { valorPlan, valorComision, diferenciaPrecio, pagoConcesionario } = calculosDeOrden(
      {
        porcentajeComision: orden.porcentajeComision / 100,
        comisionDispositivo: (orden.comisionDispositivo ?? 0) / 100,
      },
      { valorVehiculo: orden.valorVehiculo / 100, montos: renglones.map(({ monto }) => monto / 100) },
    );
    const { valorPlan: a, valorComision: b, diferenciaPrecio: c, pagoConcesionario: d } = orden;
    const nuestros = [valorPlan, valorComision, diferenciaPrecio, pagoConcesionario].map((uno) =>
      Math.round(uno * 100),
    );
    expect([orden.id, a, b, c, d]).toEqual([orden.id, ...nuestros]);
    const pagos = await manager.findBy(SolicitudDePago, { ordenId: orden.id });
    const entregado = renglones.some(({ planId }) => entregados.has(planId));
    expect(pagos.map(({ estado, valor }) => [estado, valor])).toEqual(
      entregado ? [['aprobado', Math.round(pagoConcesionario * 100)]] : [],
    );
    if (!entregado && orden.estado === 'aprobada') sinPagar += 1;
  }
  // the vehicles that wait for legal
  expect(sinPagar).toBe(5);
  const sueltas = await rows(
    `SELECT c.id FROM carta_salida c WHERE NOT EXISTS (SELECT 1 FROM solicitud s WHERE s.planId = c.planId AND s.estadoSol = 'GENERADA')
      OR NOT EXISTS (SELECT 1 FROM ficha_plan k JOIN medio_aprobacion m ON m.fichaId = k.fichaId WHERE k.adjudicacionId = c.adjudicacionId AND m.estado = 1)
      OR CASE WHEN c.productoCodigo = '01' THEN 1 ELSE 0 END
        <> CASE WHEN EXISTS (SELECT 1 FROM orden_plan o WHERE o.planId = c.planId AND o.vigente = 1) THEN 1 ELSE 0 END`,
  );
  expect(sueltas).toEqual([]);
});

test('invariant 40 numbers without gaps in the order of their dates, and the next one is drawn behind them', async () => {
  for (const [serie, tabla] of [
    ['orden-de-compra', 'orden_de_compra'],
    ['solicitud-de-pago', 'solicitud_de_pago'],
  ]) {
    const filas = await rows<{ id: number; creadoEn: unknown }>(`SELECT id, creadoEn FROM ${tabla} ORDER BY id`);
    expect(filas.map(({ id }) => id)).toEqual(filas.map((_, i) => i + 1));
    const creadas = filas.map(({ creadoEn }) => isoOf(creadoEn));
    expect(creadas).toEqual(creadas.toSorted());
    expect(await rows(`SELECT valor FROM contador WHERE serie = '${serie}'`)).toEqual([{ valor: filas.length }]);
  }
});

test('CAR-502 the days of each step are spread over the way, in working hours; some plans are late, none is delivered before its award', async () => {
  const eventos = await rows<{ planId: number; tipo: string; fecha: unknown; abierta: unknown }>(
    'SELECT e.planId AS planId, e.tipo AS tipo, e.fecha AS fecha, c.abiertaEn AS abierta FROM evento e JOIN carpeta c ON c.planId = e.planId ORDER BY e.planId, e.id',
  );
  const porPlan = Map.groupBy(eventos, ({ planId }) => planId);
  const plazos: number[] = [];
  const pasos = new Map<string, Set<number>>();
  for (const suyos of porPlan.values()) {
    const instantes = suyos.map(({ fecha }) => new Date(isoOf(fecha) as string));
    expect(instantes.map(Number)).toEqual(instantes.map(Number).sort((a, b) => a - b));
    const dias = instantes.map((uno) => uno.toISOString().slice(0, 10));
    for (const [i, { tipo }] of suyos.entries())
      if (i > 0)
        pasos.set(tipo, (pasos.get(tipo) ?? new Set()).add(diasHabiles(dias[i - 1] as string, dias[i] as string)));
    if (suyos.at(-1)?.tipo === tiposDeEvento.entrega)
      plazos.push(diasHabiles((isoOf(suyos[0]?.abierta) as string).slice(0, 10), dias.at(-1) as string));
  }
  for (const tipo of [tiposDeEvento.carpetaAprobada, tiposDeEvento.contratoAprobado, tiposDeEvento.pagoAprobado])
    expect([tipo, (pasos.get(tipo)?.size ?? 0) >= 4]).toEqual([tipo, true]);
  expect(Math.min(...plazos)).toBeGreaterThan(15);
  expect(plazos.filter((dias) => dias > 90).length).toBeGreaterThanOrEqual(4);
  expect(plazos.filter((dias) => dias < 75).length).toBeGreaterThan(24);
});

test('LEG-501 LEG-506 on the home of legal stands who waits for a note, of both products and married or not, with what is bought approved and ordered; no delivery of the past', async () => {
  const legal = await t.as('asistente.legal');
  const lista = async (terminado: boolean) => {
    const filter = encodeURIComponent(JSON.stringify({ terminado }));
    const { body, headers } = await legal.get(`/tramite-legal?filter=${filter}&range=[0,99]`).expect(200);
    return { filas: body as TramiteDeListaVista[], total: Number(String(headers['content-range']).split('/')[1]) };
  };
  const { filas } = await lista(false);
  expect(filas.map(({ porHacer, paso }) => [porHacer, paso])).toEqual(
    Array.from({ length: 8 }, () => ['Pagare', 'generarPagare']),
  );
  const estados = await rows<{ producto: string; estadoCivil: string; medio: number; orden: string | null }>(
    `SELECT j.productoCodigo AS producto, s.estadoCivil AS estadoCivil, m.estado AS medio, o.estado AS orden FROM solicitud s
      JOIN adjudicacion j ON j.planId = s.planId JOIN "plan" l ON l.id = s.planId
      LEFT JOIN ficha_plan k ON k.adjudicacionId = j.id LEFT JOIN medio_aprobacion m ON m.fichaId = k.fichaId
      LEFT JOIN orden_plan p ON p.planId = s.planId LEFT JOIN orden_de_compra o ON o.id = p.ordenId
      WHERE l.idCodigo IN (${filas.map(({ id }) => `'${id}'`).join(', ')})`,
  );
  expect(estados).toHaveLength(8);
  for (const { producto, medio, orden } of estados)
    expect([producto, Number(medio), orden]).toEqual([producto, 1, producto === '01' ? 'aprobada' : null]);
  expect(estados).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ producto: '01', estadoCivil: 'S' }),
      expect.objectContaining({ producto: '01', estadoCivil: 'C' }),
      expect.objectContaining({ producto: '02', estadoCivil: 'S' }),
    ]),
  );
  const terminados = await lista(true);
  expect(terminados.total).toBe(hecho.entregas);
  expect(terminados.filas[0]).toMatchObject({ porHacer: 'Realizado', paso: null, terminado: true, pagareId: null });
});

test('who withdrew has an annulled order, an approval that waits again and a closed award, and is in no list of letters', async () => {
  expect(hecho.retirados).toBeGreaterThanOrEqual(3);
  const retirados = await rows<Record<string, unknown>>(
    `SELECT o.estado AS orden, m.estado AS medio, m.idOrden AS idOrden, p.vigente AS vigente, c.id AS carta FROM adjudicacion j
      JOIN orden_plan p ON p.adjudicacionId = j.id JOIN orden_de_compra o ON o.id = p.ordenId
      JOIN medio_aprobacion m ON m.id = o.medioId LEFT JOIN carta_salida c ON c.adjudicacionId = j.id
      JOIN evento e ON e.planId = j.planId AND e.tipo = 'RETIRO-ADJUDICACION' WHERE j.estado = 'RADJ'`,
  );
  expect(retirados).toHaveLength(hecho.retirados);
  for (const uno of retirados)
    expect({ ...uno, vigente: Number(uno['vigente']) }).toEqual({
      ...{ orden: 'anulada', medio: null, idOrden: null, vigente: 0, carta: null },
    });
});

test('PAG-509 ORD-540 what nobody printed is not there: a past payment shows what was judged, and its document is still to be issued', async () => {
  expect(await rows('SELECT id FROM documento_emitido')).toEqual([]);
  const jefatura = await t.as('jefatura');
  const { body: pago } = await jefatura.get('/solicitud-de-pago/1').expect(200);
  expect(pago).toMatchObject({ estado: 'aprobado', emitida: null, acciones: ['generar'] });
  expect(pago.documentos.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['cedula', 'proforma', 'contrato']);
  await jefatura.get(`/${pago.documentos[0].ruta}`).expect(200);
  const { body: orden } = await jefatura.get(`/orden-de-compra/${pago.orden}`).expect(200);
  expect(orden).toMatchObject({ estado: 'aprobada', documentoEmitido: false, acciones: ['generar'] });
});
