import { codigosDePolitica } from '@adjudica/domain';
import { PrecioVehiculo } from '../../entities/vehiculo.entity';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { actuar, clienteConPlanes, costos, medioEnviado, vehiculo } from '../../testing/medios';
import { actuarEnOrden, crearOrden } from '../../testing/ordenes';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import type { SalvedadVista } from './decision.dto';

let plan: PlanDePrueba;
const counter = new StatementCounter();

const t = testApp({
  database: { logger: counter },
});
const gerente = t.user('gerente');
const jefatura = t.user('jefatura');
const riesgo = t.user('riesgo');
beforeEach(async () => {
  t.clock.advance(60_000);
  plan = await carpetaEnRiesgo(t);
});

const lista = async (filter: object = {}): Promise<SalvedadVista[]> => {
  const asked = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' });
  const { status, body } = await gerente.get(`/salvedad?${asked}`);
  expect(status).toBe(200);
  return body;
};
const delPlan = async (idCodigo = plan.idCodigo) => (await lista()).filter((fila) => fila.idCodigo === idCodigo);
const enRiesgo = (ruta: string) => `/riesgo/${plan.idCodigo}${ruta}`;
const deRiesgo = () => ({
  cedula: plan.titular.identificacion,
  monto: 20_000,
  quien: expect.stringMatching(/^\S+ \S+$/),
  fecha: t.clock.now().toISOString(),
  enlace: `/estado-cliente/${plan.titular.identificacion}?plan=${plan.idCodigo}`,
});

test('an event that is no override cannot be asked for', async () => {
  expect((await gerente.get('/salvedad?filter={"tipo":"ADJUDICACION"}')).body).toMatchObject({
    code: 'lista-mal-formada',
  });
});

test('a mark by hand and an exception stand there with who, when and why, and lead to their plan', async () => {
  await riesgo.post(enRiesgo('/calcular'), { version: 0 }).expect(200);
  const { version } = (await riesgo.get(enRiesgo(''))).body;
  await riesgo
    .put(enRiesgo('/parametro'), { parametro: 'VALOR19', cumple: true, version, motivo: 'Vi la escritura' })
    .expect(200);
  await riesgo.post(enRiesgo('/excepcion'), { excepcion: true, observacion: 'Cliente de diez años' }).expect(200);
  expect(await delPlan()).toEqual([
    expect.objectContaining({ tipo: 'EXCEPCION', motivo: 'Cliente de diez años', ...deRiesgo() }),
    expect.objectContaining({
      tipo: 'RIESGO-MARCADO',
      etiquetaTipo: 'Parámetro de riesgo marcado',
      motivo: expect.stringMatching(/\. Vi la escritura$/),
      ...deRiesgo(),
    }),
  ]);
});

test('an approval beyond the policy stands there with the rules that were confirmed', async () => {
  const confirma = codigosDePolitica.filter((codigo) => codigo !== 'vigencia');
  const visto = { tipoGarantia: 'C', comentario: 'Responde su garante', confirma };
  await riesgo.post(`/carpeta/${plan.idCodigo}/aprobar`, visto).expect(200);
  expect(await delPlan()).toEqual([
    expect.objectContaining({
      tipo: 'POLITICA-CONFIRMADA',
      motivo: expect.stringMatching(/^Confirmó: .*Garantías revisadas: Sin confirmar/),
      ...deRiesgo(),
    }),
  ]);
});

test('a value far from the list leads to its means, an order without approved folder to the order; once each, whatever the plans', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo', cuantos: 2 });
  const { modeloId } = await vehiculo(t);
  await t.application.dataSource.manager.update(PrecioVehiculo, { modeloId }, { precio: 20_000 });
  const medio = await medioEnviado(t, cliente, { ...costos, valor: 60_000 });
  await actuar(riesgo, 'aceptar', medio, { confirmaValor: true }).expect(200);
  expect(await delPlan(cliente.planes[1]?.idCodigo)).toEqual([]);
  expect(await delPlan(cliente.planes[0]?.idCodigo)).toEqual([
    expect.objectContaining({
      tipo: 'VALOR-CONFIRMADO',
      monto: 60_000,
      motivo: expect.stringContaining('lejos'),
      enlace: `/medio-aprobacion/${medio.id}`,
    }),
  ]);
  const otro = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const orden = await crearOrden(t, { cliente: otro });
  t.clock.advance(1000);
  await actuarEnOrden(jefatura, 'aprobar', orden).expect(200);
  expect((await delPlan(otro.planes[0]?.idCodigo))[0]).toMatchObject({
    tipo: 'ORDEN-SIN-CARPETA',
    monto: orden.pagoConcesionario,
    motivo: expect.stringContaining('Carpeta aprobada por riesgo: '),
    enlace: `/orden-de-compra/${orden.id}`,
  });
});

test('kind, person, days, product and client narrow the list, the newest first; two statements', async () => {
  await riesgo.post(enRiesgo('/calcular'), { version: 0 }).expect(200);
  await riesgo.post(enRiesgo('/excepcion'), { excepcion: true, observacion: 'Con aval' }).expect(200);
  const todas = await lista();
  const fechas = todas.map(({ fecha }) => fecha);
  expect(fechas).toEqual([...fechas].sort().reverse());
  const [mia] = todas;
  const [nombre, apellido] = (mia?.quien ?? '').split(' ') as [string, string];
  const cuantas = async (filter: object) => (await lista(filter)).length;
  expect(new Set((await lista({ tipo: 'EXCEPCION' })).map(({ tipo }) => tipo))).toEqual(new Set(['EXCEPCION']));
  expect(await cuantas({ quien: apellido.slice(0, 3) })).toBe(await cuantas({ quien: nombre }));
  expect(await cuantas({ quien: 'nadie' })).toBe(0);
  expect(await cuantas({ producto: '02' })).toBe(0);
  expect(await cuantas({ producto: '01' })).toBe(todas.length);
  expect(await cuantas({ q: plan.idCodigo })).toBe(1);
  const hoy = t.clock.now().toISOString().slice(0, 10);
  expect(await cuantas({ fechaDesde: hoy, fechaHasta: hoy })).toBe(todas.length);
  expect(await cuantas({ fechaHasta: '2020-01-01' })).toBe(0);
  expect(await counter.during(() => gerente.get('/salvedad'))).toHaveLength(2);
});
