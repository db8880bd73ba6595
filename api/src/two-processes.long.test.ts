import { carrerasEntreProcesos } from './testing/carreras-entre-procesos';
import { DosProcesos } from './testing/dos-procesos';
import { LOADS_MUCH_MS } from './testing/limits';
import { LARGA } from './testing/resistencia';

jest.setTimeout(LARGA ? 100 * LOADS_MUCH_MS : LOADS_MUCH_MS);

const FEW = { ordenes: 8, pagos: 4, pagares: 5, contratos: 2, emisiones: 3 } as const;
/** Two hundred of each in the long form of docs/resistencia.md. */
const roundsOf = (cual: keyof typeof FEW): number => (LARGA ? 200 : FEW[cual]);

let dos: DosProcesos;
beforeAll(async () => {
  dos = await DosProcesos.abrir();
});
afterAll(() => dos?.cerrar());

test.each([
  ['invariants 10, 15, 40 two orders of one approval, then approve, annul and approve', 'ordenes'],
  ['invariants 17, 18, 40 two payments of one order, then approve, annul and approve', 'pagos'],
  ["invariants 22, 40 two 'nuevo' for one plan", 'pagares'],
  ['invariant 24 the approval of a contract and the edit of a block', 'contratos'],
  ['ORD-540 PAG-507 three users who issue one order, and one payment', 'emisiones'],
] as const)('%s, sent to two processes at once: one outcome, kept as it was said', async (_, cual) => {
  const { casos, fallos } = await carrerasEntreProcesos[cual](dos, roundsOf(cual));
  expect(fallos).toEqual([]);
  expect(casos).toBeGreaterThanOrEqual(2 * roundsOf(cual));
});
