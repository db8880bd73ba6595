import {
  comoFecha,
  compararFechas,
  diasDelMes,
  diasHabiles,
  esFecha,
  esHora,
  esInstante,
  fechaDe,
  formatearFecha,
  formatearFechaDeCuota,
  formatearInstante,
  hoyEn,
  instanteDe,
  leerFecha,
  leerHora,
  nombreDeMes,
  rangoDeEdad,
} from './fechas';

describe('the calendar', () => {
  test('a year of hundreds is a leap year every four hundred; four months have 30 days', () => {
    expect([1900, 2000, 2100, 2024, 2025].map((anio) => diasDelMes(anio, 2))).toEqual([28, 29, 28, 29, 28]);
    expect(Array.from({ length: 12 }, (_, i) => diasDelMes(2025, i + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
  });

  test('the first year is 1; what is no text is no date', () => {
    expect([esFecha('0001-01-01'), esFecha('0000-12-31')]).toEqual([true, false]);
    expect([esFecha(20260310), esFecha(null), esFecha(['2026-03-10'])]).toEqual([false, false, false]);
  });

  test('a year before 1000 has four digits too, wherever it is written', () => {
    expect([fechaDe(33, 4, 3), fechaDe(999, 12, 31)]).toEqual(['0033-04-03', '0999-12-31']);
    expect([formatearFecha('0033-04-03'), formatearFechaDeCuota('0033-04-03')]).toEqual(['03/04/0033', '03/ABR/0033']);
  });

  test('dates are compared to three answers', () => {
    expect([
      compararFechas('2026-03-10', '2026-03-11'),
      compararFechas('2026-03-10', '2026-03-10'),
      compararFechas('2026-03-11', '2026-03-10'),
    ]).toEqual([-1, 0, 1]);
  });

  test('a text that is no date is a defect where a date was judged before, and there is no thirteenth month', () => {
    expect(() => comoFecha('2026-03-10T05:00:00Z')).toThrow(RangeError);
    expect(comoFecha('2026-03-10')).toBe('2026-03-10');
    expect(() => nombreDeMes(13)).toThrow(RangeError);
    expect(() => nombreDeMes(0)).toThrow(RangeError);
  });
});

describe('instants', () => {
  test.each([
    '2026-03-10T15:04Z',
    '2026-03-10T15:04:05Z',
    '2026-03-10T15:04:05.123Z',
    '2026-01-01T00:00:00Z',
    '2026-09-09T19:19:19.1Z',
    '2026-10-20T20:30:40Z',
    '2026-12-31T23:59:59Z',
  ])('%s is an instant', (texto) => {
    expect(esInstante(texto)).toBe(true);
  });

  test.each([
    'x2026-03-10T15:04:05Z',
    '2026-03-10T15:04:05Zx',
    '6-03-10T15:04:05Z',
    '2026-00-10T15:04:05Z',
    '2026-13-10T15:04:05Z',
    '2026-03-00T15:04:05Z',
    '2026-03-32T15:04:05Z',
    '2026-03-41T15:04:05Z',
    '2026-03-10T24:04:05Z',
    '2026-03-10T30:04:05Z',
    '2026-03-10T15:60:05Z',
    '2026-03-10T15:04:60Z',
    '2026-03-10T15:04:05.Z',
    '2026-03-10T15:04:05',
    '2026-03-10 15:04:05Z',
    '2026-03-10',
    '',
  ])("'%s' is none", (texto) => {
    expect(esInstante(texto)).toBe(false);
  });

  test('what is no text is no instant; a moment becomes text in UTC to the millisecond', () => {
    expect([esInstante(null), esInstante(new Date()), esInstante(['2026-03-10T15:04:05Z'])]).toEqual([
      false,
      false,
      false,
    ]);
    expect(instanteDe(new Date(Date.UTC(2026, 2, 10, 15, 4, 5, 6)))).toBe('2026-03-10T15:04:05.006Z');
  });

  test('the day in Ecuador begins at five in UTC; midnight is 00:00', () => {
    expect(hoyEn(new Date('2026-03-11T04:59:59.999Z'))).toBe('2026-03-10');
    expect(hoyEn(new Date('2026-03-11T05:00:00Z'))).toBe('2026-03-11');
    expect(formatearInstante(new Date('2026-03-11T05:00:00Z'))).toBe('11/03/2026 00:00');
    expect(formatearInstante(new Date('2026-03-11T04:09:00Z'))).toBe('10/03/2026 23:09');
  });

  test('the summer time of 1992 counts', () => {
    expect(hoyEn(new Date('1992-12-15T04:30:00Z'))).toBe('1992-12-15');
    expect(formatearInstante(new Date('1992-12-15T04:30:00Z'))).toBe('15/12/1992 00:30');
    expect(hoyEn(new Date('1993-12-15T04:30:00Z'))).toBe('1993-12-14');
    expect(formatearInstante(new Date('1993-12-31T23:59:59Z'))).toBe('31/12/1993 18:59');
    expect(formatearInstante(new Date('1994-01-01T00:00:00Z'))).toBe('31/12/1993 19:00');
  });
});

describe('what people write', () => {
  test('blanks around a date or an hour are none of it, anything else is', () => {
    expect([leerFecha(' 5/3/2026 '), leerFecha('15/03/2026')]).toEqual(['2026-03-05', '2026-03-15']);
    expect(['x5/3/2026', '115/3/2026', '5/3/20261', '5/3/26', '31/2/2026'].map(leerFecha)).toEqual(Array(5).fill(null));
    expect([leerHora(' 7:30 '), leerHora('07:30:00')]).toEqual(['07:30', '07:30']);
    expect(['x7:30', '7:30:01', '7:3', '24:00', ''].map(leerHora)).toEqual(Array(5).fill(null));
    expect([esHora('23:59'), esHora('x23:59'), esHora('23:59x'), esHora('7:30'), esHora(730)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

test('ASA-079 what is no text is no hour, even where it would read like one', () => {
  expect([esHora(['07:30']), esHora({ toString: () => '07:30' }), esHora(null)]).toEqual([false, false, false]);
});

test('GEN-513 of the days of rest only those between the two days count, both included, and not those of a weekend', () => {
  // Monday 2 to Friday 13 March 2026
  const dias = (...feriados: string[]) => diasHabiles('2026-03-02', '2026-03-13', feriados);
  expect(dias()).toBe(10);
  expect(dias('2026-03-02', '2026-03-13')).toBe(8);
  expect(dias('2026-02-27', '2026-03-16')).toBe(10);
  expect(dias('2026-03-07', '2026-03-08')).toBe(10);
  expect(dias('2026-03-04', '2026-03-04')).toBe(9);
  expect([diasHabiles('2026-03-02', '2026-03-01'), diasHabiles('2026-03-02', '2026-03-02')]).toEqual([0, 1]);
});

test('CLI-093 EST-528 from the eighteenth birthday to the day before the hundred and sixth', () => {
  expect(rangoDeEdad('2026-03-10')).toEqual({ desde: '1920-03-11', hasta: '2008-03-10' });
});
