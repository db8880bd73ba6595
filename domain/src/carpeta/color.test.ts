import { colorDeCarpeta } from './color';

test.each([
  ['Documentación incompleta', 'amarillo'],
  ['DOCUMENTACION INCOMPLETA', 'amarillo'],
  ['Documentación vacia', 'rojo'],
  ['Documentación Vacía', 'rojo'],
  ['No tiene documentos asignado', 'rojo'],
  ['Documentación completa', 'verde'],
  ['Cualquier otro estado', 'verde'],
])('DOC-010 DOC-011 DOC-012 DOC-013 %s is %s', (estado, color) => {
  expect(colorDeCarpeta(estado)).toBe(color);
});
