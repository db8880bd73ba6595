import { datosDePersona } from '../datosDePersona';
import { formularioDeSolicitud } from '../solicitud/campos';
import {
  datoCambiado,
  datoLegible,
  datosRectificables,
  etiquetaDeDato,
  rechazosDeDeclaracion,
  rectificadosQueVuelven,
  valorRectificado,
} from './rectificacion';
import { esquemaDerecho } from './validacion';

const HOY = '2026-03-10';
const nueva = {
  identificacion: '1710034065',
  tipo: 'rectificacion',
  ingreso: '2026-03-02',
  comprobacion: 'Presentó su cédula',
  pedido: 'Que corrijan su correo',
  dato: 'correo',
  valor: 'rosa@ejemplo.ec',
  prueba: 'Carta firmada',
};
const errores = (cambio: object): string[] =>
  esquemaDerecho(HOY)
    .safeParse({ ...nueva, ...cambio })
    .error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each([
  ['without the datum', { dato: undefined }, ['dato']],
  ['of a datum that is nobody may rectify', { dato: 'identificacion' }, ['dato']],
  ['without what is right', { valor: ' ' }, ['valor']],
  ['that would empty what may be empty', { dato: 'apellidoMaterno', valor: ' ' }, ['valor']],
  ['of a free text that was not sent', { dato: 'direccion', valor: undefined }, ['valor']],
  ['with an address that is none', { valor: 'rosa' }, ['valor']],
  ['with a birthday of a child', { dato: 'fechaNacimiento', valor: '2020-01-01' }, ['valor']],
  ['with a marital status that there is not', { dato: 'estadoCivil', valor: 'X' }, ['valor']],
  ['with a telephone that is too short', { dato: 'celular', valor: '09912' }, ['valor']],
  ['with a name of digits', { dato: 'nombres', valor: 'R0sa' }, ['valor']],
  ['without proof', { prueba: undefined }, ['prueba']],
])('a rectification %s is refused at its field', (_, cambio, campos) => {
  expect(errores(cambio)).toEqual(campos);
});

test('what belongs to a rectification is refused in a request of another kind', () => {
  expect(errores({ tipo: 'acceso' })).toEqual(['dato', 'valor', 'prueba']);
});

test('a whole one is taken', () => {
  expect(esquemaDerecho(HOY).parse(nueva)).toEqual(nueva);
});

test.each([
  ['celular', '099 123-4567', '0991234567'],
  ['nombres', '  María   José ', 'María José'],
  ['fechaNacimiento', '1985-03-05', '1985-03-05'],
] as const)('%s %p is stored as %p', (dato, escrito, guardado) => {
  expect(valorRectificado(dato, escrito, HOY)).toEqual({ valor: guardado });
});

test('each datum is judged and called as in the application', () => {
  for (const dato of datosRectificables) {
    const { etiqueta } = formularioDeSolicitud.campos[dato === 'telefono' ? 'telefonoDomicilio' : dato];
    expect([dato, etiquetaDeDato(dato)]).toEqual([dato, etiqueta]);
  }
  expect([...datosRectificables].sort()).toEqual(Object.keys(datosDePersona).sort());
});

test('a datum changed meanwhile is a conflict that names it', () => {
  const error = datoCambiado('correo');
  expect(error).toMatchObject({ kind: 'conflicto', code: 'dato-cambiado', detalle: { dato: 'correo' } });
  expect(error.title).toContain('Correo electrónico');
});

describe('what a saved declaration would undo', () => {
  const hecha = { solicitud: 7, desde: HOY, dato: 'celular', valorAnterior: '0991', valor: '0992' } as const;
  const segunda = { ...hecha, solicitud: 8, valorAnterior: '0992', valor: '0993' } as const;
  const vuelve = (
    declarado: string | null,
    presente: string,
    escrito: boolean,
    hechas = [hecha] as (typeof hecha | typeof segunda)[],
  ) =>
    rectificadosQueVuelven({ celular: declarado }, { celular: presente }, hechas, escrito ? ['celular'] : []).map(
      ({ solicitud }) => solicitud,
    );

  test.each<[string, string | null, string, boolean, number[]]>([
    ['the wrong value, carried along', '0991', '0992', false, [7]],
    ['the wrong value, written again', '0991', '0992', true, [7]],
    ['another one, declared before', '0990', '0992', false, [7]],
    ['another one, written now', '0990', '0992', true, []],
    ['what is right', '0992', '0992', true, []],
    ['what is right, carried along', '0992', '0992', false, []],
    ['the wrong value, when the person says something newer', '0991', '0995', true, []],
  ])('%s: requests that stand against it', (_, declarado, presente, escrito, solicitudes) => {
    expect(vuelve(declarado, presente, escrito)).toEqual(solicitudes);
  });

  test('a correction of another datum stands against nothing, though it says the same', () => {
    const deOtro = { ...hecha, dato: 'telefono' } as const;
    expect(rectificadosQueVuelven({ celular: '0990' }, { celular: '0992' }, [deOtro], [])).toEqual([]);
    const ambas = [hecha, { ...deOtro, valorAnterior: '0990' }];
    expect(rectificadosQueVuelven({ celular: '0990' }, { celular: '0992' }, ambas, ['celular'])).toEqual([]);
  });

  test('what was empty comes back when it is left empty', () => {
    const antesVacio = { ...hecha, valorAnterior: null };
    expect(rectificadosQueVuelven({ celular: '' }, { celular: '0992' }, [antesVacio], ['celular'])).toEqual([
      antesVacio,
    ]);
  });

  test('of two corrections the one in force is named, and no value that either found wrong comes back', () => {
    for (const declarado of ['0991', '0992']) expect(vuelve(declarado, '0993', true, [hecha, segunda])).toEqual([8]);
  });

  test('the refusal stands under the field of the form, with day, request and the value as people read it', () => {
    const errores = rechazosDeDeclaracion([
      { ...hecha, dato: 'telefono' },
      { ...hecha, dato: 'estadoCivil', valor: 'C' },
    ]);
    expect(Object.keys(errores)).toEqual(['telefonoDomicilio', 'estadoCivil']);
    expect(errores['telefonoDomicilio']).toMatch(/10\/03\/2026.*solicitud 7.*«0992»/);
    expect(errores['estadoCivil']).toContain(`«${datoLegible('estadoCivil', 'C')}»`);
    expect(datoLegible('estadoCivil', 'C')).not.toBe('C');
    expect([
      datoLegible('fechaNacimiento', '1985-03-05'),
      datoLegible('correo', null),
      datoLegible('correo', ''),
    ]).toEqual(['05/03/1985', '—', '—']);
  });
});
