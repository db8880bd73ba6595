import { bandaDePuntaje, bandasDePuntaje, PUNTAJE_MAXIMO, PUNTAJE_MINIMO } from './bandas';

test.each([0, 1000, -1, 562.5, Number.NaN])('BUR-005 BUR-504 %p is no score', (puntaje) => {
  expect(() => bandaDePuntaje(puntaje)).toThrow(RangeError);
});

test.each([
  [1, 'rojo'],
  [562, 'rojo'],
  [563, 'amarillo'],
  [917, 'amarillo'],
  [918, 'verde'],
  [999, 'verde'],
])('BUR-006 BUR-505 a score of %i is %s', (puntaje, banda) => {
  expect(bandaDePuntaje(puntaje)).toBe(banda);
});

test('BUR-005 the bands cover the gauge from 1 to 999 without a gap', () => {
  expect([PUNTAJE_MINIMO, PUNTAJE_MAXIMO]).toEqual([1, 999]);
  expect(bandasDePuntaje[0].desde).toBe(1);
  expect(bandasDePuntaje.slice(1).map(({ desde }) => desde - 1)).toEqual([562, 917]);
  expect(bandasDePuntaje.map(({ hasta }) => hasta)).toEqual([562, 917, 999]);
});
