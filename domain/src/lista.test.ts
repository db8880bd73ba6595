import fc from 'fast-check';
import { ErrorDeNegocio } from './errores';
import { contentRange, type DefinicionDeLista, filtrosDe, leerLista } from './lista';

const definicion: DefinicionDeLista<
  'numeroAsamblea' | 'fecha',
  'producto' | 'numeroAsamblea' | 'desde' | 'cerrada' | 'actualizadoDesde' | 'idCodigo' | 'estado'
> = {
  ordenables: ['numeroAsamblea', 'fecha'],
  filtros: {
    producto: 'texto',
    numeroAsamblea: 'entero',
    desde: 'fecha',
    cerrada: 'booleano',
    actualizadoDesde: 'instante',
    idCodigo: 'codigos',
    estado: ['P', 'A'],
  },
  ordenInicial: { campo: 'fecha', direccion: 'DESC' },
};

function rechaza(consulta: Record<string, unknown>): Record<string, string> {
  try {
    leerLista(consulta, definicion);
  } catch (e) {
    if (e instanceof ErrorDeNegocio) {
      expect(e.kind).toBe('malformado');
      return { ...e.errors };
    }
    throw e;
  }
  throw new Error('accepted');
}

/** What the refusal says may be asked instead. */
function admitidos(consulta: Record<string, unknown>): unknown {
  try {
    leerLista(consulta, definicion);
  } catch (e) {
    if (e instanceof ErrorDeNegocio) return e.detalle?.['admitidos'];
  }
  throw new Error('accepted');
}

describe('refusals', () => {
  test('a field that the list does not sort or filter by: the refusal names those that it does, with their kinds', () => {
    expect(admitidos({ sort: '["clave","ASC"]' })).toEqual(['numeroAsamblea', 'fecha']);
    expect(admitidos({ filter: '{"fecha":"2026-01-01"}' })).toEqual({ id: 'ids', ...definicion.filtros });
    expect(admitidos({ filter: '{"desde":"mañana"}' })).toEqual({ desde: 'fecha' });
    expect(admitidos({ filter: '{"estado":"X"}' })).toEqual({ estado: ['P', 'A'] });
    expect(admitidos({ range: '[0]' })).toBeUndefined();
  });

  test.each([
    '',
    '[',
    '{}',
    'null',
    '[]',
    '["fecha"]',
    '["fecha","asc"]',
    '["fecha","ASC","x"]',
    '["clave","ASC"]',
    '["__proto__","ASC"]',
    '["fecha; DROP TABLE asamblea","ASC"]',
    '[["fecha"],"ASC"]',
    `["${'x'.repeat(2000)}","ASC"]`,
    ['["fecha","ASC"]', '["fecha","ASC"]'],
  ])('sort=%j is refused', (sort) => {
    expect(Object.keys(rechaza({ sort }))).toEqual(['sort']);
  });

  test.each([
    '',
    '[0]',
    '[0,9,1]',
    '[-1,9]',
    '[9,0]',
    '["0","9"]',
    '[0,100]',
    '[0,1e9]',
    '[0.5,9]',
    '[0,null]',
    '[1000000,1000001]',
    '{"0":1}',
  ])('range=%j is refused', (range) => {
    expect(Object.keys(rechaza({ range }))).toEqual(['range']);
  });

  test.each(['', '[]', 'null', '"x"', '{"clave":1}', '{"__proto__":{"x":1}}', '{"constructor":1}'])(
    'filter=%j is refused',
    (filter) => {
      expect(Object.keys(rechaza({ filter }))).toEqual(['filter']);
    },
  );

  test.each([
    ['producto', '{"producto":1}'],
    ['producto', '{"producto":{"$gt":""}}'],
    ['producto', `{"producto":"${'x'.repeat(201)}"}`],
    ['numeroAsamblea', '{"numeroAsamblea":"1"}'],
    ['numeroAsamblea', '{"numeroAsamblea":1.5}'],
    ['numeroAsamblea', '{"numeroAsamblea":1e300}'],
    ['estado', '{"estado":"p"}'],
    ['estado', '{"estado":["P"]}'],
    ['desde', '{"desde":"2025-02-30"}'],
    ['cerrada', '{"cerrada":"true"}'],
    ['id', '{"id":[{}]}'],
    ['id', `{"id":${JSON.stringify(Array.from({ length: 101 }, (_, i) => i))}}`],
    ['id', '{"id":[1.5]}'],
    ['id', '{"id":"abc"}'],
    ['id', '{"id":[]}'],
    ['actualizadoDesde', '{"actualizadoDesde":"2026-03-01"}'],
    ['actualizadoDesde', '{"actualizadoDesde":"2026-02-31T10:00:00Z"}'],
    ['actualizadoDesde', '{"actualizadoDesde":"2026-03-01T10:00:00-05:00"}'],
    ['actualizadoDesde', '{"actualizadoDesde":1772323200000}'],
    ['idCodigo', '{"idCodigo":7}'],
    ['idCodigo', '{"idCodigo":[""]}'],
  ])('the value of %s in %s', (campo, filter) => {
    expect(Object.keys(rechaza({ filter }))).toEqual([campo]);
  });

  test('a list whose rows are no records refuses `id`; one whose keys are codes, whatever is no text', () => {
    const sin = { ...definicion, clave: 'ninguna' } as const;
    expect(() => leerLista({ filter: '{"id":1}' }, sin)).toThrow(ErrorDeNegocio);
    expect(filtrosDe(sin)).toEqual(definicion.filtros);
    const porCodigo = { ...definicion, clave: 'codigos' } as const;
    expect(() => leerLista({ filter: '{"id":1}' }, porCodigo)).toThrow(ErrorDeNegocio);
    expect(leerLista({ filter: '{"id":"01"}' }, porCodigo).filtro.id).toEqual(['01']);
  });

  test('the text says in Spanish what is wrong', () => {
    expect(rechaza({ sort: '["clave","ASC"]' })).toEqual({ sort: "No se puede ordenar ni filtrar por 'clave'" });
    expect(rechaza({ range: '[0,100]' })).toEqual({ range: 'El rango pedido no es válido o supera 100 registros' });
  });
});

test.each([
  ['{"producto":1}', "El filtro 'producto' no admite 1: espera un texto de a lo sumo 200 caracteres"],
  ['{"numeroAsamblea":"7"}', `El filtro 'numeroAsamblea' no admite "7": espera un número entero, sin comillas`],
  ['{"desde":"2025-02-30"}', `El filtro 'desde' no admite "2025-02-30": espera una fecha AAAA-MM-DD que exista`],
  ['{"cerrada":"sí"}', `El filtro 'cerrada' no admite "sí": espera true o false, sin comillas`],
  [
    '{"actualizadoDesde":null}',
    "El filtro 'actualizadoDesde' no admite null: espera un instante en UTC, como 2026-03-01T05:00:00.000Z",
  ],
  ['{"id":"abc"}', `El filtro 'id' no admite "abc": espera un número entero, o una lista de 1 a 100`],
  ['{"idCodigo":[]}', "El filtro 'idCodigo' no admite []: espera un código, o una lista de 1 a 100"],
  ['{"estado":"R"}', `El filtro 'estado' no admite "R": espera uno de: P, A`],
])('the refusal of %s names the filter, what came and what it takes', (filter, texto) => {
  const [[, dicho]] = Object.entries(rechaza({ filter })) as [[string, string]];
  expect(dicho).toBe(texto);
});

test('of a long value the refusal repeats the beginning', () => {
  const texto = rechaza({ filter: JSON.stringify({ desde: 'x'.repeat(900) }) })['desde'];
  expect(texto).toBe(`El filtro 'desde' no admite "${'x'.repeat(39)}…: espera una fecha AAAA-MM-DD que exista`);
});

describe('a list that needs a filter', () => {
  const deUnPlan = {
    ordenables: ['fecha'],
    filtros: { plan: 'texto', estado: ['P', 'A'] },
    ordenInicial: { campo: 'fecha', direccion: 'ASC' },
    requerido: 'plan',
  } as const satisfies DefinicionDeLista;
  const rechazo = (filter: string | undefined, lista: DefinicionDeLista) => {
    try {
      return leerLista({ filter }, lista) && null;
    } catch (e) {
      const { kind, code, errors, detalle } = e as ErrorDeNegocio;
      return { kind, code, errors, detalle };
    }
  };

  test.each([undefined, '{}', '{"plan":""}', '{"estado":"P"}'])(
    'asked with %j it says which is missing, what that takes and what may stand in its place',
    (filter) => {
      expect(rechazo(filter, deUnPlan)).toEqual({
        kind: 'malformado',
        code: 'lista-mal-formada',
        errors: {
          plan: "Falta el filtro 'plan', que espera un texto de a lo sumo 200 caracteres; en su lugar puede ir 'id'",
        },
        detalle: { admitidos: { plan: 'texto', id: 'ids' } },
      });
    },
  );

  test('nothing stands in its place where rows have no key; where what changed is asked for, that too', () => {
    const sinClave = { ...deUnPlan, clave: 'ninguna', requerido: 'estado' } as const;
    expect(rechazo('{"plan":"01-M001-1"}', sinClave)?.errors).toEqual({
      estado: "Falta el filtro 'estado', que espera uno de: P, A",
    });
    const conCambios = { ...deUnPlan, filtros: { ...deUnPlan.filtros, actualizadoDesde: 'instante' } } as const;
    expect(rechazo(undefined, conCambios)?.errors?.['plan']).toMatch(/puede ir 'id' o 'actualizadoDesde'$/);
    expect(rechazo('{"actualizadoDesde":"2026-03-01T10:00:00Z"}', conCambios)).toBeNull();
  });

  test.each(['{"plan":"01-M001-1"}', '{"id":7}', '{"id":7,"estado":"P"}'])('%s is enough', (filter) => {
    expect(rechazo(filter, deUnPlan)).toBeNull();
  });
});

test('one of the texts of a filter is taken as it is', () => {
  expect(leerLista({ filter: '{"estado":"A"}' }, definicion).filtro.estado).toBe('A');
});

test('GEN-518 without parameters: 10 rows in the initial order', () => {
  expect(leerLista({}, definicion)).toEqual({
    orden: { campo: 'fecha', direccion: 'DESC' },
    desde: 0,
    cantidad: 10,
    filtro: {},
  });
});

test('everything understood; one id is a list of one', () => {
  const consulta = leerLista(
    {
      sort: '["numeroAsamblea","ASC"]',
      range: '[50,74]',
      filter: '{"producto":"01","numeroAsamblea":7,"desde":"2025-01-01","cerrada":true,"id":12}',
    },
    definicion,
  );
  expect(consulta.orden).toEqual({ campo: 'numeroAsamblea', direccion: 'ASC' });
  expect([consulta.desde, consulta.cantidad]).toEqual([50, 25]);
  expect({ ...consulta.filtro }).toEqual({
    producto: '01',
    numeroAsamblea: 7,
    desde: '2025-01-01',
    cerrada: true,
    id: [12],
  });
});

test('keys: digits of a URL are numbers, codes stay texts', () => {
  expect(leerLista({ filter: '{"id":["7",8]}' }, definicion).filtro.id).toEqual([7, 8]);
  expect(leerLista({ filter: '{"idCodigo":"01-M001-7"}' }, definicion).filtro.idCodigo).toEqual(['01-M001-7']);
});

test('an instant is one in UTC, with or without fractions of a second', () => {
  for (const instante of ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.250Z', '2026-03-01T10:00Z'])
    expect(leerLista({ filter: JSON.stringify({ actualizadoDesde: instante }) }, definicion).filtro).toEqual({
      actualizadoDesde: instante,
    });
});

test('the largest page is the definition’s', () => {
  expect(leerLista({ range: '[0,0]' }, { ...definicion, maximo: 1 }).cantidad).toBe(1);
  expect(() => leerLista({ range: '[0,1]' }, { ...definicion, maximo: 1 })).toThrow(ErrorDeNegocio);
});

test('any text is either understood or refused as malformed, and never touches a prototype', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.constantFrom('sort', 'range', 'filter'), (texto, parametro) => {
      try {
        const c = leerLista({ [parametro]: texto }, definicion);
        expect(c.cantidad).toBeGreaterThan(0);
        expect(c.cantidad).toBeLessThanOrEqual(100);
        expect(Object.keys(c.filtro).every((k) => Object.hasOwn(filtrosDe(definicion), k))).toBe(true);
      } catch (e) {
        expect(e).toMatchObject({ kind: 'malformado', status: 400 });
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [0, 10, 123, 'asamblea 0-9/123'],
  [120, 3, 123, 'asamblea 120-122/123'],
  [0, 0, 0, 'asamblea */0'],
  [200, 0, 123, 'asamblea */123'],
])('Content-Range from %i, %i rows of %i', (desde, filas, total, esperado) => {
  expect(contentRange('asamblea', desde, filas, total)).toBe(esperado);
});
