import { codigosDePolitica } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';

let incompleta: PlanDePrueba;
let completa: PlanDePrueba;
const counter = new StatementCounter();

const t = testApp({ database: { logger: counter } });
const riesgo = t.user('riesgo');
beforeAll(async () => {
  // the builder's folders in 004 were sent complete; this one by the real act, with much missing
  completa = await planAdjudicado(t, { idDepartamento: '004', ejecutivo: 'ejecutivo2' });
  incompleta = await carpetaEnRiesgo(t);
});

const lista = (filter: object, client = riesgo, extra = '') =>
  client.get(`/carpeta?filter=${encodeURIComponent(JSON.stringify(filter))}${extra}`);
const ids = async (filter: object, extra = '') =>
  (await lista(filter, riesgo, extra)).body.map(({ id }: { id: string }) => id);

test('RIE-505 RIE-506 RIE-519 a folder in risk with its plan, award, sending and what may be done', async () => {
  const { status, body, headers } = await lista({ idDepartamento: '004', completa: false });
  expect([status, headers['content-range']]).toEqual([200, 'carpeta 0-0/1']);
  const [fila] = body;
  expect(fila).toMatchObject({
    id: incompleta.idCodigo,
    cedula: incompleta.titular.identificacion,
    plan: expect.stringMatching(/^(MotorPlan|CasaPlan) \$ [\d.]+,\d\d$/),
    fechaAdjudicacion: '2026-02-10',
    numeroAsamblea: 1,
    idDepartamento: '004',
    enviadaPor: 'Luis Chicaiza',
    enviadaEn: t.clock.now().toISOString(),
    completa: false,
    estadoDocumentos: 'Documentación incompleta',
    acciones: ['aprobar', 'devolver'],
  });
  expect(fila.nombreCliente.startsWith(incompleta.titular.apellidoPaterno)).toBe(true);
  expect(fila.faltantes).toBe((await riesgo.get(`/plan/${incompleta.idCodigo}`)).body.faltantes.length);
});

test('RIE-505 complete and incomplete ones apart; none vanishes; the longest waiting first', async () => {
  expect(await ids({ completa: true })).toEqual([completa.idCodigo]);
  expect(await ids({})).toEqual([completa.idCodigo, incompleta.idCodigo]);
  expect(await ids({ q: incompleta.titular.identificacion })).toEqual([incompleta.idCodigo]);
  expect(await ids({ idDepartamento: '003' })).toEqual([]);
  expect(await ids({}, '&range=[1,1]')).toEqual([incompleta.idCodigo]);
  for (const campo of ['id', 'cedula', 'nombreCliente', 'producto', 'grupo', 'fechaAdjudicacion', 'numeroAsamblea'])
    expect(await ids({}, `&sort=${encodeURIComponent(`["${campo}","DESC"]`)}`)).toHaveLength(2);
});

test('CAP-509 without a current purchase request the board offers to return the folder, not to approve it', async () => {
  const { manager } = t.application.dataSource;
  const { id, version } = await manager.findOneByOrFail(Solicitud, { planId: incompleta.planId });
  await manager.update(Solicitud, { id }, { version: version + 1 });
  expect((await lista({ completa: false })).body[0]?.acciones).toEqual(['devolver']);
  await manager.update(Solicitud, { id }, { version });
  expect((await lista({ completa: false })).body[0]?.acciones).toEqual(['aprobar', 'devolver']);
});

test('RIE-519 others read the list without its actions', async () => {
  for (const usuario of ['ejecutivo', 'jefatura', 'gerente', 'legal'])
    expect((await lista({ completa: true }, await t.as(usuario))).body[0]?.acciones).toEqual([]);
});

test('RIE-519 two statements, however many folders', async () => {
  await lista({});
  expect(await counter.during(() => lista({}))).toHaveLength(2);
});

test('RIE-505 a withdrawn award leaves the board', async () => {
  const otra = await planAdjudicado(t, { idDepartamento: '004' });
  expect(await ids({ completa: true })).toContain(otra.idCodigo);
  await t.application.dataSource.manager.update(Adjudicacion, { planId: otra.planId }, { estado: 'RADJ' });
  expect(await ids({ completa: true })).not.toContain(otra.idCodigo);
});

describe('RIE-504', () => {
  const metricas = async () => (await riesgo.get('/carpeta/metricas')).body;

  test('RIE-504 of the month: received, approved, returned, and the working days it took', async () => {
    const antes = await metricas();
    const [una, otra] = [await carpetaEnRiesgo(t), await carpetaEnRiesgo(t)];
    expect(await metricas()).toEqual({
      ...antes,
      enRiesgo: antes.enRiesgo + 2,
      recibidasMes: antes.recibidasMes + 2,
    });
    expect(antes.diasPromedio).toBeNull();
    await riesgo.post(`/carpeta/${una.idCodigo}/aprobar`, {
      tipoGarantia: 'F',
      comentario: 'Conforme',
      confirma: [...codigosDePolitica],
    });
    // 10 March 2026 is a Tuesday; three working days later it is Friday
    t.clock.advance(3 * 24 * 3_600_000);
    const despues = await t.as('riesgo');
    await despues.post(`/carpeta/${otra.idCodigo}/devolver`, { motivo: 'Falta la papeleta' });
    expect((await despues.get('/carpeta/metricas')).body).toMatchObject({
      enRiesgo: antes.enRiesgo,
      aprobadasMes: 1,
      devueltasMes: 1,
      diasPromedio: 1.5,
    });
  });

  test('RIE-504 last month is not counted, what waits is', async () => {
    const { enRiesgo } = (await (await t.as('riesgo')).get('/carpeta/metricas')).body;
    t.clock.advance(40 * 24 * 3_600_000);
    expect((await (await t.as('riesgo')).get('/carpeta/metricas')).body).toEqual({
      enRiesgo,
      recibidasMes: 0,
      aprobadasMes: 0,
      devueltasMes: 0,
      diasPromedio: null,
    });
  });
});
