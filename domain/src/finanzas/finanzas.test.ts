import fc from 'fast-check';
import { type DatosDeFinanzas, formularioDeFinanzas, panelesDeFinanzas, valoresDeSeccion } from './campos';
import { erroresDeTotales, finanzasEnCero, nombresDeTotales, totalesDeFinanzas } from './totales';

const MAXIMO = 999_999_999_999.99;
const errores = (cambio: object): Readonly<Record<string, string>> => {
  const leido = formularioDeFinanzas.revisar({ ...finanzasEnCero(), ...cambio }, {});
  return 'errores' in leido ? leido.errores : {};
};

test('FIN-006 FIN-007 FIN-008 FIN-009 eight assets, six liabilities, five incomes, eight expenses', () => {
  const cuantos = (['activos', 'pasivos', 'ingresos', 'egresos'] as const).map((s) => valoresDeSeccion(s).length);
  expect(cuantos).toEqual([8, 6, 5, 8]);
  expect(formularioDeFinanzas.nombres).toHaveLength(27);
});

describe.each(formularioDeFinanzas.nombres)('%s', (nombre) => {
  test('FIN-011 empty is refused', () => {
    expect(errores({ [nombre]: null })).toEqual({ [nombre]: 'El valor es obligatorio' });
  });
  test('FIN-012 a cent below zero is refused', () => {
    expect(errores({ [nombre]: -0.01 })).toEqual({ [nombre]: 'Valor mínimo es 0' });
  });
  test('three decimals and more than the column holds are refused', () => {
    expect(errores({ [nombre]: 0.001 })).toEqual({ [nombre]: 'Monto inválido' });
    expect(errores({ [nombre]: MAXIMO + 0.01 })).toEqual({ [nombre]: 'Monto inválido' });
  });
  test('FIN-012 zero, a cent and the largest amount are accepted', () => {
    for (const valor of [0, 0.01, MAXIMO]) expect(errores({ [nombre]: valor })).toEqual({});
  });
});

const centavos = fc.integer({ min: 0, max: 99_999_999_999_999 });
const datos = fc.record(
  Object.fromEntries(formularioDeFinanzas.nombres.map((n) => [n, centavos.map((c) => c / 100)])),
) as unknown as fc.Arbitrary<DatosDeFinanzas>;
const enCentavos = (dolares: number): bigint => BigInt(Math.round(dolares * 100));

test('FIN-002 FIN-004 FIN-010 totals are the exact sums of their parts, to the cent', () => {
  fc.assert(
    fc.property(datos, (valores) => {
      const suma = (seccion: Parameters<typeof valoresDeSeccion>[0]): bigint =>
        valoresDeSeccion(seccion).reduce((total, nombre) => total + enCentavos(valores[nombre] as number), 0n);
      const t = totalesDeFinanzas(valores);
      const dolares = (centavosEnteros: bigint): number => Number(centavosEnteros) / 100;
      // The very numbers, without rounding here
      expect(t).toEqual({
        totalActivo: dolares(suma('activos')),
        totalPasivo: dolares(suma('pasivos')),
        totalPatrimonio: dolares(suma('activos') - suma('pasivos')),
        totalIngresos: dolares(suma('ingresos')),
        totalEgresos: dolares(suma('egresos')),
        totalIngresosEgresos: dolares(suma('ingresos') - suma('egresos')),
      });
      expect(erroresDeTotales(t, t)).toEqual(
        Object.fromEntries(
          nombresDeTotales.filter((n) => Math.abs(t[n]) > MAXIMO).map((n) => [n, 'El monto es demasiado grande']),
        ),
      );
    }),
  );
});

test('FIN-002 FIN-004 net worth and balance may be negative; binary fractions leave no trace', () => {
  const valores = { ...finanzasEnCero(), cajaBanco: 0.1, inventario: 0.2, proveedores: 0.6, otrosEgresos: 5 };
  expect(totalesDeFinanzas(valores)).toEqual({
    totalActivo: 0.3,
    totalPasivo: 0.6,
    totalPatrimonio: -0.3,
    totalIngresos: 0,
    totalEgresos: 5,
    totalIngresosEgresos: -5,
  });
});

test('FIN-002 FIN-004 amounts that binary fractions miss: the totals that were read are accepted when they are sent', () => {
  const valores = { ...finanzasEnCero(), cajaBanco: 0.29, inventario: 1.1, proveedores: 2.2, otrosEgresos: 4.35 };
  const calculados = totalesDeFinanzas(valores);
  expect(calculados).toMatchObject({ totalActivo: 1.39, totalPasivo: 2.2, totalPatrimonio: -0.81, totalEgresos: 4.35 });
  expect(erroresDeTotales(calculados, { totalActivo: 1.39, totalPatrimonio: -0.81, totalEgresos: 4.35 })).toEqual({});
});

test('FIN-010 a form that is half filled in has totals too', () => {
  expect(totalesDeFinanzas({ cajaBanco: 10, inventario: null, motocicleta: Number.NaN }).totalActivo).toBe(10);
});

test('a total that was sent and differs is named; one that was not sent is calculated', () => {
  const calculados = totalesDeFinanzas({ cajaBanco: 10 });
  expect(erroresDeTotales(calculados, {})).toEqual({});
  expect(erroresDeTotales(calculados, Object.fromEntries(nombresDeTotales.map((nombre) => [nombre, null])))).toEqual(
    {},
  );
  for (const nombre of nombresDeTotales)
    expect(erroresDeTotales(calculados, { ...calculados, [nombre]: calculados[nombre] + 0.01 })).toEqual({
      [nombre]: 'El total no coincide con la suma de sus valores',
    });
});

test('FIN-001 FIN-003 two panels with the figure of their header', () => {
  expect(panelesDeFinanzas.map(({ titulo, saldo }) => [titulo, saldo.etiqueta, saldo.total])).toEqual([
    ['Activos y Pasivos', 'Patrimonio', 'totalPatrimonio'],
    ['Ingresos y gastos mensuales', 'Balance mensual', 'totalIngresosEgresos'],
  ]);
});

test('the largest sum that a column holds is none that is too large, a cent more is', () => {
  const de = (totalActivo: number) => erroresDeTotales({ ...totalesDeFinanzas({}), totalActivo }, {});
  expect([de(MAXIMO), de(-MAXIMO)]).toEqual([{}, {}]);
  for (const total of [MAXIMO + 0.01, -MAXIMO - 0.01])
    expect(de(total)).toEqual({ totalActivo: 'El monto es demasiado grande' });
});
