import fc from 'fast-check';
import { type Centavos, centavos } from '../dinero';
import { cuentaDePagare, cuotasDePagare, fechaFinalDePagare, fechaInicialPorDefecto, montoDePagare } from './cuotas';

const CASES = 100_000;
const cuenta = (plazo: number, valor = 45_678) => ({ plazo, valorDividendo: centavos(valor) });
const fechas = (plazo: number, inicio: string) =>
  cuotasDePagare(cuenta(plazo), inicio).map(({ fechaVencimiento }) => fechaVencimiento);

test('LEG-555 LEG-557 a plan that is paid, or paid beyond its instalments, owes none: no schedule, no end date, zero', () => {
  const contrato = { valorCuota: centavos(45_678), mesesPlan: 60, fechaInicio: null };
  for (const cuotasPagadas of [60, 61]) {
    const nada = cuentaDePagare(contrato, { cuotasPagadas });
    expect(nada.plazo).toBe(0);
    expect(cuotasDePagare(nada, '2026-04-05')).toEqual([]);
    expect(fechaFinalDePagare(nada, '2026-04-05')).toBeNull();
    expect(montoDePagare(nada)).toBe(0);
  }
});

test('LEG-531 LEG-558 LEG-559 12 of 60 paid, 456,78 each: 48 instalments, 21.925,44', () => {
  const contrato = { valorCuota: centavos(45_678), mesesPlan: 60, fechaInicio: '2025-01-05' };
  const debe = cuentaDePagare(contrato, { cuotasPagadas: 12 });
  expect(debe).toEqual({ plazo: 48, valorDividendo: 45_678 });
  expect(montoDePagare(debe)).toBe(2_192_544);
});

test('LEG-556 the first on the initial date, then the same day, or the last of a month that has it not', () => {
  expect(fechas(4, '2026-01-31')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
  expect(fechas(2, '2028-01-30')).toEqual(['2028-01-30', '2028-02-29']);
  expect(fechas(3, '2026-11-05')).toEqual(['2026-11-05', '2026-12-05', '2027-01-05']);
  expect(cuotasDePagare(cuenta(1), '2026-11-05')).toEqual([
    { numero: 1, fechaVencimiento: '2026-11-05', valor: 45_678 },
  ]);
});

test.each([
  ['2026-03-10', '2026-04-05'],
  ['2026-01-31', '2026-02-05'],
  ['2026-12-31', '2027-01-05'],
])('GEN-017 the initial date proposed on %s is %s', (hoy, propuesta) => {
  expect(fechaInicialPorDefecto(hoy)).toBe(propuesta);
});

/** Kept apart from the program's own calendar: the engine's, in UTC. */
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const two = (n: number): string => String(n).padStart(2, '0');

test(`LEG-556 LEG-557 LEG-558 invariants 20 and 21: one due date a month, on its day or the month's end, and the sum is the note, in ${CASES} cases`, () => {
  const start = fc.tuple(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }), fc.nat(30));
  fc.assert(
    fc.property(start, fc.nat(12), fc.integer({ min: 1, max: 99_999_999 }), ([year, month, day], plazo, value) => {
      const inicio = `${year}-${two(month)}-${two(Math.min(day + 1, lastDay(year, month)))}`;
      const wanted = Number(inicio.slice(8));
      const debe = { plazo, valorDividendo: value as Centavos };
      const found = cuotasDePagare(debe, inicio);
      let sum = 0n;
      found.forEach(({ numero, fechaVencimiento, valor }, i) => {
        const months = month - 1 + i;
        const [y, m] = [year + Math.floor(months / 12), (months % 12) + 1];
        const due = `${y}-${two(m)}-${two(Math.min(wanted, lastDay(y, m)))}`;
        if (numero !== i + 1 || fechaVencimiento !== due)
          throw new Error(`${inicio} + ${i}: ${fechaVencimiento}, not ${due}`);
        sum += BigInt(valor);
      });
      if (found.length !== plazo) throw new Error(`${found.length} instalments, not ${plazo}`);
      if (sum !== BigInt(value) * BigInt(plazo) || BigInt(montoDePagare(debe)) !== sum) throw new Error(`sum ${sum}`);
      if (fechaFinalDePagare(debe, inicio) !== (found.at(-1)?.fechaVencimiento ?? null)) throw new Error('end date');
    }),
    { numRuns: CASES },
  );
});
