import { clavesDePersona } from './persona';

test.each([
  ['Zambrano Loor', { nombre: 'Zambrano Loor' }],
  ['1710034065', { identificacion: '1710034065', telefono: '1710034065', planes: [] }],
  ['34065', { identificacion: '34065', telefono: null, planes: [] }],
  ['099 123 4567', { identificacion: '0991234567', telefono: '0991234567', planes: [] }],
  ['991234567', { identificacion: '991234567', telefono: '0991234567', planes: [] }],
  ['+593 99 123 4567', { identificacion: '+593991234567', telefono: '0991234567', planes: [] }],
  ['2345678', { identificacion: '2345678', telefono: '2345678', planes: [] }],
  ['01-m001-12', { identificacion: '01M00112', telefono: null, planes: ['01-M001-12'] }],
  ['M001-12', { identificacion: 'M00112', telefono: null, planes: ['01-M001-12', '02-M001-12'] }],
])('GEN-507 %s can name a person by %j', (texto, claves) => {
  expect(clavesDePersona(texto)).toEqual(claves);
});
