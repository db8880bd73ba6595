import fc from 'fast-check';
import {
  comienzoDelDia,
  comoFecha,
  compararFechas,
  diaDeLaSemana,
  diasDelMes,
  diasHabiles,
  diferenciaEnDias,
  edadEn,
  esFecha,
  esHora,
  fechaDe,
  fechaLarga,
  fechaLargaConDia,
  formatearFecha,
  formatearFechaDeCuota,
  formatearInstante,
  hoyEn,
  insigniaDeDias,
  leerFecha,
  leerHora,
  momentoEn,
  partesDe,
  primerDiaDelMesSiguiente,
  sumarDias,
  sumarMeses,
  ultimoDiaDelMes,
} from './fechas';

const fecha = fc
  .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([a, m, d]) => fechaDe(a, m, Math.min(d, diasDelMes(a, m))));

describe('refusals', () => {
  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-04-31',
    '0000-01-01',
    '2025-1-1',
    '2025-01-01T00:00',
    ' 2025-01-01',
    '',
    null,
    20250101,
  ])('%p is no date', (valor) => {
    expect(esFecha(valor)).toBe(false);
  });

  test.each(['31/02/2025', '29/02/2025', '00/01/2025', '01-02-2025', '1/1/25', '2025/01/01', 'hoy'])(
    "'%s' cannot be read",
    (texto) => {
      expect(leerFecha(texto)).toBeNull();
    },
  );

  test('a text that is no date is a defect, not a silent NaN', () => {
    expect(() => partesDe('2025-02-30')).toThrow(RangeError);
    expect(() => fechaDe(2025, 2, 30)).toThrow(RangeError);
  });

  test.each(['24:00', '07:60', '7:30', '07:3', '0730', '', '-1:00', null])('ASA-079 %p is no hour', (hora) => {
    expect(esHora(hora)).toBe(false);
  });
});

test('ASA-079 00:00 and 23:59 are hours', () => {
  expect(['00:00', '07:30', '19:05', '23:59'].every(esHora)).toBe(true);
});

test.each([
  ['7:30', '07:30'],
  ['18:30:00', '18:30'],
  ['24:00', null],
  ['18:30:15', null],
])("a spreadsheet's hour '%s' becomes %p", (texto, hora) => {
  expect(leerHora(texto)).toBe(hora);
});

test.each([
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2025-01-31', 3, '2025-04-30'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2025-01-15', -1, '2024-12-15'],
  ['2025-03-31', -1, '2025-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s plus %i months is %s, clamped to the month', (desde, meses, hasta) => {
  expect(sumarMeses(desde, meses)).toBe(hasta);
});

test('the first day of next month and the last of this one', () => {
  expect(primerDiaDelMesSiguiente('2025-01-31')).toBe('2025-02-01');
  expect(primerDiaDelMesSiguiente('2025-12-01')).toBe('2026-01-01');
  expect(ultimoDiaDelMes('2024-02-03')).toBe('2024-02-29');
});

test.each([
  ['2025-11-22T04:59:59.999Z', '2025-11-21'],
  ['2025-11-22T05:00:00.000Z', '2025-11-22'],
  ['1992-11-28T12:00:00.000Z', '1992-11-28'],
])('today in Guayaquil at %s is %s', (instante, esperado) => {
  expect(hoyEn(new Date(instante))).toBe(esperado);
});

test('the date of an instant is the one that the calendar of the zone gives, before and after its last summer time', () => {
  const calendario = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Guayaquil' });
  const { min, max } = { min: new Date('1985-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z') };
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (instante) => {
      expect(hoyEn(instante)).toBe(calendario.format(instante));
    }),
  );
});

test('a day begins at midnight in Ecuador', () => {
  expect(momentoEn('2026-03-01', '18:05').toISOString()).toBe('2026-03-01T23:05:00.000Z');
  expect(momentoEn('2026-03-01', '23:59:59.999').toISOString()).toBe('2026-03-02T04:59:59.999Z');
  expect(hoyEn(comienzoDelDia('2026-03-01'))).toBe('2026-03-01');
  expect(hoyEn(new Date(comienzoDelDia('2026-03-01').getTime() - 1))).toBe('2026-02-28');
});

test('an instant is shown in Ecuador time, midnight as 00', () => {
  expect(formatearInstante(new Date('2025-11-22T05:00:00Z'))).toBe('22/11/2025 00:00');
  expect(formatearInstante(new Date('2025-11-22T04:07:00Z'))).toBe('21/11/2025 23:07');
});

test('LEG-560 the date of an instalment: DD/MMM/YYYY, the month in three capitals', () => {
  const meses = ['ENE', 'FEB', 'MAR', 'ABR', 'MAY', 'JUN', 'JUL', 'AGO', 'SEP', 'OCT', 'NOV', 'DIC'];
  for (const [i, mes] of meses.entries())
    expect(formatearFechaDeCuota(comoFecha(`2025-${String(i + 1).padStart(2, '0')}-05`))).toBe(`05/${mes}/2025`);
});

test('how dates are written', () => {
  expect(formatearFecha('2025-01-05')).toBe('05/01/2025');
  expect(fechaLarga('2025-01-05')).toBe('5 de enero de 2025');
  expect(fechaLargaConDia('2025-01-05')).toBe('domingo, 5 de enero de 2025');
});

describe('GEN-513 GEN-514 business-day badge', () => {
  test.each([
    // Friday 2025-01-03, Monday 2025-01-06
    ['2025-01-06', '2025-01-03', 0, 'verde'],
    ['2025-01-03', '2025-01-03', 0, 'verde'],
    ['2025-01-04', '2025-01-05', 0, 'verde'],
    ['2025-01-03', '2025-01-06', 1, 'verde'],
    ['2025-01-01', '2025-01-24', 17, 'verde'],
    ['2025-01-01', '2025-01-27', 18, 'rojo'],
  ])('GEN-513 GEN-514 from %s to %s: %i, %s', (desde, hoy, dias, color) => {
    expect(insigniaDeDias(desde, hoy)).toEqual({ dias, color });
  });

  test('holidays count only when they are given, once each, and not on weekends', () => {
    expect(diasHabiles('2025-05-01', '2025-05-05')).toBe(3);
    expect(diasHabiles('2025-05-01', '2025-05-05', ['2025-05-02', '2025-05-02', '2025-05-03', '2025-06-01'])).toBe(2);
  });

  test('GEN-513 ADJ-013 the formula equals counting the days one by one', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -5, max: 400 }), (desde, n) => {
        const hasta = sumarDias(desde, n);
        let contados = 0;
        for (let i = 0; i <= n; i += 1) if (diaDeLaSemana(sumarDias(desde, i)) <= 5) contados += 1;
        expect(diasHabiles(desde, hasta)).toBe(contados);
      }),
    );
  });
});

describe('properties', () => {
  test('screen text and ISO text read back as the same date', () => {
    fc.assert(
      fc.property(fecha, (f) => {
        expect(leerFecha(formatearFecha(f))).toBe(f);
        expect(leerFecha(f)).toBe(f);
      }),
    );
  });

  test('adding days and taking the difference are inverse, and the week goes on', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -4000, max: 4000 }), (f, n) => {
        const suma = sumarDias(f, n);
        expect(diferenciaEnDias(f, suma)).toBe(n);
        expect(compararFechas(suma, f)).toBe(Math.sign(n));
        expect((((diaDeLaSemana(suma) - diaDeLaSemana(f) - n) % 7) + 7) % 7).toBe(0);
        expect(diaDeLaSemana(f)).toBe(new Date(`${f}T00:00:00Z`).getUTCDay() || 7);
      }),
    );
  });

  test('adding months lands in the right month, on the same day or its end', () => {
    fc.assert(
      fc.property(fecha, fc.integer({ min: -600, max: 600 }), (f, n) => {
        const a = partesDe(f);
        const b = partesDe(sumarMeses(f, n));
        expect(b.anio * 12 + b.mes).toBe(a.anio * 12 + a.mes + n);
        expect(b.dia).toBe(Math.min(a.dia, diasDelMes(b.anio, b.mes)));
      }),
    );
  });
});

test.each([
  ['2008-03-10', '2026-03-09', 17],
  ['2008-03-10', '2026-03-10', 18],
  ['2004-02-29', '2026-02-27', 21],
  ['2004-02-29', '2026-02-28', 22],
  ['2026-03-10', '2026-03-10', 0],
])('EST-524 born on %s is, on %s, %i', (nacimiento, hoy, anios) => {
  expect(edadEn(nacimiento, hoy)).toBe(anios);
});
