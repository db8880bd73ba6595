import { comoFecha } from '@adjudica/domain';
import { testOnEmbedded } from '../../testing/engines';
import { sembrarTablero } from '../../testing/tablero';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { turnsDuring } from '../../testing/turns';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await sembrarTablero(t.application.dataSource.manager);
});
afterAll(() => t.close());

const ANIO = { desde: comoFecha('2026-01-01'), hasta: comoFecha('2026-12-31') };
const hechos = () => t.application.tablero.hechos;

// a server computes elsewhere: only the embedded engine reads on the thread of the requests
testOnEmbedded.each([
  ['awards', () => hechos().adjudicaciones('01', ANIO)],
  ['deliveries', () => hechos().entregas('01', ANIO)],
  ['steps', () => hechos().pasos('01', ANIO)],
  [
    'figures counted from the rows',
    () =>
      hechos().desdeCero(
        '01',
        [
          { anio: 2026, mes: null },
          { anio: 2025, mes: null },
        ],
        ['2026-03'],
      ),
  ],
] as [string, () => Promise<unknown>][])(
  'requests have their turn while %s of a year are counted',
  async (_, contar) => {
    await t.application.dataSource.manager.query('UPDATE "evento" SET "observacion" = \'otra\'');
    // every look at the clock finds it 10 ms later: as if each plan took that long
    let passed = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (passed += 10));
    try {
      expect(await turnsDuring(contar)).toBeGreaterThan(5);
    } finally {
      clock.mockRestore();
    }
  },
);

testOnEmbedded(
  'requests have their turn between the reads that figures of kept sums and a plan written since need',
  async () => {
    await t.application.tablero.sumas.step();
    await t.application.dataSource.manager.query(
      'UPDATE "adjudicacion" SET "estado" = \'RADJ\' WHERE "estado" = \'ADJ\'',
    );
    const sums = jest.spyOn(hechos(), 'desdeCero');
    const periodo = { anio: 2026, mes: null };
    expect(await turnsDuring(() => hechos().cifras('01', [periodo, periodo], ['2026-03']))).toBeGreaterThan(4);
    expect(sums).not.toHaveBeenCalled();
  },
);
