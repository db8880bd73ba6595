import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { generarCarta, planPorSalir, subirPruebas } from '../../testing/cartas';
import { clienteConPlanes, medioEnviado } from '../../testing/medios';
import { crearConcesionario, crearOrden, cuerpoDeOrden, medioAprobado } from '../../testing/ordenes';
import { decidir, ponerDocumento, SIEMPRE } from '../../testing/pagos';
import { StatementCounter } from '../../testing/statement-counter';
import { testAppOfEach } from '../../testing/test-app';
import type { AdjudicacionVista } from './adjudicacion.dto';

const counter = new StatementCounter();

const t = testAppOfEach({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');

const db = () => t.application.dataSource.manager;
const path = (filtro: object) =>
  `/adjudicacion?sort=${encodeURIComponent('["fecha","ASC"]')}&filter=${encodeURIComponent(JSON.stringify(filtro))}`;
const pendientes = async (client = ejecutivo): Promise<AdjudicacionVista[]> =>
  (await client.get(path({ ejecutivo: 'yo', pendientes: true })).expect(200)).body;

/** An award of this day for an executive. */
async function adjudicado(fecha: string, producto: '01' | '02' = '01', ejecutivo = 'ejecutivo'): Promise<string> {
  const plan = await crearPlan(db(), await crearGrupo(db(), { productoCodigo: producto }));
  const { adjudicacionId } = await adjudicarPlan(db(), plan, { ejecutivo });
  await db().update(Adjudicacion, { id: adjudicacionId }, { fecha });
  return plan.idCodigo;
}

test('what is pending: neither what was withdrawn nor another executive’s nor what was handed over; the oldest first, of all months', async () => {
  const nuevo = await adjudicado('2026-03-02');
  const viejo = await adjudicado('2025-11-20');
  const retirado = await adjudicado('2026-01-05');
  const { body } = await jefatura.get(path({ q: retirado })).expect(200);
  await jefatura.post(`/adjudicacion/${body[0].id}/retirar`, { motivo: 'Renuncia' }).expect(200);
  const { idCodigo: entregado } = await planPorSalir(t);
  expect((await pendientes()).map(({ idCodigo }) => idCodigo)).toContain(entregado);
  await generarCarta(jefatura, entregado);
  await subirPruebas(ejecutivo, entregado);
  const { version } = (await ejecutivo.get(`/carta-salida/${entregado}`)).body;
  await ejecutivo.post(`/carta-salida/${entregado}/entregar`, { fecha: '2026-03-10', version }).expect(200);
  expect((await pendientes()).map(({ idCodigo }) => idCodigo).sort()).toEqual([nuevo, viejo].sort());
  expect(await pendientes(await t.as('ejecutivo2'))).toEqual([]);
});

describe('the latest against its promise first', () => {
  const DE_HOY = '2026-03-10';
  const ordenados = async (
    direccion: 'ASC' | 'DESC' = 'ASC',
    filtro: object = { ejecutivo: 'yo', pendientes: true },
  ) => {
    const sort = encodeURIComponent(JSON.stringify(['promesa', direccion]));
    const ruta = `/adjudicacion?sort=${sort}&filter=${encodeURIComponent(JSON.stringify(filtro))}`;
    const { body } = await ejecutivo.get(ruta).expect(200);
    return (body as AdjudicacionVista[]).map(({ idCodigo, promesa }) => ({ idCodigo, ...promesa }));
  };
  const plazo = async (producto: '01' | '02', dias: number, desde = '2025-01-01') =>
    (await t.as('admin'))
      .post('/plazo', { codigo: 'entrega', producto, desde, dias, clausula: 'Cláusula novena' })
      .expect(201);

  test('where all have one term: the oldest', async () => {
    const [nuevo, viejo, medio] = [
      await adjudicado('2026-03-02'),
      await adjudicado('2025-11-20'),
      await adjudicado('2026-01-05'),
    ];
    expect((await ordenados()).map(({ idCodigo }) => idCodigo)).toEqual([viejo, medio, nuevo]);
    expect((await ordenados('DESC')).map(({ idCodigo }) => idCodigo)).toEqual([nuevo, medio, viejo]);
  });

  test('where each product, and each time, has its own: by what was promised', async () => {
    await plazo('01', 40);
    await plazo('01', 8, '2026-02-16');
    await plazo('02', 20);
    const filas = [];
    // a Saturday and a Sunday, days on either side of a new term, and both products
    for (const [fecha, producto] of [
      ['2026-01-16', '01'],
      ['2026-01-17', '02'],
      ['2026-02-13', '01'],
      ['2026-02-16', '01'],
      ['2026-02-22', '01'],
      ['2026-02-09', '02'],
      [DE_HOY, '01'],
    ] as const)
      filas.push(await adjudicado(fecha, producto));
    const orden = await ordenados();
    expect(orden.map(({ idCodigo }) => idCodigo).sort()).toEqual([...filas].sort());
    const dias = orden.map(({ atraso = 0, quedan = 0 }) => quedan - atraso);
    expect(dias).toEqual([...dias].sort((a, b) => a - b));
    expect(new Set(dias).size).toBe(filas.length);
    // by day alone the order would be another one
    expect(orden[0]?.idCodigo).not.toBe(filas[0]);
    expect((await ordenados('DESC')).map(({ idCodigo }) => idCodigo)).toEqual(
      orden.map(({ idCodigo }) => idCodigo).reverse(),
    );
  });
});

test('ADJ-001 what is pending of the whole team has another executive’s plans and those that nobody looks after', async () => {
  const propio = await adjudicado('2026-03-02');
  const ajeno = await adjudicado('2026-02-02', '01', 'ejecutivo2');
  const codigos = async (de: string) =>
    ((await ejecutivo.get(path({ ejecutivo: de, pendientes: true })).expect(200)).body as AdjudicacionVista[]).map(
      ({ idCodigo }) => idCodigo,
    );
  expect(await codigos('yo')).toEqual([propio]);
  expect(await codigos('equipo')).toEqual([ajeno, propio]);
  await ejecutivo.get(path({ ejecutivo: 'todos' })).expect(400);
});

test('the next act of one plan, from its approval to the payment, as executive and head see it', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const planId = cliente.planes[0]?.id as number;
  const sigue = async (client = ejecutivo) => {
    const filas = (await client.get(path({ pendientes: true })).expect(200)).body as AdjudicacionVista[];
    return filas.find(({ idCodigo }) => idCodigo === cliente.planes[0]?.idCodigo)?.siguiente;
  };
  await db().update(Carpeta, { planId }, { idDepartamento: '003' });
  expect(await sigue()).toMatchObject({ texto: 'Registrar medio de aprobación', leToca: true });
  await medioEnviado(t, cliente);
  const enviado = await sigue();
  expect(enviado).toMatchObject({ de: 'riesgo', leToca: false });
  const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  await db().update(Carpeta, { planId: otro.planes[0]?.id as number }, { idDepartamento: '003' });
  const medio = await medioAprobado(t, { cliente: otro });
  cliente.planes[0] = otro.planes[0] as (typeof cliente.planes)[number];
  expect(await sigue()).toEqual({
    texto: 'Emitir orden de compra',
    de: 'ejecutivo',
    idDepartamento: '002',
    departamento: 'Adjudicaciones',
    desde: '2026-03-10',
    dias: 0,
    leToca: true,
    enlace: `/orden-de-compra/nuevo?medio=${medio.id}`,
  });
  const { body: orden } = await ejecutivo
    .post('/orden-de-compra', cuerpoDeOrden(medio.id, await crearConcesionario(t)))
    .expect(201);
  expect(await sigue()).toMatchObject({ de: 'jefatura', leToca: false, enlace: `/orden-de-compra/${orden.id}` });
  expect(await sigue(jefatura)).toMatchObject({ texto: 'Aprobar orden de compra', leToca: true });
  await jefatura.post(`/orden-de-compra/${orden.id}/aprobar`, { version: orden.version }).expect(200);
  expect(await sigue()).toMatchObject({
    texto: 'Solicitar pago',
    enlace: `/solicitud-de-pago/nuevo?orden=${orden.id}`,
  });
  for (const codigo of SIEMPRE) await ponerDocumento(t, otro.planes[0]?.id as number, codigo);
  const { body: pago } = await ejecutivo
    .post('/solicitud-de-pago', { orden: orden.id, concepto: 'COMPRA DE VEHICULO AL CLIENTE' })
    .expect(201);
  expect(await sigue()).toMatchObject({ de: 'jefatura', enlace: `/solicitud-de-pago/${pago.id}` });
  await decidir(jefatura, 'aprobar', pago).expect(200);
  expect(await sigue(jefatura)).toMatchObject({
    texto: 'Generar carta de salida',
    enlace: `/carta-salida/nuevo?plan=${otro.planes[0]?.idCodigo}`,
  });
});

test('another list reads no steps; either takes two statements', async () => {
  await adjudicado('2026-03-02');
  expect((await ejecutivo.get(path({ ejecutivo: 'yo' }))).body[0].siguiente).toBeNull();
  expect(await counter.during(() => pendientes())).toHaveLength(2);
});

test('AUT-029 an executive reads his awarded members, the status of a client, documents, approvals and orders', async () => {
  const { id, medioId, planes } = await crearOrden(t);
  const plan = planes[0]?.idCodigo as string;
  expect((await pendientes()).map(({ idCodigo }) => idCodigo)).toEqual([plan]);
  expect((await ejecutivo.get(`/plan/${plan}`).expect(200)).body).toMatchObject({ idCodigo: plan });
  const lista = async (ruta: string): Promise<unknown[]> =>
    (await ejecutivo.get(ruta).expect(200)).body.map((fila: { id: unknown }) => fila.id);
  expect(await lista('/documentos-cliente')).toEqual([plan]);
  expect(await lista('/medio-aprobacion')).toEqual([medioId]);
  expect(await lista('/orden-de-compra')).toEqual([id]);
});
