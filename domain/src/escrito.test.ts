import fc from 'fast-check';
import { comoNombre, conGuiones, leerDigitos, leerTelefono, sinMarcas } from './escrito';

describe('GEN-516 a telephone that is not one number is kept as it was written', () => {
  test.each([
    '022345678 ext. 12',
    '022345678 / 0991234567',
    '+1 305 555 0100',
    '+593 99 123 456',
    'llamar después',
    '099O234567',
  ])('as typed: %s', (escrito) => {
    expect(leerTelefono(escrito)).toBe(escrito);
  });
});

test.each([
  ['+593 99 123 4567', '0991234567'],
  ['00593991234567', '0991234567'],
  ['+593 (0)99-123-4567', '0991234567'],
  ['+593 2 234 5678', '022345678'],
  ['00593 2 2345678', '022345678'],
  ['(02) 234-5678', '022345678'],
  ['\u202a+593\u00a099\u2011123\u20114567\u202c', '0991234567'],
  ['099.123.4567', '0991234567'],
  ['', ''],
])('GEN-516 the telephone %j is %j', (escrito, leido) => {
  expect(leerTelefono(escrito)).toBe(leido);
  expect(leerTelefono(leido)).toBe(leido);
});

test('a telephone typed sign by sign is not taken for a shorter one on the way', () => {
  for (const entero of ['+593991234567', '00593991234567', '+59322345678'])
    for (let n = 1; n < entero.length; n++) expect(leerTelefono(entero.slice(0, n))).toBe(entero.slice(0, n));
});

test.each([
  ['1720-2624 41', '1720262441'],
  ['\u200b1720262441\u200b', '1720262441'],
  ['17900123440011', '17900123440011'],
  ['AB123456', 'AB123456'],
  ['1720262441 / 1720262458', '1720262441 / 1720262458'],
])('digits: %j is %j', (escrito, leido) => {
  expect(leerDigitos(escrito)).toBe(leido);
});

test.each([
  ['\u202a1720262441\u202c', '1720262441'],
  ['Mu\u00adñoz', 'Muñoz'],
  ['Ru\ufb01no', 'Rufino'],
  ['José\ufe0f', 'José'],
  ['\uff2aosé', 'José'],
  ['Jose\u0301', 'José'],
  ['Ana\u00a0Loor', 'Ana Loor'],
  ['a\u2028b', 'a\nb'],
  ['Nº 4 ½ Mª – “x” 𠮷', 'Nº 4 ½ Mª – “x” 𠮷'],
  ['a\tb\r\nc', 'a\tb\r\nc'],
])('%j is read as %j', (escrito, leido) => {
  expect(sinMarcas(escrito)).toBe(leido);
});

test('dashes of a code are hyphens, and the keys for accents in a name are apostrophes', () => {
  expect(conGuiones('01\u20131001\u2011001\u2212\uff0d')).toBe('01-1001-001--');
  expect(comoNombre('D´Ángelo O`Neill Pérez\u2011Gómez')).toBe("D'Ángelo O'Neill Pérez-Gómez");
});

test('reading twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (t) => {
      for (const leer of [sinMarcas, conGuiones, comoNombre, leerTelefono, leerDigitos])
        expect(leer(leer(t))).toBe(leer(t));
    }),
  );
});
