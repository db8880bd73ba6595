import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../seed/builders';
import { generarCarta, planPorSalir, subirPruebas } from '../../testing/cartas';
import { clienteConPlanes, medioEnviado } from '../../testing/medios';
import { crearConcesionario, crearOrden, cuerpoDeOrden, medioAprobado } from '../../testing/ordenes';
import { decidir, ponerDocumento, SIEMPRE } from '../../testing/pagos';
import { StatementCounter } from '../../testing/statement-counter';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { AdjudicacionVista } from './adjudicacion.dto';

let t: TestApp;
let ejecutivo: Client;
let jefatura: Client;
const counter = new StatementCounter();

beforeEach(async () => {
  t = await startTestApp({ database: { logger: counter } });
  [ejecutivo, jefatura] = [await t.as('ejecutivo'), await t.as('jefatura')];
});
afterEach(() => t.close());

const db = () => t.application.dataSource.manager;
const path = (filtro: object) =>
  `/adjudicacion?sort=${encodeURIComponent('["fecha","ASC"]')}&filter=${encodeURIComponent(JSON.stringify(filtro))}`;
const pendientes = async (client = ejecutivo): Promise<AdjudicacionVista[]> =>
  (await client.get(path({ ejecutivo: 'yo', pendientes: true })).expect(200)).body;

/** An award of this day for the executive. */
async function adjudicado(fecha: string): Promise<string> {
  const plan = await crearPlan(db(), await crearGrupo(db()));
  const { adjudicacionId } = await adjudicarPlan(db(), plan, { ejecutivo: 'ejecutivo' });
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
  await jefatura
    .post(`/orden-de-compra/${orden.id}/aprobar`, { version: orden.version, aceptaSinCarpeta: true })
    .expect(200);
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
