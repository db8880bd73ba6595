import fc from 'fast-check';
import { centavos, MAXIMO_CENTAVOS } from './dinero';
import type { Fecha } from './fechas';
import {
  cantidadEnPalabras,
  enteroEnPalabras,
  fechaEnPalabras,
  horaEnPalabras,
  MAXIMO_EN_PALABRAS,
  montoEnPalabras,
} from './palabras';

test.each([-1, 1.5, Number.NaN, MAXIMO_EN_PALABRAS + 1])('%p has no words', (n) => {
  expect(() => enteroEnPalabras(n)).toThrow(RangeError);
});

test('a negative amount has no words', () => {
  expect(() => montoEnPalabras(centavos(-1))).toThrow(RangeError);
});

test.each([
  [0, 'cero'],
  [1, 'uno'],
  [16, 'dieciséis'],
  [21, 'veintiuno'],
  [22, 'veintidós'],
  [30, 'treinta'],
  [31, 'treinta y uno'],
  [100, 'cien'],
  [101, 'ciento uno'],
  [200, 'doscientos'],
  [555, 'quinientos cincuenta y cinco'],
  [999, 'novecientos noventa y nueve'],
  [1000, 'mil'],
  [1001, 'mil uno'],
  [2025, 'dos mil veinticinco'],
  [21_000, 'veintiún mil'],
  [31_000, 'treinta y un mil'],
  [100_000, 'cien mil'],
  [101_000, 'ciento un mil'],
  [121_021, 'ciento veintiún mil veintiuno'],
  [1_000_000, 'un millón'],
  [1_000_001, 'un millón uno'],
  [21_000_000, 'veintiún millones'],
  [101_000_000, 'ciento un millones'],
  [1_000_000_000, 'mil millones'],
  [1_001_000_000, 'mil un millones'],
  [21_021_021_021, 'veintiún mil veintiún millones veintiún mil veintiuno'],
])('%i is %s', (n, texto) => {
  expect(enteroEnPalabras(n)).toBe(texto);
});

test.each([
  [1, 'una cuota'],
  [0, 'cero cuotas'],
  [21, 'veintiuna cuotas'],
  [31, 'treinta y una cuotas'],
  [101, 'ciento una cuotas'],
  [200, 'doscientas cuotas'],
  [21_000, 'veintiún mil cuotas'],
  [200_201, 'doscientas mil doscientas una cuotas'],
  [1_000_000, 'un millón de cuotas'],
  [200_000_000, 'doscientos millones de cuotas'],
])('%i: %s', (n, texto) => {
  expect(cantidadEnPalabras(n, 'cuota', 'cuotas', 'femenino')).toBe(texto);
});

test.each([
  [0, 'cero dólares con 00/100'],
  [5, 'cero dólares con 05/100'],
  [100, 'un dólar con 00/100'],
  [2_100, 'veintiún dólares con 00/100'],
  [2_100_000, 'veintiún mil dólares con 00/100'],
  [10_100_000, 'ciento un mil dólares con 00/100'],
  [100_000_005, 'un millón de dólares con 05/100'],
  [100_000_105, 'un millón un dólares con 05/100'],
  [200_000_000, 'dos millones de dólares con 00/100'],
  [
    MAXIMO_CENTAVOS,
    'novecientos noventa y nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil novecientos noventa y nueve dólares con 99/100',
  ],
])('%i cents: %s', (valor, texto) => {
  expect(montoEnPalabras(centavos(valor))).toBe(texto);
});

test('notes and contracts name the currency in full', () => {
  expect(montoEnPalabras(centavos(100_000_005), 'completa')).toBe(
    'un millón de dólares de los Estados Unidos de América con 05/100',
  );
});

test.each<[Fecha, string]>([
  ['2025-01-01', 'primero de enero de dos mil veinticinco'],
  ['2024-02-29', 'veintinueve de febrero de dos mil veinticuatro'],
  ['2031-12-31', 'treinta y uno de diciembre de dos mil treinta y uno'],
])('the date %s is %s', (fecha, texto) => {
  expect(fechaEnPalabras(fecha)).toBe(texto);
});

test.each([
  ['00:00', 'cero horas'],
  ['01:01', 'una hora con un minuto'],
  ['18:30', 'dieciocho horas con treinta minutos'],
  ['21:21', 'veintiuna horas con veintiún minutos'],
])('the hour %s is %s', (hora, texto) => {
  expect(horaEnPalabras(hora)).toBe(texto);
});

describe('properties', () => {
  // An independent reader: it knows the value of each word and how mil and millón multiply, nothing of how they are written.
  const valores = new Map<string, number>(
    Object.entries({
      cero: 0,
      un: 1,
      uno: 1,
      una: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiun: 21,
      veintiuno: 21,
      veintiuna: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
      cien: 100,
      ciento: 100,
      doscientos: 200,
      trescientos: 300,
      cuatrocientos: 400,
      quinientos: 500,
      seiscientos: 600,
      setecientos: 700,
      ochocientos: 800,
      novecientos: 900,
    }),
  );
  function leer(texto: string): number {
    const plano = texto.normalize('NFD').replace(/\p{M}/gu, '');
    let total = 0;
    let miles = 0;
    let actual = 0;
    for (const palabra of plano.split(' ')) {
      if (palabra === 'y') continue;
      if (palabra === 'mil') {
        miles += (actual || 1) * 1000;
        actual = 0;
      } else if (palabra === 'millon' || palabra === 'millones') {
        total += (miles + actual) * 1_000_000;
        miles = 0;
        actual = 0;
      } else {
        const valor = valores.get(palabra.replace(/cientas$/, 'cientos').replace('quinientas', 'quinientos'));
        if (valor === undefined) throw new Error(`unknown word ${palabra}`);
        actual += valor;
      }
    }
    return total + miles + actual;
  }
  const numero = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: MAXIMO_EN_PALABRAS }));

  test('what is written reads back as the number, in both genders', () => {
    fc.assert(
      fc.property(numero, (n) => {
        expect(leer(enteroEnPalabras(n))).toBe(n);
        expect(leer(enteroEnPalabras(n, 'femenino'))).toBe(n);
        expect(leer(enteroEnPalabras(n, 'masculino', 'adjetivo'))).toBe(n);
      }),
      { numRuns: 1000 },
    );
  });

  test("no 'uno' before mil or millones, no 'un mil', no double blank", () => {
    fc.assert(
      fc.property(numero, (n) => {
        const texto = enteroEnPalabras(n);
        expect(texto).not.toMatch(/uno (mil|millones)| {2}|^un mil\b|millones un mil\b|millón un mil\b/);
        expect(texto).toBe(texto.trim());
      }),
      { numRuns: 1000 },
    );
  });
});
