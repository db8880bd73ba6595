import { esIdentificacionEntera, identificacionOculta } from '../identificacion';
import { accesoContado, limiteDeAccesos, PAUSA_MAXIMA_MS, pausaDeAcceso } from './presupuesto';

const contado = (operacion: string, recurso: string, recursoId: string | number) => {
  const { tipo, serie, clave } = accesoContado({ operacion, recurso, recursoId }) ?? {};
  return tipo === undefined ? null : [tipo, serie, clave];
};

test('pages of lists and what is no record are not counted', () => {
  expect([
    contado('listar', 'contrato', 'lista'),
    contado('leer', 'auditoria', '*'),
    contado('listar', 'adjudicacion', 'atrasados'),
    contado('listar', 'x', 'resultados:7'),
    contado('buscar-nada', 'busqueda', 'resultados:0'),
  ]).toEqual([null, null, null, null, null]);
});

test('a search and a workbook count each time, a record once for each resource, papers apart', () => {
  expect([
    contado('buscar', 'cliente', 'resultados:20'),
    contado('exportar-excel', 'adjudicacion', 'todos'),
    contado('leer', 'cliente', 17),
    contado('leer', 'solicitud', '01-M001-2-titular'),
    contado('listar', 'movimiento', '01-M001-2'),
    contado('descargar', 'documento', 5),
    contado('exportar-pdf', 'contrato', '01-M001-2'),
  ]).toEqual([
    ['busqueda', 'busqueda', null],
    ['exportacion', 'exportacion', null],
    ['cliente', 'cliente', '17'],
    ['cliente', 'solicitud', '01-M001-2-titular'],
    ['cliente', 'movimiento', '01-M001-2'],
    ['documento', 'documento', '5'],
    ['documento', 'contrato', '01-M001-2'],
  ]);
});

test('a day has the budget of six hours', () => {
  expect([limiteDeAccesos(150, 'hora'), limiteDeAccesos(150, 'dia')]).toEqual([150, 900]);
});

test('there is no wait below four fifths of a budget; from there on it grows, up to a second', () => {
  expect([0, 79, 80, 90, 100, 300].map((usados) => pausaDeAcceso(usados, 100))).toEqual([
    0,
    0,
    0,
    250,
    PAUSA_MAXIMA_MS,
    PAUSA_MAXIMA_MS,
  ]);
});

test('of an identification the last three characters are shown; one that is shorter than a cédula is not whole', () => {
  expect(['1710034065', 'AB1'].map(identificacionOculta)).toEqual(['•••••••065', 'AB1']);
  expect(['17100', '171003406', '1710034065', '1790000000001', 'AV100110'].map(esIdentificacionEntera)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('a paper counts as a paper however it was read, and a record that is downloaded too', () => {
  expect([
    contado('leer', 'documento', 5),
    contado('descargar', 'contrato', '01-M001-2'),
    contado('leer', 'contrato', '01-M001-2'),
  ]).toEqual([
    ['documento', 'documento', '5'],
    ['documento', 'contrato', '01-M001-2'],
    ['cliente', 'contrato', '01-M001-2'],
  ]);
});
