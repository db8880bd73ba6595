import fc from 'fast-check';
import { codigoDeModelo, codigoDeVehiculo } from './codigos';

describe('MED-528 a brand or a model is one, however a list spells its name', () => {
  test.each([
    ['Citroën', 'CITROEN'],
    ['  great   wall ', 'GREATWALL'],
    ['D-Max', 'DMAX'],
    ['D MAX', 'DMAX'],
    ['Ñandú', 'NANDU'],
    ['ŠKODA', 'SKODA'],
    ['Sail 1.5', 'SAIL1.5'],
    ['Sail 1,5', 'SAIL1.5'],
    ['Cía. Motors', 'CIAMOTORS'],
    ['X.', 'X'],
    ['.5', '5'],
    ['***', ''],
    ['汽车', ''],
  ])('%j → %j', (nombre, codigo) => expect(codigoDeVehiculo(nombre)).toBe(codigo));

  test.each([
    ['Tiggo 7', 'Tiggo 7+'],
    ['Sail 1.5', 'Sail 15'],
  ])('%j and %j are two', (a, b) => expect(codigoDeVehiculo(a)).not.toBe(codigoDeVehiculo(b)));

  test('the code of a code is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (nombre) => {
        const codigo = codigoDeVehiculo(nombre);
        expect(codigo).toMatch(/^[A-Z0-9.]*$/);
        expect(codigoDeVehiculo(codigo)).toBe(codigo);
      }),
    );
  });

  test.each([
    ['Mazda', 'Mazda 3', '3'],
    ['Mazda', '3', '3'],
    ['Citroën', 'CITROEN C3', 'C3'],
    ['Great Wall', 'great  wall Poer', 'POER'],
    ['JAC', 'Jacket', 'JACKET'],
    ['Mazda', 'Mazda', 'MAZDA'],
    ['Mazda', 'Mazda *', 'MAZDA'],
  ])('%j before %j is no part of the model: %j', (marca, modelo, codigo) =>
    expect(codigoDeModelo(marca, modelo)).toBe(codigo),
  );
});
