import {
  comoFecha,
  esFecha,
  esInstante,
  type Fecha,
  fechaLarga,
  formatearFecha,
  hoyEn,
  type Instante,
  instanteDe,
} from './fechas';

/**
 * A calendar date and an instant are two types: each line below that the compiler must refuse says so, and the type check of the tests fails
 * when it does not.
 */
const instante: Instante = '2026-03-11T00:30:00.000Z';

test('an instant is no date: the compiler refuses it, and what gets past it throws', () => {
  // @ts-expect-error an instant in the place of a date
  const escrita = (): string => formatearFecha(instante);
  expect(escrita).toThrow(RangeError);
  // @ts-expect-error its first ten characters are the day in Greenwich, and any text
  const cortada: Fecha = instante.slice(0, 10);
  expect(cortada).not.toBe(hoyEn(instante));
  // @ts-expect-error any text, unread
  const larga = (texto: string): string => fechaLarga(texto);
  expect(() => larga(instante)).toThrow(RangeError);
  // @ts-expect-error a date in the place of an instant
  const momento: Instante = '2026-03-11';
  expect(esInstante(momento)).toBe(false);
  expect(() => comoFecha(instante)).toThrow(RangeError);
  expect(esFecha(instante)).toBe(false);
});

test.each<[Instante, Fecha]>([
  ['2026-03-11T00:30:00.000Z', '2026-03-10'], // 19:30
  ['2026-03-11T04:59:59.999Z', '2026-03-10'], // 23:59
  ['2026-03-11T05:30:00.000Z', '2026-03-11'], // 00:30
  ['2026-01-01T04:59:00.000Z', '2025-12-31'],
])('in Guayaquil %s is the %s', (texto, dia) => {
  expect(hoyEn(texto)).toBe(dia);
  expect(hoyEn(new Date(texto))).toBe(dia);
  expect(instanteDe(new Date(texto))).toBe(texto);
});

test.each(['', '2026-03-11', '2026-03-11T00:30:00-05:00', '2026-13-40T00:00:00Z', null, new Date(0)])(
  '%p is no instant of the wire',
  (valor) => {
    expect(esInstante(valor)).toBe(false);
  },
);
