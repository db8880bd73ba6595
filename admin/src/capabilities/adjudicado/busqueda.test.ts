import { mora, paz, vera } from '../../testing/adjudicados';
import { alcanceDe, enServidor, filtrar } from './busqueda';
import { seleccionDe } from './seleccion';

test.each([
  ['', false, 'todo'],
  ['mora', false, 'todo'],
  ['moraz', false, 'local'],
  ['mora za', false, 'local'],
  ['mora zam', false, 'servidor'],
  ['mora', true, 'servidor'],
  ['moraz', true, 'servidor'],
  ['', true, 'todo'],
] as const)('ADJ-504 «%s» (Enter: %s) is looked for in: %s', (texto, conEnter, alcance) => {
  expect(alcanceDe(texto, conEnter)).toBe(alcance);
});

test.each([
  ['NAUNAY', [vera]],
  ['ana mora', [mora]],
  ['17100', [mora, paz]],
  ['m001-33', [paz]],
  ['chicaiza', [vera]],
  ['mora paz', []],
])('ADJ-504 the loaded rows that hold every word of «%s», without regard to case and accents', (texto, filas) => {
  expect(filtrar([mora, vera, paz], texto)).toEqual(filas);
});

test('ADJ-504 the server is asked in capitals', () => {
  expect(enServidor('ñauñay josé')).toBe('ÑAUÑAY JOSÉ');
});

const con = (filtro: unknown) => `?filter=${encodeURIComponent(JSON.stringify(filtro))}`;
test.each([
  ['', '01', '2026-11'],
  [con({ mes: '2026-12' }), '01', '2026-11'],
  [con({ mes: '2021-12' }), '01', '2026-11'],
  [con({ mes: '2026-13' }), '01', '2026-11'],
  [con({ mes: 202610, producto: '03' }), '01', '2026-11'],
  [con('x'), '01', '2026-11'],
  ['?filter=%7B', '01', '2026-11'],
  [con({ mes: '2022-01', producto: '02' }), '02', '2022-01'],
])('ADJ-004 ADJ-005 the address %s chooses product %s and month %s', (search, producto, mes) => {
  expect(seleccionDe(search, '01', '2026-11-21')).toEqual({ producto, mes });
});
