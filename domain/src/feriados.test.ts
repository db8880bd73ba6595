import { domingoDePascua, feriadosDe } from './feriados';

test.each([2016, 2024.5, 9999, Number.NaN])('the law has no answer for %p', (anio) => {
  expect(() => feriadosDe(anio)).toThrow(RangeError);
});

test.each([
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  // the earliest and the latest, the exceptions of the rule, and years of hundreds
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1961, '1961-04-02'],
  [1981, '1981-04-19'],
  // years in which the reckoning of the moon begins anew
  [1900, '1900-04-15'],
  [1995, '1995-04-16'],
  [2033, '2033-04-17'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
  [2100, '2100-03-28'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (anio, fecha) => {
  expect(domingoDePascua(anio)).toBe(fecha);
});

// As published by the Ministry of Tourism for these years.
test.each([
  [2019, ['01-01', '03-04', '03-05', '04-19', '05-03', '05-24', '08-09', '10-11', '11-01', '11-04', '12-25']],
  [2024, ['01-01', '02-12', '02-13', '03-29', '05-03', '05-24', '08-09', '10-11', '11-01', '11-04', '12-25']],
  [2025, ['01-01', '03-03', '03-04', '04-18', '05-02', '05-23', '08-11', '10-10', '11-03', '11-04', '12-25']],
])('days of rest of %i', (anio, dias) => {
  expect(feriadosDe(anio).map((f) => f.fecha)).toEqual(dias.map((d) => `${anio}-${d}`));
});

test.each([
  // weekday of 2 November → days of rest
  [2020, 'lunes', ['2020-11-02', '2020-11-03']],
  [2021, 'martes', ['2021-11-01', '2021-11-02']],
  [2022, 'miércoles', ['2022-11-03', '2022-11-04']],
  [2023, 'jueves', ['2023-11-02', '2023-11-03']],
  [2018, 'viernes', ['2018-11-01', '2018-11-02']],
  [2024, 'sábado', ['2024-11-01', '2024-11-04']],
  [2025, 'domingo', ['2025-11-03', '2025-11-04']],
])('2 and 3 November of %i (%s)', (anio, _dia, dias) => {
  expect(
    feriadosDe(anio)
      .filter((f) => f.fechaOriginal.slice(5, 7) === '11')
      .map((f) => f.fecha),
  ).toEqual(dias);
});

const esFeriado = (fecha: string): boolean =>
  feriadosDe(Number(fecha.slice(0, 4))).some((feriado) => feriado.fecha === fecha);

test('1 January and 25 December stay within the week but leave a weekend', () => {
  expect(esFeriado('2019-01-01')).toBe(true); // Tuesday
  expect(esFeriado('2018-12-31')).toBe(false);
  expect(esFeriado('2021-12-24')).toBe(true); // 25 was a Saturday
  expect(esFeriado('2022-12-26')).toBe(true); // 25 was a Sunday
  expect(esFeriado('2023-01-02')).toBe(true); // 1 was a Sunday
});

test('New Year on a Saturday rests in the year before', () => {
  expect(feriadosDe(2021).at(-1)).toEqual({ fecha: '2021-12-31', fechaOriginal: '2022-01-01', nombre: 'Año Nuevo' });
  expect(feriadosDe(2022).some((f) => f.fechaOriginal === '2022-01-01')).toBe(false);
});

test('the law begins with 2017 and each day of rest bears its name, in the order of the year', () => {
  expect(feriadosDe(2017)).toHaveLength(11);
  expect(feriadosDe(2026).map(({ fecha, nombre }) => [fecha, nombre])).toEqual([
    ['2026-01-01', 'Año Nuevo'],
    ['2026-02-16', 'Lunes de Carnaval'],
    ['2026-02-17', 'Martes de Carnaval'],
    ['2026-04-03', 'Viernes Santo'],
    ['2026-05-01', 'Día del Trabajo'],
    ['2026-05-25', 'Batalla de Pichincha'],
    ['2026-08-10', 'Primer Grito de la Independencia'],
    ['2026-10-09', 'Independencia de Guayaquil'],
    ['2026-11-02', 'Día de los Difuntos'],
    ['2026-11-03', 'Independencia de Cuenca'],
    ['2026-12-25', 'Navidad'],
  ]);
});

test('the last year of which the law can be asked is the one whose next one has four digits still', () => {
  expect(feriadosDe(9998)).not.toHaveLength(0);
  expect(feriadosDe(9998).every(({ fecha }) => fecha.startsWith('9998-'))).toBe(true);
});
