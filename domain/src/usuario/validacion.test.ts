import { ErrorDeNegocio } from '../errores';
import { validar } from '../esquemas';
import { esquemaUsuario } from './validacion';

const bueno = { usuario: 'mandrade', nombre: 'María', apellido: 'Andrade', role: 'Comercial', activo: true };

test.each([
  ['usuario', ''],
  ['usuario', 'M.Andrade'],
  ['usuario', 'ma'],
  ['usuario', '.andrade'],
  ['usuario', '../andrade'],
  ['usuario', 'x'.repeat(41)],
  ['nombre', ' '],
  ['apellido', 'x'.repeat(61)],
  ['role', 'Jefe'],
  ['role', 'constructor'],
  ['correo', 'sin-arroba'],
  ['telefono', '12345'],
  ['telefono', 'ext. 12'],
  ['telefono', '0059399123'],
  ['activo', 'SI'],
  ['contrasena', 'x'],
  ['idDepartamento', '004'],
])('the user with %s = %j is refused', (campo, valor) => {
  expect.assertions(1);
  try {
    validar(esquemaUsuario, { ...bueno, [campo]: valor });
  } catch (e) {
    expect(Object.keys((e as ErrorDeNegocio).errors ?? {})).toEqual([campo]);
  }
});

test('a good user passes; an empty address or telephone is none', () => {
  expect(validar(esquemaUsuario, { ...bueno, correo: '' }).correo).toBeUndefined();
  expect(validar(esquemaUsuario, { ...bueno, correo: ' a@example.com ' }).correo).toBe('a@example.com');
  expect(validar(esquemaUsuario, { ...bueno, telefono: '' }).telefono).toBeUndefined();
  expect(validar(esquemaUsuario, { ...bueno, telefono: '+593 99 123 4567' }).telefono).toBe('0991234567');
});
