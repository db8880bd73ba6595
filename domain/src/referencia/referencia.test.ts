import type { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { Rol } from '../roles';
import { type DatosDeReferencia, formularioDeReferencia, leerReferencia } from './campos';
import { cicloDeReferencia } from './ciclo';
import type { TipoDeReferencia } from './tipos';
import { tiposDeReferencia } from './tipos';

const hoy = '2026-03-10';
const validas: Readonly<Record<TipoDeReferencia, Partial<DatosDeReferencia>>> = {
  R: {
    nombre: 'Íñigo Muñoz',
    identificacion: '1712345678',
    parentesco: 'cuñado',
    ciudad: 'Quito',
    direccion: 'Av. Amazonas',
    telefono: '2345678',
  },
  C: { nombreComercio: 'Almacenes La Ganga', ciudad: 'Quito', direccion: 'Av. Amazonas', telefono: '022345678' },
  B: { bancoCodigo: 'B001', fechaApertura: '2020-01-31', tipoCuenta: 'AHORROS', numeroCuenta: '2200123456' },
};
const errores = (tipo: TipoDeReferencia, cambio: object): object => {
  try {
    leerReferencia(tipo, { ...validas[tipo], ...cambio }, { hoy });
    return {};
  } catch (error) {
    return (error as ErrorDeNegocio).errors ?? {};
  }
};
const vacia = (tipo: TipoDeReferencia): object =>
  errores(tipo, Object.fromEntries(Object.keys(validas[tipo]).map((campo) => [campo, null])));

test('EST-543 EST-544 EST-546 EST-547 an empty personal reference', () => {
  expect(vacia('R')).toEqual({
    nombre: 'Nombre de la persona es requerido.',
    identificacion: 'Cédula de la persona es requerida.',
    parentesco: 'Tipo de parentesco es requerido.',
    ciudad: 'Ciudad es requerida.',
    direccion: 'Dirección es requerida.',
    telefono: 'Teléfono es requerido.',
  });
});

test('EST-543 EST-544 EST-548 an empty commercial reference', () => {
  expect(vacia('C')).toEqual({
    nombreComercio: 'Nombre del comercio o proveedor es requerido.',
    ciudad: 'Ciudad es requerida.',
    direccion: 'Dirección es requerida.',
    telefono: 'Teléfono es requerido.',
  });
});

test('EST-549 EST-550 EST-551 EST-552 an empty bank reference', () => {
  expect(vacia('B')).toEqual({
    bancoCodigo: 'Nombre del banco es requerido.',
    fechaApertura: 'Fecha de apertura de la cuenta es requerida.',
    tipoCuenta: 'Tipo de cuenta es requerido.',
    numeroCuenta: 'Número de cuenta es requerido.',
  });
});

const personal = 'Escriba al menos 1 nombre y 1 apellido';
test.each([
  ['EST-545 one word', 'R', { nombre: 'Íñigo' }, { nombre: personal }],
  ['EST-545 a digit', 'R', { nombre: 'Íñigo Muñ0z' }, { nombre: personal }],
  ['EST-546 eleven digits', 'R', { identificacion: '17123456789' }, { identificacion: propios.cedulaOPasaporte }],
  ['EST-546 letters alone', 'R', { identificacion: 'ABC' }, { identificacion: propios.cedulaOPasaporte }],
  ['EST-544 two numbers', 'R', { telefono: '0991234567 / 022345678' }, { telefono: 'Teléfono inválido' }],
  ['EST-544 an extension', 'R', { telefono: '022345678 ext. 12' }, { telefono: 'Teléfono inválido' }],
  ['EST-544 a number for abroad that is not whole', 'R', { telefono: '0059322345' }, { telefono: 'Teléfono inválido' }],
  ['REF-009 another kinship', 'R', { parentesco: 'vecino' }, { parentesco: 'Opción no permitida' }],
  ['EST-544 six digits', 'R', { telefono: '234567' }, { telefono: 'Teléfono inválido' }],
  ['EST-544 eleven digits', 'C', { telefono: '02345678901' }, { telefono: 'Teléfono inválido' }],
  ['EST-548 a digit', 'C', { nombreComercio: 'Almacén 3B' }, { nombreComercio: 'Use solo letras' }],
  [
    'EST-550 tomorrow',
    'B',
    { fechaApertura: '2026-03-11' },
    { fechaApertura: 'La fecha debe estar dentro de los últimos 105 años' },
  ],
  [
    'EST-550 a day too old',
    'B',
    { fechaApertura: '1921-03-09' },
    { fechaApertura: 'La fecha debe estar dentro de los últimos 105 años' },
  ],
  ['REF-008 another account', 'B', { tipoCuenta: 'PLAZO' }, { tipoCuenta: 'Opción no permitida' }],
  ['EST-552 a letter', 'B', { numeroCuenta: '22001A' }, { numeroCuenta: 'El número de cuenta tiene hasta 20 dígitos' }],
  ['a fact of another type', 'B', { nombre: 'Íñigo Muñoz' }, { nombre: 'Campo desconocido' }],
] as const)('%s is refused', (_, tipo, cambio, esperado) => {
  expect(errores(tipo, cambio)).toEqual(esperado);
});

test.each([
  ['EST-545 two words', 'R', { nombre: 'Ñusta Oña' }],
  ['EST-546 ten digits', 'R', { identificacion: '0912345678' }],
  ['EST-546 a passport', 'R', { identificacion: 'ab-123456' }],
  ['EST-544 seven and ten digits', 'C', { telefono: '0991234567' }],
  ['EST-550 today', 'B', { fechaApertura: '2026-03-10' }],
  ['EST-550 105 years ago', 'B', { fechaApertura: '1921-03-10' }],
  ['an empty fact of another type', 'B', { nombre: null, ciudad: '' }],
] as const)('%s is accepted', (_, tipo, cambio) => {
  expect(errores(tipo, cambio)).toEqual({});
});

test('EST-540 EST-541 EST-542 what is read has every fact; those of the other types are empty', () => {
  expect(leerReferencia('C', validas.C, { hoy })).toEqual({
    nombre: null,
    identificacion: null,
    parentesco: null,
    bancoCodigo: null,
    fechaApertura: null,
    tipoCuenta: null,
    numeroCuenta: null,
    ...validas.C,
  });
  expect(Object.keys(formularioDeReferencia('B').campos)).toEqual(Object.keys(validas.B));
});

test('EST-553 two of each are needed, and three personal ones are the most', () => {
  expect(tiposDeReferencia.map(({ codigo, requeridas, maximo }) => [codigo, requeridas, maximo])).toEqual([
    ['R', 2, 3],
    ['C', 2, null],
    ['B', 2, null],
  ]);
});

describe('EST-519 EST-520 EST-521 the lifecycle', () => {
  const sinConfirmar = { confirmadaPor: null, confirmadaEn: null };
  const posibles = (role: Rol, estado: 'P' | 'C') =>
    cicloDeReferencia.accionesPosibles({ estado, ...sinConfirmar }, { actor: { role } });

  test.each([
    ['Ejecutivo Adjudicaciones', ['editar', 'eliminar'], ['editar']],
    ['Jefatura Adjudicaciones', ['editar', 'eliminar'], ['editar']],
    ['Riesgo', ['editar', 'eliminar', 'confirmar'], ['editar']],
    ['Legal', [], []],
    ['Asistente Legal', [], []],
    ['Gerente General', [], []],
    ['Comercial', [], []],
  ] as const)('%s may do these acts on a pending and on a confirmed one', (role, pendiente, confirmada) => {
    expect(posibles(role, 'P')).toEqual(pendiente);
    expect(posibles(role, 'C')).toEqual(confirmada);
  });

  test('an edit makes a confirmed one pending; confirming and removing it are conflicts', () => {
    const actor = { role: 'Riesgo' } as const;
    expect(cicloDeReferencia.transicion('editar', { estado: 'C', ...sinConfirmar }, { actor })).toMatchObject({
      hacia: 'P',
    });
    expect(cicloDeReferencia.transicion('confirmar', { estado: 'P', ...sinConfirmar }, { actor })).toMatchObject({
      hacia: 'C',
    });
    for (const accion of ['confirmar', 'eliminar'] as const)
      expect(() => cicloDeReferencia.transicion(accion, { estado: 'C', ...sinConfirmar }, { actor })).toThrow(
        'La referencia ya está confirmada',
      );
  });
});

test('EST-519 EST-520 who was slower learns who confirmed it and when, and what its state is called', () => {
  const contexto = { actor: { role: 'Riesgo' } } as const;
  const confirmada = { estado: 'C', confirmadaPor: 'Iván Montenegro', confirmadaEn: '2026-03-10T15:04:00Z' } as const;
  for (const accion of ['confirmar', 'eliminar'] as const) {
    const rechazo = cicloDeReferencia.rechazo(accion, confirmada, contexto);
    expect(rechazo).toMatchObject({
      status: 409,
      code: 'referencia-confirmada',
      detalle: { quien: 'Iván Montenegro', cuando: '2026-03-10T15:04:00.000Z' },
    });
    expect(rechazo?.title).toContain('Iván Montenegro el 10/03/2026 10:04');
  }
  expect([cicloDeReferencia.etiquetaDe?.('P'), cicloDeReferencia.etiquetaDe?.('C')]).toEqual([
    'Pendiente',
    'Confirmada',
  ]);
});

test('EST-520 one confirmed without a date says that it is confirmed, without a name', () => {
  const rechazo = cicloDeReferencia.rechazo(
    'eliminar',
    { estado: 'C', confirmadaPor: 'Iván Montenegro', confirmadaEn: null },
    { actor: { role: 'Riesgo' } },
  );
  expect(rechazo).toMatchObject({ title: 'La referencia ya está confirmada', detalle: { quien: null, cuando: null } });
});
