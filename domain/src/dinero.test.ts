import fc from 'fast-check';
import {
  aDecimal,
  aNumero,
  CERO,
  type Centavos,
  centavos,
  deNumero,
  esMonto,
  formatearMonto,
  leerMonto,
  leerNumero,
  MAXIMO_CENTAVOS,
  porCantidad,
  porcentajeDe,
  restar,
  sumar,
  sumarMontos,
} from './dinero';

const monto = fc.integer({ min: -MAXIMO_CENTAVOS, max: MAXIMO_CENTAVOS }).map((n) => centavos(n));
const montoChico = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => centavos(n));

describe('refusals', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAXIMO_CENTAVOS + 1])('%p cents is no amount', (n) => {
    expect(() => centavos(n)).toThrow(RangeError);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12, -1e13, 1e300])('%p dollars is no amount', (n) => {
    expect(() => deNumero(n)).toThrow(RangeError);
    expect(esMonto(n)).toBe(false);
  });

  test.each(['12.50', null, undefined, 12.345, 0.001, {}])('%p may not stand in a body', (valor) => {
    expect(esMonto(valor)).toBe(false);
  });

  test.each([
    ['', 'invalido'],
    ['abc', 'invalido'],
    ['1,2,3', 'invalido'],
    ['1.2,3.4', 'invalido'],
    ['12.34.567', 'invalido'],
    ['1.234,', 'invalido'],
    [',50', 'invalido'],
    ['1e5', 'invalido'],
    ['--5', 'invalido'],
    ['0x10', 'invalido'],
    ['1.234', 'ambiguo'],
    ['1,234', 'ambiguo'],
    ['-12.345', 'ambiguo'],
    ['12,3456', 'decimales'],
    ['0.125', 'decimales'],
    ['12,3400001', 'decimales'],
    ['-1.234,001', 'decimales'],
    ['1000000000000', 'grande'],
  ])("'%s' is refused as %s", (texto, error) => {
    expect(leerMonto(texto)).toEqual({ error });
  });
});

describe('reading', () => {
  test.each([
    ['0', 0],
    ['21000', 2_100_000],
    ['21000,5', 2_100_050],
    ['21000.50', 2_100_050],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234.567', 123_456_700],
    ['1,234,567.8', 123_456_780],
    ['$ 12.345,67', 1_234_567],
    ['USD 5', 500],
    ['-$ 0,05', -5],
    ['  7,10 ', 710],
    ['1234,500', 123_450],
    ['0,500', 50],
  ])("'%s' is %i cents", (texto, valor) => {
    expect(leerMonto(texto)).toEqual({ valor });
  });

  test('a number without decimals keeps its digits', () => {
    expect(leerNumero('007')).toEqual({ texto: '007' });
  });
});

describe('rounding', () => {
  test.each([
    [1.005, 101],
    [2.675, 268],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [0.005, 1],
    [999_999_999_999.99, MAXIMO_CENTAVOS],
  ])('%p dollars is %i cents, half up once', (dolares, esperado) => {
    expect(deNumero(dolares)).toBe(esperado);
  });

  test.each([
    [2_100_000, 2.5, 52_500],
    [1, 50, 1],
    [-1, 50, -1],
    [333, 33.33, 111],
    [MAXIMO_CENTAVOS, 100, MAXIMO_CENTAVOS],
    [12_345, 0, 0],
  ])('%i cents at %p %% is %i', (valor, porcentaje, esperado) => {
    expect(porcentajeDe(centavos(valor), porcentaje)).toBe(esperado);
  });
});

describe('properties', () => {
  test('GEN-003 GEN-501 wire, decimal text and screen text give back the same cents', () => {
    fc.assert(
      fc.property(monto, (m) => {
        expect(esMonto(aNumero(m))).toBe(true);
        expect(deNumero(aNumero(m))).toBe(m);
        expect(leerMonto(aDecimal(m))).toEqual({ valor: m });
        expect(leerMonto(formatearMonto(m))).toEqual({ valor: m });
      }),
    );
  });

  test('a sum does not depend on its order and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(montoChico, { maxLength: 50 }), (ms) => {
        const total = sumar(...ms);
        expect(sumar(...[...ms].reverse())).toBe(total);
        expect(ms.reduce((resto, m) => restar(resto, m), total)).toBe(0);
      }),
    );
  });

  test('an amount times n is n times its sum', () => {
    fc.assert(
      fc.property(montoChico, fc.integer({ min: 0, max: 200 }), (m, n) => {
        expect(porCantidad(m, n)).toBe(sumar(...Array<Centavos>(n).fill(m)));
      }),
    );
  });

  test('a percentage is within half a cent of the exact value', () => {
    fc.assert(
      fc.property(montoChico, fc.integer({ min: 0, max: 10_000 }), (m, centesimas) => {
        const exacto = BigInt(m) * BigInt(centesimas); // in 1/10000 cents
        const error = BigInt(porcentajeDe(m, centesimas / 100)) * 10_000n - exacto;
        expect(error >= -5000n && error <= 5000n).toBe(true);
      }),
    );
  });
});

test.each([
  [0, '$ 0,00'],
  [5, '$ 0,05'],
  [-5, '-$ 0,05'],
  [1_234_567, '$ 12.345,67'],
  [100_000_000, '$ 1.000.000,00'],
])('GEN-003 %i cents is shown as %s', (valor, texto) => {
  expect(formatearMonto(centavos(valor))).toBe(texto);
});

test('a fraction of a quantity is refused', () => {
  expect(() => porCantidad(centavos(1), 1.5)).toThrow(RangeError);
});

test('dollars of a form are added in cents: any amounts, in any order, to the very number; what is no amount counts as 0', () => {
  fc.assert(
    fc.property(fc.array(monto, { maxLength: 8 }), (valores) => {
      const exacta = valores.reduce((suma, valor) => suma + BigInt(valor), 0n);
      const dolares = valores.map(aNumero);
      expect(sumarMontos(dolares)).toBe(Number(exacta));
      expect(sumarMontos([...dolares].reverse())).toBe(Number(exacta));
    }),
  );
  expect(sumarMontos([0.29, 1.1, 4.35])).toBe(574);
  expect(sumarMontos([1, null, undefined, '5', Number.NaN, 0.001])).toBe(100);
});

describe('at the edges', () => {
  test.each([
    '1$2',
    'xUSD5',
    'x1,5',
    '1,5x',
    '1.23,45',
    '01.234,5',
    '0.123.456',
    '1234.567,8',
    '1.2345,6',
    '1.2345.678',
    '1,234.567.8',
    '1.234,567,8',
    '1.234,5.6',
    '1,234.5,6',
  ])("GEN-003 '%s' is no number", (escrito) => {
    expect(leerNumero(escrito)).toEqual({ error: 'invalido' });
  });

  test('a sign of money may touch its number or stand apart', () => {
    expect(['$5', '$  5', 'usd5', '-$5', '$-5'].map(leerNumero)).toEqual([
      { texto: '5' },
      { texto: '5' },
      { texto: '5' },
      { texto: '-5' },
      { texto: '-5' },
    ]);
  });

  test('the largest amount is one, a cent more is none; nothing has no sign', () => {
    expect([esMonto(999_999_999_999.99), esMonto(1_000_000_000_000)]).toEqual([true, false]);
    expect([esMonto('5'), esMonto(null), esMonto(Number.NaN)]).toEqual([false, false, false]);
    expect([aDecimal(CERO), formatearMonto(CERO)]).toEqual(['0.00', '$ 0,00']);
  });

  test('a number that is written with an exponent of one digit or two is next to nothing', () => {
    expect([deNumero(9e-7), deNumero(9e-10), deNumero(-9e-10)]).toEqual([0, 0, 0]);
    // and so is one with many digits
    expect([deNumero(9.87654321e-7), deNumero(-9.87654321987e-7)]).toEqual([0, 0]);
    expect(porcentajeDe(MAXIMO_CENTAVOS, 9.87654321e-7)).toBe(0);
  });

  test('GEN-003 the largest amount may be typed, with either sign; a cent more is too large', () => {
    expect([leerMonto('999.999.999.999,99'), leerMonto('-999999999999.99')]).toEqual([
      { valor: MAXIMO_CENTAVOS },
      { valor: -MAXIMO_CENTAVOS },
    ]);
    expect([leerMonto('1.000.000.000.000,00'), leerMonto('-1000000000000')]).toEqual([
      { error: 'grande' },
      { error: 'grande' },
    ]);
  });

  test('a quantity that is no whole number and a percentage that is none are refused as such', () => {
    expect(() => porCantidad(CERO, 2 ** 53)).toThrow(RangeError);
    expect(() => porCantidad(deNumero(1), 1.5)).toThrow(RangeError);
    for (const porcentaje of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => porcentajeDe(deNumero(1), porcentaje)).toThrow(RangeError);
  });
});
