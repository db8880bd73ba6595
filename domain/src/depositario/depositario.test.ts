import { propios } from '../mensajes';
import { formularioDeDepositario } from './campos';

const valido = {
  identificacion: '1712345678',
  nombres: 'Íñigo',
  apellidos: 'Muñoz Yépez',
  telefono: '022345678',
  correo: 'inigo@correo.example',
  direccion: 'Av. Amazonas N34-120',
};
const errores = (cambio: object): Readonly<Record<string, string>> => {
  const leido = formularioDeDepositario.revisar({ ...valido, ...cambio }, {});
  return 'errores' in leido ? leido.errores : {};
};

test('EST-535 EST-536 EST-537 EST-538 everything is required', () => {
  expect(formularioDeDepositario.revisar({}, {})).toEqual({
    errores: {
      identificacion: 'El campo es obligatorio',
      nombres: 'El campo es obligatorio',
      apellidos: 'El campo es obligatorio',
      telefono: 'Teléfono inválido',
      correo: 'Ingrese un correo válido.',
      direccion: 'Dirección es requerida.',
    },
  });
  expect(errores({})).toEqual({});
});

test.each([
  ['EST-535 eleven characters', { identificacion: '17123456789' }, 'identificacion', propios.cedulaOPasaporte],
  ['EST-536 a digit in the names', { nombres: 'Íñigo 2' }, 'nombres', 'Use solo letras'],
  ['EST-536 a digit in the surnames', { apellidos: 'Muñoz 2' }, 'apellidos', 'Use solo letras'],
  ['EST-537 six digits', { telefono: '223456' }, 'telefono', 'Teléfono inválido'],
  ['EST-537 eleven digits', { telefono: '02234567890' }, 'telefono', 'Teléfono inválido'],
  ['EST-537 a letter', { telefono: '02234567a' }, 'telefono', 'Teléfono inválido'],
  ['EST-538 101 characters', { direccion: 'x'.repeat(101) }, 'direccion', 'Máximo 100 caracteres'],
  ['EST-539 no at', { correo: 'inigo.correo.example' }, 'correo', 'Ingrese un correo válido.'],
])('%s is refused', (_, cambio, campo, mensaje) => {
  expect(errores(cambio)).toEqual({ [campo]: mensaje });
});

test.each([
  ['EST-535 ten characters', { identificacion: '0912345678' }],
  ['EST-537 seven digits', { telefono: '2234567' }],
  ['EST-537 ten digits with blanks', { telefono: '099 123 4567' }],
  ['EST-538 100 characters', { direccion: 'x'.repeat(100) }],
])('%s is accepted', (_, cambio) => {
  expect(errores(cambio)).toEqual({});
});
