import { mismoNombre } from './AvisoDeOtraPersona';

test.each([
  ['Ana Lucía Mora Zambrano', 'Mora Zambrano Ana Lucia', true],
  ['MORA Ana', 'Mora Zambrano Ana Lucía', true],
  // relatives share a surname, and people who are none a first name
  ['Ana Lucía Mora Zambrano', 'Carlos Andrés Mora Zambrano', false],
  ['Ana Vera', 'Ana Mora', false],
])('%s and %s: one person %s', (uno, otro, misma) => {
  expect([mismoNombre(uno, otro), mismoNombre(otro, uno)]).toEqual([misma, misma]);
});
