import { concesionarioIncompleto } from './reglas';

test('ORD-529 a dealer without commission and without executives is incomplete; either of the two is enough', () => {
  expect(concesionarioIncompleto({ negociacion: null, ejecutivos: 0 })).toBe(true);
  expect(concesionarioIncompleto({ negociacion: 0, ejecutivos: 0 })).toBe(false);
  expect(concesionarioIncompleto({ negociacion: null, ejecutivos: 1 })).toBe(false);
  expect(concesionarioIncompleto({ negociacion: 5, ejecutivos: 2 })).toBe(false);
});
