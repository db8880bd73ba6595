import { textosDeRegistro } from './recursos';

test.each([
  ['plazo', 'Nuevo plazo', 'Plazo creado', 'Ya existe un plazo con igual producto y desde'],
  ['delegacion', 'Nueva delegación', 'Delegación creada', 'Ya existe una delegación con igual producto y desde'],
])('the texts of %s agree with its name, its gender and its case', (recurso, nuevo, creado, yaExiste) => {
  const textos = textosDeRegistro(recurso);
  expect([textos.nuevo, textos.creado, textos.yaExiste(['Producto', 'Desde'])]).toEqual([nuevo, creado, yaExiste]);
});

test('an abbreviation stays in capitals within a sentence', () => {
  expect(textosDeRegistro('plazo').yaExiste(['RUC'])).toBe('Ya existe un plazo con igual RUC');
});
