import fc from 'fast-check';
import { aDecimal, aNumero, centavos, MAXIMO_CENTAVOS, sumar } from '../dinero';
import {
  aplicadoACuotas,
  type Contrato,
  centavosDeDecimal,
  cuotasDe,
  cuotasPagadasDe,
  estadoDeCuenta,
  numCuota,
} from './cuenta';

const c = centavos;
const contrato: Contrato = { valorCuota: c(38_050), mesesPlan: 60, fechaInicio: '2024-01-31' };
const TOTAL = 38_050 * 60;
const sumas = (creditos: number, debitos = TOTAL) => ({ debitos: c(debitos), creditos: c(creditos) });
const importado = (saldo: number, cuotasPagadas: number) => ({ saldo: c(saldo), cuotasPagadas, cuotasVencidas: 0 });
const HOY = '2024-04-15';

describe('EST-560 balance, paid and overdue instalments come from movements and schedule', () => {
  test('without movements the imported figures stand, and nothing differs', () => {
    const totales = { saldo: c(-5), cuotasPagadas: 3, cuotasVencidas: 2 };
    expect(estadoDeCuenta(contrato, null, totales, HOY)).toEqual({ ...totales, diferencias: [] });
    expect(cuotasPagadasDe(contrato, null, 3)).toBe(3);
    expect(cuotasPagadasDe(contrato, sumas(38_050 * 2), 3)).toBe(2);
  });

  test('imported totals that say otherwise are named, the computed ones are shown', () => {
    const estado = estadoDeCuenta(contrato, sumas(38_050 * 2), importado(TOTAL - 38_050 * 2 + 1, 3), HOY);
    expect(estado).toEqual({
      saldo: TOTAL - 38_050 * 2,
      cuotasPagadas: 2,
      // 31 January, 29 February, 31 March have come
      cuotasVencidas: 1,
      diferencias: ['saldo', 'cuotasPagadas'],
    });
    expect(estadoDeCuenta(contrato, sumas(38_050 * 2), importado(TOTAL - 38_050 * 2, 2), HOY).diferencias).toEqual([]);
  });

  test('one cent less than an instalment pays none; the due date itself counts', () => {
    const vencidas = (creditos: number, hoy: string) =>
      estadoDeCuenta(contrato, sumas(creditos), importado(0, 0), hoy).cuotasVencidas;
    expect(estadoDeCuenta(contrato, sumas(38_049), importado(0, 0), HOY).cuotasPagadas).toBe(0);
    expect(vencidas(38_050, '2024-02-28')).toBe(0);
    expect(vencidas(38_050, '2024-02-29')).toBe(1);
    expect(vencidas(0, '2024-01-30')).toBe(0);
    expect(vencidas(0, '2024-01-31')).toBe(1);
    expect(vencidas(0, '2099-01-01')).toBe(60);
    expect(vencidas(TOTAL, '2099-01-01')).toBe(0);
  });

  test('more than the whole contract is a balance in favour of the client', () => {
    const estado = estadoDeCuenta(contrato, sumas(TOTAL + 100), importado(-100, 60), HOY);
    expect(estado).toMatchObject({ saldo: -100, cuotasPagadas: 60, cuotasVencidas: 0, diferencias: [] });
  });

  test('a group without start owes nothing yet, and an instalment of nothing is no division by zero', () => {
    const sinInicio = { ...contrato, fechaInicio: null };
    expect(estadoDeCuenta(sinInicio, sumas(0), importado(0, 0), HOY).cuotasVencidas).toBe(0);
    expect(cuotasDe(sinInicio, null, { cuotasPagadas: 1 }, HOY)[1]).toMatchObject({
      fechaVencimiento: null,
      estado: 'Pendiente',
    });
    expect(estadoDeCuenta({ ...contrato, valorCuota: c(0) }, sumas(5, 0), importado(0, 0), HOY).cuotasPagadas).toBe(0);
  });
});

describe('EST-514 the instalments', () => {
  test('one a month from the start, clamped to the month, oldest paid first, the one in between in part', () => {
    const cuotas = cuotasDe(contrato, sumas(38_050 + 50), { cuotasPagadas: 0 }, HOY);
    expect(cuotas).toHaveLength(60);
    expect(cuotas.slice(0, 4)).toEqual([
      { numero: 1, fechaVencimiento: '2024-01-31', valor: 38_050, pagado: 38_050, pendiente: 0, estado: 'Pagada' },
      { numero: 2, fechaVencimiento: '2024-02-29', valor: 38_050, pagado: 50, pendiente: 38_000, estado: 'Vencida' },
      { numero: 3, fechaVencimiento: '2024-03-31', valor: 38_050, pagado: 0, pendiente: 38_050, estado: 'Vencida' },
      { numero: 4, fechaVencimiento: '2024-04-30', valor: 38_050, pagado: 0, pendiente: 38_050, estado: 'Pendiente' },
    ]);
    expect(cuotas[59]).toMatchObject({ numero: 60, fechaVencimiento: '2028-12-31' });
  });

  test('EST-514 an instalment is overdue from its very date on, and the day before it is still to come', () => {
    const primera = (hoy: string) => cuotasDe(contrato, sumas(0), { cuotasPagadas: 0 }, hoy)[0]?.estado;
    expect([primera('2024-01-30'), primera('2024-01-31')]).toEqual(['Pendiente', 'Vencida']);
  });

  test('what they lack is the balance, also with charges and payments taken back', () => {
    for (const [creditos, debitos] of [
      [0, TOTAL],
      [38_050 * 7 + 11, TOTAL],
      [38_050 * 7, TOTAL + 38_050],
      [100, TOTAL + 5_000],
      [TOTAL, TOTAL],
    ] as const) {
      const pendiente = cuotasDe(contrato, sumas(creditos, debitos), { cuotasPagadas: 0 }, HOY).map((x) => x.pendiente);
      // a charge that no credit has met yet is owed beside the instalments
      const cargos = Math.max(0, debitos - TOTAL - creditos);
      expect(sumar(...pendiente) + cargos).toBe(debitos - creditos);
    }
    expect(aplicadoACuotas(contrato, sumas(100, TOTAL + 5_000))).toBe(0);
  });

  test('without movements the imported number is shown as paid, never more than there are', () => {
    const pagadas = (cuotasPagadas: number) =>
      cuotasDe(contrato, null, { cuotasPagadas }, HOY).filter((x) => x.estado === 'Pagada').length;
    expect([pagadas(0), pagadas(12), pagadas(61)]).toEqual([0, 12, 60]);
  });
});

test('CLI-028 numCuota is paid/total; decimals of either driver become cents', () => {
  expect(numCuota(12, 60)).toBe('12/60');
  expect([centavosDeDecimal('380.50'), centavosDeDecimal(0.29), centavosDeDecimal(null)]).toEqual([38_050, 29, 0]);
});

test('EST-560 any amount of either driver becomes its very cents, also out of a sum of floats', () => {
  const monto = fc.integer({ min: -MAXIMO_CENTAVOS, max: MAXIMO_CENTAVOS }).map((n) => centavos(n));
  fc.assert(
    fc.property(monto, (valor) => {
      expect(centavosDeDecimal(aNumero(valor))).toBe(valor);
      expect(centavosDeDecimal(aDecimal(valor))).toBe(valor);
    }),
  );
  expect(centavosDeDecimal(0.1 + 0.2)).toBe(30);
  expect(centavosDeDecimal(1.1 + 2.2 - 0.29)).toBe(301);
});
