import { textoDePromesa, textoDesdeCuando, textoDeVencida } from './promesa';

test.each([
  [{ atraso: 0, quedan: 16 }, 'Faltan 16 días hábiles'],
  [{ atraso: 0, quedan: 1 }, 'Falta 1 día hábil'],
  [{ atraso: 0, quedan: 0 }, 'Vence hoy'],
  [{ atraso: 1, quedan: 0 }, '1 día hábil de atraso'],
  [{ atraso: 90, quedan: 0 }, '90 días hábiles de atraso'],
  [{ atraso: 91, quedan: 0 }, 'Atrasado desde julio de 2024'],
])('a promise of July 2024 with %j reads %p: the unit is written, and over 90 days the month', (dias, texto) => {
  expect(textoDePromesa({ fecha: '2024-07-10', ...dias })).toBe(texto);
});

test('since when: the day with its working days, over 90 the month alone', () => {
  expect([0, 1, 90, 91].map((dias) => textoDesdeCuando('2025-11-03', '03/11/2025', dias))).toEqual([
    'desde 03/11/2025, 0 días hábiles',
    'desde 03/11/2025, 1 día hábil',
    'desde 03/11/2025, 90 días hábiles',
    'desde noviembre de 2025',
  ]);
});

test('a task that is late: working days, at least one, and over 90 the month', () => {
  // a Friday, seen on Saturday, on Monday, on Wednesday and half a year later
  expect(
    ['2026-11-21', '2026-11-23', '2026-11-25', '2027-05-20'].map((hoy) => textoDeVencida('2026-11-20', hoy)),
  ).toEqual([
    'Vencida hace 1 día hábil',
    'Vencida hace 1 día hábil',
    'Vencida hace 3 días hábiles',
    'Vencida desde noviembre de 2026',
  ]);
});
