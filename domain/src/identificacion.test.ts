import fc from 'fast-check';
import { advertenciaDeIdentificacion, cedulaCuadra, rucCuadra } from './digito-verificador';
import { formatoDeIdentificacion, normalizarIdentificacion, tipoProbable } from './identificacion';

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
