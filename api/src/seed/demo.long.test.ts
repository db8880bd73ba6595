import { cedulaCuadra, diferenciaEnDias, hoyEn, rucCuadra } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { LOADS_MUCH_MS } from '../testing/limits';
import { rawQuery } from '../testing/sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { type DemoTotals, seedDemo } from './demo';

jest.setTimeout(LOADS_MUCH_MS);

const AHORA = new Date('2026-03-10T15:00:00.000Z');
let t: TestApp;
let totals: DemoTotals;

const load = async (app: TestApp, ahora = AHORA): Promise<DemoTotals> =>
  (await seedDemo((work) => app.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), { ahora })).totals;
const rows = <T>(sql: string, app = t): Promise<T[]> => rawQuery(app.application.dataSource, sql);

beforeAll(async () => {
  t = await startTestApp();
  totals = await load(t);
});
afterAll(() => t.close());

test('two products, twelve groups, two thousand plans, twenty thousand movements', async () => {
  expect(totals).toMatchObject({ personas: 1500, grupos: 12, planes: 2000 });
  expect(totals.movimientos).toBeGreaterThanOrEqual(20_000);
  expect(await rows('SELECT DISTINCT productoCodigo FROM grupo ORDER BY 1')).toEqual([
    { productoCodigo: '01' },
    { productoCodigo: '02' },
  ]);
});

test('the balance of every plan is its debits less its credits, to the cent, and its paid instalments are in its account', async () => {
  const wrong = await rows(`
    SELECT p.idCodigo FROM plan_ahorro p JOIN grupo g ON g.id = p.grupoId
      LEFT JOIN (SELECT planId, SUM(valorDebito) - SUM(valorCredito) AS saldo, SUM(valorCredito) AS pagado FROM movimiento GROUP BY planId) m ON m.planId = p.id
    WHERE ABS(p.saldo - COALESCE(m.saldo, 0)) > 0.004 OR ABS(p.cuotasPagadas * p.valorCuota - COALESCE(m.pagado, 0)) > 0.004`);
  expect(wrong).toEqual([]);
});

test('every cédula and RUC checks, no person is twice there, every place exists', async () => {
  const personas = await rows<{
    tipoIdentificacion: string;
    identificacion: string;
    parroquiaCodigo: string;
    cantonCodigo: string;
  }>('SELECT tipoIdentificacion, identificacion, parroquiaCodigo, cantonCodigo FROM persona');
  expect(new Set(personas.map((p) => p.identificacion)).size).toBe(1500);
  for (const { tipoIdentificacion, identificacion, parroquiaCodigo, cantonCodigo } of personas) {
    if (tipoIdentificacion === 'C') expect(cedulaCuadra(identificacion)).toBe(true);
    if (tipoIdentificacion === 'R') expect(rucCuadra(identificacion)).toBe(true);
    expect(parroquiaCodigo.startsWith(cantonCodigo)).toBe(true);
  }
});

test('there is something of everything that the screens show', async () => {
  const hoy = hoyEn(AHORA);
  const [{ n: deHoy = 0 } = {}] = await rows<{ n: number }>(`SELECT COUNT(*) n FROM asamblea WHERE fecha = '${hoy}'`);
  expect(deHoy).toBeGreaterThanOrEqual(2);
  const proximas = await rows<{ fecha: string }>(`SELECT fecha FROM asamblea WHERE estado = '' AND fecha > '${hoy}'`);
  expect(proximas.length).toBeGreaterThanOrEqual(5);
  for (const { fecha } of proximas) expect(diferenciaEnDias(hoy, fecha)).toBeLessThan(60);
  const counts: Record<string, [string, number]> = {
    libres: [
      'SELECT COUNT(*) n FROM plan_ahorro p WHERE NOT EXISTS (SELECT 1 FROM plan_titular t WHERE t.planId = p.id AND t.hasta IS NULL)',
      80,
    ],
    vencidas: ['SELECT COUNT(*) n FROM plan_ahorro WHERE cuotasVencidas > 0', 200],
    cesionesEnCurso: ["SELECT COUNT(*) n FROM plan_ahorro WHERE estadoPlan = 'C'", 10],
    cesionesHechas: ['SELECT COUNT(*) n FROM plan_titular WHERE hasta IS NOT NULL', 20],
    ofertas: ["SELECT COUNT(*) n FROM adjudicacion WHERE adjudicadoPor = 'Oferta'", 50],
    sorteos: ["SELECT COUNT(*) n FROM adjudicacion WHERE adjudicadoPor = 'Sorteo'", 50],
    entregas: ["SELECT COUNT(*) n FROM adjudicacion WHERE adjudicadoPor = 'Entrega'", 3],
    retiros: [
      "SELECT COUNT(*) n FROM adjudicacion r JOIN adjudicacion n ON n.reemplazaA = r.id WHERE r.estado = 'RADJ'",
      1,
    ],
    sinAsambleas: [
      'SELECT COUNT(*) n FROM grupo g WHERE NOT EXISTS (SELECT 1 FROM asamblea a WHERE a.grupoId = g.id)',
      1,
    ],
    asignados: ['SELECT COUNT(DISTINCT usuarioId) n FROM asignacion_ejecutivo', 2],
    actaPendiente: [`SELECT COUNT(*) n FROM asamblea WHERE estado = '' AND fecha < '${hoy}'`, 1],
  };
  for (const [what, [sql, least]] of Object.entries(counts)) {
    const [{ n = 0 } = {}] = await rows<{ n: number }>(sql);
    expect({ what, enough: n >= least, n }).toEqual({ what, enough: true, n });
  }
});

test('only participants who take part hold an award, offers of an assembly have sequences 1, 2, 3…', async () => {
  expect(
    await rows(`SELECT p.id FROM participante p JOIN asamblea a ON a.id = p.asambleaId
      WHERE p.asambleaAdjudica <> 0 AND (p.asambleaAdjudica <> a.numeroAsamblea OR p.estado <> 'participa')`),
  ).toEqual([]);
  expect(
    await rows(`SELECT asambleaId FROM adjudicacion WHERE adjudicadoPor = 'Oferta' AND estado = 'ADJ'
      GROUP BY asambleaId HAVING MIN(prioridad) <> 1 OR MAX(prioridad) <> COUNT(*)`),
  ).toEqual([]);
  expect(
    await rows(`SELECT planId FROM adjudicacion WHERE estado = 'ADJ' GROUP BY planId HAVING COUNT(*) > 1`),
  ).toEqual([]);
});

test('the same date gives the same data; another month moves the assemblies along', async () => {
  const [again, later] = [await startTestApp(), await startTestApp()];
  try {
    expect(await load(again)).toEqual(totals);
    const picture =
      'SELECT p.idCodigo, p.saldo, n.identificacion FROM plan_ahorro p JOIN plan_titular t ON t.planId = p.id JOIN persona n ON n.id = t.personaId ORDER BY 1, 3';
    expect(await rows(picture, again)).toEqual(await rows(picture));
    await load(later, new Date('2026-05-31T15:00:00.000Z'));
    const [{ n = 0 } = {}] = await rows<{ n: number }>(
      "SELECT COUNT(*) n FROM asamblea WHERE fecha = '2026-05-31'",
      later,
    );
    expect(n).toBeGreaterThanOrEqual(2);
  } finally {
    await Promise.all([again.close(), later.close()]);
  }
});
