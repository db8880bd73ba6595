import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { esquemaCambioDeContrasena, rechazoDeContrasena } from './validacion';

const errores = (intento: () => unknown): Record<string, string> => {
  try {
    intento();
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return { ...e.errors };
    throw e;
  }
  return {};
};

test.each([
  ['corta', /al menos 8/],
  ['ñandúes', /al menos 8/],
  ['x'.repeat(129), /máximo 128/],
  ['mi.ASISTENTE.2025', /nombre de usuario/],
  ['Contraseña123', /común/],
  ['adjudica2025!', /común/],
  ['aaaaaaaaaa', /común/],
  ['abababababab', /común/],
  ['12345678', /común/],
  ['password1', /común/],
])("the password '%s' is refused", (contrasena, motivo) => {
  expect(rechazoDeContrasena(contrasena, 'asistente')).toMatch(motivo);
});

test.each(['cuatro palabras sin signos', 'ñandúes8', '🦙🦙🦙🐎🐎🐎🌋🌋', 'x9k'.repeat(42)])(
  "the password '%s' is accepted",
  (contrasena) => {
    expect(rechazoDeContrasena(contrasena, 'asistente')).toBeNull();
  },
);

test('an empty form misses the old password and is told how long the new one must be, not that they are alike', () => {
  expect(errores(() => validar(esquemaCambioDeContrasena('asistente'), { actual: '', nueva: '' }))).toEqual({
    actual: 'Ingrese su contraseña',
    nueva: rechazoDeContrasena('', 'asistente'),
  });
});

test('the new password must differ from the old one', () => {
  const esquema = esquemaCambioDeContrasena('asistente');
  expect(errores(() => validar(esquema, { actual: 'ñandúes del Cotopaxi', nueva: 'ñandúes del Cotopaxi' }))).toEqual({
    nueva: 'La contraseña nueva debe ser diferente de la actual',
  });
  expect(errores(() => validar(esquema, { actual: '', nueva: 'ñandúes del Cotopaxi' }))).toEqual({
    actual: 'Ingrese su contraseña',
  });
  expect(validar(esquema, { actual: 'x', nueva: 'ñandúes del Cotopaxi' }).nueva).toBe('ñandúes del Cotopaxi');
});
