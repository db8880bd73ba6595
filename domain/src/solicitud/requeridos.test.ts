import { generos, parentescos, situacionesLaborales, tiposDeCuenta } from '../codigos';
import { formularioDeSolicitud } from './campos';
import type { ContextoDeSolicitud } from './tipos';

const contexto: ContextoDeSolicitud = {
  rol: 'titular',
  hoy: '2026-03-10',
  idDepartamento: '002',
  identificacion: '1712345678',
};
const { campos, vacio, revisar } = formularioDeSolicitud;

/** The words that an empty form gives, letter by letter as specified and not read from the catalogue of messages. */
function palabrasDe(campo: keyof ReturnType<typeof vacio>): string | undefined {
  const resultado = revisar(vacio(), contexto);
  return 'errores' in resultado ? resultado.errores[campo] : undefined;
}

test('CLI-087 CLI-089 mobile and references of the house are asked for in their own words', () => {
  expect(palabrasDe('celular')).toBe('Celular del cliente es requerido.');
  expect(palabrasDe('referenciaDomicilio')).toBe('Referencias de la casa es requerido.');
});

test('CLI-096 CLI-097 profession and nationality are asked for in their own words', () => {
  expect(palabrasDe('profesion')).toBe('Profesión del cliente es requerida.');
  expect(palabrasDe('nacionalidad')).toBe('Nacionalidad del cliente es requerida.');
});

test('CLI-101 CLI-102 CLI-103 province, city and parish are asked for in their own words, the last without stop', () => {
  expect(palabrasDe('provinciaCodigo')).toBe('Provincia del cliente es requerida.');
  expect(palabrasDe('cantonCodigo')).toBe('Ciudad del cliente es requerida.');
  expect(palabrasDe('parroquiaCodigo')).toBe('Parroquia del cliente es requerida');
});

test('CLI-104 CLI-105 gender and labour situation are asked for in their own words', () => {
  expect(palabrasDe('genero')).toBe('Género del cliente es requerido');
  expect(palabrasDe('situacionLaboral')).toBe('Situación laboral del cliente es requerida.');
});

test('EST-554 EST-564 kinships, account types, genders and labour codes are those of the specification', () => {
  expect(parentescos.map((p) => p.codigo).join(' ')).toBe(
    'madre padre hijo abuelo hermano tio primo sobrino amigo yerno suegro cuñado colaborador Conyuge',
  );
  expect(tiposDeCuenta.map((t) => t.codigo)).toEqual(['AHORROS', 'CORRIENTE']);
  expect(generos.map((g) => g.codigo)).toEqual(['M', 'F']);
  expect(situacionesLaborales.map((s) => s.codigo).sort()).toEqual(['A', 'B', 'H', 'I', 'V']);
});

test('CLI-059 CLI-060 CLI-064 exposure, beneficiary and goods have a field for each specified fact', () => {
  expect(Object.keys(campos)).toEqual(
    expect.arrayContaining([
      ...['pepExpuesto', 'pepVinculo', 'pepNombres', 'pepParentesco'],
      ...['beneficiarioCedula', 'beneficiarioNombres', 'beneficiarioApellidoPaterno', 'beneficiarioApellidoMaterno'],
      ...['beneficiarioNacionalidad', 'beneficiarioGenero', 'beneficiarioActividad'],
      ...['estadoBien', 'valorBien'],
    ]),
  );
  expect(campos.beneficiarioCedula.seccion).toBe('beneficiario');
  expect(campos.valorBien).toMatchObject({ seccion: 'bien', tipo: 'monto', minimo: 0 });
});
