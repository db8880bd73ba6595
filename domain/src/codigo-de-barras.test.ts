import { codigoDeBarras, esCodigoDeBarras, leerCodigoDeBarras } from './codigo-de-barras';

test.each([0, -1, 1.5, 100_000_000, Number.NaN])('LEG-564 %p is the number of no document', (numero) => {
  expect(() => codigoDeBarras('prenda', numero)).toThrow(RangeError);
});

test.each(['', 'PR', 'PR0000012', 'PR000000012', 'XX00000012', 'PR0000001A', '1712345678'])(
  'LEG-564 %p is no code of ours',
  (texto) => {
    expect(leerCodigoDeBarras(texto)).toBeNull();
    expect(esCodigoDeBarras(texto)).toBe(false);
  },
);

test.each([
  ['pagare', 'PA00000012'],
  ['prenda', 'PR00000012'],
  ['contrato', 'CO00000012'],
] as const)('LEG-562 LEG-564 LEG-589 the code of %s number 12 is %s, and reads back', (documento, codigo) => {
  expect(codigoDeBarras(documento, 12)).toBe(codigo);
  expect(leerCodigoDeBarras(` ${codigo.toLowerCase()}\n`)).toEqual({ documento, numero: 12 });
});
