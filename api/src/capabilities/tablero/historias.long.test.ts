import { sumarDias, tiposDeEvento } from '@adjudica/domain';
import { Feriado } from '../../entities/catalogo.entity';
import { cifrasDe, filasDe } from '../../testing/tablero';
import { cuentaDe, diasHabilesContados, enRango, tableroContado } from '../../testing/tablero-cuenta';
import { type Historia, HOY, INMUEBLES, sembrarHistorias } from '../../testing/tablero-historias';
import { testApp } from '../../testing/test-app';
import type { AdjudicacionVista } from '../adjudicacion/adjudicacion.dto';

const e = tiposDeEvento;
const MESES = [...Array(15).keys()].map((i) => `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`);
const PERIODOS = ['2024-12', ...MESES, '2024', '2025', '2026'];
const ALGUNOS = ['2025-01', '2025-03', '2025-07', '2026-01', '2025', '2026'];
const casos = (periodos: readonly string[]) =>
  ['01', '02'].flatMap((producto) => periodos.map((periodo) => [producto, periodo] as const));
const dibujados = (producto: string): readonly string[] =>
  producto === '01' ? ['Nuevo', 'Usado'] : Object.values(INMUEBLES);
const partes = (periodo: string) => ({
  anio: Number(periodo.slice(0, 4)),
  ...(periodo.length === 4 ? {} : { mes: Number(periodo.slice(5)) }),
});

describe.each([
  ['every day from Monday to Friday is one', 'false', PERIODOS, []],
  [
    'days of rest are left out',
    'true',
    ALGUNOS,
    ['2024-12-25', '2025-01-01', '2025-03-03', '2025-03-04', '2025-07-16', '2025-07-17', '2025-10-09', '2026-01-02'],
  ],
] as const)('whole journeys, counted a second time: %s', (_, DESCONTAR_FERIADOS, periodos, propios) => {
  const t = testApp({ env: { DESCONTAR_FERIADOS } });
  const jefatura = t.user('jefatura');
  let historias: Historia[];
  let feriados: ReadonlySet<string>;
  const db = () => t.application.dataSource.manager;

  beforeAll(async () => {
    historias = await sembrarHistorias(t);
    for (const fecha of propios)
      if ((await db().countBy(Feriado, { fecha })) === 0)
        await db().insert(Feriado, { fecha, nombre: 'De prueba' } as never);
    const todos = (await db().find(Feriado)).map(({ fecha }) => fecha as string);
    feriados = new Set(DESCONTAR_FERIADOS === 'true' ? todos : []);
  });

  test('the world has deliveries of each range and each kind of good, papers that say nothing, and steps that were undone', () => {
    for (const producto of ['01', '02']) {
      const { entregas, retiradas, pasos } = cuentaDe(historias, producto, '202', feriados);
      for (const codigo of ['01-17', '18-23', '24-29', '30-35', '36-40', '41+'])
        expect([producto, codigo, entregas.some(({ dias }) => enRango(codigo, dias))]).toEqual([
          producto,
          codigo,
          true,
        ]);
      for (const bien of [...dibujados(producto), 'sin-dato'])
        expect([producto, bien, entregas.some((una) => una.bien === bien)]).toEqual([producto, bien, true]);
      for (const departamento of ['002', '003', '004'])
        expect(pasos.filter((uno) => uno.departamento === departamento).length).toBeGreaterThan(20);
      expect(retiradas.some(({ retiro }) => retiro === 'ya')).toBe(true);
    }
    const entregadas = historias.filter(({ hechos }) => hechos.some(({ tipo }) => tipo === e.entrega));
    const contraria = ({ papeles: { orden, ficha } }: Historia) => orden !== null && ficha !== null && orden !== ficha;
    expect(entregadas.some(contraria)).toBe(true);
    const callada = ({ papeles: { orden, ficha, ordenAnulada, fichaDejada } }: Historia) =>
      orden === null && ficha === null && (ordenAnulada ?? fichaDejada) !== null;
    expect(entregadas.some(callada)).toBe(true);
    for (const tipo of [e.carpetaDevuelta, e.carpetaReabierta, e.medioActualizado, e.medioRechazado, e.ordenAnulada])
      expect(historias.filter(({ hechos }) => hechos.some((uno) => uno.tipo === tipo)).length).toBeGreaterThan(2);
  });

  test.each(casos(periodos))(
    'TAB-506 TAB-508 TAB-523 TAB-524 product %s in %s: every card, range, kind of good, mean, department and month of the line',
    async (producto, periodo) => {
      const consulta = new URLSearchParams({ producto, ...partes(periodo) } as never).toString();
      const debe = tableroContado(historias, producto, periodo, { hoy: HOY, feriados });
      expect(await cifrasDe(jefatura, consulta)).toEqual(debe);
    },
  );

  test.each(casos(['2025-03', '2025-09', '2026-02']))(
    'TAB-511 TAB-523 TAB-525 product %s in %s: the rows of each kind of good, range and department are those that were counted',
    async (producto, periodo) => {
      const debe = cuentaDe(historias, producto, periodo, feriados);
      const abre = async (parte: object) =>
        (await filasDe(jefatura, { producto, ...partes(periodo), ...parte }))
          .map(({ codigo, diasHabiles }) => `${codigo} ${diasHabiles}`)
          .sort();
      const contadas = (unas: readonly { idCodigo: string; dias: number }[]) =>
        unas.map(({ idCodigo, dias }) => `${idCodigo} ${dias}`).sort();
      for (const bien of [...dibujados(producto), 'sin-dato'])
        expect([bien, await abre({ cifra: 'entregados', bien })]).toEqual([
          bien,
          contadas(debe.entregas.filter((una) => una.bien === bien)),
        ]);
      for (const rango of ['01-17', '18-23', '24-29', '30-35', '36-40', '41+'])
        expect([rango, await abre({ cifra: 'entregados', rango })]).toEqual([
          rango,
          contadas(debe.entregas.filter(({ dias }) => enRango(rango, dias))),
        ]);
      for (const departamento of ['002', '004', '003'])
        expect([departamento, await abre({ cifra: 'players', departamento })]).toEqual([
          departamento,
          contadas(debe.pasos.filter((uno) => uno.departamento === departamento)),
        ]);
    },
  );

  test('TAB-508 promise, delay and days left of every live award, by the term that was in force on its day; the filter finds the late ones', async () => {
    const admin = await t.as('admin');
    const plazo = { codigo: 'entrega', clausula: 'Cláusula octava' };
    await admin.post('/plazo', { ...plazo, producto: '01', desde: '2025-06-01', dias: 30 }).expect(201);
    await admin.post('/plazo', { ...plazo, producto: '01', desde: '2026-01-15', dias: 5 }).expect(201);
    const plazoDe = ({ producto, fecha }: Historia) =>
      producto === '02' || fecha < '2025-06-01' ? 17 : fecha < '2026-01-15' ? 30 : 5;
    // nobody made a letter here: to the clock, each of them waits for its delivery
    const vivas = historias.filter(({ retiro }) => retiro === null);
    const debe = vivas.map((una) => {
      const { adjudicacionId, fecha } = una;
      const [dias, van] = [plazoDe(una), diasHabilesContados(fecha, HOY, feriados)];
      let ultimo = fecha;
      while (diasHabilesContados(fecha, sumarDias(ultimo, 1), feriados) <= dias) ultimo = sumarDias(ultimo, 1);
      return { adjudicacionId, dias, ultimo, atraso: Math.max(0, van - dias), quedan: Math.max(0, dias - van) };
    });
    const filas = await todas({ pendientes: true });
    expect(filas.map(({ id }) => id).sort()).toEqual(debe.map(({ adjudicacionId }) => adjudicacionId).sort());
    for (const { adjudicacionId, dias, ultimo, atraso, quedan } of debe) {
      const { promesa } = filas.find(({ id }) => id === adjudicacionId) as AdjudicacionVista;
      expect([adjudicacionId, promesa?.dias, promesa?.atraso, promesa?.quedan]).toEqual([
        adjudicacionId,
        dias,
        atraso,
        quedan,
      ]);
      // the last day that is on time may be followed by days on which nobody works
      expect(diasHabilesContados(promesa?.fecha as never, ultimo, feriados)).toBe(0);
    }
    const tarde = debe.filter(({ atraso }) => atraso > 0).map(({ adjudicacionId }) => adjudicacionId);
    expect(tarde.length).toBeGreaterThan(5);
    expect(tarde.length).toBeLessThan(debe.length);
    expect((await todas({ atrasadas: true })).map(({ id }) => id).sort()).toEqual([...tarde].sort());
    const { body: tablero } = await jefatura.get('/adjudicacion/atrasados').expect(200);
    expect(tablero.reduce((suma: number, { atrasados }: { atrasados: number }) => suma + atrasados, 0)).toBe(
      tarde.length,
    );
  });

  async function todas(filter: object): Promise<AdjudicacionVista[]> {
    const consulta = (desde: number) =>
      `/adjudicacion?range=[${desde},${desde + 99}]&sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
    const filas: AdjudicacionVista[] = [];
    for (;;) {
      const { body } = await jefatura.get(consulta(filas.length)).expect(200);
      filas.push(...body);
      if (body.length < 100) return filas;
    }
  }
});
