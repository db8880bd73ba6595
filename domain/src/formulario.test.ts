import fc from 'fast-check';
import { type Campos, crearFormulario } from './formulario';
import { mensajes } from './mensajes';

const { propios, CLI } = mensajes;

interface Prueba {
  texto: string | null;
  corto: string | null;
  notas: string | null;
  cifras: string | null;
  correo: string | null;
  fecha: string | null;
  opcion: string | null;
  pais: string | null;
  entero: number | null;
  monto: number | null;
  casilla: boolean;
  oculto: string | null;
  fijo: string | null;
}
interface Contexto {
  hoy: string;
}
const seccion = 's';
const campos: Campos<Prueba, Contexto> = {
  texto: {
    etiqueta: 'Texto',
    seccion,
    tipo: 'texto',
    maximo: 5,
    requerido: 'falta texto',
    alCambiar: () => ({ corto: null }),
  },
  corto: {
    etiqueta: 'Corto',
    seccion,
    tipo: 'texto',
    minimo: 2,
    maximo: 3,
    mensaje: 'dos o tres',
    mayusculas: true,
    patron: { expresion: /^[\p{L}]+$/u, mensaje: 'solo letras' },
  },
  notas: { etiqueta: 'Notas', seccion, tipo: 'parrafo', maximo: 20 },
  cifras: { etiqueta: 'Cifras', seccion, tipo: 'digitos', minimo: 3, maximo: 4, mensaje: 'tres o cuatro' },
  correo: { etiqueta: 'Correo', seccion, tipo: 'correo' },
  fecha: {
    etiqueta: 'Fecha',
    seccion,
    tipo: 'fecha',
    rango: ({ hoy }) => ({ desde: '2026-01-01', hasta: hoy }),
    mensaje: 'fuera de rango',
  },
  opcion: {
    etiqueta: 'Opción',
    seccion,
    tipo: 'opcion',
    opciones: [{ codigo: 'S', nombre: 'Sí' }],
    requerido: 'falta opción',
    requeridoSi: (v) => v.casilla,
  },
  pais: { etiqueta: 'País', seccion, tipo: 'catalogo', recurso: 'pais', maximo: 2 },
  entero: { etiqueta: 'Entero', seccion, tipo: 'entero', minimo: 0, maximo: 9 },
  monto: { etiqueta: 'Monto', seccion, tipo: 'monto', minimo: 0 },
  casilla: { etiqueta: 'Casilla', seccion, tipo: 'casilla' },
  oculto: {
    etiqueta: 'Oculto',
    seccion,
    tipo: 'texto',
    maximo: 5,
    requerido: 'falta oculto',
    visible: (v) => v.casilla,
  },
  fijo: { etiqueta: 'Fijo', seccion, tipo: 'texto', maximo: 5, fijado: (v) => (v.casilla ? 'fijo' : undefined) },
};
const formulario = crearFormulario<Prueba, Contexto>(campos);
const contexto = { hoy: '2026-03-10' };
const base = { texto: 'hola' };

const revisar = (cambios: object) => {
  const resultado = formulario.revisar({ ...base, ...cambios }, contexto);
  return 'errores' in resultado ? resultado.errores : resultado.valores;
};

test.each([null, undefined, 'texto', 5, [], [1]])('what is no form is refused: %p', (entrada) => {
  expect(formulario.revisar(entrada, contexto)).toEqual({ errores: { '': propios.formaInesperada } });
});

test('unknown keys are errors under their own name, prototypes included', () => {
  const entrada = JSON.parse('{"texto":"hola","otro":1,"__proto__":{"x":1},"constructor":2}');
  expect(formulario.revisar(entrada, contexto)).toEqual({
    errores: JSON.parse(
      `{"otro":"${propios.campoDesconocido}","__proto__":"${propios.campoDesconocido}","constructor":"${propios.campoDesconocido}"}`,
    ),
  });
});

describe('each kind: [sent, kept] on this side of its bounds, [sent, message] beyond', () => {
  test.each<[keyof Prueba, [unknown, unknown][], [unknown, string][]]>([
    [
      'texto',
      [
        ['a', 'a'],
        ['12345', '12345'],
        ['  a   b ', 'a b'],
        ['e\u0301', 'é'],
        ['\u202aa\u202c', 'a'],
        ['a\tb', 'a b'],
      ],
      [
        ['123456', propios.textoLargo(5)],
        [5, propios.tipoInesperado],
        ['a\nb', propios.textoNoPermitido],
        ['a\u0000', propios.textoNoPermitido],
      ],
    ],
    [
      'corto',
      [
        ['ab', 'AB'],
        ['ñño', 'ÑÑO'],
      ],
      [
        ['a', 'dos o tres'],
        ['abcd', 'dos o tres'],
        ['a1', 'solo letras'],
      ],
    ],
    [
      'notas',
      [['a\nb', 'a\nb']],
      [
        ['x'.repeat(21), propios.textoLargo(20)],
        ['a\u0000', propios.textoNoPermitido],
      ],
    ],
    [
      'cifras',
      [
        ['123', '123'],
        ['1234', '1234'],
        ['12-3 4', '1234'],
      ],
      [
        ['12', 'tres o cuatro'],
        ['12345', 'tres o cuatro'],
        ['12a', 'tres o cuatro'],
        [123, propios.tipoInesperado],
      ],
    ],
    [
      'correo',
      [
        ['a@b.ec', 'a@b.ec'],
        [' a@b.ec ', 'a@b.ec'],
      ],
      [
        ['a@b', CLI.correoInvalido],
        [`${'a'.repeat(250)}@b.ec`, propios.textoLargo(254)],
      ],
    ],
    [
      'fecha',
      [
        ['2026-01-01', '2026-01-01'],
        ['2026-03-10', '2026-03-10'],
      ],
      [
        ['2025-12-31', 'fuera de rango'],
        ['2026-03-11', 'fuera de rango'],
        ['2026-02-30', propios.fechaInvalida],
      ],
    ],
    [
      'opcion',
      [['S', 'S']],
      [
        ['N', propios.opcionInvalida],
        ['s', propios.opcionInvalida],
      ],
    ],
    [
      'pais',
      [['EC', 'EC']],
      [
        ['ECU', propios.opcionInvalida],
        ['E C', propios.opcionInvalida],
      ],
    ],
    [
      'entero',
      [
        [0, 0],
        [9, 9],
      ],
      [
        [-1, propios.minimo(0)],
        [10, propios.maximo(9)],
        [1.5, propios.enteroInvalido],
        ['1', propios.numeroInvalido],
      ],
    ],
    [
      'monto',
      [
        [0, 0],
        [0.01, 0.01],
      ],
      [
        [-0.01, propios.minimo(0)],
        [0.001, propios.montoInvalido],
        ['1', propios.montoInvalido],
      ],
    ],
    ['casilla', [[false, false]], [['no', propios.opcionInvalida]]],
  ])('a field of kind %s keeps what fits and refuses the rest', (campo, buenos, malos) => {
    for (const [enviado, guardado] of buenos)
      expect(revisar({ [campo]: enviado })).toMatchObject({ [campo]: guardado });
    for (const [enviado, mensaje] of malos) expect(revisar({ [campo]: enviado })).toEqual({ [campo]: mensaje });
  });
});

test('empty is null whatever it was, and required where the table says so', () => {
  for (const vacio of [null, undefined, '', '   ']) {
    expect(revisar({ texto: vacio })).toEqual({ texto: 'falta texto' });
    expect(revisar({ corto: vacio })).toMatchObject({ corto: null });
  }
  expect(revisar({ casilla: true, oculto: 'x' })).toEqual({ opcion: 'falta opción' });
  expect(revisar({ casilla: false })).toMatchObject({ opcion: null });
});

test('a field that is not shown has no value and no error, whatever was sent for it', () => {
  expect(revisar({ oculto: 'x' })).toMatchObject({ oculto: null });
  expect(revisar({ oculto: 'demasiado largo' })).toMatchObject({ oculto: null });
  expect(revisar({ casilla: true, opcion: 'S' })).toEqual({ oculto: 'falta oculto' });
  expect(formulario.esRequerido('oculto', formulario.vacio(), contexto)).toBe(false);
});

test('a fixed field keeps its value whatever was sent', () => {
  const con = { casilla: true, opcion: 'S', oculto: 'x' };
  for (const fijo of ['otro', 'demasiado largo', 7, null])
    expect(revisar({ ...con, fijo })).toMatchObject({ fijo: 'fijo' });
  expect(revisar({ fijo: 'otro' })).toMatchObject({ fijo: 'otro' });
});

test('a user’s change resets the fields that the table lists; the given object is not changed', () => {
  const antes = { ...formulario.vacio(), texto: 'a', corto: 'AB', entero: 1 };
  const copia = { ...antes };
  expect(formulario.cambiar(antes, 'texto', 'b')).toEqual({ ...antes, texto: 'b', corto: null });
  expect(formulario.cambiar(antes, 'entero', 2)).toEqual({ ...antes, entero: 2 });
  expect(antes).toEqual(copia);
});

test('the schema gives the same answer as revisar', () => {
  const esquema = formulario.esquema(contexto);
  expect(esquema.parse(base)).toEqual(revisar({}));
  const { error } = esquema.safeParse({ texto: '123456', otro: 1 });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['otro'], propios.campoDesconocido],
    [['texto'], propios.textoLargo(5)],
  ]);
});

test('whatever is sent, it is refused with words or kept in a form that is accepted again unchanged', () => {
  const valor = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.object());
  const entrada = fc.dictionary(fc.constantFrom(...formulario.nombres, 'otro', '__proto__'), valor);
  fc.assert(
    fc.property(entrada, (enviado) => {
      const resultado = formulario.revisar(enviado, contexto);
      if ('errores' in resultado) {
        expect(Object.values(resultado.errores).every((texto) => texto.length > 0)).toBe(true);
      } else {
        expect(formulario.revisar(resultado.valores, contexto)).toEqual(resultado);
      }
    }),
  );
});
