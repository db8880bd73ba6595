import { comoFecha } from '@adjudica/domain';
import { testOnEmbedded } from '../../testing/engines';
import { sembrarTablero } from '../../testing/tablero';
import { testApp } from '../../testing/test-app';
import { ticksDuring } from '../../testing/ticks';
import { FeriadosDelAjuste } from '../catalogo';
import { HechosDelTablero } from './tablero.hechos';
import { HechosStore } from './tablero.store';

const t = testApp();

beforeAll(async () => {
  await sembrarTablero(t.application.dataSource.manager);
});

const DE_TODOS = { producto: '01', ejecutivo: null };
const ANIO = { desde: comoFecha('2026-01-01'), hasta: comoFecha('2026-12-31') };
const hechos = () => {
  const { config, dataSource } = t.application;
  return new HechosDelTablero(new HechosStore(dataSource), new FeriadosDelAjuste(dataSource, config));
};

// a server computes elsewhere: only the embedded engine reads on the thread of the requests
testOnEmbedded.each([
  ['awards', () => hechos().adjudicaciones(DE_TODOS, ANIO)],
  ['deliveries', () => hechos().entregas(DE_TODOS, ANIO)],
  ['steps', () => hechos().pasos(DE_TODOS, ANIO)],
  ['the line of months', () => hechos().linea(DE_TODOS, ['2025-12', '2026-01', '2026-02', '2026-03'])],
] as [string, () => Promise<unknown>][])(
  'requests have their turn while %s of a year are counted',
  async (_, contar) => {
    await t.application.dataSource.manager.query('UPDATE "evento" SET "observacion" = \'otra\'');
    // every look at the clock finds it 10 ms later: as if each plan took that long
    let passed = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (passed += 10));
    try {
      expect(await ticksDuring(contar)).toBeGreaterThan(5);
    } finally {
      clock.mockRestore();
    }
  },
);
