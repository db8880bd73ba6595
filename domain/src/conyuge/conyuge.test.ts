import fc from 'fast-check';
import { mensajes } from '../mensajes';
import { type DatosDeConyuge, formularioDeConyuge } from './campos';
import { separarNombre, unirNombre } from './nombre';

const hoy = '2026-03-10';
const valido: DatosDeConyuge = {
  ...formularioDeConyuge.vacio(),
  identificacion: '1712345678',
  nombreCompleto: 'Lucía del Rocío Güillín Peña',
  situacionLaboral: 'V',
};
const errores = (cambio: object): Readonly<Record<string, string>> => {
  const leido = formularioDeConyuge.revisar({ ...valido, ...cambio }, { hoy });
  return 'errores' in leido ? leido.errores : {};
};

test('EST-526 EST-527 EST-529 identification, names and job are required, nothing else', () => {
  const leido = formularioDeConyuge.revisar({}, { hoy });
  expect(leido).toEqual({
    errores: {
      identificacion: 'El campo es obligatorio',
      nombreCompleto: 'El campo es obligatorio',
      situacionLaboral: 'Situación laboral del cliente es requerida.',
    },
  });
  expect(errores({})).toEqual({});
});

test.each([
  ['EST-526 eleven characters', { identificacion: '17123456789' }, 'identificacion', mensajes.propios.cedulaOPasaporte],
  ['EST-526 a slash', { identificacion: '17123/4567' }, 'identificacion', mensajes.propios.cedulaOPasaporte],
  ['EST-527 two words', { nombreCompleto: 'Lucía Güillín' }, 'nombreCompleto', 'Escriba nombres y apellidos completos'],
  [
    'EST-527 a digit',
    { nombreCompleto: 'Lucía Güillín Peñ4' },
    'nombreCompleto',
    'Escriba nombres y apellidos completos',
  ],
  ['EST-528 a day short of 18', { fechaNacimiento: '2008-03-11' }, 'fechaNacimiento', mensajes.propios.edadPermitida],
  ['EST-528 106 years', { fechaNacimiento: '1920-03-10' }, 'fechaNacimiento', mensajes.propios.edadPermitida],
  [
    'EST-530 101 years',
    { nacionalidad: 'CO', anosResidencia: 101 },
    'anosResidencia',
    'Ingrese un número de años correcto',
  ],
  [
    'EST-530 minus one',
    { nacionalidad: 'CO', anosResidencia: -1 },
    'anosResidencia',
    'Ingrese un número de años correcto',
  ],
])('%s is refused', (_, cambio, campo, mensaje) => {
  expect(errores(cambio)).toEqual({ [campo]: mensaje });
});

test.each([
  ['EST-526 ten characters, a passport', { identificacion: 'ab12345678' }],
  ['EST-527 three words, accents, apostrophe', { nombreCompleto: "Íñigo O'Neill Ñauñay" }],
  ['EST-528 18 today', { fechaNacimiento: '2008-03-10' }],
  ['EST-528 105, the day before 106', { fechaNacimiento: '1920-03-11' }],
  ['EST-530 100 years', { nacionalidad: 'CO', anosResidencia: 100 }],
])('%s is accepted', (_, cambio) => {
  expect(errores(cambio)).toEqual({});
});

test('EST-524 the company belongs to jobs that have one, and goes with the job', () => {
  const conEmpresa = { ...valido, laboralNombre: 'Almacén', laboralRuc: '1790012345001' };
  for (const situacionLaboral of ['V', 'B', 'I'])
    expect(formularioDeConyuge.cambiar(conEmpresa, 'situacionLaboral', situacionLaboral).laboralNombre).toBe('Almacén');
  for (const situacionLaboral of ['A', 'H']) {
    expect(formularioDeConyuge.cambiar(conEmpresa, 'situacionLaboral', situacionLaboral)).toMatchObject({
      laboralNombre: null,
      laboralRuc: null,
    });
    const leido = formularioDeConyuge.revisar({ ...conEmpresa, situacionLaboral }, { hoy });
    expect(leido).toMatchObject({ valores: { laboralNombre: null, laboralRuc: null } });
  }
});

describe('EST-527 a full name is split into what is stored', () => {
  test.each([
    ['José Antonio Zambrano Loor', 'José Antonio', 'Zambrano', 'Loor'],
    ['María Zambrano Loor', 'María', 'Zambrano', 'Loor'],
    ['Juan de la Cruz Loor', 'Juan', 'de la Cruz', 'Loor'],
    ['Ana Lucía Loor del Pozo', 'Ana Lucía', 'Loor', 'del Pozo'],
    ['Lucía del Rocío Güillín Peña', 'Lucía del Rocío', 'Güillín', 'Peña'],
    ['MARÍA DE LOS ÁNGELES SAN MARTÍN OÑA', 'MARÍA DE LOS ÁNGELES', 'SAN MARTÍN', 'OÑA'],
    ['María de la Cruz', 'María', 'de la Cruz', ''],
    ['Rosa Elena de', 'Rosa', 'Elena', 'de'],
    ['Ana van der Berg Ruiz', 'Ana', 'van der Berg', 'Ruiz'],
    ['Ursula von der Leyen Paz', 'Ursula', 'von der Leyen', 'Paz'],
    ['Luigi Di Marco Rossi', 'Luigi', 'Di Marco', 'Rossi'],
    ['Sofía Elena Della Valle Dos Santos', 'Sofía Elena', 'Della Valle', 'Dos Santos'],
    ['Jean Pierre Le Blanc Du Pont', 'Jean Pierre', 'Le Blanc', 'Du Pont'],
    ['Nadia El Khoury Mac Donald', 'Nadia', 'El Khoury', 'Mac Donald'],
  ])('%s gives names and surnames', (completo, nombres, apellidoPaterno, apellidoMaterno) => {
    expect(separarNombre(completo)).toEqual({ nombres, apellidoPaterno, apellidoMaterno });
  });

  test('and comes back as it was written, with at least one name', () => {
    const palabra = fc.constantFrom('Ana', 'Loor', 'de', 'la', 'del', 'San', 'Ñauñay', 'y', 'Cruz');
    fc.assert(
      fc.property(fc.array(palabra, { minLength: 3, maxLength: 9 }), (palabras) => {
        const completo = palabras.join(' ');
        const separado = separarNombre(completo);
        expect(unirNombre(separado)).toBe(completo);
        expect(separado.nombres).not.toBe('');
      }),
    );
  });
});
