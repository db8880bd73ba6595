import { leerGarante, mismaPersona } from './reglas';

const hechos = { cliente: '1712345678', actual: '0912345678' };

test.each([
  ['', 'garante-diez-caracteres', 'La identificación del garante debe tener 10 caracteres'],
  ['171234567', 'garante-diez-caracteres', 'La identificación del garante debe tener 10 caracteres'],
  ['17123456789', 'garante-diez-caracteres', 'La identificación del garante debe tener 10 caracteres'],
  ['17123/5678', 'garante-diez-caracteres', 'La identificación del garante debe tener 10 caracteres'],
  ['1712345678', 'garante-es-cliente', 'El garante debe ser diferente del cliente'],
  ['0912345678', 'garante-ya-asignado', 'La persona ya es el garante actual'],
])("EST-509 '%s' is refused: %s", (escrita, code, mensaje) => {
  expect(() => leerGarante(escrita, hechos)).toThrow(
    expect.objectContaining({ status: 422, code, title: mensaje, errors: { identificacion: mensaje } }),
  );
});

test('EST-509 ten other characters are a guarantor, as they are stored', () => {
  expect(leerGarante(' 1798765432 ', hechos)).toBe('1798765432');
  expect(leerGarante('ab-1234567 8', hechos)).toBe('AB12345678');
  expect(leerGarante('0912345678', { ...hechos, actual: null })).toBe('0912345678');
});

test('a client with the RUC of a natural person is not the guarantor under the cédula', () => {
  expect(() => leerGarante('1712345678', { cliente: '1712345678001', actual: null })).toThrow('diferente del cliente');
  expect(mismaPersona('1790012345001', '1790012345')).toBe(true);
  expect(mismaPersona('1712345678002', '1712345678')).toBe(false);
  // only a cédula has its RUC, whichever of the two is named first
  expect([mismaPersona('1712345678', '1712345678001'), mismaPersona('1712345678', '1712345678')]).toEqual([true, true]);
  expect([mismaPersona('AB12345', 'AB12345001'), mismaPersona('AB12345001', 'AB12345')]).toEqual([false, false]);
});
