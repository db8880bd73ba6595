import fc from 'fast-check';
import { advertenciaDeIdentificacion, cedulaCuadra, rucCuadra } from './digito-verificador';
import {
  esIdentificacionEntera,
  formatoDeIdentificacion,
  identificacionOculta,
  normalizarIdentificacion,
  tipoProbable,
} from './identificacion';

/** Check digit by the civil registry's rule, written apart from the library. */
function conDigito(nueve: string): string {
  const suma = [...nueve].reduce((s, d, i) => {
    const p = Number(d) * (i % 2 === 0 ? 2 : 1);
    return s + (p > 9 ? p - 9 : p);
  }, 0);
  return nueve + String((10 - (suma % 10)) % 10);
}

const nueve = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 999_999 }))
  .map(([p, t, n]) => String(p).padStart(2, '0') + t + String(n).padStart(6, '0'));

test.each(['1710034064', '9910034065', '171003406', '17100340651', '17-1003406', ''])(
  "the cédula '%s' does not hold",
  (c) => {
    expect(cedulaCuadra(c)).toBe(false);
  },
);

test('every cédula with its check digit holds, with another it does not', () => {
  fc.assert(
    fc.property(nueve, fc.integer({ min: 1, max: 9 }), (n, otro) => {
      const cedula = conDigito(n);
      expect(cedulaCuadra(cedula)).toBe(true);
      expect(cedulaCuadra(n + String((Number(cedula[9]) + otro) % 10))).toBe(false);
      expect(rucCuadra(`${cedula}001`)).toBe(true);
      expect(rucCuadra(`${cedula}000`)).toBe(false);
    }),
  );
});

test('GEN-516 the format refuses; the check digit only warns', () => {
  expect(formatoDeIdentificacion('C', '171003406')).toBe(false);
  expect(formatoDeIdentificacion('C', '1710034064')).toBe(true);
  expect(advertenciaDeIdentificacion('C', '1710034064')).toBe('Verifique el número de cédula');
  expect(advertenciaDeIdentificacion('C', '1710034065')).toBeNull();
  expect(advertenciaDeIdentificacion('R', '1790012345999')).toBe('Verifique el número de RUC');
  expect(advertenciaDeIdentificacion('P', 'AB123456')).toBeNull();
});

test('an identification is stored without signs, in upper case, with its leading zero', () => {
  expect(normalizarIdentificacion(' 091-234567.8 ')).toBe('0912345678');
  expect(normalizarIdentificacion('ab 12345')).toBe('AB12345');
});

test.each([
  ['0912345678', 'C'],
  ['0912345678001', 'R'],
  ['912345678', 'P'],
])('%s is probably of type %s', (numero, tipo) => {
  expect(tipoProbable(numero)).toBe(tipo);
});

test('a RUC has 13 digits and nothing else, a passport 3 to 20 letters and digits', () => {
  expect(
    ['1790012345001', '17900123450011', 'x1790012345001', '179001234500'].map((n) => formatoDeIdentificacion('R', n)),
  ).toEqual([true, false, false, false]);
  expect(
    ['ABC', 'A1', 'A'.repeat(20), 'A'.repeat(21), 'ab123', 'AB-12', '***'].map((n) => formatoDeIdentificacion('P', n)),
  ).toEqual([true, false, true, false, false, false, false]);
});

test('a whole identification: a cédula, a RUC or a passport, not the first digits of one', () => {
  expect(['1712345678', '1790012345001', 'AB123456', 'A1234567890'].every(esIdentificacionEntera)).toBe(true);
  expect(['1', '171234567', 'A', 'a b', ''].map(esIdentificacionEntera)).toEqual(Array(5).fill(false));
});

test('who may not read clients sees the last three characters and how many there are', () => {
  expect(identificacionOculta('1712345678')).toBe('•••••••678');
  expect([identificacionOculta('12'), identificacionOculta('123'), identificacionOculta('')]).toEqual([
    '12',
    '123',
    '',
  ]);
});
